import type { LabCard } from '@drawbridge/contracts';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useProgram } from '../../program-context.tsx';

export type KnownLab = { state: 'unknown' } | { state: 'missing' } | { state: 'found'; lab: LabCard };

/** A lab of the list by its id. `unknown` until the list is here, or when it cannot be had. */
export function useLabCard(labId: string): KnownLab {
  useSignals();
  const { courses } = useProgram().host;
  const labs = courses.labs.value;
  useEffect(() => {
    if (courses.labs.peek().state !== 'ready') void courses.loadLabs();
  }, [courses]);
  if (labs.state !== 'ready') return { state: 'unknown' };
  const lab = labs.value.find(({ lab_id }) => lab_id === labId);
  return lab ? { state: 'found', lab } : { state: 'missing' };
}
