import type { Loadable, PagedItems, ShownProblem } from '@drawbridge/client';
import type { PublicActivity } from '@drawbridge/contracts/recognition';
import { Button, EmptyState, Inline, Skeleton } from '@drawbridge/ui';
import { dateFormat, toFigure } from '@drawbridge/ui/messages';
import { LoadProblem } from '../../kit/loadable/index.ts';
import * as styles from './activity-list.css.ts';
import { t } from './messages.ts';
import { Row, toTopic } from './Row.tsx';

export interface ActivityListProps {
  list: Loadable<Pick<PagedItems<PublicActivity>, 'items' | 'total' | 'isLoadingMore'>, ShownProblem>;
  onRetry?: (() => void) | undefined;
  /** Adds the next page. */
  onMore: () => void;
  /** Gives the address of a course, lab or challenge. Without it, titles are no links. */
  toHref?: ((activity: PublicActivity) => string) | undefined;
  /** The text of the empty list. */
  nothing?: { title: string; text: string };
  /** True when courses and labs are in one list: courses then say that they are courses. */
  isMixed?: boolean;
}

/** Days are those of UTC, as on the board. */
export const toDay = (instant: string) =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));

/** Lists what somebody has done, newest first, one page at a time. It fetches nothing. @see PROF-9, CALL-17 */
export function ActivityList({
  list,
  onRetry,
  onMore,
  toHref,
  nothing = { title: t('nothing'), text: t('nothingText') },
  isMixed = false,
}: ActivityListProps) {
  if (list.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="block" height={240} />
      </div>
    );
  if (list.state === 'problem')
    return <LoadProblem compact title={t('failed')} problem={list.problem} onRetry={onRetry} />;
  const { items, total, isLoadingMore } = list.value;
  if (items.length === 0)
    return <EmptyState compact className={styles.nothing} title={nothing.title} message={nothing.text} />;
  return (
    <div className={styles.place}>
      <ul className={styles.list}>
        {items.map((activity) => (
          <Row
            key={`${activity.kind} ${activity.id}`}
            id={activity.id}
            topic={toTopic(activity.owasp)}
            title={activity.title}
            href={toHref?.(activity)}
            facts={toFacts(activity, isMixed)}
            points={
              activity.points === undefined ? undefined : t('points', { points: toFigure(activity.points) })
            }
          />
        ))}
      </ul>
      {total !== undefined && items.length < total && (
        <Inline gap="3">
          <Button size="sm" loading={isLoadingMore} onClick={onMore}>
            {t('more')}
          </Button>
          <span className={styles.shown}>
            {t('shown', { shown: toFigure(items.length), total: toFigure(total) })}
          </span>
        </Inline>
      )}
    </div>
  );
}

function toFacts(activity: PublicActivity, isMixed: boolean): string[] {
  const day = toDay(activity.at);
  if (activity.kind !== 'course') return [t(activity.kind), t('passedOn', { day })];
  const fact =
    activity.state === 'completed'
      ? t('completedOn', { day })
      : t('inProgress', { percent: activity.progress ?? 0, day });
  return isMixed ? [t('course'), fact] : [fact];
}
