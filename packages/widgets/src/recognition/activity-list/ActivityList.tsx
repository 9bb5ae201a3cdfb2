import type { Loadable, PagedItems, ShownProblem } from '@drawbridge/client';
import type { PublicActivity } from '@drawbridge/contracts/recognition';
import { Button, EmptyState, Inline, Skeleton } from '@drawbridge/ui';
import { dateFormat, toFigure } from '@drawbridge/ui/messages';
import { LoadProblem } from '../../kit/loadable/index.ts';
import { format } from '../../provider/format.ts';
import * as styles from './activity-list.css.ts';
import { messages } from './messages.ts';
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
  nothing = { title: messages.nothing.text, text: messages.nothingText.text },
  isMixed = false,
}: ActivityListProps) {
  if (list.state === 'loading')
    return (
      <div role="status" aria-label={messages.loading.text}>
        <Skeleton shape="block" height={240} />
      </div>
    );
  if (list.state === 'problem')
    return <LoadProblem compact title={messages.failed.text} problem={list.problem} onRetry={onRetry} />;
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
              activity.points === undefined
                ? undefined
                : format(messages.points.text, { points: toFigure(activity.points) })
            }
          />
        ))}
      </ul>
      {total !== undefined && items.length < total && (
        <Inline gap="3">
          <Button size="sm" loading={isLoadingMore} onClick={onMore}>
            {messages.more.text}
          </Button>
          <span className={styles.shown}>
            {format(messages.shown.text, { shown: toFigure(items.length), total: toFigure(total) })}
          </span>
        </Inline>
      )}
    </div>
  );
}

function toFacts(activity: PublicActivity, isMixed: boolean): string[] {
  const day = toDay(activity.at);
  if (activity.kind !== 'course')
    return [messages[activity.kind].text, format(messages.passedOn.text, { day })];
  const fact =
    activity.state === 'completed'
      ? format(messages.completedOn.text, { day })
      : format(messages.inProgress.text, { percent: activity.progress ?? 0, day });
  return isMixed ? [messages.course.text, fact] : [fact];
}
