/**
 * The chunks of the portal, by what its pages load first. The portal is built twice: the finest build tells which page
 * loads which module, and its files are joined (`join-files.ts`). No file is named here: a rename or a new page changes
 * no line.
 */
import path from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type FirstLoadFile, firstLoadPlugin } from './first-load-plugin.ts';
import type { FirstLoads } from './first-loads.ts';
import { type FineFile, joinFiles, type Load } from './join-files.ts';

/** What a request is worth, in bytes of source: about a kilobyte and a half on the wire. */
const REQUEST_BYTES = 6_000;
/** How much a page counts where many visits begin. */
const START_WEIGHT = 60;

/** A chunk of its own, because it changes rarely. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** What the pages load first, and what they load later. Pages that load the same count as one that counts more. */
function toLoads({ modules }: FirstLoadFile, table: FirstLoads): Load[] {
  const loads = new Map<string, Load>();
  const add = (scripts: readonly string[], weight: number) => {
    const files = [...new Set(scripts.map((address) => address.replace(/^\//, '')))];
    const key = files.toSorted().join();
    loads.set(key, { files, weight: weight + (loads.get(key)?.weight ?? 0) });
  };
  const toScripts = (names: readonly string[]) => names.flatMap((name) => modules[name]?.scripts ?? []);
  const together = new Map<string, readonly string[]>();
  for (const load of Object.values(table)) {
    const weight = load.isStart ? START_WEIGHT : 1;
    const scripts = toScripts(load.modules);
    add(scripts, weight);
    if (load.later) add([...scripts, ...toScripts(load.later)], weight);
    for (const names of load.next ?? []) together.set(names.join(), names);
  }
  for (const names of together.values()) add(toScripts(names), 1);
  return [...loads.values()];
}

function toFineFile({ fileName, modules, imports }: Rolldown.OutputChunk): FineFile {
  const own = Object.entries(modules).filter(([id]) => !REACT.test(id));
  return {
    name: fileName,
    bytes: own.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
    modules: own.map(([id]) => id),
    imports,
  };
}

/** Names of files: each after its largest module, so that it keeps its name when others change. */
function createNames(bytesOf: ReadonlyMap<string, number>): (modules: readonly string[]) => string {
  const taken = new Map<string, number>();
  return (modules) => {
    const bytes = (id: string) => bytesOf.get(id) ?? 0;
    const [largest = ''] = modules.toSorted((one, other) => bytes(other) - bytes(one));
    const name = path.basename(largest).replace(/\..*$/, '');
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}

interface PageChunksOptions {
  /** The configuration without this plugin, for the finest build. */
  toConfig: () => InlineConfig;
  /** What the pages load first. */
  table: FirstLoads;
  /** The module that every page begins with. */
  main: string;
}

async function findChunks({
  toConfig,
  table,
  main,
}: PageChunksOptions): Promise<Rolldown.CodeSplittingOptions> {
  const config = toConfig();
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), firstLoadPlugin({ table, main })],
    build: { ...config.build, write: false, minify: false },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const listed = output.find(({ fileName }) => fileName === '.vite/first-loads.json');
  if (listed?.type !== 'asset') throw new Error('the build does not say what its pages load first');
  const chunks = output.filter((file) => file.type === 'chunk');
  const bytesOf = new Map(
    chunks.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );
  const loads = toLoads(JSON.parse(String(listed.source)) as FirstLoadFile, table);
  const toName = createNames(bytesOf);
  const nameOf = new Map(
    joinFiles(chunks.map(toFineFile), loads, REQUEST_BYTES).flatMap(({ modules }) => {
      const name = toName(modules);
      return modules.map((id) => [id, name] as const);
    }),
  );
  return {
    // What a module imports has a file by the same rule.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'react', test: REACT },
      { name: (id) => nameOf.get(id) ?? null, debugName: 'first loads' },
    ],
  };
}

/** Splits the build. */
export const pageChunksPlugin = (options: PageChunksOptions): Plugin => ({
  name: 'page-chunks',
  apply: 'build',
  async config() {
    return { build: { rolldownOptions: { output: { codeSplitting: await findChunks(options) } } } };
  },
});
