import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Command {
  file: string;
  args: string[];
  env: Record<string, string>;
  cwd: string;
}

/** The folder of this package's sources. */
export const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const NODE_OPTIONS = ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning'];
const CACHE_VARIABLE = 'NODE_COMPILE_CACHE';
const require = createRequire(import.meta.url);

/** The folder of a package that does not export its `package.json`, and of one that only it depends on. */
const packageRoot = (entry: string) => dirname(dirname(entry));

/** Paths of the engine's files on this machine. */
function toPaths() {
  const parse5 = require.resolve('parse5');
  const hashes = dirname(require.resolve('@noble/hashes/sha2.js'));
  return {
    sources: SOURCES,
    manifest: join(SOURCES, '..', 'package.json'),
    hashes,
    curves: dirname(require.resolve('@noble/curves/nist.js')),
    yaml: dirname(require.resolve('yaml/package.json')),
    parse5: packageRoot(parse5),
    entities: packageRoot(createRequire(parse5).resolve('entities/decode')),
    quickjs: require.resolve('quickjs-wasi/quickjs.wasm'),
    sqlite: require.resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm'),
    python: require.resolve('pyodide/pyodide.asm.wasm'),
    stdlib: require.resolve('pyodide/python_stdlib.zip'),
  };
}

/** Shared objects that this very Node runs on: the jail gets these files and no others of the system. */
function sharedObjects(): string[] {
  // Left out because it queries name servers; @types/node does not know the option yet.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { sharedObjects?: string[] };
  return (report.sharedObjects ?? []).filter((path) => path.startsWith('/') && existsSync(path));
}

/** Where a grader process finds its code compiled already; writable only while that is filled. */
export interface CompileCache {
  folder: string;
  isWritable: boolean;
}

/** Everything unshared, nothing writable, empty environment: only the runtime's own files are there. */
function bwrapArgs(cache: CompileCache | undefined): string[] {
  const paths = toPaths();
  const binds = [
    [process.execPath, '/node'],
    [paths.sources, '/labs/src'],
    [paths.manifest, '/labs/package.json'],
    [paths.hashes, '/labs/node_modules/@noble/hashes'],
    [paths.curves, '/labs/node_modules/@noble/curves'],
    [paths.yaml, '/labs/node_modules/yaml'],
    [paths.parse5, '/labs/node_modules/parse5'],
    [paths.entities, '/labs/node_modules/entities'],
    [paths.quickjs, '/labs/quickjs.wasm'],
    [paths.sqlite, '/labs/sqlite3.wasm'],
    [paths.python, '/labs/python.wasm'],
    [paths.stdlib, '/labs/python.zip'],
    ...sharedObjects().map((path) => [path, path]),
  ] as Array<[string, string]>;
  return [
    '--unshare-all',
    '--unshare-user',
    '--disable-userns',
    '--die-with-parent',
    '--new-session',
    '--clearenv',
    '--cap-drop',
    'ALL',
    '--uid',
    '65534',
    '--gid',
    '65534',
    '--hostname',
    'grader',
    ...binds.flatMap(([from, to]) => ['--ro-bind', from, to]),
    ...(cache
      ? [
          cache.isWritable ? '--bind' : '--ro-bind',
          cache.folder,
          '/cache',
          '--setenv',
          CACHE_VARIABLE,
          '/cache',
        ]
      : []),
    '--remount-ro',
    '/',
    '--chdir',
    '/labs',
  ];
}

/** A command in the jail; the program's own paths are the jail's. */
export function toJailed(program: string[], cache?: CompileCache): Command {
  return {
    file: 'bwrap',
    args: [...bwrapArgs(cache), '--', '/node', ...NODE_OPTIONS, ...program],
    env: { PATH: process.env['PATH'] ?? '' },
    cwd: '/',
  };
}

/** The command of a grader process; with a writable cache that of a process which fills the cache and ends. */
export function toGraderCommand(jail: 'bwrap' | 'none', cache?: CompileCache): Command {
  const mode = cache?.isWritable ? ['--compile'] : [];
  if (jail === 'bwrap')
    return toJailed(
      [
        '/labs/src/grade/process-main.ts',
        '/labs/quickjs.wasm',
        '/labs/sqlite3.wasm',
        '/labs/python.wasm',
        '/labs/python.zip',
        ...mode,
      ],
      cache,
    );
  const { quickjs, sqlite, python, stdlib } = toPaths();
  const main = join(SOURCES, 'grade', 'process-main.ts');
  const args = [...NODE_OPTIONS, main, quickjs, sqlite, python, stdlib, ...mode];
  const env: Record<string, string> = cache ? { [CACHE_VARIABLE]: cache.folder } : {};
  return { file: process.execPath, args, env, cwd: SOURCES };
}

/** Null when a jailed Node runs here, otherwise why it does not. */
export function whyNoJail(): string | null {
  const { file, args, env, cwd } = toJailed(['--version']);
  try {
    execFileSync(file, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout: 20_000 });
    return null;
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: Buffer };
    return code === 'ENOENT'
      ? 'bubblewrap (bwrap) is not installed'
      : `bubblewrap does not work here: ${String(stderr ?? error).trim()}`;
  }
}
