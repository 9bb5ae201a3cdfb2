import { type UserStats, WEEKLY_GOALS } from '@drawbridge/contracts/recognition';
import { Icon, iconCheck, iconFlame, ProgressBar, Select } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import * as styles from './activity.css.ts';
import { t } from './messages.ts';

interface StreakAndGoalProps extends Pick<UserStats, 'streak' | 'goal'> {
  onGoal?: ((days: number) => void) | undefined;
}

const toLength = (days: number) => (days === 1 ? t('streakDay') : t('streakDays', { count: toFigure(days) }));

const GOALS = Array.from(
  { length: WEEKLY_GOALS.max - WEEKLY_GOALS.min + 1 },
  (_, at) => WEEKLY_GOALS.min + at,
);

const toGoalOption = (days: number) => ({
  value: String(days),
  label: days === 1 ? t('goalOptionOne') : t('goalOption', { count: toFigure(days) }),
});

/** Days in a row, and how many of this week's days are done. */
export function StreakAndGoal({ streak, goal, onGoal }: StreakAndGoalProps) {
  const isReached = goal.done >= goal.days;
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt className={styles.name}>{t('streak')}</dt>
        <dd className={styles.value}>
          <Icon icon={iconFlame} size={20} className={streak.current > 0 ? styles.warm : styles.cold} />
          {toLength(streak.current)}
        </dd>
        <dd className={styles.hint}>
          {streak.current === 0 ? t('streakNone') : t('streakBest', { length: toLength(streak.best) })}
        </dd>
      </div>
      <div className={styles.figure}>
        <dt className={styles.name}>{t('goal')}</dt>
        <dd className={styles.value}>
          {t('goalDone', { done: toFigure(goal.done), days: toFigure(goal.days) })}
          {isReached && (
            <span className={styles.reached}>
              <Icon icon={iconCheck} size={16} /> {t('goalReached')}
            </span>
          )}
        </dd>
        <dd className={styles.goal}>
          <ProgressBar
            value={Math.min(100, Math.round((100 * goal.done) / goal.days))}
            label={t('goal')}
            size="sm"
          />
          {onGoal && (
            <Select
              label={t('goalDays')}
              labelHidden
              value={String(goal.days)}
              options={GOALS.map(toGoalOption)}
              onChange={(days) => onGoal(Number(days))}
            />
          )}
        </dd>
      </div>
    </dl>
  );
}
