import type { TestResult } from '@drawbridge/contracts';
import { ProblemState, Skeleton } from '@drawbridge/ui';
import { type MessageId, t } from './messages.ts';
import * as styles from './Replay.css.ts';
import { Replay } from './Replay.tsx';
import { countRequests, findReplay, type ReplaySource, type Side } from './replay-source.ts';

interface ReplayCompareProps {
  test: TestResult;
  /** The same test in the previous submission. */
  earlier: TestResult | undefined;
  source: ReplaySource | undefined;
}

/** The replay of a test, beside the one of the previous submission if there is one. */
export function ReplayCompare({ test, earlier, source }: ReplayCompareProps) {
  const now = <Part side="now" label="tests.replay" test={test} source={source} />;
  if (!earlier || countRequests(earlier) === 0) return now;
  return (
    <div className={styles.compare}>
      <section className={styles.side} aria-label={t('replay.now')}>
        <h4 className={styles.sideTitle}>{t('replay.now')}</h4>
        {now}
      </section>
      <section className={styles.side} aria-label={t('replay.before')}>
        <h4 className={styles.sideTitle}>{t('replay.before')}</h4>
        <Part side="before" label="replay.before.list" test={earlier} source={source} />
      </section>
    </div>
  );
}

interface PartProps {
  side: Side;
  label: MessageId;
  test: TestResult;
  source: ReplaySource | undefined;
}

function Part({ side, label, test, source }: PartProps) {
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

function Loading({ side }: { side: Side }) {
  const label = t(side === 'now' ? 'replay.loading' : 'replay.loading.before');
  return (
    <section aria-busy="true" aria-label={label} className={styles.loading}>
      {['42%', '78%', '35%', '64%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </section>
  );
}
