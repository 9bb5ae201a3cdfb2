import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { UserStats } from '@drawbridge/contracts/recognition';
import { Card, LinkButton, ProblemState, Skeleton, useLinkRenderer } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { type ReactNode, useId } from 'react';
import { toTimeSpentWords } from '../../kit/labels/duration.ts';
import * as styles from './activity.css.ts';
import { t } from './messages.ts';

export interface AchievementsCardProps {
  stats: Loadable<UserStats, ShownProblem>;
  onRetry?: (() => void) | undefined;
  /** The address of all achievements. */
  href: string;
  /** The address at which learners show themselves on the leaderboard. */
  visibilityHref?: string | undefined;
}

/** A place, or why there is none: the leaderboard has those who chose to be on it, from their first points. */
function Place({ stats, href }: { stats: UserStats; href: string | undefined }) {
  const renderLink = useLinkRenderer();
  if (stats.leaderboard !== null) return t('place', { place: toFigure(stats.leaderboard) });
  if (stats.points === 0) return t('noPoints');
  return (
    <>
      {t('noPlace')}
      {href !== undefined && <> · {renderLink({ href, children: t('showMe') })}</>}
    </>
  );
}

function toRows(stats: UserStats, visibilityHref: string | undefined): [name: string, value: ReactNode][] {
  return [
    [t('points'), toFigure(stats.points)],
    [t('badges'), toFigure(stats.badges)],
    [t('challenges'), toFigure(stats.challenges_completed)],
    [t('labs'), toFigure(stats.labs_completed)],
    [t('leaderboard'), <Place key="place" stats={stats} href={visibilityHref} />],
    [t('enrolled'), toFigure(stats.total_enrolled)],
    [t('minutes'), toTimeSpentWords(stats.total_course_minutes)],
    [t('videos'), toFigure(stats.videos_completed)],
  ];
}

/** Shows what the learner has done, in eight figures, points first. @see DASH-6, DASH-7 */
export function AchievementsCard({ stats, onRetry, href, visibilityHref }: AchievementsCardProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('achievements')}
        </h2>
        <LinkButton tone="quiet" size="sm" href={href}>
          {t('seeAll')}
        </LinkButton>
      </header>
      {stats.state === 'loading' && <Skeleton lines={8} />}
      {stats.state === 'problem' && (
        <ProblemState
          compact
          title={t('failed')}
          message={stats.problem.message}
          incidentId={stats.problem.incident}
          onRetry={onRetry}
        />
      )}
      {stats.state === 'ready' && (
        <dl className={styles.rows}>
          {toRows(stats.value, visibilityHref).map(([name, value]) => (
            <div key={name} className={styles.row}>
              <dt className={styles.rowName}>{name}</dt>
              <dd className={styles.rowValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
