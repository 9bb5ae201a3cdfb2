import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  countFailures,
  type Grade,
  gradeQuiz,
  type Quiz,
  toPublicQuiz,
  toPublicResult,
  toSecondsToNext,
  toWaitMs,
} from '@drawbridge/content';
import { asId, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import {
  AI_QUIZ,
  type AiQuizResult,
  type AnsweredBy,
  type gradeAiQuiz,
  type StartedAiQuiz,
} from '@drawbridge/contracts/learning';
import type { Learner } from '../../../../actor.ts';
import type { EventBus, NamedItem } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../../platform/db/database.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import { createTurns } from '../../../../platform/limits/turns.ts';
import { checkMayOpen } from '../../../kernel/grants/index.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import { checkAnswers, checkWait } from '../../quiz/index.ts';
import { aiQuizzesOf } from '../assistant.limits.ts';
import type { Knowledge } from '../knowledge.ts';
import type { CourseTexts } from '../texts/lessons.ts';
import * as store from './ai-quiz.store.ts';
import type { MadeQuestion } from './candidate.ts';
import { drawAiQuiz } from './draw-questions.ts';
import type { WriteQuestions } from './model-questions.ts';
import { listCandidates } from './question-bank.ts';

type Submission = ParsedInputOf<typeof gradeAiQuiz>;

export interface AiQuizService {
  /** The running attempt, or a new one. Throws `course_not_found`, `item_not_found`, `upgrade_required`, `quiz_not_found`, `quiz_waiting`, `too_many_tries`. */
  start(actor: Learner, item: NamedItem): Promise<StartedAiQuiz>;
  /** Grades and closes the attempt. Throws `attempt_not_found`, `upgrade_required`, `quiz_attempt_closed`, and `bad_input` unless each question is answered. */
  submit(personId: PersonId, submission: Submission): Promise<AiQuizResult>;
}

/** With fewer questions a pass would say nothing. */
const LEAST_QUESTIONS = 4;
/** Starts of one person that wait for questions; each may cost a call of the model. */
const STARTS_AT_ONCE = 4;
const QUIZZES_USED = 'You have begun as many of these quizzes as are allowed in a day. Try again later.';

/** It practices for the final quiz, which is the one that decides. */
const PRACTICE = { is_final: false };

const toQuiz = ({ itemId }: NamedItem, title: string, questions: MadeQuestion[]): Quiz => ({
  // A quiz that is made for one attempt has no id of its own.
  id: asId(itemId),
  title,
  pass_percent: AI_QUIZ.passPercent,
  ...PRACTICE,
  questions,
});

export function createAiQuizService(deps: {
  database: Database;
  texts: CourseTexts;
  readKnowledge: () => Knowledge;
  events: EventBus;
  clock: Clock;
  limits: Pick<Limits, 'count'>;
  /** Questions of a model; none where no model is to be asked, or when it fails. */
  writeQuestions: WriteQuestions;
}): AiQuizService {
  const { texts, readKnowledge, events, clock, limits, writeQuestions } = deps;
  const { db } = deps.database;
  const inTurn = createTurns<PersonId>(STARTS_AT_ONCE);

  function getTitle({ courseId, itemId }: NamedItem): string {
    if (!texts.hasCourse(courseId)) throw problem('course_not_found');
    const item = texts.findItem(courseId, itemId);
    if (item?.kind !== 'aiquiz') throw problem('item_not_found');
    return item.title;
  }

  const checkOpen = (personId: PersonId, { courseId }: NamedItem) =>
    checkMayOpen(db, personId, { kind: 'course', id: courseId }, clock.now());

  /** The model's questions, filled up with those of the course texts. */
  async function makeQuestions(
    actor: Learner,
    courseId: NamedItem['courseId'],
    seen: readonly string[],
    seed: string,
  ) {
    const { passages, index } = readKnowledge();
    const candidates = listCandidates({ courseId, passages, index, quizzes: texts.listQuizzes(courseId) });
    const ofCourse = passages.filter(({ source }) => source.course_id === courseId);
    const written = await writeQuestions(actor, ofCourse, seed);
    const drawn = drawAiQuiz(candidates, { seed, seen, count: AI_QUIZ.questions - written.length });
    const madeBy: AnsweredBy = written.length > 0 ? 'model' : 'course texts';
    return { madeBy, questions: [...written, ...drawn] };
  }

  async function checkNext(from: DbOrTx, personId: PersonId, item: NamedItem): Promise<void> {
    checkWait(PRACTICE, await store.listAttempts(from, personId, item), clock.now());
  }

  async function begin(actor: Learner, item: NamedItem): Promise<store.AiQuizRow> {
    const { personId } = actor;
    const running = await store.findRunning(db, personId, item);
    if (running) return running;
    // Before a model is asked; what is decided is decided once more below.
    await checkNext(db, personId, item);
    const id = randomUUID();
    const made = await makeQuestions(actor, item.courseId, await store.readSeen(db, personId, item), id);
    if (made.questions.length < LEAST_QUESTIONS) throw problem('quiz_not_found');
    return db.transaction(async (tx) => {
      await lockPerson(tx, personId);
      const other = await store.findRunning(tx, personId, item);
      if (other) return other;
      await checkNext(tx, personId, item);
      const retryAfterSeconds = await limits.count(tx, [aiQuizzesOf(personId)]);
      if (retryAfterSeconds !== undefined)
        throw problem('too_many_tries', { message: QUIZZES_USED, retryAfterSeconds });
      await store.insertAttempt(tx, { id, personId, ...item, ...made, startedAt: clock.now() });
      const row = await store.findRunning(tx, personId, item);
      if (!row) throw new Error('an attempt was neither begun nor found');
      return row;
    });
  }

  /** What is told of a grade, with the lessons of its questions and the wait that follows. */
  async function toResult(
    tx: Tx,
    { personId, item, questions }: { personId: PersonId; item: NamedItem; questions: MadeQuestion[] },
    grade: Grade,
  ): Promise<AiQuizResult> {
    const attempts = await store.listAttempts(tx, personId, item);
    return {
      ...toPublicResult(grade),
      retry_after_seconds: toSecondsToNext(PRACTICE, attempts, clock.now()),
      sources: Object.fromEntries(questions.map(({ id, source }) => [id, source])),
    };
  }

  return {
    async start(actor, item) {
      const title = getTitle(item);
      await checkOpen(actor.personId, item);
      const row = await inTurn(
        actor.personId,
        () => begin(actor, item),
        () => problem('too_many_tries', { retryAfterSeconds: 2 }),
      );
      const attempts = await store.listAttempts(db, actor.personId, item);
      const waitMs = toWaitMs(PRACTICE, countFailures(attempts) + 1);
      return {
        attempt_id: row.id,
        quiz: toPublicQuiz(toQuiz(item, title, row.questions), row.questions),
        made_by: row.madeBy,
        best_percent: await store.readBestPercent(db, actor.personId, item),
        ...(waitMs > 0 && { wait_after_failure_seconds: waitMs / 1_000 }),
      };
    },

    async submit(personId, { event_id: courseId, item_id: itemId, attempt_id: attemptId, answers }) {
      const item = { courseId, itemId };
      const title = getTitle(item);
      await checkOpen(personId, item);
      return db.transaction(async (tx) => {
        await lockPerson(tx, personId);
        const row = await store.findAttempt(tx, personId, item, attemptId);
        if (!row) throw problem('attempt_not_found');
        const { questions } = row;
        const grade = gradeQuiz(toQuiz(item, title, questions), questions, answers);
        const attempt = { personId, item, questions };
        // The same answers again come from a page that did not get its result; others from a second page.
        if (row.submittedAt) {
          if (!isDeepStrictEqual(answers, row.answers)) throw problem('quiz_attempt_closed');
          return toResult(tx, attempt, grade);
        }
        checkAnswers(
          questions,
          questions.map(({ id }) => id),
          answers,
        );
        const at = clock.now();
        const { score_percent: scorePercent, passed } = grade;
        await store.closeAttempt(tx, attemptId, { answers, scorePercent, passed, submittedAt: at });
        if (passed) await events.publish(tx, 'aiquiz.passed', { personId, item, at });
        return toResult(tx, attempt, grade);
      });
    },
  };
}
