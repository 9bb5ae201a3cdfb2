import type { CourseDetail } from '@drawbridge/contracts';
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
  Skeleton,
} from '@drawbridge/ui';
import { useCallback, useEffect, useState } from 'react';
import { ITEM_KINDS } from '../course/index.ts';
import { NextStepLink, toNextInCourse } from '../next-step/index.ts';
import { format, useStore, withLoading } from '../provider/index.ts';
import { Finished } from './Finished.tsx';
import { messages } from './messages.ts';
import { PlayerItem } from './PlayerItem.tsx';
import { PlayerOutline } from './PlayerOutline.tsx';
import * as styles from './player.css.ts';

export interface CoursePlayerProps {
  courseId: string;
  /** Undefined shows the end of the course. */
  itemId: string | undefined;
  onOpenItem: (courseId: string, subjectId: string, itemId: string) => void;
  /** The learner is sent to the course, because this page of it cannot be shown. */
  onOpenIntro: (courseId: string) => void;
  /** The learner goes back to the course; without it `onOpenIntro` is called. */
  onLeave?: (courseId: string) => void;
  /** Ends the session: a lab, which has the whole window, offers it among its commands. */
  onLogout?: () => void;
  onCompleted: (courseId: string) => void;
  onBrowse?: () => void;
  /** Addresses of an item and of the end of the course: the ways on become links. */
  toItemHref?: (courseId: string, subjectId: string, itemId: string) => string;
  toEndHref?: (courseId: string) => string;
}

/** A course under way: the outline, one item, and the way on. */
export const CoursePlayer = withLoading(LoadedPlayer, Loading);

function LoadedPlayer({ courseId, itemId, onBrowse, ...ways }: CoursePlayerProps) {
  const { onOpenIntro, onLeave = onOpenIntro } = ways;
  const courses = useStore('courses');
  useEffect(() => {
    // A page that is left cancels its request. @see ERR-23
    const leaving = new AbortController();
    void courses.open(courseId, leaving.signal);
    return () => leaving.abort();
  }, [courses, courseId]);

  const { value: shown } = courses.course;
  const course = shown.state === 'ready' && shown.value._key === courseId ? shown.value : undefined;
  // Without enrolment no page of a course shows, and before its completion not its end. @see PLAYER-34, PLAYER-26
  const isOutside =
    course !== undefined && (!course.is_enrolled || (itemId === undefined && !course.is_completed));
  useEffect(() => {
    if (isOutside) onOpenIntro(courseId);
  }, [isOutside, onOpenIntro, courseId]);

  if (shown.state === 'problem') {
    if (shown.problem.status === 404 || shown.problem.code === 'bad_input')
      return <EmptyState title={messages.courseNotFound.text} />;
    return (
      <ProblemState
        title={messages.failed.text}
        message={shown.problem.message}
        onRetry={() => void courses.open(courseId)}
        incidentId={shown.problem.incident}
      />
    );
  }
  if (!course || isOutside) return <Loading />;
  if (itemId === undefined)
    return <Finished course={course} onReview={() => onOpenIntro(courseId)} onBrowse={onBrowse} />;
  return <Player {...ways} course={course} itemId={itemId} onLeave={onLeave} />;
}

interface PlayerProps
  extends Pick<CoursePlayerProps, 'onOpenItem' | 'onLogout' | 'onCompleted' | 'toItemHref' | 'toEndHref'> {
  course: CourseDetail;
  itemId: string;
  onLeave: (courseId: string) => void;
}

function Player({ course, itemId, onOpenItem, onLeave, onLogout, onCompleted, ...hrefs }: PlayerProps) {
  const { toItemHref, toEndHref } = hrefs;
  const courses = useStore('courses');
  const refresh = useCallback(() => void courses.open(course._key), [courses, course._key]);
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
    const answer = await courses.mark(course._key, subject._key, item._key);
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
        <PlayerItem
          courseId={course._key}
          item={item}
          next={step}
          onMark={() => void mark()}
          onPassed={refresh}
          onExit={() => onLeave(course._key)}
          onLogout={onLogout}
        />
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

function Loading() {
  return (
    <div role="status" aria-label={messages.loading.text} className={styles.page}>
      <Skeleton shape="block" height={480} />
    </div>
  );
}
