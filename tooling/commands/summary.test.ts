import { describe, expect, it } from 'vitest';
import { BUDGETS, findExcess } from './budgets.ts';
import { readTimes, type StepRun } from './run-step.ts';
import { STEPS, type Step } from './steps.ts';
import { toClosingLines, toStepLines } from './summary.ts';

const buildRun = (overrides: Partial<StepRun> = {}): StepRun => ({
  passed: 3,
  failed: 0,
  skipped: new Map(),
  files: [],
  secondTries: [],
  output: '',
  seconds: 2,
  processorSeconds: 1.5,
  ...overrides,
});
const buildStep = (name: string): Step => ({ name, command: [], report: 'vitest' });

describe('the lines about a step', () => {
  it('have its tests, processor seconds and seconds', () => {
    expect(toStepLines(buildStep('unit'), buildRun())).toEqual([
      'ok, 3 passed (1.5 processor seconds, 2.0 s)',
    ]);
  });

  it('name its ten dearest files, the dearest first', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      name: `${index}.ts`,
      passed: 1,
      failed: 0,
      seconds: index,
    }));
    const [, line = ''] = toStepLines(buildStep('unit'), buildRun({ files }));
    expect(line.trim()).toMatch(/^11\.ts 11\.0 · 10\.ts 10\.0 · .* · 2\.ts 2\.0$/);
  });

  it('have the whole output of one that failed', () => {
    expect(toStepLines(buildStep('unit'), buildRun({ failed: 2, output: 'FAIL a.ts\n' }))).toContain(
      'FAIL a.ts',
    );
  });

  it('name a test that passed at its second try', () => {
    expect(toStepLines(buildStep('unit'), buildRun({ secondTries: ['opens the lab'] }))).toContain(
      '*** passed at its second try: opens the lab',
    );
  });
});

describe('the last line of a run', () => {
  const close = (overrides: Partial<Parameters<typeof toClosingLines>[0]>) =>
    toClosingLines({
      runs: new Map([['unit', buildRun()]]),
      failed: 0,
      unchanged: new Map(),
      missing: [],
      planned: [{ step: buildStep('unit'), isMissing: false }],
      left: {},
      isWhole: false,
      ...overrides,
    });

  it('says how many passed and failed', () => {
    expect(close({ failed: 2 }).at(-1)).toBe('3 passed, 2 failed');
  });

  it('names what was left out, by the count of the last whole run', () => {
    expect(close({ left: { unit: 5, pictures: 39 } }).at(-1)).toBe(
      '3 passed, 0 failed; 41 left to npm run test:all (unit 2, pictures 39)',
    );
  });

  it('names what is unchanged since its proof, and does not count it as passed or left out', () => {
    expect(close({ unchanged: new Map([['labs', 40]]), left: { labs: 40, unit: 3 } }).at(-1)).toBe(
      '3 passed, 0 failed; 40 unchanged since their proof (labs 40)',
    );
  });

  it('counts the tests of a missing program as skipped, with what to install', () => {
    const step = {
      ...buildStep('http on PostgreSQL'),
      needs: { program: 'PostgreSQL', sameTestsAs: 'unit' },
    };
    const lines = close({
      missing: [{ name: 'PostgreSQL', install: 'postgresql' }],
      planned: [{ step, isMissing: true }],
      left: { 'http on PostgreSQL': 99, unit: 3 },
    });
    expect(lines.slice(1)).toEqual([
      '*** 3 SKIPPED, for want of PostgreSQL (Debian: postgresql): http on PostgreSQL 3 ***',
      '3 passed, 0 failed',
    ]);
  });
});

describe('the budget of a step', () => {
  it('is there for every step, in each command that has it', () => {
    expect(Object.keys(BUDGETS).toSorted()).toEqual(STEPS.map(({ name }) => name).toSorted());
    for (const { name, onlyWhole } of STEPS)
      expect(BUDGETS[name]?.lean === undefined, name).toBe(onlyWhole !== undefined);
  });

  it('is part of what npm test and npm run test:all may cost together', () => {
    const sum = (kind: 'lean' | 'whole') =>
      Object.values(BUDGETS).reduce((total, budget) => total + (budget[kind] ?? 0), 0);
    expect(sum('lean')).toBeLessThanOrEqual(1_500);
    expect(sum('whole')).toBeLessThanOrEqual(2_300);
  });

  it('may be exceeded by a fifth', () => {
    const { lean = 0, whole } = BUDGETS['journeys'] ?? { whole: 0 };
    expect([
      findExcess('journeys', lean * 1.19, { isWhole: false }),
      findExcess('journeys', whole * 1.19, { isWhole: true }),
    ]).toEqual([undefined, undefined]);
    expect(findExcess('journeys', lean * 1.21, { isWhole: false })).toContain(`its budget is ${lean} `);
    expect(findExcess('journeys', whole * 1.21, { isWhole: true })).toContain(`its budget is ${whole} `);
  });

  it('is as much larger as the machine is slower than the one of the budgets', () => {
    const { lean = 0 } = BUDGETS['journeys'] ?? {};
    expect(findExcess('journeys', lean * 2, { isWhole: false, slowness: 2 })).toBeUndefined();
    expect(findExcess('journeys', lean * 2.5, { isWhole: false, slowness: 2 })).toContain('its budget is');
  });

  it('does not hold where processor time is not known', () => {
    expect(findExcess('format', undefined, { isWhole: false })).toBeUndefined();
  });
});

describe('the processor seconds of a step', () => {
  it.each([
    ['dash', '0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n', 65.75],
    ['bash', '0m0.000000s 0m0.000000s\n0m38.200000s 0m2.910000s\n', 41.11],
  ])('are read from the times of %s', (_shell, text, seconds) =>
    expect(readTimes(text)).toBeCloseTo(seconds, 5),
  );

  it('are unknown where the shell says nothing', () => expect(readTimes('')).toBeUndefined());
});

describe('what npm test leaves to the whole run', () => {
  it('has a reason at each step', () => {
    for (const { name, lean, whole, leaner } of STEPS)
      expect(Boolean(leaner), name).toBe(lean !== undefined || whole !== undefined);
  });
});
