import type { TestResult } from '@drawbridge/contracts/practice';
import { ProblemState, Skeleton } from '@drawbridge/ui';
import { type MessageId, t } from '../results/messages.ts';
import { findReplay, type ReplaySource, type Side } from '../results/replay-source.ts';
import * as styles from './Replay.css.ts';
import { Replay } from './Replay.tsx';

interface PartProps {
  side: Side;
  label: MessageId;
  test: TestResult;
  source: ReplaySource | undefined;
}

/** The replay of one submission as a list, once it is loaded. */
export function Part({ side, label, test, source }: PartProps) {
  const shown = findReplay(test, side, source);
  if (shown === undefined) return null;
  if (shown.state === 'loading') return <Loading side={side} />;
  if (shown.state === 'problem')
    return (
      <ProblemState
        compact
        title={t('replay.problem')}
        message={shown.problem.message}
        onRetry={() => source?.load(side)}
        incidentId={shown.problem.incident}
      />
    );
  return <Replay label={t(label)} test={test} lines={shown.value} />;
}

export function Loading({ side }: { side: Side }) {
  const label = t(side === 'now' ? 'replay.loading' : 'replay.loading.before');
  return (
    <section aria-busy="true" aria-label={label} className={styles.loading}>
      {['42%', '78%', '35%', '64%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </section>
  );
}
