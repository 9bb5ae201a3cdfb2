import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { OwnAchievements } from '@drawbridge/contracts/recognition';
import { Button, Card, EmptyState, ProblemState } from '@drawbridge/ui';
import * as styles from './achievements.css.ts';
import { Figures, type MoreAchievement } from './Figures.tsx';
import { t } from './messages.ts';

export interface AchievementsProps {
  achievements: Loadable<OwnAchievements, ShownProblem>;
  /** Fetches the figures again. Without it, a problem has no button. */
  onRetry?: (() => void) | undefined;
  /** Figures shown after Drawbridge's own. */
  more?: readonly MoreAchievement[] | undefined;
  /** Called when a learner without results wants to begin. Without it, there is no button. */
  onBrowse?: (() => void) | undefined;
}

/**
 * Shows in figures what a learner has done so far. It fetches nothing. `ConnectedAchievements` fetches the data.
 * @see PROF-1, EMB-1
 */
export function Achievements({ achievements, onRetry, more = [], onBrowse }: AchievementsProps) {
  return (
    <div role="group" className={styles.root} aria-label={t('title')}>
      <Card padding="none" className={styles.card}>
        {achievements.state === 'loading' && <Figures more={more} />}
        {achievements.state === 'problem' && (
          <ProblemState
            compact
            title={t('failed')}
            message={achievements.problem.message}
            incidentId={achievements.problem.incident}
            onRetry={onRetry}
          />
        )}
        {achievements.state === 'ready' &&
          (isNothing(achievements.value, more) ? (
            <EmptyState
              title={t('emptyTitle')}
              message={t('emptyText')}
              actions={
                onBrowse && (
                  <Button tone="primary" onClick={onBrowse}>
                    {t('browse')}
                  </Button>
                )
              }
            />
          ) : (
            <Figures figures={achievements.value} more={more} />
          ))}
      </Card>
    </div>
  );
}

const isNothing = (figures: OwnAchievements, more: readonly MoreAchievement[]) =>
  [...Object.values(figures), ...more.map(({ count }) => count)].every((count) => count === 0);
