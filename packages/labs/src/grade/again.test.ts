import type { LabFile } from '@drawbridge/contracts/practice';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LabEngine, runVisible, VISIBLE_SEED } from '../engine/index.ts';
import { createRandom } from '../engine/world/random.ts';
import { buildEngine, buildLab, toApp } from '../testing/build-lab.ts';
import { toPack } from './pack.ts';
import { toResult, toTestResults } from './result.ts';
import { runLab } from './run-lab.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

const lab = buildLab();

function grade(files: LabFile[], seed = 'seed') {
  let ran = 0;
  const onTest = () => void (ran += 1);
  const run = runLab(engine, { id: 'hello', pack: lab.pack, tests: lab.tests }, files, seed, onTest);
  const parts = {
    gradeId: 'x',
    lab,
    files,
    requests: [],
    limited: false,
    wallMs: 1,
    log: '',
    at: new Date(0),
  };
  const tests = toTestResults(lab.tests, run.tests);
  // Once for the preparation.
  return { ...toResult({ ...parts, tests, again: run.again }), ran: ran - 1 };
}

/** The first number that an app draws while the page's tests run. */
const FIRST = createRandom(VISIBLE_SEED)();
const knowing = (inPage: string, otherwise: string) =>
  toApp(
    `let isPage; app.use((q, r) => { isPage ??= Math.random() === ${FIRST}; r.send(isPage ? ${inPage} : ${otherwise}); });`,
  );

describe('labs fault 3: an app that recognizes the random values of the page', () => {
  it('such an app does not pass by what it does on the page', () => {
    const files = knowing("'hello'", "'no'");
    const page = runVisible(engine, toPack(lab), files);
    expect(page.tests.map(({ status }) => status)).toEqual(['passed']);
    const result = grade(files);
    expect(result).toMatchObject({ verdict: 'failed', score: 0, outcome_hash: page.outcome_hash });
    expect(result.tests[0]).toEqual({
      id: 'says-hello',
      title: 'Says hello',
      kind: 'functional',
      visibility: 'visible',
      weight: 1,
      fuel: page.tests[0]?.fuel,
      status: 'failed',
      message: expect.stringContaining('With the random values of this page it passes'),
    });
  });

  it('such an app does not pass by what it does elsewhere', () => {
    const result = grade(knowing("'no'", "'hello'"));
    expect(result.tests.map(({ status }) => status)).toEqual(['failed', 'passed']);
    expect(result.tests[0]?.message).toBe('it says hello');
    expect(result.tests[0]?.replay).toMatchObject([{ response: 'no' }]);
    expect(result.verdict).toBe('failed');
  });

  it('such an app is in error if it ends elsewhere', () => {
    const result = grade(knowing("'hello'", '(() => { for (;;); })()'));
    expect(result.tests.map(({ status }) => status)).toEqual(['error', 'error']);
    expect(result.verdict).toBe('error');
  });

  it.each([
    ['a solution: each visible test twice', [], 3],
    ['a test that fails in the page: once', toApp("app.get('/', (q, r) => r.send('hi'));"), 2],
    ['a program that does not start: once', [{ path: 'server.js', text: 'const x = ;' }], 2],
  ])('recognized values are searched in %s', (_name, files, ran) => {
    expect(grade(files).ran).toBe(ran);
  });

  it('such an app is not honest: the run of the page is shown', () => {
    const result = grade([]);
    const page = runVisible(engine, toPack(lab), []);
    expect(result).toMatchObject({ verdict: 'passed', outcome_hash: page.outcome_hash });
    expect(result.tests[0]).toEqual(page.tests[0]);
  });
});
