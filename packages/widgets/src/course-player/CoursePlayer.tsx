import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { ContentItem, CourseDetail } from '@drawbridge/contracts';
import { findNextItem, walkCourse } from '@drawbridge/contracts/rules';
import {
  Badge,
  Button,
  EmptyState,
  Inline,
  iconArrowLeft,
  iconArrowRight,
  iconCheck,
  iconMenu,
  ProblemState,
} from '@drawbridge/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { ITEM_KINDS } from '../course/item-kinds.ts';
import { NextStepLink, toNextInCourse } from '../next-step/index.ts';
// From its own file: the published types of the player have nothing of the link.
import type { NextStep } from '../next-step/next-step.ts';
import { format } from '../provider/format.ts';
import { Finished } from './Finished.tsx';
import { LoadingPlayer } from './LoadingPlayer.tsx';
import { messages } from './messages.ts';
import { PlayerOutline } from './PlayerOutline.tsx';
import * as styles from './player.css.ts';

/** What the player shows of a course. */
export type PlayedCourse = Pick<
  CourseDetail,
  '_key' | 'event_name' | 'owasp' | 'items' | 'total_items' | 'progress' | 'is_enrolled' | 'is_completed'
>;

/** Of a call for a course. With the status 404 or the code `bad_input` there is no such course. */
export interface CourseProblem extends ShownProblem {
  status?: number;
  code?: string;
}

/** What the player gives to the content of an item. */
export interface PlayedItem {
  item: ContentItem;
  /** What comes after it, once it is complete. */
  next: NextStep | undefined;
  /** The learner has done what there is to do. */
  mark: () => void;
  /** The learner goes back to the course. */
  leave: () => void;
}

export interface CoursePlayerProps {
  course: Loadable<PlayedCourse, CourseProblem>;
  /** Fetches the course again; without it a problem has no button. */
  onRetry?: (() => void) | undefined;
  /** Undefined shows the end of the course. */
  itemId: string | undefined;
  /** The content of an item. That of a lab has the whole window. */
  renderItem: (played: PlayedItem) => ReactNode;
  /** Marks an item complete; gives whether the course is complete with it, and undefined when it could not be marked. */
  onMark: (
    courseId: string,
    subjectId: string,
    itemId: string,
  ) => Promise<{ completed: boolean } | undefined>;
  onOpenItem: (courseId: string, subjectId: string, itemId: string) => void;
  /** The learner is sent to the course, because this page of it cannot be shown. */
  onOpenIntro: (courseId: string) => void;
  /** The learner goes back to the course; without it `onOpenIntro` is called. */
  onLeave?: (courseId: string) => void;
  onCompleted: (courseId: string) => void;
  onBrowse?: () => void;
  /** Addresses of an item and of the end of the course: the ways on become links. */
  toItemHref?: (courseId: string, subjectId: string, itemId: string) => string;
  toEndHref?: (courseId: string) => string;
}

/**
 * A course under way: the outline, one item, and the way on. It fetches nothing and has no content of its own: with
 * `ConnectedCoursePlayer` it has both. @see PLAYER-7, EMB-1
 */
export function CoursePlayer({ course: shown, onRetry, itemId, onBrowse, ...ways }: CoursePlayerProps) {
  const { onOpenIntro, onLeave = onOpenIntro } = ways;
  const course = shown.state === 'ready' ? shown.value : undefined;
  const courseId = course?._key;
  // Without enrolment no page of a course shows, and before its completion not its end. @see PLAYER-34, PLAYER-26
  const isOutside =
    course !== undefined && (!course.is_enrolled || (itemId === undefined && !course.is_completed));
  useEffect(() => {
    if (isOutside && courseId !== undefined) onOpenIntro(courseId);
  }, [isOutside, onOpenIntro, courseId]);

  if (shown.state === 'problem') {
    if (shown.problem.status === 404 || shown.problem.code === 'bad_input')
      return <EmptyState title={messages.courseNotFound.text} />;
    return (
      <ProblemState
        title={messages.failed.text}
        message={shown.problem.message}
        onRetry={onRetry}
        incidentId={shown.problem.incident}
      />
    );
  }
  if (!course || isOutside) return <LoadingPlayer />;
  if (itemId === undefined)
    return <Finished course={course} onReview={() => onOpenIntro(course._key)} onBrowse={onBrowse} />;
  return <Player {...ways} course={course} itemId={itemId} onLeave={onLeave} />;
}

interface PlayerProps
  extends Pick<
    CoursePlayerProps,
    'renderItem' | 'onMark' | 'onOpenItem' | 'onCompleted' | 'toItemHref' | 'toEndHref'
  > {
  course: PlayedCourse;
  itemId: string;
  onLeave: (courseId: string) => void;
}

function Player({
  course,
  itemId,
  renderItem,
  onMark,
  onOpenItem,
  onLeave,
  onCompleted,
  toItemHref,
  toEndHref,
}: PlayerProps) {
  const [isOutlineOpen, setIsOutlineOpen] = useState(false);
  useEffect(() => setIsOutlineOpen(false), [itemId]);
  const walk = walkCourse(course.items);
  const at = walk.findIndex(({ item }) => item._key === itemId);
  const place = walk[at];
  if (!place)
    return (
      <EmptyState
        title={messages.itemNotFound.text}
        message={messages.itemNotFoundHint.text}
        actions={<Button onClick={() => onLeave(course._key)}>{messages.toCourse.text}</Button>}
      />
    );

  const { item, subject } = place;
  const next = findNextItem(course.items, itemId);
  const step = toNextInCourse(course, itemId, {
    toItemHref,
    onOpenItem,
    toEndHref,
    onOpenEnd: onCompleted,
  });
  const previous = walk[at - 1];
  const open = (subjectId: string, id: string) => onOpenItem(course._key, subjectId, id);

  async function mark() {
    if (item.completed) return true;
    const answer = await onMark(course._key, subject._key, item._key);
    if (answer?.completed) onCompleted(course._key);
    return answer !== undefined && !answer.completed;
  }

  async function goOn() {
    if ((await mark()) && next) open(next.subject._key, next.item._key);
  }

  const isLab = item.object_type === 'lab';
  const isArticle = item.object_type === 'media';
  return (
    <div className={isLab ? styles.labPage : styles.page}>
      {!isLab && (
        <div className={styles.outlineColumn} data-open={isOutlineOpen}>
          <Button
            className={styles.outlineToggle}
            icon={iconMenu}
            size="sm"
            aria-expanded={isOutlineOpen}
            onClick={() => setIsOutlineOpen(!isOutlineOpen)}
          >
            {messages.showOutline.text}
          </Button>
          <div className={styles.outlineBody}>
            <PlayerOutline course={course} itemId={itemId} onOpenItem={open} />
          </div>
        </div>
      )}
      <div className={isLab ? styles.labContent : styles.content}>
        {!isLab && (
          <header className={styles.head}>
            <Inline gap="2">
              <Badge icon={ITEM_KINDS[item.object_type].icon}>{ITEM_KINDS[item.object_type].word}</Badge>
              <span className={styles.subjectName}>{subject.title}</span>
              {item.completed && (
                <Badge tone="pass" icon={iconCheck}>
                  {messages.completed.text}
                </Badge>
              )}
            </Inline>
            <h1 className={styles.title}>{item.title}</h1>
          </header>
        )}
        {renderItem({
          item,
          next: step,
          mark: () => void mark(),
          leave: () => onLeave(course._key),
        })}
        {!isLab && (
          <footer className={styles.foot}>
            <Button
              tone="quiet"
              icon={iconArrowLeft}
              disabled={!previous}
              onClick={() => previous && open(previous.subject._key, previous.item._key)}
            >
              {messages.previous.text}
            </Button>
            {item.completed ? (
              step && <NextStepLink next={step} />
            ) : isArticle ? (
              <Button tone="primary" iconEnd={next ? iconArrowRight : iconCheck} onClick={() => void goOn()}>
                {next ? messages.complete.text : messages.completeLast.text}
              </Button>
            ) : (
              next && (
                <Button iconEnd={iconArrowRight} onClick={() => open(next.subject._key, next.item._key)}>
                  {format(messages.next.text, { title: next.item.title })}
                </Button>
              )
            )}
          </footer>
        )}
      </div>
    </div>
  );
}
