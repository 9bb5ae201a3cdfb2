import { randomUUID } from 'node:crypto';
import { type PersonId, problem } from '@drawbridge/contracts';
import { AI_QUIZ, type AnsweredBy } from '@drawbridge/contracts/learning';
import type { Learner } from '../../../../actor.ts';
import type { NamedItem } from '../../../../events.ts';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import { checkWait } from '../../quiz/index.ts';
import { aiQuizzesOf } from '../assistant.limits.ts';
import type { Knowledge } from '../knowledge.ts';
import * as store from './ai-quiz.store.ts';
import { drawFromPool } from './draw-questions.ts';
import { isCounted, type MadeQuestion } from './made-question.ts';
import type { WriteQuestions } from './model-questions.ts';
import { listWritten } from './question-bank.ts';
import { type ItemDeps, PRACTICE } from './quiz-item.ts';

const QUIZZES_USED = 'You have begun as many of these quizzes as are allowed in a day. Try again later.';

export interface BeginDeps extends ItemDeps {
  readKnowledge: () => Knowledge;
  limits: Pick<Limits, 'count'>;
  /** Questions of a model; none where no model is to be asked, or when it fails. */
  writeQuestions: WriteQuestions;
}

/**
 * Questions of the course's authors, which decide the pass, followed by those of a model, if it is asked. Throws
 * `quiz_not_found` where too few are written.
 */
async function makeQuestions(
  { texts, readKnowledge, writeQuestions }: BeginDeps,
  actor: Learner,
  courseId: NamedItem['courseId'],
  { seen, seed }: { seen: readonly string[]; seed: string },
): Promise<{ madeBy: AnsweredBy; questions: MadeQuestion[] }> {
  const { passages, index } = readKnowledge();
  const pool = listWritten({ courseId, index, quizzes: texts.listQuizzes(courseId) });
  if (pool.length < AI_QUIZ.fewest) throw problem('quiz_not_found');
  const ofCourse = passages.filter(({ source }) => source.course_id === courseId);
  const extra = await writeQuestions(actor, ofCourse, seed);
  const drawn = drawFromPool(pool, { seed, seen, count: AI_QUIZ.questions - extra.length });
  return { madeBy: extra.length > 0 ? 'model' : 'course texts', questions: [...drawn, ...extra] };
}

/** The running attempt, unless no question decides it. */
async function findRunning(
  db: DbOrTx,
  personId: PersonId,
  item: NamedItem,
): Promise<store.AiQuizRow | undefined> {
  const row = await store.findRunning(db, personId, item);
  return row?.questions.some(isCounted) ? row : undefined;
}

async function checkNext(
  from: DbOrTx,
  { clock }: Pick<BeginDeps, 'clock'>,
  personId: PersonId,
  item: NamedItem,
): Promise<void> {
  checkWait(PRACTICE, await store.listAttempts(from, personId, item), clock.now());
}

/** The running attempt, or a new one. Throws `quiz_not_found`, `quiz_waiting`, `too_many_tries`. */
export async function beginAttempt(
  deps: BeginDeps,
  actor: Learner,
  item: NamedItem,
): Promise<store.AiQuizRow> {
  const { db, clock, limits } = deps;
  const { personId } = actor;
  const running = await findRunning(db, personId, item);
  if (running) return running;
  // Before a model is asked; what is decided is decided once more below.
  await checkNext(db, deps, personId, item);
  const id = randomUUID();
  const seen = await store.readSeen(db, personId, item);
  const made = await makeQuestions(deps, actor, item.courseId, { seen, seed: id });
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const other = await findRunning(tx, personId, item);
    if (other) return other;
    await checkNext(tx, deps, personId, item);
    const retryAfterSeconds = await limits.count(tx, [aiQuizzesOf(personId)]);
    if (retryAfterSeconds !== undefined)
      throw problem('too_many_tries', { message: QUIZZES_USED, retryAfterSeconds });
    await store.deleteRunning(tx, personId, item);
    await store.insertAttempt(tx, { id, personId, ...item, ...made, startedAt: clock.now() });
    const row = await store.findRunning(tx, personId, item);
    if (!row) throw new Error('an attempt was neither begun nor found');
    return row;
  });
}
