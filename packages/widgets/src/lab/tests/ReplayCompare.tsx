import type { ReplayLine, TestResult } from '@drawbridge/contracts';
import { say } from '../messages.ts';
import * as styles from './Replay.css.ts';
import { Replay } from './Replay.tsx';

interface ReplayCompareProps {
  test: Pick<TestResult, 'kind' | 'status' | 'message'>;
  lines: readonly ReplayLine[];
  /** The same test in the submission before. */
  earlier: TestResult | undefined;
}

/** The replay of a test, beside that of the submission before where there is one and there is room. */
export function ReplayCompare({ test, lines, earlier }: ReplayCompareProps) {
  const before = earlier?.replay ?? [];
  if (!earlier || before.length === 0)
    return <Replay label={say('tests.replay')} test={test} lines={lines} />;
  return (
    <div className={styles.compare}>
      <section className={styles.side} aria-label={say('replay.now')}>
        <h5 className={styles.sideTitle}>{say('replay.now')}</h5>
        <Replay label={say('tests.replay')} test={test} lines={lines} />
      </section>
      <section className={styles.side} aria-label={say('replay.before')}>
        <h5 className={styles.sideTitle}>{say('replay.before')}</h5>
        <Replay label={say('replay.before.list')} test={earlier} lines={before} />
      </section>
    </div>
  );
}
