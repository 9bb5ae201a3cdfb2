import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCircles } from '../checks/import-graph.ts';
import { type FineFile, joinFiles, type Load } from './join-files.ts';

const toFile = (name: string, bytes: number, imports: string[] = []): FineFile => ({
  name,
  bytes,
  imports,
  modules: [`${name}.ts`],
});
const toLoad = (files: string[], weight = 1): Load => ({ files, weight });

/** The modules that share a file, with what a request is worth of 100 bytes. */
const join = (files: FineFile[], loads: Load[]) =>
  joinFiles(files, loads, 100)
    .map(({ modules }) => modules.map((module) => module.replace('.ts', '')).toSorted())
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other));

describe('files of a build', () => {
  it('files are joined if the same pages load them, however large they are', () => {
    expect(join([toFile('a', 9_000), toFile('b', 9_000)], [toLoad(['a', 'b']), toLoad(['a', 'b'])])).toEqual([
      ['a', 'b'],
    ]);
  });

  it('files are joined if a saved request is worth the unused bytes', () => {
    const loads = [toLoad(['a', 'b']), toLoad(['a', 'b']), toLoad(['a'])];
    expect(join([toFile('a', 9_000), toFile('b', 150)], loads)).toEqual([['a', 'b']]);
    expect(join([toFile('a', 9_000), toFile('b', 250)], loads)).toEqual([['a'], ['b']]);
  });

  it('files count by the weight of the pages that load them', () => {
    const files = [toFile('a', 9_000), toFile('b', 150)];
    expect(join(files, [toLoad(['a', 'b']), toLoad(['a', 'b']), toLoad(['a'], 10)])).toEqual([['a'], ['b']]);
  });

  it('files bring what they import to each page that loads them', () => {
    // Alone, `b` would cost the second page 50 bytes; it brings `c` too.
    const loads = [toLoad(['a', 'b', 'c']), toLoad(['a']), toLoad(['c'])];
    const files = [toFile('a', 9_000), toFile('b', 50, ['c']), toFile('c', 9_000)];
    expect(join(files, loads)).toEqual([['a'], ['b', 'c']]);
  });

  it('joined files never import each other in a circle, and each module is in one', () => {
    const anyFiles = fc.integer({ min: 2, max: 12 }).chain((count) =>
      fc.tuple(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.array(fc.nat(count))), {
          minLength: count,
          maxLength: count,
        }),
        fc.array(fc.array(fc.nat(count - 1), { minLength: 1 }), { minLength: 1, maxLength: 6 }),
      ),
    );
    fc.assert(
      fc.property(anyFiles, ([drawn, starts]) => {
        // A file imports later ones only.
        const files = drawn.map(([bytes, imports], index) =>
          toFile(
            `f${index}`,
            bytes,
            imports.filter((target) => target > index && target < drawn.length).map((target) => `f${target}`),
          ),
        );
        const find = (name: string) => files.find((file) => file.name === name) as FineFile;
        const collect = (name: string): string[] => [name, ...find(name).imports.flatMap(collect)];
        const loads = starts.map((names) =>
          toLoad([...new Set(names.flatMap((name) => collect(`f${name}`)))]),
        );
        const joined = joinFiles(files, loads, 100).map(({ modules }) => modules);
        expect(joined.flat().toSorted()).toEqual(
          [...new Set(loads.flatMap((load) => load.files))].map((name) => `${name}.ts`).toSorted(),
        );
        const homeOf = (name: string) => joined.findIndex((modules) => modules.includes(`${name}.ts`));
        const graph = new Map(
          joined.map((modules, index) => [
            String(index),
            modules
              .flatMap((module) => find(module.replace('.ts', '')).imports.map(homeOf))
              .filter((home) => home !== index)
              .map(String),
          ]),
        );
        expect(findCircles(graph)).toEqual([]);
      }),
      { seed: 20_261_129, numRuns: 300 },
    );
  });

  it('files that no page loads first are left to the bundler', () => {
    expect(join([toFile('a', 10), toFile('later', 10)], [toLoad(['a'])])).toEqual([['a']]);
  });
});
