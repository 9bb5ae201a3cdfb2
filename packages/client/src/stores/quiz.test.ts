import { getQuiz, gradeQuiz, type Quiz, type QuizResult } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { createFakeServer, type FakeHandler } from '../testing/fake-server.ts';
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
  const server = createFakeServer([
    [getQuiz, () => ({ data: { quiz } })],
    [gradeQuiz, grade],
  ]);
  const store = createQuizStore({ client: server.client, quizId: 'q1', random });
  await store.load();
  const orders = () => {
    const { value: loaded } = store.quiz;
    if (loaded.state !== 'ready') throw new Error('not loaded');
    return loaded.value.questions.map(({ options }) => options.map(({ id }) => id).join(''));
  };
  return { server, store, orders };
}
/** Takes the last one that is left, each time. */
const fromTheEnd = () => 0.999;

describe('PLAYER-10 the order of the options', () => {
  it('is shuffled; the order of the questions is not', async () => {
    expect((await openQuiz(fromTheEnd)).orders()).toEqual(['dcba', 'zyx']);
  });

  it('has all options, each once', async () => {
    const { orders } = await openQuiz(Math.random);
    expect(orders().map((order) => order.split('').sort().join(''))).toEqual(['abcd', 'xyz']);
  });

  it('stays while an attempt is answered and explained, and is another in the next', async () => {
    const { store, orders } = await openQuiz(fromTheEnd);
    store.choose('one', 'b');
    await store.submit();
    expect(orders()).toEqual(['dcba', 'zyx']);
    store.tryAgain();
    expect(orders()).toEqual(['abcd', 'xyz']);
  });

  it('changes nothing in the answers that are sent: they name options by id', async () => {
    const { server, store } = await openQuiz(fromTheEnd);
    store.choose('one', 'b');
    store.choose('many', 'x');
    store.choose('many', 'z');
    await store.submit();
    expect(server.calls.at(-1)?.input).toMatchObject({ answers: { one: ['b'], many: ['x', 'z'] } });
  });

  it('stays when the answers could not be sent', async () => {
    const { store, orders } = await openQuiz(fromTheEnd, () => 'offline');
    store.choose('one', 'b');
    await store.submit();
    expect([orders(), store.answers.value]).toEqual([['dcba', 'zyx'], { one: ['b'] }]);
  });
});
