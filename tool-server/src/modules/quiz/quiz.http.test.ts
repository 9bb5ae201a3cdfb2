import { asId, getCourse, getQuiz, gradeQuiz } from '@drawbridge/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../test/fixtures/create-test-tool.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');
const QUIZ = asId<'quiz'>('c2-quiz-sql');
const ITEM = asId<'item'>('c2-quiz-sql');

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  tool = await createTestTool();
  learner = await tool.as('member@acme.test');
});
afterAll(() => tool.close());

/** The right answers, read from the server's catalogue. */
function rightAnswers(): Record<string, string[]> {
  const quiz = tool.catalogue.quizzes.find(({ id }) => id === QUIZ);
  return Object.fromEntries(
    (quiz?.questions ?? []).map(({ id, options }) => [
      id,
      options.filter(({ correct }) => correct).map((option) => option.id),
    ]),
  );
}
const isDone = async () => {
  const { course } = (await learner.call(getCourse, { event_id: C2 })).data;
  return course.items.flatMap(({ items }) => items).find(({ _key }) => _key === ITEM)?.completed;
};

describe('SVC-8 quiz', () => {
  it('CALL-3 refuses a caller who is not signed in', async () => {
    expect((await tool.anonymous.call(getQuiz, { quiz_id: QUIZ })).status).toBe(401);
  });
  it('serves the questions without the answers', async () => {
    const { data } = await learner.call(getQuiz, { quiz_id: QUIZ });
    expect(data.quiz.questions.length).toBeGreaterThanOrEqual(8);
    expect(JSON.stringify(data.quiz)).not.toMatch(/correct|why/);
  });
  it('is not found when it is unknown', async () => {
    expect((await learner.call(getQuiz, { quiz_id: asId('no-such-quiz') })).code).toBe('quiz_not_found');
  });
  it('scores nothing for missing answers, unknown questions and unknown options', async () => {
    for (const answers of [
      {},
      { nope: ['a'] },
      { [Object.keys(rightAnswers())[0] ?? '']: ['zzz'] },
      JSON.parse('{"__proto__":["a"]}') as Record<string, string[]>,
    ]) {
      const reply = await learner.call(gradeQuiz, { quiz_id: QUIZ, answers });
      expect([reply.status, reply.data.passed, reply.data.score_percent]).toEqual([200, false, 0]);
    }
  });
  it('completes nothing when it is failed', async () => {
    await learner.call(gradeQuiz, { quiz_id: QUIZ, answers: {}, course: { event_id: C2, item_id: ITEM } });
    expect(await isDone()).toBe(false);
  });
  it('completes no item that does not hold it', async () => {
    await learner.call(gradeQuiz, {
      quiz_id: QUIZ,
      answers: rightAnswers(),
      course: { event_id: C2, item_id: asId('c2-quiz-final') },
    });
    expect(await isDone()).toBe(false);
  });
  it('PLAYER-10 explains every option after a pass, stores it as the best, and completes the item', async () => {
    const reply = await learner.call(gradeQuiz, {
      quiz_id: QUIZ,
      answers: rightAnswers(),
      course: { event_id: C2, item_id: ITEM },
    });
    expect([reply.data.passed, reply.data.score_percent]).toEqual([true, 100]);
    expect(
      reply.data.questions.every(({ options }) => options.every(({ why_html }) => why_html.length > 0)),
    ).toBe(true);
    expect(await isDone()).toBe(true);
    expect((await learner.call(getQuiz, { quiz_id: QUIZ })).data.best_percent).toBe(100);
  });
});
