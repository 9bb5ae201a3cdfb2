import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type Catalogue,
  countFailures,
  drawQuestions,
  type Grade,
  gradeQuiz,
  type Quiz,
  type QuizPast,
  selectQuestions,
  toPublicQuiz,
  toPublicResult,
  toSecondsToNext,
  toWaitMs,
} from '@drawbridge/content';
import { type ParsedInputOf, type PersonId, problem, type QuizId } from '@drawbridge/contracts';
import type { gradeQuiz as gradeQuizEndpoint, QuizResult, StartedQuiz } from '@drawbridge/contracts/learning';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { checkMayOpen } from '../../kernel/grants/index.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import { ATTEMPTS_USED, attemptsOf } from './quiz.limits.ts';
import { checkAnswers, checkWait } from './quiz.rule.ts';
import * as store from './quiz.store.ts';

type Submission = ParsedInputOf<typeof gradeQuizEndpoint>;

export interface QuizService {
  /**
   * The running attempt; another one when that was submitted or none of its questions exists any more.
   * Throws `quiz_not_found`, `upgrade_required`, and `quiz_waiting` where another one may not begin yet.
   */
  start(personId: PersonId, quizId: QuizId): Promise<StartedQuiz>;
  /**
   * Grades and stores the attempt; on a pass the course item that holds the quiz is completed.
   * Throws `attempt_not_found`, `upgrade_required`, `quiz_attempt_closed`, `too_many_tries`, and `bad_input` unless each question that was asked, and no other, is answered.
   */
  submit(personId: PersonId, submission: Submission): Promise<QuizResult>;
}

export interface QuizDeps {
  database: Database;
  catalogue: Catalogue;
  events: EventBus;
  clock: Clock;
  limits: Pick<Limits, 'count'>;
}

export function createQuizService(deps: QuizDeps): QuizService {
  const { catalogue, events, clock, limits } = deps;
  const { db } = deps.database;

  function getSource(quizId: QuizId) {
    const quiz = catalogue.quizzes.find(({ id }) => id === quizId);
    if (!quiz) throw problem('quiz_not_found');
    return quiz;
  }

  /** The running attempt, or the next one. */
  async function findOrDraw(tx: Tx, personId: PersonId, quiz: Quiz, attempts: store.AttemptRow[]) {
    const last = await store.findDraw(tx, personId, quiz.id);
    if (last && !last.isSubmitted && selectQuestions(quiz, last.questionIds).length > 0) return last;
    checkWait(quiz, attempts, clock.now());
    const draw = {
      personId,
      quizId: quiz.id,
      attemptId: randomUUID(),
      questionIds: drawQuestions(quiz, toPast(quiz, last?.questionIds ?? [], attempts)),
      drawnAt: clock.now(),
    };
    await store.putDraw(tx, draw);
    return draw;
  }

  /** What is told of a grade, with the wait that follows the attempts. */
  async function toResult(tx: Tx, personId: PersonId, quiz: Quiz, grade: Grade): Promise<QuizResult> {
    const attempts = await store.listAttempts(tx, personId, quiz.id);
    return {
      ...toPublicResult(grade),
      retry_after_seconds: toSecondsToNext(quiz, attempts, clock.now()),
    };
  }

  return {
    async start(personId, quizId) {
      const quiz = getSource(quizId);
      const { attempts, draw } = await db.transaction(async (tx) => {
        await lockPerson(tx, personId);
        await checkMayOpen(tx, personId, { kind: 'quiz', id: quizId }, clock.now());
        const attempts = await store.listAttempts(tx, personId, quizId);
        return { attempts, draw: await findOrDraw(tx, personId, quiz, attempts) };
      });
      const asked = selectQuestions(quiz, draw.questionIds);
      const waitMs = toWaitMs(quiz, countFailures(attempts) + 1);
      return {
        attempt_id: draw.attemptId,
        quiz: toPublicQuiz(quiz, asked),
        withdrawn_count: draw.questionIds.length - asked.length,
        best_percent: await store.readBestPercent(db, personId, quizId),
        ...(waitMs > 0 && { wait_after_failure_seconds: waitMs / 1_000 }),
      };
    },

    async submit(personId, { quiz_id: quizId, attempt_id: attemptId, answers, course }) {
      const quiz = getSource(quizId);
      return db.transaction(async (tx) => {
        await lockPerson(tx, personId);
        const stored = await store.findAttempt(tx, personId, quizId, attemptId);
        if (stored) return toResult(tx, personId, quiz, regrade(quiz, stored, answers));
        await checkMayOpen(tx, personId, { kind: 'quiz', id: quizId }, clock.now());
        const draw = await store.findDraw(tx, personId, quizId);
        if (draw?.attemptId !== attemptId) throw problem('attempt_not_found');
        const asked = selectQuestions(quiz, draw.questionIds);
        if (asked.length === 0) throw problem('quiz_attempt_closed');
        checkAnswers(asked, draw.questionIds, answers);
        const retryAfterSeconds = await limits.count(tx, [attemptsOf(personId, quizId)]);
        if (retryAfterSeconds !== undefined)
          throw problem('too_many_tries', { message: ATTEMPTS_USED, retryAfterSeconds });
        const grade = gradeQuiz(quiz, asked, answers);
        const at = clock.now();
        await store.insertAttempt(tx, {
          id: attemptId,
          personId,
          quizId,
          questionIds: draw.questionIds,
          answers,
          scorePercent: grade.score_percent,
          passed: grade.passed,
          submittedAt: at,
        });
        if (grade.passed)
          await events.publish(tx, 'quiz.passed', {
            personId,
            quizId,
            ...(course ? { item: { courseId: course.event_id, itemId: course.item_id } } : {}),
            at,
          });
        return toResult(tx, personId, quiz, grade);
      });
    },
  };
}

/** What a draw has to know of the attempts before. */
function toPast(quiz: Quiz, asked: readonly string[], attempts: readonly store.AttemptRow[]): QuizPast {
  const right = attempts.flatMap(({ answers }) =>
    gradeQuiz(quiz, selectQuestions(quiz, Object.keys(answers)), answers).questions.flatMap((graded) =>
      graded.right ? graded.question.id : [],
    ),
  );
  return { asked, right };
}

/** The same answers again come from a page that did not get its result; others come from a second page. */
function regrade(quiz: Quiz, stored: store.AttemptRow, answers: Submission['answers']): Grade {
  if (!isDeepStrictEqual(answers, stored.answers)) throw problem('quiz_attempt_closed');
  const asked = selectQuestions(quiz, stored.questionIds ?? []);
  return {
    ...gradeQuiz(quiz, asked, stored.answers),
    score_percent: stored.scorePercent,
    passed: stored.passed,
  };
}
