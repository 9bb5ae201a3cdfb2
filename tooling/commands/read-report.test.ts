import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStep, type ReportKind } from './read-report.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function count(kind: ReportKind | undefined, text: string | undefined, isPassed: boolean) {
  const file = path.join(folder, 'report.json');
  rmSync(file, { force: true });
  if (text !== undefined) writeFileSync(file, text);
  return countStep(kind, file, isPassed);
}

const toVitest = (passed: number) =>
  JSON.stringify({ testResults: [], numPassedTests: passed, numFailedTests: 0 });

describe('a step', () => {
  it('a step without a report counts as one test, by its exit status', () => {
    expect(count(undefined, undefined, true).count).toMatchObject({ passed: 1, failed: 0 });
    expect(count(undefined, undefined, false).count).toMatchObject({ passed: 0, failed: 1 });
  });

  it('a step with a report counts the tests in it', () => {
    expect(count('vitest', toVitest(7), true)).toMatchObject({ count: { passed: 7, failed: 0 } });
  });

  it('a step that ends with a failing exit status has failed, even if no test in its report has', () => {
    expect(count('vitest', toVitest(7), false)).toMatchObject({ count: { passed: 7, failed: 1 } });
  });

  it('a test that passed at its second try is named with its file and why the first one failed', () => {
    const result = {
      status: 'passed',
      ancestorTitles: [],
      title: 'Too Many',
      fullName: 'Too Many',
      failureMessages: ['Unable to find a label\n    at Dialog.stories.tsx'],
    };
    const file = { name: path.resolve('packages/Dialog.stories.tsx'), startTime: 0, endTime: 1 };
    const text = JSON.stringify({
      testResults: [{ ...file, assertionResults: [result] }],
      numPassedTests: 1,
      numFailedTests: 0,
    });
    expect(count('vitest', text, true).count.secondTries).toEqual([
      'packages/Dialog.stories.tsx: Too Many (Unable to find a label)',
    ]);
  });

  it.each([
    ['vitest', undefined],
    ['vitest', ''],
    ['vitest', '{"testResults": ['],
    ['vitest', toVitest(0)],
    ['playwright', undefined],
    ['playwright', '{}'],
    ['labs', undefined],
    ['labs', ''],
    ['labs', '{"id":'],
  ] as const)('the step %s that succeeds with the report %j has failed, and says so', (kind, text) => {
    const { count: found, fault } = count(kind, text, true);
    expect(found).toMatchObject({ passed: 0, failed: 1 });
    expect(fault).toContain('report.json');
  });
});
