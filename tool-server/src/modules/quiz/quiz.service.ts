import { randomUUID } from 'node:crypto';
import { type Catalogue, gradeQuiz, toPublicQuiz } from '@drawbridge/content';
import {
  type CourseId,
  type ItemId,
  type PersonId,
  problem,
  type Quiz,
  type QuizId,
  type QuizResult,
} from '@drawbridge/contracts';
import { and, eq, max } from 'drizzle-orm';
import type { EventBus } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { quizAttempt } from './quiz.table.ts';

export interface QuizService {
  get(personId: PersonId, quizId: QuizId): Promise<{ quiz: Quiz; best_percent: number | undefined }>;
  /** Grades and stores the attempt; on a pass the course item that holds the quiz is completed. */
  submit(
    personId: PersonId,
    quizId: QuizId,
    answers: Record<string, string[]>,
    course: { event_id: CourseId; item_id: ItemId } | undefined,
  ): Promise<QuizResult>;
}

export interface QuizDeps {
  database: Database;
  catalogue: Catalogue;
  events: EventBus;
  clock: Clock;
}

export function createQuizService(deps: QuizDeps): QuizService {
  const { catalogue, events, clock } = deps;
  const { db } = deps.database;

  function getSource(quizId: QuizId) {
    const quiz = catalogue.quizzes.find(({ id }) => id === quizId);
    if (!quiz) throw problem('quiz_not_found');
    return quiz;
  }

  return {
    async get(personId, quizId) {
      const quiz = toPublicQuiz(getSource(quizId));
      const [best] = await db
        .select({ percent: max(quizAttempt.scorePercent) })
        .from(quizAttempt)
        .where(and(eq(quizAttempt.personId, personId), eq(quizAttempt.quizId, quizId)));
      return { quiz, best_percent: best?.percent ?? undefined };
    },

    async submit(personId, quizId, answers, course) {
      const result = gradeQuiz(getSource(quizId), answers);
      const at = clock.now();
      await db.transaction(async (tx) => {
        await tx.insert(quizAttempt).values({
          id: randomUUID(),
          personId,
          quizId,
          answers,
          scorePercent: result.score_percent,
          passed: result.passed,
          submittedAt: at,
        });
        if (result.passed)
          await events.publish(tx, 'quiz.passed', {
            personId,
            quizId,
            ...(course ? { item: { courseId: course.event_id, itemId: course.item_id } } : {}),
            at,
          });
      });
      return result;
    },
  };
}
