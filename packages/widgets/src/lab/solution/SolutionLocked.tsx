import { Button, Icon, iconAlert, iconLock } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';
import * as styles from './Solution.css.ts';

/** Shown before a pass: says when the solution opens, and offers it to a learner who is stuck. */
export function SolutionLocked() {
  const { lab } = useLabPage();
  const [isAsking, setAsking] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The focused button disappears with the question; the focus returns to the one that opened it.
  useEffect(() => {
    if (wasAsking.current && !isAsking) show.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <div className={styles.locked}>
      <span className={styles.lock}>
        <Icon icon={iconLock} size={20} />
      </span>
      <h2 className={styles.title}>{t('solution.locked')}</h2>
      <p className={styles.lockedWords}>
        {t(lab.value.goal ? 'solution.locked.goal' : 'solution.locked.detail')}
      </p>
      {isAsking ? (
        <SolutionQuestion onCancel={() => setAsking(false)} />
      ) : (
        <>
          <p className={styles.lockedWords}>{t('solution.stuck')}</p>
          <Button ref={show} size="sm" onClick={() => setAsking(true)}>
            {t('solution.show')}
          </Button>
        </>
      )}
    </div>
  );
}

/** The confirmation before the solution opens: it costs all the points of the lab. */
function SolutionQuestion({ onCancel }: { onCancel: () => void }) {
  const { data } = useLabPage();
  const isBusy = data.help.isOpeningSolution.value;
  const first = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<string>();
  useEffect(() => first.current?.focus(), []);
  const open = async () => {
    setFault(undefined);
    if (await data.help.openSolution()) return;
    const problem = data.problem.peek();
    setFault(
      problem?.code === 'offline' ? t('solution.failed.offline') : (problem?.message ?? t('solution.failed')),
    );
  };
  return (
    <fieldset className={styles.question} aria-label={t('solution.question')}>
      <p className={styles.questionWords}>{t('solution.costs')}</p>
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          <Icon icon={iconAlert} size={16} />
          {fault}
        </p>
      )}
      <div className={styles.questionActions}>
        <Button ref={first} size="sm" onClick={onCancel} disabled={isBusy}>
          {t('solution.cancel')}
        </Button>
        <Button size="sm" tone="primary" loading={isBusy} onClick={() => void open()}>
          {t('solution.confirm')}
        </Button>
      </div>
    </fieldset>
  );
}
