import type { Loadable, ShownProblem } from '@drawbridge/client';
import { EmptyState, ProblemState, Skeleton } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import * as styles from '../activity-list/activity-list.css.ts';
import { t } from './messages.ts';

interface RecentRowsProps<T> {
  rows: Loadable<readonly T[], ShownProblem>;
  failedTitle: string;
  nothing: { title: string; text: string };
  onRetry?: (() => void) | undefined;
  renderRow: (row: T) => ReactNode;
}

/** The looks that both lists share. */
export function RecentRows<T>({ rows, failedTitle, nothing, onRetry, renderRow }: RecentRowsProps<T>) {
  if (rows.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="block" height={240} />
      </div>
    );
  if (rows.state === 'problem')
    return (
      <ProblemState
        compact
        title={failedTitle}
        message={rows.problem.message}
        incidentId={rows.problem.incident}
        onRetry={onRetry}
      />
    );
  if (rows.value.length === 0)
    return <EmptyState compact className={styles.nothing} title={nothing.title} message={nothing.text} />;
  return <ul className={styles.list}>{rows.value.map(renderRow)}</ul>;
}
