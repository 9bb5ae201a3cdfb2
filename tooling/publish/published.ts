/** What is published to npm: the packages, and how each entry point of the source becomes one of the tarball. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

export interface PublishedPackage {
  /** Workspace, relative to the root. */
  folder: string;
  /** Has a style sheet, and for each of these entry points a smaller one of its own. */
  styles?: readonly string[];
  /** Runs labs in a worker of its own. */
  hasLabWorker?: true;
  /** Entry points without React, which may be called while a page is rendered on a server. */
  plain: readonly string[];
}

/** Everything else of ours that these packages import is bundled into them. */
export const PUBLISHED: readonly PublishedPackage[] = [
  {
    folder: 'packages/widgets',
    styles: ['./course-card', './connected-course-card'],
    hasLabWorker: true,
    plain: ['./rules'],
  },
  { folder: 'packages/postmessage-rpc', plain: ['.'] },
  { folder: 'packages/embed', plain: ['.'] },
];

export interface SourceManifest {
  name: string;
  version: string;
  description?: string;
  license: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export function readSourceManifest(folder: string): SourceManifest {
  return JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as SourceManifest;
}

/** Entry points by subpath. Patterns of sources, such as `./*`, are for our own workspaces and are not published; sheets are made from all of them. */
export function listEntries(folder: string): [subpath: string, source: string][] {
  return Object.entries(readSourceManifest(folder).exports)
    .filter(([subpath]) => !subpath.includes('*') && !subpath.endsWith('.css'))
    .map(([subpath, file]) => [subpath, path.posix.join(folder, file)]);
}

/** Patterns of data, such as `./messages/*`: subpath and folder. Each JSON file becomes a module. */
export function listDataFolders(folder: string): [subpath: string, source: string][] {
  return Object.entries(readSourceManifest(folder).exports)
    .filter(([, file]) => file.endsWith('/*.json'))
    .map(([subpath, file]) => [subpath, path.join(folder, path.posix.dirname(file))]);
}

/** `packages/ui/src/a/b.tsx` → `ui/a/b`: where a source is in `dist`, without its extension. */
export function toDistName(source: string): string {
  return source
    .replace(/^packages\//, '')
    .replace('/src/', '/')
    .replace(/(\.d)?\.tsx?$/, '');
}
