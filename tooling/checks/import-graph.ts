/**
 * The graph of imports between the files of all workspaces, to see that no file imports itself through others. The
 * lint rule `import/no-cycle` sees value imports only; here type imports and `import()` count as well, because a reader
 * follows them too.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { readWorkspaces, toEntryPoint, type Workspace } from './workspaces.ts';

/** A file, relative to the root, with what it imports, as it is written there. */
interface Source {
  file: string;
  specifiers: string[];
}

/** For each file, relative to the root, the files of ours that it imports. */
export type ImportGraph = Map<string, string[]>;

/** What a source imports, as it is written: values, types, `import()`, re-exports. */
export function readSpecifiers(file: string, text: string): string[] {
  const parsed = parseSync(file, text);
  const { module } = parsed;
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
  ].filter((specifier) => specifier !== undefined);
  // The tree is made when it is first read: most files do not need it.
  if (/\bimport\s*\(/.test(text)) {
    const add = ({ source }: { source: { type: string; value?: unknown } }) => {
      if (typeof source.value === 'string') found.push(source.value);
    };
    new Visitor({ ImportExpression: add, TSImportType: add }).visit(parsed.program);
  }
  return [...new Set(found)];
}

function toFile(from: string, specifier: string, workspaces: readonly Workspace[]): string | undefined {
  const target = specifier.startsWith('.')
    ? // Scripts of browsers import each other by the address, `./x.js` for `x.ts`, as the compiler understands it too.
      path.join(path.dirname(from), specifier.replace(/\?.*$/, '').replace(/\.js$/, '.ts'))
    : toEntryPoint(specifier, workspaces);
  return target && /\.tsx?$/.test(target) ? target : undefined;
}

export function readSources(root: string = ROOT): Source[] {
  return readWorkspaces(root)
    .flatMap(({ folder }) => [...findFiles(path.join(root, folder), /\.tsx?$/)])
    .map((file) => ({
      file: path.relative(root, file),
      specifiers: readSpecifiers(file, readFileSync(file, 'utf8')),
    }));
}

export function toImportGraph(sources: readonly Source[], root: string = ROOT): ImportGraph {
  const workspaces = readWorkspaces(root);
  return new Map(
    sources.map(({ file, specifiers }) => [
      file,
      specifiers
        .map((specifier) => toFile(file, specifier, workspaces))
        .filter((target): target is string => target !== undefined && existsSync(path.join(root, target))),
    ]),
  );
}

/** Groups of files that import each other, the smallest first (Tarjan's strongly connected components). */
export function findCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];

  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file) as number);
    open.push(file);
    isOpen.add(file);
    const lower = (value: number) => lowest.set(file, Math.min(lowest.get(file) as number, value));
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lower(lowest.get(next) as number);
      } else if (isOpen.has(next)) lower(order.get(next) as number);
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    for (const member of group) isOpen.delete(member);
    if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.toSorted());
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles.toSorted((a, b) => a.length - b.length);
}

/** The folders below one, with those that their files import. */
export function toFolderGraph(graph: ImportGraph, below: string): ImportGraph {
  const folders: ImportGraph = new Map();
  for (const [file, imports] of graph) {
    if (!file.startsWith(`${below}/`)) continue;
    const folder = path.dirname(file);
    const others = imports
      .filter((target) => target.startsWith(`${below}/`))
      .map((target) => path.dirname(target))
      .filter((target) => target !== folder);
    folders.set(folder, [...new Set([...(folders.get(folder) ?? []), ...others])]);
  }
  return folders;
}

/** Imports by a relative path that leaves the workspace of the importing file, as `from → to`. */
export function findClimbs(sources: readonly Source[], root: string = ROOT): string[] {
  const workspaces = readWorkspaces(root);
  const toFolder = (file: string) => workspaces.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;
  return sources.flatMap(({ file, specifiers }) =>
    specifiers
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.join(path.dirname(file), specifier))
      .filter((target) => toFolder(target) !== toFolder(file))
      .map((target) => `${file} → ${target}`),
  );
}

if (import.meta.main) {
  const circles = findCircles(toImportGraph(readSources()));
  for (const circle of circles) console.log(`${circle.length} files:\n  ${circle.join('\n  ')}`);
  process.exit(circles.length > 0 ? 1 : 0);
}
