import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEngineFiles } from './engine-files.ts';
import { toSystemCallFilter } from './seccomp.ts';
import { findStoredPython } from './stored-python.ts';

export interface Command {
  file: string;
  args: string[];
  env: Record<string, string>;
  cwd: string;
}

/** The folder of this package's sources. */
export const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** What a program nests so deep that its runtime ends, ends it in a page's worker too: the stack is as large as that one's, in KiB. */
const NODE_OPTIONS = [
  '--max-old-space-size=128',
  '--stack-size=480',
  '--disable-warning=ExperimentalWarning',
];
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
    ...findEngineFiles(),
    base: findStoredPython(),
  };
}

/**
 * Of the shared objects of a process, those that Node itself runs on: addons that its program has loaded are not among
 * them, nor is what has no file.
 */
export const toRuntimeObjects = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith('/') && !path.endsWith('.node'));

/** Shared objects that this very Node runs on: the jail gets these files and no others of the system. */
function sharedObjects(): string[] {
  // Left out because it queries name servers; @types/node does not know the option yet.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { sharedObjects?: string[] };
  return toRuntimeObjects(report.sharedObjects ?? []).filter((path) => existsSync(path));
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
    ...(paths.base === undefined ? [] : [[paths.base, '/labs/python.base']]),
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
    // The filter lets no io_uring through; without this Node would try it.
    '--setenv',
    'UV_USE_IO_URING',
    '0',
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

/** Memory that a process may have besides shared code: Node, one engine and Python take up to 0.4 GiB. */
const MOST_MEMORY_KIB = 1_048_576;
/** Of a whole process, which grades a few hundred submissions. */
const MOST_CPU_SECONDS = 900;
const MOST_FILES = 64;
/** Of one file, in the shell's blocks of 512 bytes: only the process that fills the compile cache writes any. */
const MOST_FILE_BLOCKS = 131_072;

/**
 * Limits that the kernel holds, then bubblewrap in place of the shell. The filter is descriptor 9 (a shell reads one
 * digit), which bubblewrap reads and closes.
 */
const toScript = (mayWrite: boolean, hasFilter: boolean) => {
  const limits = {
    c: 0,
    f: mayWrite ? MOST_FILE_BLOCKS : 0,
    n: MOST_FILES,
    t: MOST_CPU_SECONDS,
    d: MOST_MEMORY_KIB,
  };
  return [
    // One that cannot be set is lower already.
    ...Object.entries(limits).map(([name, most]) => `ulimit -${name} ${most} 2>/dev/null`),
    hasFilter ? 'filter=$1; shift; exec bwrap --seccomp 9 "$@" 9<"$filter"' : 'exec bwrap "$@"',
  ].join('; ');
};

let filterPath: string | undefined;

/** The filter as a file without a name: nobody can replace it, and nothing is left when this process ends. */
function getFilterPath(): string | undefined {
  const filter = toSystemCallFilter(process.arch);
  if (filter === undefined || filterPath !== undefined) return filterPath;
  const folder = mkdtempSync(join(tmpdir(), 'drawbridge-jail-'));
  const file = openSync(join(folder, 'filter'), 'wx+', 0o600);
  writeSync(file, filter);
  rmSync(folder, { recursive: true });
  filterPath = `/proc/${process.pid}/fd/${file}`;
  return filterPath;
}

/** Why the jail is weaker on this machine than it should be; null when nothing is missing. */
export const whyNoFilter = (): string | null =>
  getFilterPath() === undefined ? `the numbers of system calls are not known for ${process.arch}` : null;

const CLOSED_ON_EXEC = 0o2_000_000;

/** Descriptors above 3 that a child of this process would get: those this process was started with itself. */
function listInherited(): number[] {
  if (!existsSync('/proc/self/fdinfo')) return [];
  return readdirSync('/proc/self/fdinfo')
    .map(Number)
    .filter((number) => {
      if (number <= 3) return false;
      try {
        const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${number}`, 'utf8'))?.[1];
        return (Number.parseInt(flags ?? '0', 8) & CLOSED_ON_EXEC) === 0;
      } catch {
        // Closed since the folder was read: the descriptor that read it.
        return false;
      }
    });
}

/** Descriptors 0 to 3 as given; what else a child would inherit leads to nothing instead. */
export function withoutInherited<Given>(given: readonly Given[]): (Given | 'ignore')[] {
  const highest = Math.max(3, ...listInherited());
  return [...given, ...Array.from({ length: highest + 1 - given.length }, () => 'ignore' as const)];
}

/** A command in the jail; the program's own paths are the jail's. */
export function toJailed(program: string[], cache?: CompileCache): Command {
  // What fills the cache runs none of the learners' code, and writes files as Node likes.
  const mayWrite = cache?.isWritable === true;
  const filter = mayWrite ? undefined : getFilterPath();
  const script = toScript(mayWrite, filter !== undefined);
  const given = filter === undefined ? [] : [filter];
  return {
    file: '/bin/sh',
    args: ['-c', script, 'sh', ...given, ...bwrapArgs(cache), '--', '/node', ...NODE_OPTIONS, ...program],
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
        '/labs/python.base',
        ...mode,
      ],
      cache,
    );
  const { quickjs, sqlite, python, stdlib, base = '' } = toPaths();
  const main = join(SOURCES, 'grade', 'process-main.ts');
  const args = [...NODE_OPTIONS, main, quickjs, sqlite, python, stdlib, base, ...mode];
  const env: Record<string, string> = cache ? { [CACHE_VARIABLE]: cache.folder } : {};
  return { file: process.execPath, args, env, cwd: SOURCES };
}

/** What was found for each search path: one does not lose its programs while this process runs. */
const found = new Map<string, string | null>();

/** Null when a jailed Node runs here, otherwise why it does not. */
export function whyNoJail(): string | null {
  const path = process.env['PATH'] ?? '';
  const known = found.get(path);
  if (known !== undefined) return known;
  const why = tryJail();
  found.set(path, why);
  return why;
}

function tryJail(): string | null {
  const { file, args, env, cwd } = toJailed(['--version']);
  try {
    execFileSync(file, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout: 20_000 });
    return null;
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: Buffer };
    return code === 'ENOENT' || /bwrap: not found/.test(String(stderr))
      ? 'bubblewrap (bwrap) is not installed'
      : `bubblewrap does not work here: ${String(stderr ?? error).trim()}`;
  }
}
