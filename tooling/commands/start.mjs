/** `npm start`: build what changed, then serve. One process, so that a signal to it reaches the server. */
import '@drawbridge/tool-server/compile-cache';

const { ensureEmbedBuild } = await import('../build/embed-build.ts');
const { ensurePortalBuild } = await import('../build/portal-build.ts');
const { start } = await import('@drawbridge/tool-server/start');

ensurePortalBuild();
ensureEmbedBuild();
await start(process.env);
