import { asId } from '@drawbridge/contracts';
import { gradeQuiz, startQuiz } from '@drawbridge/contracts/learning';
import type { ApiClient } from '../../transport/client.ts';
import { createQuizAttemptStore, type QuizAttemptStore } from './quiz-attempt.ts';

/** A quiz of the catalogue. */
export function createQuizStore(deps: {
  client: ApiClient;
  quizId: string;
  course?: { event_id: string; item_id: string };
  /** Returns numbers in [0, 1). */
  random?: () => number;
  nowMs?: () => number;
}): QuizAttemptStore {
  const { client, quizId, course, random, nowMs } = deps;
  return createQuizAttemptStore({
    random,
    nowMs,
    start: () => client.call(startQuiz, { quiz_id: asId(quizId) }),
    grade: (attemptId, answers) =>
      client.call(gradeQuiz, {
        quiz_id: asId(quizId),
        attempt_id: asId(attemptId),
        answers,
        ...(course ? { course: { event_id: asId(course.event_id), item_id: asId(course.item_id) } } : {}),
      }),
  });
}
