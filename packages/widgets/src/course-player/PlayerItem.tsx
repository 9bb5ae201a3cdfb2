import type { Citation, ContentItem } from '@drawbridge/contracts';
import { EmptyState } from '@drawbridge/ui';
import { lazy, Suspense } from 'react';
import type { NextStep } from '../next-step/index.ts';
import { QuizView } from '../quiz/index.ts';
import { Article } from './Article.tsx';
import { Download } from './Download.tsx';
import { messages } from './messages.ts';

const LabItem = lazy(() => import('./LabItem.tsx').then((module) => ({ default: module.LabItem })));

const AiQuiz = lazy(() => import('../assistant/AiQuiz.tsx').then((module) => ({ default: module.AiQuiz })));

interface PlayerItemProps {
  courseId: string;
  item: ContentItem;
  /** What comes after it, once it is complete. */
  next: NextStep | undefined;
  /** The item is complete: marks it on the server. */
  onMark: () => void;
  /** A quiz or lab was passed: the server has completed the item itself. */
  onPassed: () => void;
  /** Opens the lesson that explains a question. */
  onOpenLesson: (source: Citation) => void;
  onExit: () => void;
  onLogout: (() => void) | undefined;
}

/** One item by its kind. @see PLAYER-7 */
export function PlayerItem({
  courseId,
  item,
  next,
  onMark,
  onPassed,
  onOpenLesson,
  onExit,
  onLogout,
}: PlayerItemProps) {
  const course = { event_id: courseId, item_id: item._key };
  const findNext = async () => {
    // However it was passed, the course shows it.
    if (!item.completed) onPassed();
    return next;
  };
  switch (item.object_type) {
    case 'media':
      return <Article courseId={courseId} itemId={item._key} />;
    case 'download':
      return <Download courseId={courseId} itemId={item._key} title={item.title} onDownloaded={onMark} />;
    case 'quiz':
      return (
        <QuizView
          key={item._key}
          quizId={item.target_id ?? ''}
          course={course}
          onGraded={({ passed }) => passed && onPassed()}
        />
      );
    case 'aiquiz':
      return (
        <Suspense fallback={null}>
          <AiQuiz
            key={item._key}
            courseId={courseId}
            itemId={item._key}
            onOpenLesson={onOpenLesson}
            onGraded={({ passed }) => passed && onPassed()}
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
            {...(onLogout && { onLogout })}
            onPassed={onPassed}
          />
        </Suspense>
      );
    default:
      return <EmptyState title={messages.unsupported.text} />;
  }
}
