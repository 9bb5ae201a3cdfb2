/** `npm start`: build what changed, then serve. One process, so that a signal to it reaches the server. */
import '@drawbridge/tool-server/compile-cache';
import { existsSync } from 'node:fs';
import path from 'node:path';

const { ensureDatabaseTemplate } = await import('../build/database-template.ts');
const { ensureEmbedBuild } = await import('../build/embed-build.ts');
const { ensurePortalBuild } = await import('../build/portal-build.ts');
const { start } = await import('@drawbridge/tool-server/start');
const { ROOT } = await import('../root.ts');

const data = path.resolve(ROOT, process.env.DATA_DIR || '.data', 'db');
const isNewDatabase = !process.env.DATABASE_URL && !existsSync(data);
await Promise.all([
  ensurePortalBuild(),
  ensureEmbedBuild(),
  ...(isNewDatabase ? [ensureDatabaseTemplate()] : []),
]);
await start(process.env);
