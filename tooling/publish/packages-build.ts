/** `dist-packages`: folders and tarballs of what is published, made again only when a source has changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from '../build/hash-sources.ts';
import { ROOT } from '../root.ts';
import { assemblePackage } from './assemble.ts';
import { listEntries, PUBLISHED, type PublishedPackage, readSourceManifest } from './published.ts';

const OUT = path.join(ROOT, 'dist-packages');
const STAMP = path.join(OUT, '.built-from');
const SOURCES = [
  'packages/widgets',
  'packages/embed',
  'packages/postmessage-rpc',
  'packages/client',
  'packages/ui',
  'packages/labs',
  'packages/contracts',
  'tooling/publish',
  'tooling/vite.ts',
  'package-lock.json',
];

export interface PackedPackage {
  name: string;
  folder: string;
  tarball: string;
}

/** A package whose sources are not written yet is left out. */
const isWritten = ({ folder }: PublishedPackage) =>
  listEntries(folder).every(([, source]) => existsSync(path.join(ROOT, source)));

function toPacked({ folder }: PublishedPackage): PackedPackage {
  const { name, version } = readSourceManifest(folder);
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  return { name, folder: path.join(OUT, path.basename(folder)), tarball: path.join(OUT, file) };
}

function packTarball({ folder, name, tarball }: PackedPackage): void {
  const npm = process.env['npm_execpath'];
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const args = [...before, 'pack', '--pack-destination', OUT, '--loglevel=error', '--ignore-scripts'];
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0 || !existsSync(tarball)) throw new Error(`${name} could not be packed:\n${stderr}`);
}

/** Builds and packs everything that is published, unless the last time was from these very sources. */
export async function ensurePackages(options: { force?: boolean } = {}): Promise<PackedPackage[]> {
  const published = PUBLISHED.filter(isWritten);
  const packed = published.map(toPacked);
  const wanted = hashSources(SOURCES);
  if (!options.force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return packed;
  mkdirSync(OUT, { recursive: true });
  for (const one of published) {
    const target = toPacked(one);
    process.stdout.write(`Packing ${target.name}…\n`);
    await assemblePackage(one, target.folder);
    packTarball(target);
  }
  writeFileSync(STAMP, wanted);
  return packed;
}
