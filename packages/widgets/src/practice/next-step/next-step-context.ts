import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { NextStep } from './next-step.ts';

/** Finds the step that follows the lab of a page once it is passed. Undefined means that nothing follows. */
export type FindNextStep = () => Promise<NextStep | undefined>;

/** The host of a lab page knows what is around it: in a course its next item, in a list the next lab. */
export const NextStepContext = createContext<FindNextStep | undefined>(undefined);

/**
 * Returns the step that follows the lab of this page once it is passed, found again at each pass. Undefined before a
 * pass, during the search, at the end of a list, and when the host names no step, as at the launch of a single lab.
 */
export function useNextStep(isPassed: boolean): NextStep | undefined {
  const find = useContext(NextStepContext);
  const latest = useRef(find);
  const [next, setNext] = useState<NextStep>();
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    if (!isPassed) return undefined;
    let isHere = true;
    const show = async () => {
      const found = await latest.current?.();
      if (isHere) setNext(found);
    };
    // A lab that was passed is complete without the way on.
    show().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isPassed]);
  return isPassed ? next : undefined;
}
