import type { LabPack } from '@drawbridge/contracts/practice';
import { t } from '../base/messages.ts';
import type { PaneId } from './panes.ts';

/** The label of a pane depends on the lab: an exploit lab shows its attack instead of tests, a policy lab its result. */
export function toPaneLabel(lab: LabPack, pane: PaneId): string {
  if (pane === 'tests' && lab.goal) return t('pane.attack');
  if (pane === 'view' && lab.inspect !== undefined) return t('pane.inspect');
  return t(`pane.${pane}`);
}
