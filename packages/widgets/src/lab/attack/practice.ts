import type { LabPack } from '@drawbridge/contracts';
import type { LabWorkspace } from '../workspace/lab-workspace.ts';

/** Whether the attack works in this page: the practice flag came out. Reads signals. */
export function hasPracticeFlag(lab: LabPack, workspace: LabWorkspace | undefined): boolean {
  if (!lab.goal || !workspace) return false;
  if (lab.goal.by === 'log') return workspace.browser.value?.isFlagged.value ?? false;
  return workspace.results.value.some(({ kind, status }) => kind === 'goal' && status === 'passed');
}
