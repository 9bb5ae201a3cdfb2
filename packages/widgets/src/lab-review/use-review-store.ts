import { createLabReviewStore, type LabReviewStore } from '@drawbridge/client/stores/lab-review';
import { useMemo } from 'react';
import { useDrawbridge } from '../provider/index.ts';

/** What is read here is read anew each time: others are still working on it. */
export function useReviewStore(): LabReviewStore {
  const { client } = useDrawbridge();
  return useMemo(() => createLabReviewStore({ client }), [client]);
}
