/**
 * Imported first by what starts a server: stripping types and compiling take half of a start, and are done once for all
 * starts. Plain JavaScript, because a TypeScript file would load Node's compiler before the cache is there.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The database's thread reads the variable.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../../node_modules/.cache/drawbridge/server', import.meta.url),
);
enableCompileCache();
