import type { ContextProgressStore } from '@drawbridge/client/stores/integration/context-progress';
import type { LabFailures } from '@drawbridge/contracts/practice';
import { Button, EmptyState, iconArrowLeft, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useState } from 'react';
import { DetailHead } from '../../kit/detail/DetailHead.tsx';
import { AttemptList } from '../../practice/lab-review/index.ts';
import * as styles from './context-progress.css.ts';
import { TestTable, TrapTable } from './FailureTables.tsx';
import { toLabTitle } from './lab-title.ts';
import { t } from './messages.ts';

interface LabViewProps {
  store: ContextProgressStore;
  labId: string;
  exit: { label: string; onPress: () => void } | undefined;
  takesFocus: boolean;
  onBack: () => void;
  onOpenAttempt: (attemptId: string) => void;
}

/** One lab: where the class fails in it, and the attempts of its learners. */
export function LabView({ store, labId, exit, takesFocus, onBack, onOpenAttempt }: LabViewProps) {
  useSignals();
  const [page, setPage] = useState(1);
  const [failsId, attemptsId] = [useId(), useId()];
  useEffect(() => void store.openFailures(labId), [store, labId]);
  const [shown, overview] = [store.failures.value.get(labId), store.overview.value];
  const title = overview.state === 'ready' ? toLabTitle(overview.value.items, labId) : labId;
  const line =
    shown?.state !== 'ready'
      ? undefined
      : shown.value.submitted === 0
        ? t('lab.none')
        : t('lab.passed', { passed: shown.value.passed, submitted: shown.value.submitted });
  return (
    <>
      <DetailHead
        title={title}
        line={line}
        back={{ label: t('back.class'), onPress: onBack }}
        takesFocus={takesFocus}
        actions={
          exit && (
            <Button size="sm" tone="quiet" icon={iconArrowLeft} onClick={exit.onPress}>
              {exit.label}
            </Button>
          )
        }
      />
      <section aria-labelledby={failsId} className={styles.section}>
        <h2 id={failsId} className={styles.heading}>
          {t('lab.fails')}
        </h2>
        {(shown === undefined || shown.state === 'loading') && (
          <div role="status" aria-busy="true" aria-label={t('lab.loading')}>
            <Skeleton shape="block" height={180} />
          </div>
        )}
        {shown?.state === 'problem' && (
          <ProblemState
            compact
            title={t(shown.problem.code === 'lab_not_found' ? 'lab.missing' : 'lab.problem')}
            message={
              shown.problem.code === 'lab_not_found' ? t('lab.missing.message') : shown.problem.message
            }
            onRetry={() => void store.openFailures(labId)}
            incidentId={shown.problem.incident}
          />
        )}
        {shown?.state === 'ready' && <Failures failures={shown.value} />}
      </section>
      <section aria-labelledby={attemptsId} className={styles.section}>
        <h2 id={attemptsId} className={styles.heading}>
          {t('lab.attempts')}
        </h2>
        <AttemptList labId={labId} page={page} onPage={setPage} onOpen={onOpenAttempt} />
      </section>
    </>
  );
}

function Failures({ failures: { submitted, tests, traps } }: { failures: LabFailures }) {
  if (submitted === 0) return <EmptyState compact title={t('lab.none')} message={t('lab.none.message')} />;
  const failed = tests.filter((test) => test.failing > 0 || test.failed > 0);
  const hit = traps.filter(({ learners }) => learners > 0);
  return (
    <>
      <h3 className={styles.subheading}>{t('lab.tests')}</h3>
      {failed.length === 0 ? (
        <p className={styles.line}>{t('lab.tests.none')}</p>
      ) : (
        <TestTable tests={failed} submitted={submitted} />
      )}
      <h3 className={styles.subheading}>{t('lab.traps')}</h3>
      {hit.length === 0 ? (
        <p className={styles.line}>{t('lab.traps.none')}</p>
      ) : (
        <TrapTable traps={hit} submitted={submitted} />
      )}
    </>
  );
}
