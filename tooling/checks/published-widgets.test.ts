import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { readWorkspaces, toEntryPoint } from './workspaces.ts';

const WIDGETS = path.join('packages', 'widgets', 'src');
const workspaces = readWorkspaces(ROOT);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const list = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  );

const published = list(path.join(WIDGETS, 'published'))
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [...read(file).matchAll(/export const (\w+) = asWidget\(/g)])
  .map(([, name = '']) => name);
const isConnected = (name: string) => name.startsWith('Connected');
const plain = published.filter((name) => !isConnected(name));

/** Parts of other widgets, which have no data to be connected with. */
const PARTS = ['PlayerOutline'];

function findSource(name: string): string {
  const file = list(WIDGETS).find((one) => path.basename(one) === `${name}.tsx`);
  if (file === undefined) throw new Error(`${name} has no file of its name`);
  return file;
}

/** Of each file that was read: the widgets share most of them. */
const running = new Map<string, string[]>();

/** What a file imports when it runs, now or by `import()`; types are not there then. */
function readRunning(file: string): string[] {
  const known = running.get(file);
  if (known) return known;
  const { module, program } = parseSync(file, read(file));
  const found = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  ];
  new Visitor({
    ImportExpression: ({ source }) => {
      if ('value' in source && typeof source.value === 'string') found.push(source.value);
    },
  }).visit(program);
  running.set(file, found);
  return found;
}

function listRunning(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const specifier of readRunning(file)) {
    const target = specifier.startsWith('.')
      ? path.join(path.dirname(file), specifier)
      : toEntryPoint(specifier, workspaces);
    if (target && /\.tsx?$/.test(target)) listRunning(target, found);
  }
  return found;
}

const PROVIDED = /widgets\/src\/provider\/(use-store|with-loading|DrawbridgeProvider)\./;
/** Rules over what is not sent yet, without a store. */
const STORE = /client\/src\/(stores\/(?!identity\/preference-answers\.)|store-registry\.|drawbridge\.)/;
const listProvided = (name: string) =>
  [...listRunning(findSource(name))]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => PROVIDED.test(file) || STORE.test(file));

describe('EMB-1 a published widget', () => {
  it('a published widget exists twice: from data alone and connected', () => {
    const wanted = plain.filter((name) => !PARTS.includes(name)).map((name) => `Connected${name}`);
    expect(published.filter(isConnected).toSorted()).toEqual(wanted.toSorted());
  });

  it.each(plain)('%s runs without a provider and without a store', (name) => {
    expect(listProvided(name)).toEqual([]);
  });

  it.each(published.filter(isConnected))('%s gets its data from the provider', (name) => {
    expect(listProvided(name)).not.toEqual([]);
  });
});
