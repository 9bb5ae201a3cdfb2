/** The worker that runs labs, as one file with the binaries beside it. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findEngineFile } from '@drawbridge/labs/engine-files';
import { build, type Plugin } from 'vite';
import { ROOT } from '../root.ts';

const SOURCE = path.join(ROOT, 'packages/labs/src/engine/page/page-worker.ts');
/** In `dist`. */
const FOLDER = 'lab-worker';
const FILE = `${FOLDER}/lab-worker.js`;

const EXPRESSION = "new URL('./page-worker.ts', import.meta.url)";
const PLACE = '__DRAWBRIDGE_LAB_WORKER__';

/**
 * Vite and webpack bundle a worker when they see `new Worker(new URL('…', import.meta.url))`. Our own build must leave that
 * expression to the host's, with the address of the built file in it.
 */
export function labWorkerAddress(): Plugin {
  return {
    name: 'lab-worker-address',
    enforce: 'pre',
    transform: {
      filter: { id: /engine[\\/]page[\\/]page\.ts$/ },
      handler(code) {
        if (!code.includes(EXPRESSION)) throw new Error(`page.ts no longer has ${EXPRESSION}`);
        return { code: code.replace(EXPRESSION, PLACE), map: null };
      },
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(PLACE)) return null;
      const address = path.posix.relative(path.posix.dirname(fileName), FILE);
      return { code: code.replace(PLACE, `new URL('${address}', import.meta.url)`), map: null };
    },
  };
}

const require = createRequire(SOURCE);

const BINARY = '__DRAWBRIDGE_BINARY__';
const BINARY_TEXT = new RegExp(`["'\`]${BINARY}([\\w.-]+)["'\`]`, 'g');

/** `x.wasm?url` becomes the address of a copy beside the worker. */
function copyBinaries(folder: string, files: Set<string>): Plugin {
  return {
    name: 'copy-binaries',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.(wasm|zip)\?url$/ },
      handler: (specifier) => `\0binary:${specifier.replace('?url', '')}`,
    },
    load: {
      filter: { id: /^\0binary:/ },
      handler(id) {
        const specifier = id.slice('\0binary:'.length);
        const name = path.posix.basename(specifier);
        copyFileSync(findEngineFile(specifier), path.join(folder, name));
        // The package that it is made of, for its license.
        files.add(require.resolve(specifier));
        // Vite would look for the address itself, beside the source.
        return `export default "${BINARY}${name}";`;
      },
    },
  };
}

/** Addresses beside the built worker, in the form that bundlers look for. */
function writeAddresses(folder: string): void {
  const file = path.join(folder, path.basename(FILE));
  const code = readFileSync(file, 'utf8').replaceAll(
    BINARY_TEXT,
    (_, name: string) => `new URL("./${name}",import.meta.url).href`,
  );
  if (code.includes(BINARY)) throw new Error('the worker has an address of a binary that is not written');
  writeFileSync(file, code);
}

function noteFiles(files: Set<string>): Plugin {
  return {
    name: 'note-files',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') for (const id of chunk.moduleIds) files.add(id);
    },
  };
}

/** Writes the worker to `outDir`; gives the files that are in it. */
export async function buildLabWorker(outDir: string): Promise<Set<string>> {
  const folder = path.join(outDir, FOLDER);
  const files = new Set<string>();
  mkdirSync(folder, { recursive: true });
  await build({
    root: path.join(ROOT, 'packages/labs'),
    configFile: false,
    logLevel: 'warn',
    plugins: [copyBinaries(folder, files), noteFiles(files)],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      minify: true,
      lib: { entry: SOURCE, formats: ['es'], fileName: () => FILE },
      rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: false } },
    },
  });
  writeAddresses(folder);
  return files;
}
