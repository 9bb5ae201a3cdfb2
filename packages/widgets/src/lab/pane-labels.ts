import type { LabPack } from '@drawbridge/contracts';
import { t } from './messages.ts';
import type { PaneId } from './Pane.tsx';

/** A pane by its name, which hangs on what the lab is: an exploit lab has no tests, a policy lab no app. */
export function toPaneWord(lab: LabPack, pane: PaneId): string {
  if (pane === 'tests' && lab.goal) return t('pane.attack');
  if (pane === 'view' && lab.inspect !== undefined) return t('pane.inspect');
  return t(`pane.${pane}`);
}
