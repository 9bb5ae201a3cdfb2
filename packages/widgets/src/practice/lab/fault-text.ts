import type { LabStore } from '@drawbridge/client/stores/practice/lab';
import { closedText } from '../closed/index.ts';

/** What is said beside a button whose call failed. Why a lab is closed stands over the page. */
export function toFaultText(
  problem: LabStore['problem']['value'],
  texts: { offline: string; failed: string },
): string {
  if (problem?.code === 'upgrade_required') return `${closedText('lab')}.`;
  if (problem?.code === 'offline') return texts.offline;
  return problem?.message ?? texts.failed;
}
