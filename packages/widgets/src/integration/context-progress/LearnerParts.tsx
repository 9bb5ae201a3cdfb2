import type { LearnerProgress } from '@drawbridge/contracts/integration';
import { Badge, Icon, iconCheck, type Tone, VisuallyHidden } from '@drawbridge/ui';
import { toLocalTime, toZoneName } from '../../kit/time/local-time.ts';
import * as styles from './context-progress.css.ts';
import { toItemKey } from './learner-choice.ts';
import { t } from './messages.ts';

const TONES: Record<LearnerProgress['status'], Tone> = {
  active: 'neutral',
  inactive: 'warn',
  left: 'neutral',
  unlisted: 'info',
};

export function LearnerBadge({ status }: Pick<LearnerProgress, 'status'>) {
  return <Badge tone={TONES[status]}>{t(`learner.${status}`)}</Badge>;
}

/** Day and time in the reader's zone, which is named when the pointer rests on it. */
export function Moment({ iso }: { iso: string }) {
  const { day, time } = toLocalTime(iso);
  return (
    <time dateTime={iso} title={toZoneName()} className={styles.time}>
      {day}, {time}
    </time>
  );
}

export function LastSeen({ learner: { last_launched_at: at } }: { learner: LearnerProgress }) {
  return at === undefined ? <span className={styles.side}>{t('never')}</span> : <Moment iso={at} />;
}

interface ItemMarkProps {
  learner: LearnerProgress;
  item: { kind: string; id: string };
}

/** The best score in one activity, that it was opened, or that it was not. */
export function ItemMark({ learner, item }: ItemMarkProps) {
  const done = learner.items.find((one) => toItemKey(one) === toItemKey(item));
  if (!done)
    return (
      <span className={styles.side}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('item.none')}</VisuallyHidden>
      </span>
    );
  if (done.score === undefined && !done.completed)
    return <span className={styles.side}>{t('item.started')}</span>;
  return (
    <span className={styles.mark} data-completed={done.completed}>
      {done.completed && <Icon icon={iconCheck} size={14} />}
      {done.score !== undefined && t('score', { score: Math.round(done.score) })}
      {done.completed && <VisuallyHidden>, {t('item.completed')}</VisuallyHidden>}
    </span>
  );
}
