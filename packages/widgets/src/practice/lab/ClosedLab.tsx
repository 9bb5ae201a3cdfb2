import * as styles from '@drawbridge/lab-workspace/styles';
import type { ReactNode } from 'react';
import { ClosedNotice, closedText } from '../closed/index.ts';
import { NextStepLink, useNextStep } from '../next-step/index.ts';

/** In place of the page of a lab that is closed to the learner: why, and in a course the next lesson. */
export function ClosedLab({ exit }: { exit: ReactNode }) {
  // There is nothing to pass here first.
  const next = useNextStep(true);
  return (
    <div className={styles.whole}>
      <h1 className={styles.hidden}>{closedText('lab')}</h1>
      <ClosedNotice
        kind="lab"
        actions={
          <>
            {next && <NextStepLink next={next} tone="neutral" length="short" />}
            {exit}
          </>
        }
      />
    </div>
  );
}
