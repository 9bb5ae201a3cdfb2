import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOurLabs } from './roots.ts';

/** Everything that the outcome of `verify` for one lab depends on. */
export interface LabInputs {
  /** Files of the repository, relative to its root, sorted. */
  files: string[];
  /** `name version integrity` of each package that is loaded, from the lock file: the binaries among them. */
  packages: string[];
  /** Version of Node. */
  node: string;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LABS = 'packages/labs/src';
/** Entry points of the processes, threads and commands of `verify`. */
const ENTRIES = [`${LABS}/cli.ts`, `${LABS}/author/cheats/cheat-worker.ts`, `${LABS}/grade/process-main.ts`];
/** Read as data, not imported. */
const DATA_PACKAGES = ['quickjs-wasi', '@sqlite.org/sqlite-wasm', 'pyodide'];
const COURSES = 'packages/content/courses/*/course.yaml';
const OWN = '@drawbridge/';

interface Closure {
  files: string[];
  packages: string[];
}

/** The specifiers that a source loads; type-only imports are gone at run time. */
export function readImports(source: string): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^'";]*?\bfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm,
  );
  return [...statements].map(([, fixed, late]) => fixed ?? late ?? '');
}

/** `@scope/name/part` and `name/part` are files of the package before the part. */
const toPackage = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The file that a specifier of one of our own packages names. */
function toOwnFile(specifier: string): string {
  const name = toPackage(specifier);
  const folder = join('packages', name.slice(OWN.length));
  const { exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | undefined>;
  };
  const target = exports[`.${specifier.slice(name.length)}`];
  if (target === undefined) throw new Error(`${folder}/package.json exports no ${specifier}`);
  return join(folder, target);
}

/** Sources that the entries load, and the packages that they load. */
function followImports(entries: readonly string[]): Closure {
  const files = new Set<string>();
  const packages = new Set<string>(DATA_PACKAGES);
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of readImports(readFileSync(join(ROOT, file), 'utf8'))) {
      if (specifier.startsWith('.')) open.push(join(dirname(file), specifier));
      else if (specifier.startsWith(OWN)) open.push(toOwnFile(specifier));
      else if (!specifier.startsWith('node:')) packages.add(toPackage(specifier));
    }
  }
  return { files: [...files], packages: [...packages] };
}

interface LockEntry {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
}

/** The packages and all their dependencies, from the lock file. */
function readLocked(names: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const found = new Map<string, string>();
  const open = names.map((name) => ({ name, by: '' }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = findLocked(packages, next.name, next.by);
    if (found.has(key)) continue;
    const { version = '', integrity = '', dependencies = {} } = packages[key] ?? {};
    found.set(key, `${key.replace(/^node_modules\//, '')} ${version} ${integrity}`);
    for (const name of Object.keys(dependencies)) open.push({ name, by: key });
  }
  return [...found.values()].sort();
}

/** Resolves a package as Node does: beside the importing package, then further up. */
function findLocked(packages: Record<string, LockEntry>, name: string, by: string): string {
  for (let at = by; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const key = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[key] !== undefined) return key;
    if (at === '') throw new Error(`package-lock.json has no ${name}`);
  }
}

/**
 * The inputs that all labs share: sources of engine, grader and author tools. It follows imports, so call it once for
 * many labs.
 */
export function listSharedInputs(): LabInputs {
  const { files, packages } = followImports(ENTRIES);
  const manifests = new Set(files.map((file) => join(file.split('/').slice(0, 2).join('/'), 'package.json')));
  // Lessons that traps name are looked up in the courses.
  const courses = globSync(COURSES, { cwd: ROOT });
  return {
    files: [...files, ...manifests, ...courses, 'package.json'].sort(),
    packages: readLocked(packages),
    node: process.version,
  };
}

/** The inputs of one lab: the shared ones, and every file in its folder (an absolute path). */
export function listLabInputs(dir: string, shared: LabInputs = listSharedInputs()): LabInputs {
  if (!existsSync(join(dir, 'lab.yaml'))) throw new Error(`${dir} is no folder of a lab`);
  const own = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
  return { ...shared, files: [...shared.files, ...own].sort() };
}

/** The inputs of every lab of ours, by its id. */
export function listAllLabInputs(): Map<string, LabInputs> {
  const shared = listSharedInputs();
  return new Map(findOurLabs().map((dir) => [basename(dir), listLabInputs(dir, shared)]));
}
