import type { Citation, ContentItem } from '@drawbridge/contracts/learning';
import type { LabLesson } from '@drawbridge/contracts/practice';
import { Skeleton } from '@drawbridge/ui';
import { lazy, Suspense } from 'react';
import type { NextStep } from '../../practice/next-step/index.ts';
import { QuizLoading, QuizView } from '../quiz/index.ts';
import { Article } from './Article.tsx';

const Video = lazy(() => import('./Video.tsx').then((module) => ({ default: module.Video })));
const Download = lazy(() => import('./Download.tsx').then((module) => ({ default: module.Download })));
const LabItem = lazy(() => import('./LabItem.tsx').then((module) => ({ default: module.LabItem })));

const AiQuiz = lazy(() => import('../assistant/AiQuiz.tsx').then((module) => ({ default: module.AiQuiz })));

interface PlayerItemProps {
  courseId: string;
  item: ContentItem;
  /** The step that follows the item once it is complete. */
  next: NextStep | undefined;
  /** Called when the learner finished or passed the item: marks it on the server and follows the answer. */
  onMark: () => void;
  /** Called after the browser fetched a file of the course. */
  onDownloaded: () => void;
  /** Called to open the lesson that explains a question. */
  onOpenLesson: (source: Citation) => void;
  onExit: () => void;
  onOpenOutline: () => void;
  onLogout: (() => void) | undefined;
  toLessonHref: ((lesson: LabLesson) => string) | undefined;
}

/** Shows one item according to its kind. @see PLAYER-7 */
export function PlayerItem(props: PlayerItemProps) {
  const { courseId, item, next, onMark, onDownloaded, onExit, onOpenOutline, onOpenLesson, onLogout } = props;
  const course = { event_id: courseId, item_id: item._key };
  // A pass of an item that is done changes nothing: the learner stays with the result.
  const pass = () => {
    if (!item.completed) onMark();
  };
  const findNext = async () => {
    // However it was passed, the course shows it.
    pass();
    return next;
  };
  switch (item.object_type) {
    case 'media':
      return <Article courseId={courseId} itemId={item._key} />;
    case 'vid':
      return (
        <Suspense fallback={<Skeleton shape="block" height={360} />}>
          <Video
            key={item._key}
            courseId={courseId}
            itemId={item._key}
            isCompleted={item.completed}
            onWatched={pass}
          />
        </Suspense>
      );
    case 'download':
      return (
        <Suspense fallback={<Skeleton shape="block" height={160} />}>
          <Download
            courseId={courseId}
            itemId={item._key}
            title={item.title}
            onDownloaded={() => {
              onDownloaded();
              pass();
            }}
          />
        </Suspense>
      );
    case 'quiz':
      return (
        <QuizView
          key={item._key}
          quizId={item.target_id ?? ''}
          course={course}
          onGraded={({ passed }) => passed && pass()}
        />
      );
    case 'aiquiz':
      return (
        <Suspense fallback={<QuizLoading />}>
          <AiQuiz
            key={item._key}
            courseId={courseId}
            itemId={item._key}
            onOpenLesson={onOpenLesson}
            onGraded={({ passed }) => passed && pass()}
          />
        </Suspense>
      );
    case 'lab':
      return (
        <Suspense fallback={null}>
          <LabItem
            key={item._key}
            labId={item.target_id ?? ''}
            course={course}
            findNext={findNext}
            onExit={onExit}
            onOpenOutline={onOpenOutline}
            {...(onLogout && { onLogout })}
            toLessonHref={props.toLessonHref}
            onPassed={pass}
          />
        </Suspense>
      );
  }
}
