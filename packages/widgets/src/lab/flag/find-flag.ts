import type { LabSubmission } from '@drawbridge/contracts';

const FLAG = /flag\{[^}]{1,160}\}/;

/** The learner's own flag, as the grader read it when it replayed an attack that worked. */
export function findFlag(submissions: readonly Pick<LabSubmission, 'result'>[]): string | undefined {
  for (const { result } of submissions)
    for (const { kind, status, message } of result?.tests ?? []) {
      const flag = kind === 'goal' && status === 'passed' ? FLAG.exec(message)?.[0] : undefined;
      if (flag !== undefined) return flag;
    }
  return undefined;
}
