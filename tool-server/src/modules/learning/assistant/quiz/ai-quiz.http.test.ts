import type { Catalogue, Item } from '@drawbridge/content';
import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import { AI_QUIZ, gradeAiQuiz, startAiQuiz } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { getOurCourse, withCourses } from '../../../../../test/fixtures/learning/with-courses.ts';
import { createEventBus, type DomainEvents } from '../../../../events.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../../operations/demo/index.ts';
import { createKnowledge } from '../knowledge.ts';
import { createCourseTexts } from '../texts/lessons.ts';
import { createAiQuizService } from './ai-quiz.service.ts';
import { aiQuizAttempt } from './ai-quiz.table.ts';
import type { MadeQuestion } from './made-question.ts';

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
/** The service by itself, with questions of a model, or with a smaller pool. */
function createQuizzes(
  changes: Partial<Parameters<typeof createAiQuizService>[0]> = {},
): ReturnType<typeof createAiQuizService> {
  const texts = createCourseTexts(tool.catalogue);
  return createAiQuizService({
    database: tool.database,
    texts,
    readKnowledge: createKnowledge(texts, []),
    events: createEventBus(),
    clock: tool.clock,
    limits: { count: () => Promise.resolve(undefined) },
    writeQuestions: () => Promise.resolve([]),
    ...changes,
  });
}
const ITEM = { courseId: C2, itemId: QUIZ };
const ACTOR = { personId: ME, companyId: toDemoCompanyId('acme') } as Parameters<
  ReturnType<typeof createAiQuizService>['start']
>[0];
/** As a model writes them. */
const buildModelQuestion = (nth: number): MadeQuestion => ({
  id: `model-${nth}`,
  kind: 'single',
  prompt_html: `<p>Question ${nth} of a model?</p>`,
  options: ['yes', 'no'].map((id) => ({ id, html: id, correct: id === 'yes', why_html: '<p>Because.</p>' })),
  source: { title: 'A lesson', course_id: C2 },
  author: 'model',
});
const answerWrong = async (started: Started) => spoil(started, await readRight(started), 0);

describe('PLAYER-11, SVC-7 the questions of an aiquiz item', () => {
  it('CALL-3 questions and grading are refused without a session', async () => {
    expect((await tool.anonymous.call(startAiQuiz, item)).status).toBe(401);
    const input = { ...item, attempt_id: crypto.randomUUID(), answers: {} };
    expect((await tool.anonymous.call(gradeAiQuiz, input)).status).toBe(401);
  });

  it.each([
    [{ event_id: asId<'course'>('no-such-course'), item_id: QUIZ }, 404, 'course_not_found'],
    [{ event_id: C2, item_id: asId<'item'>('no-such-item') }, 404, 'item_not_found'],
    [{ event_id: C2, item_id: asId<'item'>('c2-quiz-sql') }, 404, 'item_not_found'],
    [{ event_id: BARE, item_id: QUIZ }, 404, 'quiz_not_found'],
  ])('there are no questions for %j', async (input, status, code) => {
    const reply = await learner.call(startAiQuiz, input);
    expect([reply.status, reply.code]).toEqual([status, code]);
  });

  it('an invalid id is refused, naming the field', async () => {
    const reply = await learner.call(startAiQuiz, { event_id: C2, item_id: asId("' or 1=1") });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['item_id']]);
  });

  it('questions are drawn from the course without a model, and served without answers', async () => {
    const started = await start();
    expect(started.made_by).toBe('course texts');
    expect(started.quiz).toMatchObject({ title: 'What stays', pass_percent: AI_QUIZ.passPercent });
    expect(started.quiz.questions).toHaveLength(AI_QUIZ.questions);
    expect(JSON.stringify(started)).not.toMatch(/"(correct|why|source)/);
  });

  it('questions are the same for two pages that begin at the same moment, and after a reload', async () => {
    const started = await Promise.all(Array.from({ length: 4 }, () => start()));
    expect(new Set(started.map(({ attempt_id }) => attempt_id)).size).toBe(1);
    expect(await start()).toEqual(started[0]);
    expect(await tool.database.db.$count(aiQuizAttempt)).toBe(1);
  });

  it('the next attempt has other questions, from several lessons', async () => {
    const one = await start();
    const { data } = await submit(one, await answerWrong(one));
    expect(new Set(Object.values(data.sources).map(({ item_id }) => item_id)).size).toBeGreaterThanOrEqual(4);
    const next = await start();
    expect(next.attempt_id).not.toBe(one.attempt_id);
    expect(idsOf(next).filter((id) => idsOf(one).includes(id))).toEqual([]);
  });

  it('a small pool asks what is written and nothing else, and with too few questions there is no quiz', async () => {
    const texts = createCourseTexts(tool.catalogue);
    const keep = (count: number) =>
      createQuizzes({
        texts: {
          ...texts,
          listQuizzes: (courseId) =>
            texts
              .listQuizzes(courseId)
              .filter((quiz) => !quiz.is_final)
              .slice(0, 1)
              .map((quiz) => ({ ...quiz, questions: quiz.questions.slice(0, count) })),
        },
      });
    await expect(keep(AI_QUIZ.fewest - 1).start(ACTOR, ITEM)).rejects.toMatchObject({
      code: 'quiz_not_found',
    });
    const started = await keep(5).start(ACTOR, ITEM);
    expect([started.made_by, started.quiz.questions.length]).toEqual(['course texts', 5]);
  });

  it('the final quiz is not practiced: its questions would come with their answers', async () => {
    const texts = createCourseTexts(tool.catalogue);
    const allFinal = createQuizzes({
      texts: {
        ...texts,
        listQuizzes: (id) => texts.listQuizzes(id).map((quiz) => ({ ...quiz, is_final: true })),
      },
    });
    await expect(allFinal.start(ACTOR, ITEM)).rejects.toMatchObject({ code: 'quiz_not_found' });
  });

  it('each learner has their own questions', async () => {
    const other = await tool.as('member@globex.test');
    expect((await start(other)).attempt_id).not.toBe((await start()).attempt_id);
  });
});

describe('PLAYER-11 grading an aiquiz', () => {
  it('70 of 100 is a pass, which explains each option and cites the lesson', async () => {
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

  it('a pass is published once, in its transaction, with the item; a failure is not published', async () => {
    const events = createEventBus();
    const passed: DomainEvents['aiquiz.passed'][] = [];
    events.on('aiquiz.passed', 'react', (_tx, event) => Promise.resolve(void passed.push(event)));
    const quizzes = createQuizzes({ events });
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

  it('a pass rests on the written questions: what a model wrote is practice and changes no score', async () => {
    const writeQuestions = () => Promise.resolve([1, 2, 3].map(buildModelQuestion));
    const quizzes = createQuizzes({ writeQuestions });
    const grade = async (isRight: (id: string) => boolean) => {
      const started = await quizzes.start(ACTOR, ITEM);
      expect([started.made_by, started.quiz.questions.length, started.uncounted]).toEqual([
        'model',
        AI_QUIZ.questions,
        ['model-1', 'model-2', 'model-3'],
      ]);
      const right = await readRight(started);
      const wrong = spoil(started, right, 0);
      const answers = Object.fromEntries(
        Object.keys(right).map((id) => [id, (isRight(id) ? right : wrong)[id] ?? []]),
      );
      return quizzes.submit(ME, { ...item, attempt_id: asId(started.attempt_id), answers });
    };
    const isOfModel = (id: string) => id.startsWith('model-');
    const failed = await grade(isOfModel);
    expect(failed).toMatchObject({ score_percent: 0, passed: false });
    expect(failed.questions.filter(({ right }) => right).map(({ id }) => id)).toEqual(
      [1, 2, 3].map((nth) => `model-${nth}`),
    );
    const passed = await grade((id) => !isOfModel(id));
    expect(passed).toMatchObject({ score_percent: 100, passed: true });
    expect(passed.questions).toHaveLength(AI_QUIZ.questions);
  });

  it('an attempt from before, which no written question decides, is closed and replaced', async () => {
    const old = await start();
    const questions = [1, 2, 3, 4].map(buildModelQuestion).map(({ author: _author, ...rest }) => rest);
    await tool.database.db.update(aiQuizAttempt).set({ questions });
    const answers = Object.fromEntries(questions.map(({ id }) => [id, ['yes']]));
    const reply = await submit(old, answers);
    expect([reply.status, reply.code]).toEqual([409, 'quiz_attempt_closed']);
    const next = await start();
    expect(next.attempt_id).not.toBe(old.attempt_id);
    expect(next.uncounted).toEqual([]);
  });

  it('a lower score does not pass', async () => {
    const started = await start();
    const reply = await submit(started, spoil(started, await readRight(started), 5));
    expect(reply.data).toMatchObject({ score_percent: 62, passed: false });
  });

  it('a submission with an open question is refused, naming it, and nothing is stored', async () => {
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

  it('a failed attempt says why a choice is wrong, but not which option is right', async () => {
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

  it('the next attempt waits two minutes after the second failure in a row', async () => {
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

  it('the same answers again get the same result, and others are refused', async () => {
    const started = await start();
    const right = await readRight(started);
    const replies = await Promise.all([1, 2, 3].map(() => submit(started, right)));
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    const other = await submit(started, {});
    expect([other.status, other.code]).toEqual([409, 'quiz_attempt_closed']);
  });

  it("answers to other questions, another person's attempt and an unknown one are refused", async () => {
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

  it('a company without an assistant cannot end the quiz, because the course could not be completed', async () => {
    await tool.database.query({
      name: 'switch_assistant_off',
      text: `insert into assistant_rule (company_id, mode, changed_at)
        select id, 'off', now() from company on conflict (company_id) do update set mode = 'off'`,
      values: [],
    });
    expect((await start()).quiz.questions).toHaveLength(AI_QUIZ.questions);
  });

  it('a script that fills the table is stopped', async () => {
    let last = await learner.call(startAiQuiz, item);
    // Passed each time: a failed one has to wait.
    for (let count = 0; count < 100; count += 1) {
      await submit(last.data, await readRight(last.data));
      last = await learner.call(startAiQuiz, item);
    }
    expect([last.status, last.code]).toEqual([429, 'too_many_tries']);
  });
});
