import type { LabCard } from '@drawbridge/contracts/practice';
import { useStore } from '@drawbridge/widgets/provider';
import { useEffect } from 'react';

export type KnownLab = { state: 'unknown' } | { state: 'missing' } | { state: 'found'; lab: LabCard };

/** A lab of the list by its id. `unknown` until the list is here, or when it could not be fetched. */
export function useLabCard(labId: string): KnownLab {
  const store = useStore('labs');
  const labs = store.labs.value;
  useEffect(() => {
    if (store.labs.peek().state !== 'ready') void store.load();
  }, [store]);
  if (labs.state !== 'ready') return { state: 'unknown' };
  const lab = labs.value.find(({ lab_id }) => lab_id === labId);
  return lab ? { state: 'found', lab } : { state: 'missing' };
}
