import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { UserStats } from '@drawbridge/contracts/recognition';
import { Card, Chart, Heatmap, ProblemState, Skeleton } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import * as styles from './activity.css.ts';
import { t } from './messages.ts';
import { StreakAndGoal } from './StreakAndGoal.tsx';
import { toWeeklyActivity } from './weeks.ts';

export interface ActivityPanelProps {
  stats: Loadable<UserStats, ShownProblem>;
  onRetry?: (() => void) | undefined;
  /** Called when the learner chose a number of days a week. Without it, the goal cannot be changed. */
  onGoal?: ((days: number) => void) | undefined;
  /** True adds a chart of the last weeks. */
  hasChart?: boolean;
}

const WEEKS = 12;

function toSummary({ dashboard }: UserStats): string {
  const count = dashboard.reduce((sum, { activity }) => sum + activity, 0);
  if (count === 1) return t('calendarSummaryOne');
  const values = { count: toFigure(count), days: toFigure(dashboard.length) };
  return t(dashboard.length === 1 ? 'calendarSummaryDay' : 'calendarSummary', values);
}

/** Shows activity by day and by week, the streak and the goal of the week. @see DASH-19, PROF-10, CONST-16 */
export function ActivityPanel({ stats, onRetry, onGoal, hasChart = false }: ActivityPanelProps) {
  if (stats.state === 'problem')
    return (
      <Card>
        <ProblemState
          compact
          title={t('failed')}
          message={stats.problem.message}
          incidentId={stats.problem.incident}
          onRetry={onRetry}
        />
      </Card>
    );
  if (stats.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="block" height={hasChart ? 560 : 260} />
      </div>
    );
  const { value } = stats;
  const weeks = hasChart ? toWeeklyActivity(value.dashboard, value.today, WEEKS) : [];
  return (
    <Card className={styles.panel}>
      <StreakAndGoal streak={value.streak} goal={value.goal} onGoal={onGoal} />
      <Heatmap
        label={t('calendar')}
        {...(value.dashboard.length > 0 && { summary: toSummary(value) })}
        days={value.dashboard.map(({ date, activity }) => ({ date, value: activity }))}
        lastDay={value.today}
        empty={<p className={styles.empty}>{t('calendarEmpty')}</p>}
      />
      {hasChart && value.dashboard.length > 0 && (
        <Chart
          kind="bar"
          label={t('weeks')}
          categories={weeks.map(({ week }) => week)}
          categoryKind="day"
          series={[{ label: t('perWeek'), values: weeks.map(({ activity }) => activity) }]}
        />
      )}
    </Card>
  );
}
