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
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CourseService } from '../courses/index.ts';
import { quizAttempt } from './quiz.table.ts';

export interface QuizService {
  get(personId: PersonId, quizId: QuizId): Promise<{ quiz: Quiz; best_percent: number | undefined }>;
  /** Grades, keeps the attempt, and on a pass completes the course item that holds the quiz. */
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
  courses: CourseService;
  clock: Clock;
}

export function createQuizService(deps: QuizDeps): QuizService {
  const { catalogue, courses, clock } = deps;
  const { db } = deps.database;

  function getSource(quizId: QuizId) {
    const quiz = catalogue.quizzes.find(({ id }) => id === quizId);
    if (!quiz) throw problem('quiz_not_found');
    return quiz;
  }

  /** The page names the item; only an item that really holds this quiz is completed by it. */
  function holdsQuiz(courseId: CourseId, itemId: ItemId, quizId: QuizId): boolean {
    const items = catalogue.courses
      .find(({ id }) => id === courseId)
      ?.subjects.flatMap((subject) => subject.items);
    return (
      items?.some((item) => item.key === itemId && item.object_type === 'quiz' && item.quiz_id === quizId) ??
      false
    );
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
      await db.transaction(async (tx) => {
        await tx.insert(quizAttempt).values({
          id: randomUUID(),
          personId,
          quizId,
          answers,
          scorePercent: result.score_percent,
          passed: result.passed,
          submittedAt: clock.now(),
        });
        if (result.passed && course && holdsQuiz(course.event_id, course.item_id, quizId))
          await courses.markPassed(tx, personId, course.event_id, course.item_id);
      });
      return result;
    },
  };
}
