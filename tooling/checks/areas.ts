/**
 * The folders of server modules, contracts, client, the lab workspace and widgets: an area imports those before it only,
 * no folder imports itself through others, and no folder is a long flat list.
 */
import { findCircles, type ImportGraph } from './import-graph.ts';

/** Each may import those before it. */
export const AREAS = [
  'kernel',
  'identity',
  'practice',
  'learning',
  'recognition',
  'company',
  'integration',
  'operations',
] as const;

/** A folder whose folders import in one direction only. */
interface LayeredFolder {
  folder: string;
  /** Each may import those before it. */
  layers: readonly string[];
}

export const LAYERED_FOLDERS: readonly LayeredFolder[] = [
  { folder: 'tool-server/src/modules', layers: AREAS },
  { folder: 'packages/contracts/src', layers: ['problems', 'base', 'pages', ...AREAS, 'testing'] },
  { folder: 'packages/client/src/stores', layers: ['base', ...AREAS] },
  {
    folder: 'packages/lab-workspace/src',
    layers: [
      'testing',
      'base',
      'runner',
      'page',
      'results',
      'panes',
      'editor',
      'diff',
      'replay',
      'preview',
      'tests',
    ],
  },
  {
    folder: 'packages/widgets/src',
    layers: ['provider', 'kit', 'testing', ...AREAS, 'published', 'pages'],
  },
];

/** Folders without layers whose entries a reader has to take in at once too; their tests count. */
const FLAT_FOLDERS = ['tool-server/src', 'tool-server/test', 'tool-server/test/fixtures'];

/** Entries of a folder that a reader takes in at once. */
export const MOST_ENTRIES = 15;

const HTTP_TEST = /\.http\.test\.ts$/;
const TEST = /\.(test|stories)\.tsx?$/;

/** The part of a path after a folder, in its parts; undefined for a file elsewhere. */
const toParts = (file: string, folder: string) =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : undefined;

/**
 * Imports of an area by one that comes before it, as `from → to`. A folder that is no area counts as the last, and so does
 * a file beside the areas: otherwise an import could point up through it.
 */
export function findUpwardImports(graph: ImportGraph, layered = LAYERED_FOLDERS): string[] {
  return layered.flatMap(({ folder, layers }) => {
    const builders = `${folder}/testing/`;
    const toLayer = (file: string) => {
      const [first] = toParts(file, folder) ?? [];
      if (first === undefined) return undefined;
      const layer = layers.indexOf(first);
      return layer < 0 ? layers.length : layer;
    };
    return [...graph].flatMap(([file, targets]) => {
      const from = toLayer(file);
      // A test of the server's calls begins with the demo, which knows every area.
      if (from === undefined || HTTP_TEST.test(file)) return [];
      return (
        targets
          .filter((target) => (toLayer(target) ?? -1) > from)
          // Builders of a last layer know every area too; a test or a story may use them.
          .filter((target) => !(TEST.test(file) && target.startsWith(builders)))
          .map((target) => `${file} → ${target}`)
      );
    });
  });
}

/**
 * The folder that a file belongs to: on the server a module and in widgets a feature with all its files, elsewhere the
 * folder itself. A file outside of every folder is on its own.
 */
function toFolder(file: string): string | undefined {
  const module = toParts(file, 'tool-server/src/modules');
  if (module) return module.length > 2 ? `tool-server/src/modules/${module[0]}/${module[1]}` : file;
  const contract = toParts(file, 'packages/contracts/src');
  if (contract) return contract.length > 1 ? `packages/contracts/src/${contract[0]}` : file;
  const widget = toParts(file, 'packages/widgets/src');
  if (widget) {
    const isFeature = widget.length > 2;
    return isFeature ? `packages/widgets/src/${widget[0]}/${widget[1]}` : file;
  }
  const workspace = toParts(file, 'packages/lab-workspace/src');
  if (workspace) return workspace.length > 1 ? `packages/lab-workspace/src/${workspace[0]}` : file;
  const client = toParts(file, 'packages/client/src');
  if (client) return client.length > 1 ? file.slice(0, file.lastIndexOf('/')) : file;
  return undefined;
}

/** Groups of folders that import each other, without their tests, which may put the whole client together. */
export function findFolderCircles(graph: ImportGraph): string[][] {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const from = TEST.test(file) ? undefined : toFolder(file);
    if (from === undefined) continue;
    const found = folders.get(from) ?? new Set();
    folders.set(from, found);
    for (const target of targets) {
      const to = toFolder(target);
      if (to !== undefined && to !== from) found.add(to);
    }
  }
  return findCircles(new Map([...folders].map(([folder, targets]) => [folder, [...targets]])));
}

/** `wishlist.ts`, `wishlist.test.ts` and the folder `wishlist` are one entry. */
const toEntry = (name: string) => name.replace(/\..*$/, '');

/**
 * Folders that have more entries than a reader takes in at once: the areas of the layered folders, whose tests do not
 * count, and the flat folders.
 */
export function findLongLists(files: Iterable<string>, layered = LAYERED_FOLDERS): string[] {
  const entries = new Map<string, Set<string>>();
  const add = (folder: string, name: string) =>
    entries.set(folder, (entries.get(folder) ?? new Set()).add(toEntry(name)));
  for (const file of files) {
    for (const folder of FLAT_FOLDERS) {
      const [first] = toParts(file, folder) ?? [];
      if (first !== undefined) add(folder, first);
    }
    if (TEST.test(file)) continue;
    for (const { folder } of layered) {
      const [first, second] = toParts(file, folder) ?? [];
      // The index of an area is not one of its features; a store and the folder of its parts are one.
      if (first === undefined || second === undefined || second === 'index.ts') continue;
      add(`${folder}/${first}`, second);
    }
  }
  return [...entries].filter(([, found]) => found.size > MOST_ENTRIES).map(([folder]) => folder);
}
