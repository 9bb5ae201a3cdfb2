import './start/compile-cache.mjs';

const { start } = await import('./start/start.ts');
await start(process.env);
