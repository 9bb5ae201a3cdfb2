import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type LabEngine, VISIBLE_SEED } from '../engine/index.ts';
import { buildEngine, buildLab, toApp } from '../testing/build-lab.ts';
import { runLab } from './run-lab.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});
afterEach(() => vi.restoreAllMocks());

const lab = buildLab();
const files = toApp(`app.get('/', (q, r) => r.send('hello'));`);
const run = (seed = 'seed') =>
  runLab(engine, { id: 'hello', pack: lab.pack, tests: lab.tests }, files, seed, () => undefined);

it('random values of hidden tests differ in each test and each submission, and are the same when it runs again', () => {
  const ran = vi.spyOn(engine, 'test');
  const seedsOf = (submission: string) => {
    ran.mockClear();
    run(submission);
    return ran.mock.calls.map(([, { seed }]) => seed);
  };
  const [one, other] = [seedsOf('one'), seedsOf('other')];
  // The visible test runs on the page's values first.
  expect([one[0], other[0]]).toEqual([VISIBLE_SEED, VISIBLE_SEED]);
  expect(new Set([...one, ...other]).size).toBe(5);
  expect(seedsOf('one')).toEqual(one);
});
