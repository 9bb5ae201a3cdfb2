import { type NextStepSource, toNextInList } from '@drawbridge/widgets/next-step';
import { useStore } from '@drawbridge/widgets/provider';
import { useCallback, useMemo } from 'react';
import { LAB_PAGES } from './lab-pages.ts';

/** What comes after a lab outside of a course: the next one in the order of learning that is not passed. */
export function useNextLab(labId: string): NextStepSource {
  const store = useStore('labs');
  const labs = store.labs.value;
  const refresh = useCallback(() => void store.load(), [store]);
  return useMemo(() => {
    const known = labs.state === 'ready' ? labs.value : [];
    return {
      next: toNextInList(known, labId, { toHref: ({ lab_id, type }) => LAB_PAGES[type].open(lab_id) }),
      refresh,
    };
  }, [labs, labId, refresh]);
}
