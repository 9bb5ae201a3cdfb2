import type { TestResult } from '@drawbridge/contracts/practice';
import { PlaceText } from '@drawbridge/lab-workspace/editor';
import { Icon, iconAlert, StatusPill } from '@drawbridge/ui';
import * as styles from './AttackSteps.css.ts';
import { t } from './messages.ts';

interface AttackOutcomeProps {
  title: string;
  /** Undefined while it runs. */
  result: Pick<TestResult, 'status' | 'message' | 'replay'> | undefined;
}

/** How an attack on one of the two programs ends, and what that proves. */
export function AttackOutcome({ title, result }: AttackOutcomeProps) {
  return (
    <article className={styles.outcome} aria-label={title}>
      <div className={styles.outcomeHead}>
        <h2 className={styles.side}>{title}</h2>
        <Pill status={result?.status} />
      </div>
      {result && <Proof result={result} />}
    </article>
  );
}

function Pill({ status }: { status: TestResult['status'] | undefined }) {
  if (status === undefined) return <StatusPill status="queued" label={t('waiting')} />;
  if (status === 'passed') return <StatusPill status="pass" label={t('blocked')} />;
  return <StatusPill status="fail" label={t(status === 'error' ? 'error' : 'through')} />;
}

/** What the world saw of the breach comes first; the test says what it means. */
function Proof({
  result: { status, message, replay = [] },
}: {
  result: NonNullable<AttackOutcomeProps['result']>;
}) {
  if (status === 'passed') return <p className={styles.words}>{t('blocked.proof')}</p>;
  const breach = replay.flatMap(({ events }) => events).find((event) => event.breach === true);
  return (
    <>
      {message !== '' && (
        <p className={styles.words}>
          <PlaceText text={message} />
        </p>
      )}
      {breach && (
        <p className={styles.proof}>
          <Icon icon={iconAlert} size={14} label={t('proof')} className={styles.proofIcon} />
          <span>{breach.text}</span>
        </p>
      )}
    </>
  );
}
