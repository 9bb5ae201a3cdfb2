import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ROOT } from '../root.ts';
import type { FirstLoad } from './first-loads.ts';

/** Addresses of built files, in the order in which the browser applies them. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** `dist/.vite/first-loads.json`, which the server and `sizes.ts` read. */
export interface FirstLoadFile {
  /** The first whose pattern matches an address counts. `next` and `files` are for after the page shows. */
  pages: ({ patterns: readonly string[]; next: string[]; files: string[] } & Files)[];
  /** The program's start and each module that is imported on demand, with all that it imports. */
  modules: Record<string, Files>;
}

type Bundle = Rolldown.OutputBundle;

const toName = (id: string) => path.relative(ROOT, id).replaceAll(path.sep, '/');

/** What a chunk loads before it runs, itself included: imports first. `base`: where the build is served. */
function collect(bundle: Bundle, base: string, fileNames: readonly string[]): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || scripts.has(base + fileName)) return;
    scripts.add(base + fileName);
    for (const next of chunk.imports) visit(next);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(base + style);
  };
  for (const fileName of fileNames) visit(fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

interface FirstLoadOptions {
  /** What the pages of the build load first. */
  table: Readonly<Record<string, FirstLoad>>;
  /** The module that every page begins with. */
  main: string;
  /** Below `.vite`. */
  fileName?: string;
}

/** Writes which files each page loads first. */
export function firstLoadPlugin({
  table,
  main,
  fileName: name = 'first-loads.json',
}: FirstLoadOptions): Plugin {
  let base = '/';
  return {
    name: 'first-loads',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      // After Vite has named the styles of each chunk.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        // A module in a chunk of many is imported on demand by way of a small file of its own.
        const chunkOf = new Map([
          ...chunks.flatMap(({ moduleIds, fileName }) =>
            moduleIds.map((id) => [toName(id), fileName] as const),
          ),
          ...chunks.flatMap(({ facadeModuleId: id, fileName }) =>
            id === null ? [] : [[toName(id), fileName] as const],
          ),
        ]);
        const toFiles = (modules: readonly string[]) =>
          collect(
            bundle,
            base,
            modules.map((module) => {
              const fileName = chunkOf.get(module);
              if (fileName === undefined)
                throw new Error(`first-loads.ts names ${module}, which the build does not contain`);
              return fileName;
            }),
          );
        const toPage = ({ pages, modules, next = [], files = [] }: FirstLoad) => {
          const first = toFiles(modules);
          return {
            patterns: pages,
            ...first,
            next: toFiles(next.flat()).scripts.filter((script) => !first.scripts.includes(script)),
            files: files.map(findFile),
          };
        };
        const findFile = (beginning: string) => {
          const found = Object.keys(bundle).find((name) => name.startsWith(`assets/${beginning}`));
          if (found === undefined)
            throw new Error(`first-loads.ts names a file ${beginning}, which the build does not contain`);
          return base + found;
        };
        const isOnDemand = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
        const onDemand = [...this.getModuleIds()].filter(isOnDemand).map(toName);
        const file: FirstLoadFile = {
          pages: Object.values<FirstLoad>(table).map(toPage),
          modules: Object.fromEntries(
            [main, ...onDemand]
              .filter((name) => chunkOf.has(name))
              .toSorted()
              .map((name) => [name, toFiles([name])]),
          ),
        };
        this.emitFile({
          type: 'asset',
          fileName: `.vite/${name}`,
          source: JSON.stringify(file),
        });
      },
    },
  };
}
