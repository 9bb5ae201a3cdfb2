import type { QuizResult } from '@drawbridge/contracts/learning';
import { useStore, withLoading } from '../../provider/index.ts';
import { QuizForm } from './QuizForm.tsx';
import { QuizLoading } from './QuizLoading.tsx';

export interface QuizViewProps {
  quizId: string;
  /** The course item that contains the quiz. A pass completes it. */
  course?: { event_id: string; item_id: string };
  onGraded?: (result: QuizResult) => void;
}

/**
 * Shows a quiz: all questions are on one page, the server grades them, and a pass explains every option.
 * @see PLAYER-10
 */
export const QuizView = withLoading(LoadedQuiz, QuizLoading);

function LoadedQuiz({ quizId, course, onGraded }: QuizViewProps) {
  return <QuizForm store={useStore('quiz', quizId, course)} onGraded={onGraded} />;
}
