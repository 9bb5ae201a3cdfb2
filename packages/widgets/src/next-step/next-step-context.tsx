import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { NextStep } from './next-step.ts';

/** Where a page gets the way on from: its host knows what comes around it. */
export interface NextStepSource {
  /** Undefined when nothing comes, or it is not known yet. */
  next: NextStep | undefined;
  /** Called after a pass, which may have changed what comes. */
  refresh: () => void;
}

const NextStepContext = createContext<NextStepSource | undefined>(undefined);

/** The host of a lab page says what comes after the lab: in a course its next item, in a list the next lab. */
export function NextStepProvider({ value, children }: { value: NextStepSource; children: ReactNode }) {
  return <NextStepContext value={value}>{children}</NextStepContext>;
}

/**
 * What comes after the lab of this page, once it is passed. Undefined before, at the end of a list, and where the host
 * says nothing, such as the launch of a single lab.
 */
export function useNextStep(isPassed: boolean): NextStep | undefined {
  const source = use(NextStepContext);
  const wasPassed = useRef(isPassed);
  useEffect(() => {
    if (isPassed && !wasPassed.current) source?.refresh();
    wasPassed.current = isPassed;
  }, [isPassed, source]);
  return isPassed ? source?.next : undefined;
}
