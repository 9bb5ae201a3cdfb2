import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { ROOT } from '../root.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this size the header that names the encoding costs more than compression saves. */
const LEAST_BYTES = 256;
/** Above this size brotli's best level costs half a minute for an eighth less (the Python engine). */
const LARGE_BYTES = 2_000_000;
/** A file that shrinks less, such as a font or an archive, is compressed by its own format. */
const LEAST_GAIN = 0.05;
/** As many as the thread pool runs at the same time. */
const AT_ONCE = 4;

/** Both forms of every file, by its content: portal and frames have the same engines, and a build changes few files. */
const CACHE = path.join(ROOT, 'node_modules/.cache/drawbridge/compressed');

/** Written whole or not at all: two builds run at the same time. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}`;
  await writeFile(part, content);
  await rename(part, file);
}

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < LEAST_BYTES) return;
  const cached = path.join(CACHE, createHash('sha256').update(source).digest('hex'));
  if (!existsSync(`${cached}.br`)) await compress(source, cached);
  if (!existsSync(`${cached}.gz`)) return;
  await Promise.all(['gz', 'br'].map((form) => copyFile(`${cached}.${form}`, `${file}.${form}`)));
}

/** Writes both forms below `cached`; of a file that does not shrink enough an empty brotli form alone. */
async function compress(source: Uint8Array, cached: string): Promise<void> {
  const packed = await toGzip(source, { level: 9 });
  if (packed.length > source.length * (1 - LEAST_GAIN)) return writeWhole(`${cached}.br`, new Uint8Array());
  const brotli = await toBrotli(source, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: source.length > LARGE_BYTES ? 9 : zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_LGWIN]: zlib.BROTLI_MAX_WINDOW_BITS,
      [zlib.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  await writeWhole(`${cached}.gz`, packed);
  await writeWhole(`${cached}.br`, brotli);
}

/** Writes `<file>.br` and `<file>.gz` beside each built file below `folder` that shrinks enough. */
async function compressBuild(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const next = files.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of next) await compressFile(file);
    }),
  );
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('compress-build.ts: which folder?');
mkdirSync(CACHE, { recursive: true });
await compressBuild(folder);
