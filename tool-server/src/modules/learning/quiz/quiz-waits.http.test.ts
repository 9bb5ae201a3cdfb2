import { asId } from '@drawbridge/contracts';
import { startQuiz } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  createTestTool,
  getOurCatalogue,
  type TestTool,
} from '../../../../test/fixtures/create-test-tool.ts';
import {
  answer,
  begin,
  idsOf,
  makeQuiz,
  publishQuiz,
  send,
  toIds,
} from '../../../../test/fixtures/learning/quiz-calls.ts';
import { quizAttempt, quizDraw } from './quiz.table.ts';

const CHECKPOINT = asId<'quiz'>('checkpoint');
const FINAL = asId<'quiz'>('final');
const MINUTE_MS = 60_000;

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  const ours = getOurCatalogue();
  tool = await createTestTool({ catalogue: { ...ours, quizzes: [...ours.quizzes] } });
  publishQuiz(tool, makeQuiz(CHECKPOINT, toIds('abcdefghi'), 4));
  publishQuiz(tool, { ...makeQuiz(FINAL, toIds('abcdefghi'), 4), is_final: true });
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(quizAttempt);
  await tool.database.db.delete(quizDraw);
  learner = await tool.as('member@acme.test');
});

const countAttempts = () => tool.database.db.$count(quizAttempt);
/** Answers all questions of the next attempt with one option. */
async function take(quizId: typeof FINAL, option: 'yes' | 'no') {
  const started = await begin(learner, quizId);
  return send(learner, started, answer(idsOf(started), option));
}
const fail = (quizId: typeof FINAL) => take(quizId, 'no');
const tryToStart = (quiz_id: typeof FINAL) => learner.call(startQuiz, { quiz_id });

/** The session of before has ended by then. */
async function waitMinutes(minutes: number) {
  tool.clock.advance(minutes * MINUTE_MS);
  learner = await tool.as('member@acme.test');
}

describe('PLAYER-10 after a failed attempt', () => {
  it('a final quiz waits ten minutes, then doubles, and says when', async () => {
    for (const minutes of [10, 20, 40]) {
      expect((await begin(learner, FINAL)).wait_after_failure_seconds).toBe(minutes * 60);
      expect((await fail(FINAL)).data.retry_after_seconds).toBe(minutes * 60);
      await waitMinutes(minutes - 1);
      const early = await tryToStart(FINAL);
      expect([early.status, early.code, early.message, early.headers.get('retry-after')]).toEqual([
        429,
        'quiz_waiting',
        'You can take this quiz again in 1 minute.',
        '60',
      ]);
      await waitMinutes(1);
    }
    await begin(learner, FINAL);
    expect(await countAttempts()).toBe(3);
  });

  it('a final quiz does not ask the same questions again', async () => {
    const first = await begin(learner, FINAL);
    await send(learner, first, answer(idsOf(first), 'no'));
    await waitMinutes(10);
    const second = idsOf(await begin(learner, FINAL));
    expect(second.filter((id) => idsOf(first).includes(id))).toEqual([]);
  });

  it('any other quiz waits after the second failure in a row', async () => {
    expect((await begin(learner, CHECKPOINT)).wait_after_failure_seconds).toBeUndefined();
    expect((await fail(CHECKPOINT)).data.retry_after_seconds).toBeUndefined();
    expect((await begin(learner, CHECKPOINT)).wait_after_failure_seconds).toBe(120);
    expect((await fail(CHECKPOINT)).data.retry_after_seconds).toBe(120);
    expect((await tryToStart(CHECKPOINT)).code).toBe('quiz_waiting');
    expect((await tryToStart(FINAL)).status, 'each quiz waits alone').toBe(200);
    await waitMinutes(2);
    await begin(learner, CHECKPOINT);
  });

  it('a pass ends the waiting and begins the count anew', async () => {
    await fail(FINAL);
    await waitMinutes(10);
    const passed = await take(FINAL, 'yes');
    expect([passed.data.passed, passed.data.retry_after_seconds]).toEqual([true, undefined]);
    await waitMinutes(1);
    expect((await begin(learner, FINAL)).wait_after_failure_seconds).toBe(600);
    expect((await fail(FINAL)).data.retry_after_seconds).toBe(600);
  });

  it('a running attempt goes on whatever was failed before it', async () => {
    await fail(FINAL);
    await waitMinutes(10);
    const running = await begin(learner, FINAL);
    await waitMinutes(1);
    expect((await begin(learner, FINAL)).attempt_id).toBe(running.attempt_id);
  });

  it('the same answers again say how long it still takes, and count as no other failure', async () => {
    const started = await begin(learner, FINAL);
    const answers = answer(idsOf(started), 'no');
    const first = await send(learner, started, answers);
    await waitMinutes(4);
    const again = await send(learner, started, answers);
    expect(again.data).toEqual({ ...first.data, retry_after_seconds: 360 });
    expect(await countAttempts()).toBe(1);
  });

  it('one person waits, and not another', async () => {
    await fail(FINAL);
    expect((await begin(await tool.as('member@globex.test'), FINAL)).quiz.quiz_id).toBe(FINAL);
  });
});
