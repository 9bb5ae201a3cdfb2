/** `dist-packages`: folders and tarballs of what is published, made again only when a source has changed. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild, runTool } from '../build/cached-build.ts';
import { ROOT } from '../root.ts';
import { PUBLISHED, type PublishedPackage, readSourceManifest } from './published.ts';

export const OUT = path.join(ROOT, 'dist-packages');

/** What the packages are made of and by. */
export const PACKAGE_SOURCES = [
  'LICENSE',
  'packages/widgets',
  'packages/embed',
  'packages/postmessage-rpc',
  'packages/lab-workspace',
  'packages/client',
  'packages/ui',
  'packages/labs',
  'packages/contracts',
  'tooling/publish',
  'tooling/build/reader-size.ts',
  'tooling/strip-unread-fields.ts',
  'tooling/vite.ts',
  'package-lock.json',
];

export interface PackedPackage {
  name: string;
  folder: string;
  tarball: string;
}

export function toPacked({ folder }: PublishedPackage): PackedPackage {
  const { name, version } = readSourceManifest(folder);
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  return { name, folder: path.join(OUT, path.basename(folder)), tarball: path.join(OUT, file) };
}

/** Builds and packs everything that is published, unless the last time was from these very sources. */
export async function ensurePackages(options: { force?: boolean } = {}): Promise<PackedPackage[]> {
  mkdirSync(OUT, { recursive: true });
  await ensureBuild(
    {
      name: 'the packages to publish',
      dist: 'dist-packages',
      sources: PACKAGE_SOURCES,
      build() {
        const program = path.join(import.meta.dirname, 'pack-all.ts');
        return runTool(process.execPath, [program], 'the packages could not be packed');
      },
    },
    options.force,
  );
  return PUBLISHED.map(toPacked);
}
