import type { LabPack } from '@drawbridge/contracts';
import type { LabBench } from '../session/lab-bench.ts';

/** Whether the attack works in this page: the practice flag came out. Reads signals. */
export function hasPracticeFlag(lab: LabPack, bench: LabBench | undefined): boolean {
  if (!lab.goal || !bench) return false;
  if (lab.goal.by === 'log') return bench.browser.value?.isFlagged.value ?? false;
  return bench.results.value.some(({ kind, status }) => kind === 'goal' && status === 'passed');
}
