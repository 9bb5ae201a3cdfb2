import { readWorkspaces } from '../checks/workspaces.ts';
import { ROOT } from '../root.ts';
import {
  listDataFolders,
  listEntries,
  type PublishedPackage,
  readSourceManifest,
  toDistName,
} from './published.ts';

/** `@a/b/c` → `@a/b`. */
export function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The versions that our workspaces build with. */
function readVersions(): Map<string, string> {
  const versions = new Map<string, string>();
  for (const { folder } of readWorkspaces(ROOT)) {
    const { dependencies, peerDependencies } = readSourceManifest(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...peerDependencies }))
      versions.set(name, version);
  }
  return versions;
}

/** A host has one React, of any version with what we use of it. */
const PEERS: Record<string, string> = { react: '^19.0.0', 'react-dom': '^19.0.0' };

function toDependencies(foreign: Iterable<string>): Record<string, string> {
  const versions = readVersions();
  const names = [...new Set([...foreign].map(toPackageName))].filter((name) => !(name in PEERS)).toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const version = versions.get(name);
      if (!version) throw new Error(`a built file imports ${name}, which no workspace declares`);
      return [name, `^${version}`];
    }),
  );
}

/**
 * The `package.json` of a tarball: entry points of built files with their types, and of all dependencies those that some
 * file imports.
 * @see EMB-2
 */
export function toManifest(
  { folder }: PublishedPackage,
  built: { foreign: Iterable<string>; sheets: readonly string[] },
): Record<string, unknown> {
  const { name, version, description, license, peerDependencies } = readSourceManifest(folder);
  const dependencies = toDependencies(built.foreign);
  const peers = Object.keys(peerDependencies ?? {}).map((peer) => [peer, PEERS[peer] ?? '*']);
  const entries = listEntries(folder).map(([subpath, source]) => {
    const file = `./dist/${toDistName(source)}`;
    return [subpath, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(entries),
      ...Object.fromEntries(
        listDataFolders(folder).map(([subpath]) => [
          subpath,
          { types: `./dist/${subpath.slice(2)}.d.ts`, default: `./dist/${subpath.slice(2)}.js` },
        ]),
      ),
      ...Object.fromEntries(built.sheets.map((sheet) => [`./${sheet}`, `./dist/${sheet}`])),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md', 'LICENSES.md'],
    engines: { node: '>=20' },
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    ...(peers.length > 0 && { peerDependencies: Object.fromEntries(peers) }),
  };
}
