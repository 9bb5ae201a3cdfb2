/** The Vite build of one published package: every module of ours as a file of its own, so that hosts load what they use. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { ROOT } from '../root.ts';
import { cssTarget, sharedPlugins } from '../vite.ts';
import { labWorkerAddress } from './lab-worker.ts';
import { listEntries, toDistName } from './published.ts';

const toSource = (id: string) => path.relative(ROOT, id.split('?')[0] ?? id).replaceAll(path.sep, '/');

/** A module of another publisher, which the host installs. */
export function isForeign(specifier: string): boolean {
  return !/^[./\0]/.test(specifier) && !specifier.startsWith('@drawbridge/') && !path.isAbsolute(specifier);
}

export interface BuiltPackage {
  /** Modules of other publishers that some file imports, as they are written. */
  foreign: Set<string>;
  /** The styles that an entry point needs, with all that it may load later; in the order of imports. */
  toStyles: (entryIds: readonly string[]) => string;
}

/** Keeps the text of each style sheet that vanilla-extract makes; `toStyles` puts those of an entry point together. */
function collectStyles() {
  const texts = new Map<string, string>();
  const sheetsOf = new Map<string, readonly string[]>();
  const chunks = new Map<string, Rolldown.RenderedChunk>();
  const plugin: Plugin = {
    name: 'collect-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.vanilla\.css$/ },
      handler(code, id) {
        texts.set(id, code);
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunks.set(chunk.fileName, chunk);
        for (const id of chunk.moduleIds) {
          const imported = this.getModuleInfo(id)?.importedIds ?? [];
          sheetsOf.set(
            id,
            imported.filter((sheet) => texts.has(sheet)),
          );
        }
      }
    },
  };
  function toStyles(entryIds: readonly string[]): string {
    const seen = new Set<string>();
    const sheets = new Set<string>();
    const visit = (fileName: string) => {
      const chunk = chunks.get(fileName);
      if (!chunk || seen.has(fileName)) return;
      seen.add(fileName);
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
      for (const id of chunk.moduleIds) for (const sheet of sheetsOf.get(id) ?? []) sheets.add(sheet);
    };
    for (const chunk of chunks.values())
      if (chunk.facadeModuleId !== null && entryIds.includes(toSource(chunk.facadeModuleId)))
        visit(chunk.fileName);
    return [...sheets].map((sheet) => texts.get(sheet) ?? '').join('\n');
  }
  return { plugin, toStyles };
}

/** The sheets begin with what is around all widgets. */
export const WIDGET_BASE = 'packages/ui/src/tokens/widget-base.css.ts';

/** Vite's own sheet, of everything in an order of its own; `toStyles` takes its place. */
const VITE_SHEET = 'vite';

/** Writes the modules of a package to `outDir`. */
export async function buildModules(
  folder: string,
  outDir: string,
  options: { hasStyles: boolean; plain: readonly string[]; version?: string },
): Promise<BuiltPackage> {
  const styles = collectStyles();
  const foreign = new Set<string>();
  const entries = listEntries(folder);
  const sources = [...(options.hasStyles ? [WIDGET_BASE] : []), ...entries.map(([, source]) => source)];
  const server = new Set(
    entries.filter(([subpath]) => options.plain.includes(subpath)).map(([, source]) => source),
  );
  const isClientEntry = ({ isEntry, facadeModuleId }: Rolldown.RenderedChunk) =>
    isEntry && facadeModuleId !== null && !server.has(toSource(facadeModuleId));
  await build({
    root: path.join(ROOT, folder),
    configFile: false,
    logLevel: 'warn',
    plugins: [
      styles.plugin,
      labWorkerAddress(),
      sharedPlugins(options.version),
      {
        name: 'note-foreign',
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle))
            if (chunk.type === 'chunk')
              for (const name of [...chunk.imports, ...chunk.dynamicImports])
                if (!(name in bundle)) foreign.add(name);
        },
      },
    ],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      cssTarget,
      cssCodeSplit: false,
      minify: false,
      sourcemap: false,
      lib: {
        entry: sources.map((source) => path.join(ROOT, source)),
        formats: ['es'],
        cssFileName: VITE_SHEET,
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: isForeign,
        output: {
          preserveModules: true,
          preserveModulesRoot: ROOT,
          entryFileNames: ({ name }) => `${toDistName(`${name}.ts`)}.js`,
          chunkFileNames: ({ name }) => `${toDistName(`${name}.ts`)}.js`,
          // Next renders components with hooks in the browser only where their module says so.
          banner: (chunk) => (isClientEntry(chunk) ? "'use client';" : ''),
        },
      },
    },
  });
  rmSync(path.join(outDir, `${VITE_SHEET}.css`), { force: true });
  return { foreign, toStyles: styles.toStyles };
}
