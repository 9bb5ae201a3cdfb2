import { gradeQuiz, type Quiz, type QuizResult, startQuiz } from '@drawbridge/contracts/learning';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeHandler } from '../../testing/fake-server.ts';
import { createQuizStore } from './quiz.ts';

const option = (id: string) => ({ id, html: id });
const quiz: Quiz = {
  quiz_id: 'q1',
  title: 'Quiz',
  pass_percent: 75,
  questions: [
    { id: 'one', prompt_html: '', kind: 'single', options: ['a', 'b', 'c', 'd'].map(option) },
    { id: 'many', prompt_html: '', kind: 'multiple', options: ['x', 'y', 'z'].map(option) },
  ],
};
const result: QuizResult = { score_percent: 50, passed: false, questions: [] };

async function openQuiz(random: () => number, grade: FakeHandler = () => ({ data: result })) {
  let attempt = 0;
  const server = createFakeServer([
    [startQuiz, () => ({ data: { attempt_id: `attempt-${++attempt}`, quiz, withdrawn_count: 0 } })],
    [gradeQuiz, grade],
  ]);
  const store = createQuizStore({ client: server.client, quizId: 'q1', random, nowMs: () => NOW });
  await store.load();
  const orders = () => {
    const { value: loaded } = store.quiz;
    if (loaded.state !== 'ready') throw new Error('not loaded');
    return loaded.value.questions.map(({ options }) => options.map(({ id }) => id).join(''));
  };
  return { server, store, orders };
}
/** Always picks the last remaining item. */
const fromTheEnd = () => 0.999;
const fromTheMiddle = () => 0.4;
const NOW = 1_000_000;
/** Answers that can be submitted. */
function answerAll({ choose }: { choose(question: string, option: string): void }) {
  choose('one', 'b');
  choose('many', 'x');
}

describe('PLAYER-10 the order of the options', () => {
  it('the options are shuffled, but the questions are not', async () => {
    expect((await openQuiz(fromTheEnd)).orders()).toEqual(['dcba', 'zyx']);
  });

  it('a shuffled question has all options, each once', async () => {
    const { orders } = await openQuiz(fromTheMiddle);
    expect(orders().map((order) => order.split('').sort().join(''))).toEqual(['abcd', 'xyz']);
  });

  it('the order stays while an attempt is answered and explained, and differs in the next', async () => {
    let number = 0.999;
    const { store, orders } = await openQuiz(() => number);
    answerAll(store);
    number = 0;
    await store.submit();
    expect(orders()).toEqual(['dcba', 'zyx']);
    await store.tryAgain();
    expect(orders()).toEqual(['abcd', 'xyz']);
  });

  it('the order does not change the answers sent, which name options by id', async () => {
    const { server, store } = await openQuiz(fromTheEnd);
    store.choose('one', 'b');
    store.choose('many', 'x');
    store.choose('many', 'z');
    await store.submit();
    expect(server.calls.at(-1)?.input).toMatchObject({ answers: { one: ['b'], many: ['x', 'z'] } });
  });

  it('the order stays when the answers could not be sent', async () => {
    const { store, orders } = await openQuiz(fromTheEnd, () => 'offline');
    answerAll(store);
    await store.submit();
    expect([orders(), store.answers.value]).toEqual([['dcba', 'zyx'], { one: ['b'], many: ['x'] }]);
  });
});

describe('PLAYER-10 an attempt on a quiz', () => {
  const start = (attempt_id: string, withdrawn_count = 0) => ({
    data: { attempt_id, quiz, withdrawn_count, best_percent: 40 },
  });

  it('an attempt is named by its submission, and the next one comes from the server', async () => {
    const { server, store } = await openQuiz(fromTheMiddle);
    answerAll(store);
    await store.submit();
    expect(await store.tryAgain()).toBe(true);
    expect([store.answers.value, store.result.value]).toEqual([{}, undefined]);
    answerAll(store);
    await store.submit();
    expect(server.calls.map(({ name, input }) => [name, input.attempt_id])).toEqual([
      ['startQuiz', undefined],
      ['gradeQuiz', 'attempt-1'],
      ['startQuiz', undefined],
      ['gradeQuiz', 'attempt-2'],
    ]);
  });

  it('an attempt keeps its answers when it is reloaded, and says how many questions were withdrawn', async () => {
    const { server, store } = await openQuiz(fromTheMiddle);
    store.choose('one', 'b');
    server.on(startQuiz, () => start('attempt-1', 2));
    await store.load();
    expect([store.answers.value, store.withdrawnCount.value]).toEqual([{ one: ['b'] }, 2]);
    server.on(startQuiz, () => start('attempt-9'));
    await store.load();
    expect([store.answers.value, store.withdrawnCount.value]).toEqual([{}, 0]);
  });

  it('an attempt keeps its result when the next cannot begin, and begins it on retry', async () => {
    const { server, store } = await openQuiz(fromTheMiddle);
    answerAll(store);
    await store.submit();
    server.on(startQuiz, () => 'offline');
    expect(await store.tryAgain()).toBe(false);
    expect([store.result.value, store.againProblem.value?.code]).toEqual([result, 'offline']);
    server.on(startQuiz, () => start('attempt-2'));
    expect(await store.tryAgain()).toBe(true);
    expect([store.result.value, store.againProblem.value]).toEqual([undefined, undefined]);
  });

  it('the next attempt begins once, however often it is requested', async () => {
    const { server, store } = await openQuiz(fromTheMiddle);
    answerAll(store);
    await store.submit();
    expect(await Promise.all([store.tryAgain(), store.tryAgain()])).toEqual([true, false]);
    expect(server.calls.filter(({ name }) => name === 'startQuiz')).toHaveLength(2);
  });

  it('an attempt submitted elsewhere can be left for the next one', async () => {
    const { store } = await openQuiz(fromTheMiddle, () => ({ problem: 'quiz_attempt_closed' }));
    answerAll(store);
    expect(await store.submit()).toBeUndefined();
    expect(store.problem.value?.code).toBe('quiz_attempt_closed');
    await store.tryAgain();
    expect([store.problem.value, store.answers.value]).toEqual([undefined, {}]);
  });
});

describe('PLAYER-10 a submission with an open question', () => {
  it('a submission with an open question is not sent, names the question, and keeps the choices', async () => {
    const { server, store } = await openQuiz(fromTheMiddle);
    store.choose('many', 'x');
    store.choose('many', 'x');
    store.choose('one', 'b');
    expect(await store.submit()).toBeUndefined();
    expect([store.missing.value, store.answers.value]).toEqual([['many'], { one: ['b'], many: [] }]);
    expect(server.calls.filter(({ name }) => name === 'gradeQuiz')).toEqual([]);
    store.choose('many', 'y');
    expect(store.missing.value).toEqual([]);
    expect(await store.submit()).toEqual(result);
  });
});

describe('PLAYER-10 a quiz that waits', () => {
  const waiting = () => ({ problem: 'quiz_waiting', retryAfterSeconds: 600 }) as const;

  it('a waiting quiz knows when the next attempt may begin, from the result or from a refused start', async () => {
    const failed = { ...result, retry_after_seconds: 90 };
    const { server, store } = await openQuiz(fromTheMiddle, () => ({ data: failed }));
    answerAll(store);
    await store.submit();
    expect(store.nextAtMs.value).toBe(NOW + 90_000);
    server.on(startQuiz, waiting);
    expect(await store.tryAgain()).toBe(false);
    expect([store.nextAtMs.value, store.againProblem.value]).toEqual([NOW + 600_000, undefined]);
  });

  it('a waiting quiz shows no quiz when it is opened, and begins once it may', async () => {
    const { server, store } = await openQuiz(fromTheMiddle);
    server.on(startQuiz, waiting);
    await store.load();
    expect(store.quiz.value).toMatchObject({ state: 'problem', problem: { code: 'quiz_waiting' } });
    expect(store.nextAtMs.value).toBe(NOW + 600_000);
    const data = { attempt_id: 'attempt-7', quiz, withdrawn_count: 0, wait_after_failure_seconds: 1_200 };
    server.on(startQuiz, () => ({ data }));
    expect(await store.tryAgain()).toBe(true);
    expect([store.quiz.value.state, store.nextAtMs.value, store.waitAfterFailureSeconds.value]).toEqual([
      'ready',
      undefined,
      1_200,
    ]);
  });
});
