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

describe('lines about a step', () => {
  it('the lines have the tests, processor seconds and seconds of a step', () => {
    expect(toStepLines(buildStep('unit'), buildRun())).toEqual([
      'ok, 3 passed (1.5 processor seconds, 2.0 s)',
    ]);
  });

  it('the lines have the processor seconds at the speed of the budgets if the machine is slower', () => {
    expect(toStepLines(buildStep('unit'), buildRun(), 1.5)).toEqual([
      'ok, 3 passed (1.5 processor seconds, 1.0 at the speed of the budgets, 2.0 s)',
    ]);
  });

  it('the lines name the ten most expensive files of a step, the most expensive first', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      name: `${index}.ts`,
      passed: 1,
      failed: 0,
      seconds: index,
    }));
    const [, line = ''] = toStepLines(buildStep('unit'), buildRun({ files }));
    expect(line.trim()).toMatch(/^11\.ts 11\.0 · 10\.ts 10\.0 · .* · 2\.ts 2\.0$/);
  });

  it('the lines have the whole output of a step that failed', () => {
    expect(toStepLines(buildStep('unit'), buildRun({ failed: 2, output: 'FAIL a.ts\n' }))).toContain(
      'FAIL a.ts',
    );
  });

  it('the lines name a test that passed at its second try', () => {
    expect(toStepLines(buildStep('unit'), buildRun({ secondTries: ['opens the lab'] }))).toContain(
      '*** passed at its second try: opens the lab',
    );
  });
});

describe('the last line of a run', () => {
  const close = (overrides: Partial<Parameters<typeof toClosingLines>[0]>) =>
    toClosingLines({
      runs: new Map([['unit', buildRun()]]),
      faults: [],
      unchanged: new Map(),
      missing: [],
      planned: [{ step: buildStep('unit'), isMissing: false }],
      left: {},
      isWhole: false,
      ...overrides,
    });

  it('the last line says how many passed and failed', () => {
    const runs = new Map([['unit', buildRun({ failed: 1 })]]);
    expect(close({ runs, faults: ['unit took 90 processor seconds'] }).at(-1)).toBe('3 passed, 2 failed');
  });

  it('the lines before the last say which steps failed, and what else did', () => {
    const runs = new Map([
      ['unit', buildRun({ failed: 2 })],
      ['build', buildRun()],
    ]);
    expect(close({ runs, faults: ['unit took 90 processor seconds'] }).slice(1, -1)).toEqual([
      '*** FAILED: unit, 2 failed',
      '*** FAILED: unit took 90 processor seconds',
    ]);
  });

  it('the last line names what was left out, by the count of the last whole run', () => {
    expect(close({ left: { unit: 5, pictures: 39 } }).at(-1)).toBe(
      '3 passed, 0 failed; 41 left to npm run test:all (unit 2, pictures 39)',
    );
  });

  it('the last line names what is unchanged since its proof, and does not count it as passed or left out', () => {
    expect(close({ unchanged: new Map([['labs', 40]]), left: { labs: 40, unit: 3 } }).at(-1)).toBe(
      '3 passed, 0 failed; 40 unchanged since their proof (labs 40)',
    );
  });

  it('the last line counts the tests of a missing program as skipped, with what to install', () => {
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
  it('there is a budget for every step, in each command that has it', () => {
    expect(Object.keys(BUDGETS).toSorted()).toEqual(STEPS.map(({ name }) => name).toSorted());
    for (const { name, onlyWhole } of STEPS)
      expect(BUDGETS[name]?.lean === undefined, name).toBe(onlyWhole !== undefined);
  });

  it('a budget is part of what npm test and npm run test:all may cost together', () => {
    const sum = (kind: 'lean' | 'whole') =>
      Object.values(BUDGETS).reduce((total, budget) => total + (budget[kind] ?? 0), 0);
    expect(sum('lean')).toBeLessThanOrEqual(1_700);
    expect(sum('whole')).toBeLessThanOrEqual(2_600);
  });

  it('a budget may be exceeded by a fifth', () => {
    const { lean = 0, whole } = BUDGETS['journeys'] ?? { whole: 0 };
    expect([
      findExcess('journeys', lean * 1.19, { isWhole: false }),
      findExcess('journeys', whole * 1.19, { isWhole: true }),
    ]).toEqual([undefined, undefined]);
    expect(findExcess('journeys', lean * 1.21, { isWhole: false })).toContain(
      `its budget is ${lean} (tooling/commands/budgets.ts), at most ${(lean * 1.2).toFixed(0)} `,
    );
    expect(findExcess('journeys', whole * 1.21, { isWhole: true })).toContain(`its budget is ${whole} `);
  });

  it('a budget is as much larger as the machine is slower than the reference machine', () => {
    const { lean = 0 } = BUDGETS['journeys'] ?? {};
    expect(findExcess('journeys', lean * 2, { isWhole: false, slowness: 2 })).toBeUndefined();
    expect(findExcess('journeys', lean * 2.5, { isWhole: false, slowness: 2 })).toContain('its budget is');
  });

  it('a budget does not apply if processor time is unknown', () => {
    expect(findExcess('format', undefined, { isWhole: false })).toBeUndefined();
  });
});

describe('the processor seconds of a step', () => {
  it.each([
    ['dash', '0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n', 65.75],
    ['bash', '0m0.000000s 0m0.000000s\n0m38.200000s 0m2.910000s\n', 41.11],
  ])('processor seconds are read from the times of %s', (_shell, text, seconds) =>
    expect(readTimes(text)).toBeCloseTo(seconds, 5),
  );

  it('processor seconds are unknown if the shell says nothing', () => expect(readTimes('')).toBeUndefined());
});

describe('what npm test leaves to the whole run', () => {
  it('each step that npm test leaves to the whole run has a reason', () => {
    for (const { name, lean, whole, leaner } of STEPS)
      expect(Boolean(leaner), name).toBe(lean !== undefined || whole !== undefined);
  });
});
