import { asId } from '@drawbridge/contracts';
import { type AiQuizResult, type AnsweredBy, gradeAiQuiz, startAiQuiz } from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { ApiClient } from '../../transport/client.ts';
import { createQuizAttemptStore, type QuizAttemptStore } from './quiz-attempt.ts';

export interface AiQuizStore extends QuizAttemptStore<AiQuizResult> {
  /** Who wrote the questions of the attempt, once it has begun. */
  madeBy: ReadonlySignal<AnsweredBy | undefined>;
  /** Ids of the questions that do not count toward the score. */
  uncounted: ReadonlySignal<readonly string[]>;
}

/** Practice with the questions of a course. @see PLAYER-11 */
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
  const uncounted = signal<readonly string[]>([]);
  const place = () => ({ event_id: asId<'course'>(courseId), item_id: asId<'item'>(itemId) });
  const store = createQuizAttemptStore<AiQuizResult>({
    random,
    nowMs,
    async start() {
      // A model may take seconds: the card has a skeleton meanwhile, and the rest of the page can be used.
      const started = await client.call(startAiQuiz, place(), { background: true });
      madeBy.value = started.made_by;
      uncounted.value = started.uncounted;
      return { ...started, withdrawn_count: 0 };
    },
    grade: (attemptId, answers) =>
      client.call(gradeAiQuiz, { ...place(), attempt_id: asId(attemptId), answers }),
  });
  return { ...store, madeBy, uncounted };
}
