import { asId } from '@drawbridge/contracts';
import { type AiQuizResult, type AnsweredBy, gradeAiQuiz, startAiQuiz } from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiClient } from '../../transport/client.ts';
import { createQuizAttemptStore, type QuizAttemptStore } from './quiz-attempt.ts';

export interface AiQuizStore extends QuizAttemptStore<AiQuizResult> {
  /** Who wrote the questions of the attempt, once it has begun. */
  madeBy: ReadonlySignal<AnsweredBy | undefined>;
}

/** A quiz generated from the texts of a course. @see PLAYER-11 */
export function createAiQuizStore(deps: {
  client: ApiClient;
  courseId: string;
  itemId: string;
  /** Returns numbers in [0, 1). */
  random?: () => number;
  nowMs?: () => number;
}): AiQuizStore {
  const { client, courseId, itemId, random, nowMs } = deps;
  const madeBy = signal<AnsweredBy | undefined>(undefined);
  const place = () => ({ event_id: asId<'course'>(courseId), item_id: asId<'item'>(itemId) });
  const store = createQuizAttemptStore<AiQuizResult>({
    random,
    nowMs,
    async start() {
      const started = await client.call(startAiQuiz, place());
      madeBy.value = started.made_by;
      return { ...started, withdrawn_count: 0 };
    },
    grade: (attemptId, answers) =>
      client.call(gradeAiQuiz, { ...place(), attempt_id: asId(attemptId), answers }),
  });
  return { ...store, madeBy };
}
