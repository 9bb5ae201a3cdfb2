import { describe, expect, it } from 'vitest';
import { buildResult, buildSubmission } from '../testing/lab-data.ts';
import { compareResults, findEarlier } from './compare.ts';

const ids = (tests: readonly { id: string }[]) => tests.map(({ id }) => id);

describe('compareResults', () => {
  it('compareResults returns tests that were fixed and tests that broke', () => {
    const { fixed, broken } = compareResults(buildResult(['told-who']), buildResult(['signed-out']));
    expect(ids(fixed)).toEqual(['told-who']);
    expect(ids(broken)).toEqual(['signed-out']);
  });
  it('compareResults omits a test that only one result has', () => {
    expect(compareResults(buildResult([], { tests: [] }), buildResult(['told-who']))).toEqual({
      fixed: [],
      broken: [],
    });
  });
});

describe('findEarlier', () => {
  it('findEarlier returns the previous graded submission, not one that failed because of a server fault', () => {
    const own = buildSubmission({ result: buildResult() });
    const ours = buildSubmission({
      submission_id: 'a' as never,
      result: buildResult([], { verdict: 'infra' }),
    });
    const earlier = buildSubmission({ submission_id: 'b' as never, result: buildResult(['told-who']) });
    expect(findEarlier([own, ours, earlier], own.submission_id)).toBe(earlier);
    expect(findEarlier([own], own.submission_id)).toBeUndefined();
  });
});
