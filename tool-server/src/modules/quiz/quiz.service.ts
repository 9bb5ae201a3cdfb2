import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type Catalogue,
  drawQuestions,
  gradeQuiz,
  type Quiz,
  selectQuestions,
  toPublicQuiz,
} from '@drawbridge/content';
import {
  type gradeQuiz as gradeQuizEndpoint,
  type ParsedInputOf,
  type PersonId,
  problem,
  type QuizId,
  type QuizResult,
  type StartedQuiz,
} from '@drawbridge/contracts';
import type { EventBus } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Limit, Limits } from '../../platform/limits/limits.ts';
import { checkMayOpen } from '../grants/index.ts';
import { lockPerson } from '../people/index.ts';
import * as store from './quiz.store.ts';

type Submission = ParsedInputOf<typeof gradeQuizEndpoint>;

export interface QuizService {
  /**
   * The running attempt; another one when that was submitted or none of its questions exists any more. Throws
   * `quiz_not_found`, and `upgrade_required` where nothing opens the quiz.
   */
  start(personId: PersonId, quizId: QuizId): Promise<StartedQuiz>;
  /**
   * Grades and stores the attempt; on a pass the course item that holds the quiz is completed.
   * Throws `attempt_not_found`, `upgrade_required`, `quiz_attempt_closed`, `too_many_tries`, and `bad_input` for answers to questions that were not asked.
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

/** Rows of one person in a day: several times what learners do, and an end to what a script can fill. */
const attemptsOf = (personId: PersonId, quizId: QuizId): Limit => ({
  of: ['quiz attempt', personId, quizId],
  most: 50,
  windowMs: 86_400_000,
});
const ATTEMPTS_USED = 'You have taken this quiz as often as is allowed in a day. Try again later.';

export function createQuizService(deps: QuizDeps): QuizService {
  const { catalogue, events, clock, limits } = deps;
  const { db } = deps.database;

  function getSource(quizId: QuizId) {
    const quiz = catalogue.quizzes.find(({ id }) => id === quizId);
    if (!quiz) throw problem('quiz_not_found');
    return quiz;
  }

  async function findOrDraw(tx: Tx, personId: PersonId, quiz: Quiz) {
    const last = await store.findDraw(tx, personId, quiz.id);
    if (last && !last.isSubmitted && selectQuestions(quiz, last.questionIds).length > 0) return last;
    const draw = {
      personId,
      quizId: quiz.id,
      attemptId: randomUUID(),
      questionIds: drawQuestions(quiz, last?.questionIds ?? []),
      drawnAt: clock.now(),
    };
    await store.putDraw(tx, draw);
    return draw;
  }

  return {
    async start(personId, quizId) {
      const quiz = getSource(quizId);
      const { attemptId, questionIds } = await db.transaction(async (tx) => {
        await lockPerson(tx, personId);
        await checkMayOpen(tx, personId, { kind: 'quiz', id: quizId }, clock.now());
        return findOrDraw(tx, personId, quiz);
      });
      const asked = selectQuestions(quiz, questionIds);
      return {
        attempt_id: attemptId,
        quiz: toPublicQuiz(quiz, asked),
        withdrawn_count: questionIds.length - asked.length,
        best_percent: await store.readBestPercent(db, personId, quizId),
      };
    },

    async submit(personId, { quiz_id: quizId, attempt_id: attemptId, answers, course }) {
      const quiz = getSource(quizId);
      return db.transaction(async (tx) => {
        await lockPerson(tx, personId);
        const stored = await store.findAttempt(tx, personId, quizId, attemptId);
        if (stored) return repeatResult(quiz, stored, answers);
        await checkMayOpen(tx, personId, { kind: 'quiz', id: quizId }, clock.now());
        const draw = await store.findDraw(tx, personId, quizId);
        if (draw?.attemptId !== attemptId) throw problem('attempt_not_found');
        checkAsked(answers, draw.questionIds);
        const asked = selectQuestions(quiz, draw.questionIds);
        if (asked.length === 0) throw problem('quiz_attempt_closed');
        const retryAfterSeconds = await limits.count(tx, [attemptsOf(personId, quizId)]);
        if (retryAfterSeconds !== undefined)
          throw problem('too_many_tries', { message: ATTEMPTS_USED, retryAfterSeconds });
        const result = gradeQuiz(quiz, asked, answers);
        const at = clock.now();
        await store.insertAttempt(tx, {
          id: attemptId,
          personId,
          quizId,
          questionIds: draw.questionIds,
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
        return result;
      });
    },
  };
}

/** The same answers again come from a page that did not get its result; others come from a second page. */
function repeatResult(quiz: Quiz, stored: store.AttemptRow, answers: Submission['answers']): QuizResult {
  if (!isDeepStrictEqual(answers, stored.answers)) throw problem('quiz_attempt_closed');
  const asked = selectQuestions(quiz, stored.questionIds ?? []);
  return {
    ...gradeQuiz(quiz, asked, stored.answers),
    score_percent: stored.scorePercent,
    passed: stored.passed,
  };
}

function checkAsked(answers: Submission['answers'], asked: readonly string[]): void {
  const others = Object.keys(answers).filter((id) => !asked.includes(id));
  if (others.length === 0) return;
  const errors = others.map((id) => [`answers.${id}`, 'not a question of this attempt'] as const);
  throw problem('bad_input', { errors: Object.fromEntries(errors) });
}
