import * as styles from '@drawbridge/lab-workspace/styles';
import type { ReactNode } from 'react';
import { ClosedNotice, closedText } from '../closed/index.ts';

/** In place of the page of a lab that is closed to the learner. */
export function ClosedLab({ exit }: { exit: ReactNode }) {
  return (
    <div className={styles.whole}>
      <h1 className={styles.hidden}>{closedText('lab')}</h1>
      <ClosedNotice kind="lab" actions={exit} />
    </div>
  );
}
