import type { LabSubmission } from '@drawbridge/contracts/practice';

const FLAG = /flag\{[^}]{1,160}\}/;

/** The learner's own flag, which the grader reads when it replays an attack that works. */
export function findFlag(submissions: readonly Pick<LabSubmission, 'result'>[]): string | undefined {
  for (const { result } of submissions)
    for (const { kind, status, message } of result?.tests ?? []) {
      const flag = kind === 'goal' && status === 'passed' ? FLAG.exec(message)?.[0] : undefined;
      if (flag !== undefined) return flag;
    }
  return undefined;
}
