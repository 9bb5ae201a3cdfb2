import { Button, ConfirmDialog, Icon, iconClock, Spinner } from '@drawbridge/ui';
import { useState } from 'react';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';
import * as styles from './TimeLeft.css.ts';

/** Says that a lab is being started, or why it does not run, with a button that starts it. @see LAB-3, LAB-4, SVC-2 */
export function SessionBar() {
  const { session, ...labPage } = useLabPage();
  const lab = labPage.lab.value;
  const [isBusy, setBusy] = useState(false);
  /** Session id of the lab that the learner chose to keep running. */
  const [keptRunning, setKeptRunning] = useState<string>();
  const phase = session.phase.value;
  const state = session.session.value?.state;
  const isStarting = phase === 'starting' && (state === 'requested' || state === 'starting');
  if (isStarting)
    return (
      <div role="status" className={styles.bar}>
        <Spinner />
        <span className={styles.words}>{t('timer.starting')}</span>
      </div>
    );
  const hasFailed = phase === 'failed' && state === 'failed';
  if (lab.time_limit_minutes === undefined && !hasFailed) return null;
  const other = session.other.value;
  const during = async (action: () => Promise<void>) => {
    setBusy(true);
    await action();
    setBusy(false);
  };
  const title = other?.title ?? '';
  const isAsking = other !== undefined && other.session_id !== keptRunning;
  const bar =
    phase === 'over'
      ? { words: t('timer.over'), button: t('timer.again'), action: () => void during(session.start) }
      : phase === 'failed' && session.problem.value?.code !== 'upgrade_required'
        ? {
            words: hasFailed
              ? t('timer.notStarted')
              : `${t('timer.failed')} ${session.problem.value?.message ?? ''}`,
            button: t('timer.retry'),
            action: () => void during(session.start),
          }
        : phase === 'blocked' && !isAsking
          ? {
              words: t('timer.blocked', { title }),
              button: t('timer.start'),
              action: () => setKeptRunning(undefined),
            }
          : undefined;
  return (
    <>
      {bar && (
        <div role="alert" className={styles.bar}>
          <Icon icon={iconClock} size={16} />
          <span className={styles.words}>{bar.words}</span>
          <Button size="sm" loading={isBusy && !isAsking} onClick={bar.action}>
            {bar.button}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('timer.swap.title', { other: title, title: lab.title })}
        message={t('timer.swap.message')}
        confirmLabel={t('timer.swap.confirm')}
        cancelLabel={t('timer.swap.cancel')}
        busy={isBusy}
        onConfirm={() => void during(session.startInstead)}
        onCancel={() => setKeptRunning(other?.session_id)}
      />
    </>
  );
}
