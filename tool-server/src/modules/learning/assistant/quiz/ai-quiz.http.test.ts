import type { Catalogue, Item } from '@drawbridge/content';
import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import { AI_QUIZ, gradeAiQuiz, startAiQuiz } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { getOurCourse, withCourses } from '../../../../../test/fixtures/learning/with-courses.ts';
import { createEventBus, type DomainEvents } from '../../../../events.ts';
import { toDemoPersonId } from '../../../operations/demo/index.ts';
import { createKnowledge } from '../knowledge.ts';
import { createCourseTexts } from '../texts/lessons.ts';
import { createAiQuizService } from './ai-quiz.service.ts';
import { aiQuizAttempt } from './ai-quiz.table.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');
const QUIZ = asId<'item'>('c2-ai-at-the-end');
const BARE = asId<'course'>('c99-bare');
const item = { event_id: C2, item_id: QUIZ };
const ME = toDemoPersonId('member@acme.test');

/** Our course with an item of this kind at its end, and a course without a lesson. */
function buildCatalogue(): Catalogue {
  const c2 = getOurCourse('C2');
  const base = { key: QUIZ, title: 'What stays', order: 9, ttl_seconds: 600 };
  const aiQuiz = { ...base, object_type: 'aiquiz' } as unknown as Item;
  const subject = { key: 'last', title: 'The end', order: 99, items: [aiQuiz] };
  return withCourses([
    { ...c2, subjects: [...c2.subjects, subject] },
    { ...c2, id: BARE, code: 'C99', subjects: [subject] },
  ]);
}

let tool: TestTool;
let learner: Caller;
beforeAll(async () => {
  tool = await createTestTool({ catalogue: buildCatalogue() });
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(aiQuizAttempt);
  await tool.database.query({ name: 'forget_ai_quiz_limits', text: 'delete from limit_window', values: [] });
  learner = await tool.as('member@acme.test');
});

type Started = OutputOf<typeof startAiQuiz>;
type Answers = InputOf<typeof gradeAiQuiz>['answers'];

async function start(caller = learner): Promise<Started> {
  const reply = await caller.call(startAiQuiz, item);
  expect(reply.status).toBe(200);
  return reply.data;
}
const submit = ({ attempt_id }: Started, answers: Answers, caller = learner) =>
  caller.call(gradeAiQuiz, { ...item, attempt_id: asId(attempt_id), answers });
/** The right answers, as only the server has them. */
async function readRight({ attempt_id }: Started): Promise<Answers> {
  const rows = await tool.database.db.select().from(aiQuizAttempt);
  const row = rows.find(({ id }) => id === attempt_id);
  return Object.fromEntries(
    (row?.questions ?? []).map(({ id, options }) => [
      id,
      options.filter(({ correct }) => correct).map((option) => option.id),
    ]),
  );
}
const idsOf = ({ quiz }: Started) => quiz.questions.map(({ id }) => id);
/** So many of them as they are, the others answered wrong. */
const spoil = ({ quiz }: Started, right: Answers, count: number): Answers =>
  Object.fromEntries(
    quiz.questions.map(({ id, options }, at) => {
      const wrong = options.find((option) => !right[id]?.includes(option.id));
      return [id, at < count ? (right[id] ?? []) : [wrong?.id ?? '']];
    }),
  );
const answerWrong = async (started: Started) => spoil(started, await readRight(started), 0);

describe('PLAYER-11, SVC-7 the questions of an aiquiz item', () => {
  it('CALL-3 are refused to a caller who is not signed in, as is grading', async () => {
    expect((await tool.anonymous.call(startAiQuiz, item)).status).toBe(401);
    const input = { ...item, attempt_id: crypto.randomUUID(), answers: {} };
    expect((await tool.anonymous.call(gradeAiQuiz, input)).status).toBe(401);
  });

  it.each([
    [{ event_id: asId<'course'>('no-such-course'), item_id: QUIZ }, 404, 'course_not_found'],
    [{ event_id: C2, item_id: asId<'item'>('no-such-item') }, 404, 'item_not_found'],
    [{ event_id: C2, item_id: asId<'item'>('c2-quiz-sql') }, 404, 'item_not_found'],
    [{ event_id: BARE, item_id: QUIZ }, 404, 'quiz_not_found'],
  ])('are not there for %j', async (input, status, code) => {
    const reply = await learner.call(startAiQuiz, input);
    expect([reply.status, reply.code]).toEqual([status, code]);
  });

  it('name the field of an invalid id', async () => {
    const reply = await learner.call(startAiQuiz, { event_id: C2, item_id: asId("' or 1=1") });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['item_id']]);
  });

  it('are made from the course without a model, and served without answers', async () => {
    const started = await start();
    expect(started.made_by).toBe('course texts');
    expect(started.quiz).toMatchObject({ title: 'What stays', pass_percent: AI_QUIZ.passPercent });
    expect(started.quiz.questions).toHaveLength(AI_QUIZ.questions);
    expect(JSON.stringify(started)).not.toMatch(/"(correct|why|source)/);
  });

  it('are the same for two pages that begin at the same moment, and after a reload', async () => {
    const started = await Promise.all(Array.from({ length: 4 }, () => start()));
    expect(new Set(started.map(({ attempt_id }) => attempt_id)).size).toBe(1);
    expect(await start()).toEqual(started[0]);
    expect(await tool.database.db.$count(aiQuizAttempt)).toBe(1);
  });

  it('are others in the next attempt, and of several lessons', async () => {
    const one = await start();
    const { data } = await submit(one, await answerWrong(one));
    expect(new Set(Object.values(data.sources).map(({ item_id }) => item_id)).size).toBeGreaterThanOrEqual(6);
    const next = await start();
    expect(next.attempt_id).not.toBe(one.attempt_id);
    expect(idsOf(next).filter((id) => idsOf(one).includes(id))).toEqual([]);
  });

  it('are of each learner', async () => {
    const other = await tool.as('member@globex.test');
    expect((await start(other)).attempt_id).not.toBe((await start()).attempt_id);
  });
});

describe('PLAYER-11 grading them', () => {
  it('passes with 70 of 100, explains each option and cites the lesson', async () => {
    const started = await start();
    const right = await readRight(started);
    const reply = await submit(started, spoil(started, right, 6));
    expect(reply.data).toMatchObject({ score_percent: 75, passed: true });
    for (const question of reply.data.questions) {
      expect(question.options.every(({ why_html }) => why_html)).toBe(true);
      expect(reply.data.sources[question.id]).toMatchObject({ course_id: C2 });
    }
    expect((await start()).best_percent).toBe(75);
  });

  it('publishes a pass in its transaction, once, with the item, and no attempt that is not one', async () => {
    const events = createEventBus();
    const passed: DomainEvents['aiquiz.passed'][] = [];
    events.on('aiquiz.passed', 'react', (_tx, event) => Promise.resolve(void passed.push(event)));
    const texts = createCourseTexts(tool.catalogue);
    const quizzes = createAiQuizService({
      database: tool.database,
      texts,
      readKnowledge: createKnowledge(texts, []),
      events,
      clock: tool.clock,
      limits: { count: () => Promise.resolve(undefined) },
      writeQuestions: () => Promise.resolve([]),
    });
    const failed = await start();
    await quizzes.submit(ME, {
      ...item,
      attempt_id: asId(failed.attempt_id),
      answers: await answerWrong(failed),
    });
    expect(passed).toEqual([]);
    const started = await start();
    const submission = {
      ...item,
      attempt_id: asId<'attempt'>(started.attempt_id),
      answers: await readRight(started),
    };
    await Promise.all([1, 2].map(() => quizzes.submit(ME, submission)));
    expect(passed).toEqual([{ personId: ME, item: { courseId: C2, itemId: QUIZ }, at: tool.clock.now() }]);
  });

  it('does not pass below', async () => {
    const started = await start();
    const reply = await submit(started, spoil(started, await readRight(started), 5));
    expect(reply.data).toMatchObject({ score_percent: 62, passed: false });
  });

  it('refuses a submission with an open question, names it, and stores nothing', async () => {
    const started = await start();
    const { [idsOf(started)[0] ?? '']: _left, ...rest } = await readRight(started);
    const reply = await submit(started, rest);
    expect([reply.status, reply.code, reply.errors]).toEqual([
      400,
      'bad_input',
      { [`answers.${idsOf(started)[0]}`]: 'not answered' },
    ]);
    expect((await start()).attempt_id).toBe(started.attempt_id);
  });

  it('tells of a failed attempt why a choice is wrong, and not which option is right', async () => {
    const started = await start();
    const right = await readRight(started);
    const { data } = await submit(started, spoil(started, right, 0));
    for (const { id, options } of data.questions) {
      const told = options.filter(({ correct, why_html }) => correct !== undefined || why_html);
      expect(told.every(({ chosen }) => chosen)).toBe(true);
      const answer = started.quiz.questions
        .find((question) => question.id === id)
        ?.options.find((option) => right[id]?.includes(option.id));
      for (const { why_html } of told) expect(why_html).not.toContain(answer?.html);
    }
  });

  it('waits two minutes after the second failure in a row', async () => {
    for (const seconds of [undefined, 120]) {
      const started = await start();
      expect(started.wait_after_failure_seconds).toBe(seconds);
      const { data } = await submit(started, await answerWrong(started));
      expect(data.retry_after_seconds).toBe(seconds);
    }
    const early = await learner.call(startAiQuiz, item);
    expect([early.status, early.code, early.headers.get('retry-after')]).toEqual([
      429,
      'quiz_waiting',
      '120',
    ]);
    tool.clock.advance(120_000);
    await start();
  });

  it('gives the same result for the same answers again, and refuses others', async () => {
    const started = await start();
    const right = await readRight(started);
    const replies = await Promise.all([1, 2, 3].map(() => submit(started, right)));
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    const other = await submit(started, {});
    expect([other.status, other.code]).toEqual([409, 'quiz_attempt_closed']);
  });

  it("refuses answers to other questions, someone else's attempt and one that is unknown", async () => {
    const started = await start();
    const wrong = await submit(started, { ...(await readRight(started)), 'no-such-question': ['x'] });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['answers.no-such-question']]);
    const other = await tool.as('member@globex.test');
    expect((await submit(started, {}, other)).code).toBe('attempt_not_found');
    expect((await submit({ ...started, attempt_id: crypto.randomUUID() }, {})).code).toBe(
      'attempt_not_found',
    );
    const bare = {
      event_id: BARE,
      item_id: QUIZ,
      attempt_id: asId<'attempt'>(started.attempt_id),
      answers: {},
    };
    expect((await learner.call(gradeAiQuiz, bare)).code).toBe('attempt_not_found');
  });

  it('is never ended by a company without an assistant: the course could not be completed', async () => {
    await tool.database.query({
      name: 'switch_assistant_off',
      text: `insert into assistant_rule (company_id, mode, changed_at)
        select id, 'off', now() from company on conflict (company_id) do update set mode = 'off'`,
      values: [],
    });
    expect((await start()).quiz.questions).toHaveLength(AI_QUIZ.questions);
  });

  it('ends a script that fills the table', async () => {
    let last = await learner.call(startAiQuiz, item);
    // Passed each time: a failed one has to wait.
    for (let count = 0; count < 100; count += 1) {
      await submit(last.data, await readRight(last.data));
      last = await learner.call(startAiQuiz, item);
    }
    expect([last.status, last.code]).toEqual([429, 'too_many_tries']);
  });
});
