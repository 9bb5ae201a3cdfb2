import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LabEngine, VISIBLE_SEED } from '../engine/index.ts';
import { buildEngine, buildLab, toApp } from '../testing/build-lab.ts';
import { runLab } from './run-lab.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});
afterEach(() => vi.restoreAllMocks());

const lab = buildLab();
/** Long enough for a look at the clock. */
const files = toApp(
  `app.get('/', (q, r) => { let n = 0; for (let i = 0; i < 300000; i++) n += i; r.send('hello'); });`,
);
const run = (seed = 'seed') =>
  runLab(engine, { id: 'hello', pack: lab.pack, tests: lab.tests }, files, seed, () => undefined);

it('random values of hidden tests differ in each test and in each submission, and are the same when it runs again', () => {
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

describe('labs fault 10: a submission that wall time ended', () => {
  it('is our fault: the tests after it are not run, and none of them passes', () => {
    const ran = vi.spyOn(engine, 'test');
    let nowMs = 0;
    // Each look at the clock is an hour later.
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 3_600_000));
    const { tests, infra, limited } = run();
    expect(ran).toHaveBeenCalledTimes(1);
    expect([infra, limited]).toEqual([true, true]);
    expect(tests.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'says-hello error',
      'says-it-again error',
    ]);
  });

  it('any other is run to its end', () => {
    const ran = vi.spyOn(engine, 'test');
    const { tests, infra } = run();
    // The visible one twice: with the page's random values and with those of the submission.
    expect(ran).toHaveBeenCalledTimes(3);
    expect([infra, ...tests.map(({ status }) => status)]).toEqual([false, 'passed', 'passed']);
  });
});
