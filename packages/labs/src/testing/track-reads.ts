/**
 * For `--import`: writes the path of each file that this process or a thread of it reads, imported modules among them, to
 * the file named by TRACK_READS.
 */
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const list = process.env['TRACK_READS'] ?? '';
const { appendFileSync } = fs;

function note(path: unknown): void {
  if (typeof path === 'string' && path !== list) appendFileSync(list, `${resolve(path)}\n`);
  else if (path instanceof URL) appendFileSync(list, `${fileURLToPath(path)}\n`);
}

/** Replaces a function by one that first records its first argument. */
function track(holder: object, name: string): void {
  const original: unknown = Reflect.get(holder, name);
  if (typeof original !== 'function') throw new Error(`there is no ${name} to track`);
  const tracked = (...args: unknown[]): unknown => {
    note(args[0]);
    return Reflect.apply(original, holder, args);
  };
  Reflect.set(holder, name, tracked);
}

for (const name of [
  'readFile',
  'readFileSync',
  'open',
  'openSync',
  'createReadStream',
  'cp',
  'cpSync',
  'copyFileSync',
])
  track(fs, name);
for (const name of ['readFile', 'open', 'cp', 'copyFile']) track(fs.promises, name);
syncBuiltinESMExports();
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) note(new URL(url));
    return next(url, context);
  },
});
