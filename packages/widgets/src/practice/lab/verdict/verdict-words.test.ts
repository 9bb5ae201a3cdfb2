import type { TestResult } from '@drawbridge/contracts/practice';
import { buildResult } from '@drawbridge/lab-workspace/testing/lab-data';
import { describe, expect, it } from 'vitest';
import { countFailing, hasRun, wasJudged } from './count-failing.ts';
import { toDetail, toHiddenText } from './verdict-words.ts';

const STOPPED = 'The program runs too long: it used up its budget of steps.';
const { tests: passing } = buildResult();
/** A result in which some tests ended in another way. */
const endIn = (changes: Record<string, Partial<TestResult>>, limited = true) =>
  buildResult([], {
    verdict: 'error',
    tests: passing.map((test) => ({ ...test, ...changes[test.id] })),
    usage: { fuel: 1, wall_ms: 100, limited },
  });
const FAILED = { status: 'failed', message: 'Ada was sent an invoice that is not hers' } as const;

describe('the text of a verdict', () => {
  it('the text is that of the test that ended in an error, not of one that failed', () => {
    const result = endIn({ 'own-list': FAILED, 'own-note': { status: 'error', message: STOPPED } });
    expect(toDetail(result)).toBe(STOPPED);
  });

  it('the text names the limit that a hidden test ran into, whose own message is not shown', () => {
    const result = endIn({ 'own-list': FAILED, 'told-who': { status: 'error', message: '' } });
    expect(toDetail(result)).toMatch(/^2 tests fail\. .*hidden test.*too much memory/);
  });

  it('the text names a hidden test that ended early without a limit', () => {
    const result = endIn({ 'told-who': { status: 'error', message: '' } }, false);
    expect(toDetail(result)).toMatch(/^One test fails\. .*hidden test ended early/);
  });

  it('the text is the reason why the program did not start', () => {
    const fault = { status: 'error', fault: 'stop', message: STOPPED } as const;
    const result = endIn(Object.fromEntries(passing.map(({ id }) => [id, fault])));
    expect(hasRun(result)).toBe(false);
    expect(wasJudged(result)).toBe(false);
    expect(toDetail(result)).toBe(STOPPED);
  });

  it('the text does not reveal which hidden tests pass, if some do', () => {
    expect(toHiddenText({ passed: 0, total: 4 })).toBe('None of the 4 hidden tests passes yet.');
    expect(toHiddenText({ passed: 1, total: 4 })).toMatch(
      /^1 of 4 hidden tests pass\. You are not told which/,
    );
  });

  it('the text counts hidden tests that are not named', () => {
    const visible = passing.filter(({ visibility }) => visibility === 'visible');
    expect(countFailing({ tests: visible, hidden: { passed: 1, total: 4 } })).toBe(3);
  });
});
