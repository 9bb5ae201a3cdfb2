import type { LabResult } from '@drawbridge/contracts/practice';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LabEngine } from '../engine/index.ts';
import { buildEngine, buildLab, toApp } from '../testing/build-lab.ts';
import { toResult, toTestResults } from './result.ts';
import { runLab } from './run-lab.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

const known = { kind: 'functional' as const, weight: 1, title: 'A test' };
const lab = buildLab();
const SECRET = "await client().get('/private?owner=Z'); await client().get('/other');";
lab.tests = [
  { ...known, id: 'says-hello', visibility: 'visible', source: "await client().get('/');" },
  { ...known, id: 'asks', visibility: 'hidden', source: SECRET, hint: 'Look.' },
];

/** The result that a learner gets. */
function grade(routes: string): Omit<LabResult, 'signature'> {
  const files = toApp(routes);
  const run = runLab(
    engine,
    { id: 'hello', pack: lab.pack, tests: lab.tests },
    files,
    'seed',
    () => undefined,
  );
  const tests = toTestResults(lab.tests, JSON.parse(JSON.stringify(run.tests)));
  const { again, limited } = run;
  const parts = {
    gradeId: 'x',
    lab,
    files,
    requests: [],
    tests,
    again,
    limited,
    log: '',
    at: new Date(0),
  };
  return toResult({ ...parts, wallMs: 12.4 });
}

/** An app that works the longer, the later a character of the request is in the alphabet. */
const telling = (at: number) =>
  `app.use((q, r) => { const work = (q.url.charCodeAt(${at}) || 0) * 3000; let n = 0; for (let i = 0; i < work; i++) n += i; r.send('' + n); });`;

describe('labs fault 9: what a learner is told of a hidden test', () => {
  it('a learner is told no fuel, in the test and in the whole', () => {
    const [plain, told] = [grade(telling(1_000)), grade(telling(15))];
    const inner = (routes: string) =>
      runLab(
        engine,
        { id: 'hello', pack: lab.pack, tests: lab.tests },
        toApp(routes),
        'seed',
        () => undefined,
      ).fuel;
    expect(inner(telling(15))).toBeGreaterThan(inner(telling(1_000)));
    expect(told.tests.map(({ fuel }) => fuel)).toEqual(plain.tests.map(({ fuel }) => fuel));
    expect(told.tests[1]).toMatchObject({ id: 'asks', fuel: 0 });
    expect(told.usage).toEqual(plain.usage);
  });

  it.each([
    ['a loop', 'for (;;);'],
    ['too many promises', '(function next() { Promise.resolve().then(next); })();'],
    ['too much text', "r.send('x'.repeat(3_000_000));"],
  ])('a learner is not told why %s ended it', (_name, work) => {
    const { tests } = grade(`app.use((q, r) => { if (q.url.includes('Z')) { ${work} } r.send('x'); });`);
    expect(tests[0]).toMatchObject({ status: 'passed', fuel: expect.any(Number) });
    expect(tests[1]).toEqual({
      ...known,
      id: 'asks',
      visibility: 'hidden',
      status: 'error',
      fuel: 0,
      message: '',
      hint: 'Look.',
    });
  });

  it('a learner is told the error of a program that does not start, which is the same in all tests', () => {
    const { tests } = grade('const x = ;');
    expect(tests.map(({ status, fault }) => [status, fault])).toEqual([
      ['error', 'compile'],
      ['error', 'compile'],
    ]);
    expect(tests[1]?.message).toBe(tests[0]?.message);
  });

  it('a learner is told nothing else that a process reports of it', () => {
    const reported = lab.tests.map(({ id }) => ({
      ...known,
      id,
      visibility: 'visible',
      status: 'failed',
      fuel: 4_711,
      message: 'owner=Z',
      requests: 3,
      replay: [],
      place: { path: 'server.js', line: 90 },
    }));
    const [, hidden] = toTestResults(lab.tests, [reported[0], { ...reported[1], fault: 'throw' }]);
    expect(hidden).toEqual({
      ...known,
      id: 'asks',
      visibility: 'hidden',
      status: 'failed',
      fuel: 0,
      message: '',
      hint: 'Look.',
    });
  });

  it('a learner is told no time more exact than a tenth of a second', () => {
    expect(grade("app.get('/', (q, r) => r.send('x'));").usage.wall_ms).toBe(100);
  });
});
