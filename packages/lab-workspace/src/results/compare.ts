import type { LabResult, LabSubmission, TestResult } from '@drawbridge/contracts/practice';

export interface Comparison {
  fixed: TestResult[];
  broken: TestResult[];
}

/** Tests with another outcome than in an earlier result. Tests that only one of the two results has are left out. */
export function compareResults(before: LabResult, now: LabResult): Comparison {
  const earlier = new Map(before.tests.map(({ id, status }) => [id, status === 'passed']));
  const turned = (to: boolean) =>
    now.tests.filter(({ id, status }) => earlier.get(id) === !to && (status === 'passed') === to);
  return { fixed: turned(true), broken: turned(false) };
}

/** The newest graded submission before one, without those that failed for a fault of the server. */
export function findEarlier(submissions: readonly LabSubmission[], ownId: string): LabSubmission | undefined {
  const at = submissions.findIndex(({ submission_id }) => submission_id === ownId);
  return submissions.slice(at + 1).find(({ result }) => result !== undefined && result.verdict !== 'infra');
}
