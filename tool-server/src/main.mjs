import './compile-cache.mjs';

const { start } = await import('./start.ts');
await start(process.env);
