import type { LabListStore } from '@drawbridge/client/stores/practice/labs';
import type { LabCard } from '@drawbridge/contracts/practice';
import { findNextLab } from '@drawbridge/contracts/rules';
import type { NextStep } from './next-step.ts';

/**
 * Returns the step that follows a passed lab in the list of labs. It fetches the list again, because the pass changed
 * it.
 */
export async function findNextInList(
  store: LabListStore,
  labId: string,
  ways: { toHref?: (lab: LabCard) => string; onOpen?: (lab: LabCard) => void },
): Promise<NextStep | undefined> {
  await store.load();
  const labs = store.labs.peek();
  const lab = labs.state === 'ready' ? findNextLab(labs.value, labId) : undefined;
  if (!lab) return undefined;
  return {
    kind: 'lab',
    title: lab.title,
    labType: lab.type,
    minutes: lab.minutes,
    href: ways.toHref?.(lab),
    onOpen: () => ways.onOpen?.(lab),
  };
}
