import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Workspace {
  name: string;
  /** Relative to the root of the repository. */
  folder: string;
  exports: Record<string, string>;
}

/** The workspaces that the root's package.json names, with their published entry points. */
export function readWorkspaces(root: string): Workspace[] {
  const { workspaces = [] } = readManifest(path.join(root, 'package.json'));
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      return readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => {
      const { name = folder, exports = {} } = readManifest(path.join(root, folder, 'package.json'));
      return { name, folder, exports };
    });
}

interface Manifest {
  name?: string;
  workspaces?: string[];
  exports?: Record<string, string>;
}
const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** File of an entry point such as `@drawbridge/client/stores/learning/wishlist`; undefined for a package that is not ours. */
export function toEntryPoint(specifier: string, workspaces: readonly Workspace[]): string | undefined {
  const workspace = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!workspace) return undefined;
  const wanted = `.${specifier.slice(workspace.name.length)}`;
  const fitting = Object.entries(workspace.exports).flatMap(([key, target]) => {
    const [head = '', tail] = key.split('*');
    if (tail === undefined) return wanted === key ? [{ length: Number.POSITIVE_INFINITY, target }] : [];
    if (!wanted.startsWith(head) || !wanted.endsWith(tail)) return [];
    const middle = wanted.slice(head.length, wanted.length - tail.length);
    return [{ length: head.length, target: target.replace('*', middle) }];
  });
  // As Node chooses: the pattern that says most.
  const [chosen] = fitting.toSorted((a, b) => b.length - a.length);
  return chosen && path.join(workspace.folder, chosen.target);
}
