import { findItemAt, findNextItem, walkCourse } from '@drawbridge/contracts/rules';
import { Button, EmptyState, hiddenClass, iconMenu } from '@drawbridge/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toNextInCourse } from '../../practice/next-step/next-in-course.ts';
import { ItemHead } from './ItemHead.tsx';
import { t } from './messages.ts';
import { PlayerFoot } from './PlayerFoot.tsx';
import { PlayerOutline } from './PlayerOutline.tsx';
import * as styles from './player.css.ts';
import type { CoursePlayerProps, PlayedCourse } from './player-props.ts';
import { useMarking } from './use-marking.ts';

const FeedbackDialog = lazy(async () => ({
  default: (await import('./end/FeedbackDialog.tsx')).FeedbackDialog,
}));

const OutlineDialog = lazy(async () => ({
  default: (await import('./OutlineDialog.tsx')).OutlineDialog,
}));

export interface PlayerProps
  extends Pick<
    CoursePlayerProps,
    | 'subjectId'
    | 'kind'
    | 'isOnlyItem'
    | 'renderItem'
    | 'renderActions'
    | 'onMark'
    | 'onFeedback'
    | 'onOpenItem'
    | 'onCompleted'
    | 'onBadge'
    | 'onItemMissing'
    | 'toItemHref'
    | 'toEndHref'
  > {
  course: PlayedCourse;
  itemId: string;
  onLeave: (courseId: string) => void;
}

/** One item of a course that the learner is enrolled in. */
export function Player({ itemId, subjectId, kind, ...props }: PlayerProps) {
  const { course, onLeave, onItemMissing } = props;
  const place = findItemAt(course.items, { itemKey: itemId, subjectKey: subjectId, kind });
  const isMissing = place === undefined;
  useEffect(() => {
    if (isMissing) onItemMissing?.();
  }, [isMissing, onItemMissing]);
  if (!place)
    return (
      <>
        <h1 className={hiddenClass}>{t('itemNotFound')}</h1>
        <EmptyState
          title={t('itemNotFound')}
          message={t('itemNotFoundHint')}
          actions={<Button onClick={() => onLeave(course._key)}>{t('toCourse')}</Button>}
        />
      </>
    );
  // Another item has a mark of its own.
  return <OpenItem key={itemId} {...props} place={place} />;
}

type Place = NonNullable<ReturnType<typeof findItemAt<PlayedItemOf, PlayedCourse['items'][number]>>>;
type PlayedItemOf = PlayedCourse['items'][number]['items'][number];

/** Kinds that end with a verdict or with marked answers. */
const HAS_RESULT: ReadonlySet<string> = new Set(['lab', 'quiz', 'aiquiz']);

function OpenItem({
  course,
  place: { item, subject },
  renderItem,
  renderActions,
  isOnlyItem = false,
  onMark,
  onFeedback,
  onOpenItem,
  onLeave,
  onCompleted,
  onBadge,
  toItemHref,
  toEndHref,
}: Omit<PlayerProps, 'itemId' | 'subjectId' | 'kind'> & { place: Place }) {
  const [isOutlineOpen, setIsOutlineOpen] = useState(false);
  const courseId = course._key;
  const walk = walkCourse(course.items);
  const previous = walk[walk.findIndex((one) => one.item._key === item._key) - 1];
  const step = isOnlyItem
    ? undefined
    : toNextInCourse(course, item._key, { toItemHref, onOpenItem, toEndHref, onOpenEnd: onCompleted });
  const open = (subjectId: string, id: string) => onOpenItem(courseId, subjectId, id);

  async function send() {
    const answer = await onMark(courseId, subject._key, item._key);
    return answer && { ...answer, feedback: answer.feedback === true && onFeedback !== undefined };
  }
  const marking = useMarking(send, {
    onCompleted: () => onCompleted(courseId),
    onBadge: (awardId) => onBadge?.(courseId, awardId),
  });

  const isLab = item.object_type === 'lab';
  const toggle = () => setIsOutlineOpen(!isOutlineOpen);
  return (
    <div className={isLab ? styles.labPage : isOnlyItem ? styles.itemPage : styles.page}>
      {isLab ? (
        isOutlineOpen && (
          <Suspense fallback={null}>
            <OutlineDialog course={course} itemId={item._key} onOpenItem={open} onClose={toggle} />
          </Suspense>
        )
      ) : isOnlyItem ? null : (
        <div className={styles.outlineColumn} data-open={isOutlineOpen}>
          <Button
            className={styles.outlineToggle}
            icon={iconMenu}
            size="sm"
            aria-expanded={isOutlineOpen}
            onClick={toggle}
          >
            {t('showOutline')}
          </Button>
          <div className={styles.outlineBody}>
            <PlayerOutline course={course} itemId={item._key} onOpenItem={open} />
          </div>
        </div>
      )}
      <div className={isLab ? styles.labContent : styles.content}>
        {!isLab && <ItemHead item={item} subjectTitle={subject.title} actions={renderActions?.(item)} />}
        {renderItem({
          item,
          next: step,
          mark: () => void marking.mark({ hasResult: HAS_RESULT.has(item.object_type) }),
          leave: () => onLeave(courseId),
          openOutline: () => setIsOutlineOpen(true),
        })}
        {!isLab && (
          <PlayerFoot
            item={item}
            isOnlyItem={isOnlyItem}
            previous={previous}
            next={isOnlyItem ? undefined : findNextItem(course.items, item._key)}
            step={step}
            marking={marking}
            onOpen={open}
          />
        )}
      </div>
      {marking.asksFeedback && onFeedback && (
        <Suspense fallback={null}>
          <FeedbackDialog
            courseName={course.event_name}
            onSend={(feedback) => onFeedback(courseId, feedback)}
            onClose={marking.closeFeedback}
          />
        </Suspense>
      )}
    </div>
  );
}
