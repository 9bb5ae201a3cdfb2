/** Assembles every published package and makes its tarball. A program of its own: see `packages-build.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { assemblePackage } from './assemble.ts';
import { OUT, type PackedPackage, toPacked } from './packages-build.ts';
import { PUBLISHED } from './published.ts';

function packTarball({ folder, name, tarball }: PackedPackage): void {
  const npm = process.env['npm_execpath'];
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const args = [...before, 'pack', '--pack-destination', OUT, '--loglevel=error', '--ignore-scripts'];
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0 || !existsSync(tarball)) throw new Error(`${name} could not be packed:\n${stderr}`);
}

// Whoever starts it: another mode would build with React's development runtime.
process.env['NODE_ENV'] = 'production';
for (const published of PUBLISHED) {
  const packed = toPacked(published);
  await assemblePackage(published, packed.folder);
  packTarball(packed);
}
