import { SOLUTION_REST_DAYS } from '@drawbridge/contracts/practice';
import { Button, Icon, iconAlert, iconLock } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import { CostQuestion } from '../CostQuestion.tsx';
import { toFaultText } from '../fault-text.ts';
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
  const [fault, setFault] = useState<string>();
  const open = async () => {
    setFault(undefined);
    if (await data.help.openSolution()) return;
    const texts = { offline: t('solution.failed.offline'), failed: t('solution.failed') };
    setFault(toFaultText(data.problem.peek(), texts));
  };
  return (
    <CostQuestion
      label={t('solution.question')}
      words={t('solution.costs', { days: SOLUTION_REST_DAYS })}
      cancel={t('solution.cancel')}
      confirm={t('solution.confirm')}
      isBusy={data.help.isOpeningSolution.value}
      onConfirm={() => void open()}
      onCancel={onCancel}
    >
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          <Icon icon={iconAlert} size={16} />
          {fault}
        </p>
      )}
    </CostQuestion>
  );
}
