import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

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

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < LEAST_BYTES) return;
  const packed = await toGzip(source, { level: 9 });
  if (packed.length > source.length * (1 - LEAST_GAIN)) return;
  const brotli = await toBrotli(source, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: source.length > LARGE_BYTES ? 9 : zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_LGWIN]: zlib.BROTLI_MAX_WINDOW_BITS,
      [zlib.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  });
  await Promise.all([writeFile(`${file}.gz`, packed), writeFile(`${file}.br`, brotli)]);
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
await compressBuild(folder);
