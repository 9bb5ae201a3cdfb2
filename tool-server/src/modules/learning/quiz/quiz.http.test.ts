import type { Quiz } from '@drawbridge/content';
import { asId } from '@drawbridge/contracts';
import { getCourse, gradeQuiz, startQuiz } from '@drawbridge/contracts/learning';
import { getProfile } from '@drawbridge/contracts/recognition';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  createTestTool,
  getOurCatalogue,
  type TestTool,
} from '../../../../test/fixtures/create-test-tool.ts';
import {
  type Answers,
  answer,
  begin,
  idsOf,
  makeQuiz,
  publishQuiz,
  type Started,
  send,
  toIds,
} from '../../../../test/fixtures/learning/quiz-calls.ts';
import { quizAttempt, quizDraw } from './quiz.table.ts';

const C2 = asId<'course'>('c2-injection-at-the-boundary');
const SQL_QUIZ = asId<'quiz'>('c2-quiz-sql');
const ITEM = asId<'item'>('c2-quiz-sql');
const POOL = asId<'quiz'>('pool');
const WHOLE = asId<'quiz'>('whole');
const POOL_IDS = toIds('abcdefghi');

let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  const ours = getOurCatalogue();
  tool = await createTestTool({ catalogue: { ...ours, quizzes: [...ours.quizzes] } });
  learner = await tool.as('member@acme.test');
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(quizAttempt);
  await tool.database.db.delete(quizDraw);
  learner = await tool.as('member@acme.test');
  publish(makeQuiz(POOL, POOL_IDS, 5));
  publish(makeQuiz(WHOLE, toIds('abc')));
});

const publish = (quiz: Quiz) => publishQuiz(tool, quiz);
const start = (quizId = POOL, caller = learner) => begin(caller, quizId);
const submit = (started: Started, answers: Answers, caller = learner) => send(caller, started, answers);
const countAttempts = () => tool.database.db.$count(quizAttempt);

describe('SVC-8 the questions of an attempt', () => {
  it('CALL-3 are refused to a caller who is not signed in, as is grading', async () => {
    expect((await tool.anonymous.call(startQuiz, { quiz_id: POOL })).status).toBe(401);
    const input = { quiz_id: POOL, attempt_id: crypto.randomUUID(), answers: {} };
    expect((await tool.anonymous.call(gradeQuiz, input)).status).toBe(401);
  });

  it('are served without answers', async () => {
    const { quiz } = await start(SQL_QUIZ);
    expect(quiz.questions.length).toBeGreaterThanOrEqual(8);
    expect(JSON.stringify(quiz)).not.toMatch(/"(correct|why)/);
  });

  it('are not found when the quiz is unknown', async () => {
    const unknown = asId<'quiz'>('no-such-quiz');
    expect((await learner.call(startQuiz, { quiz_id: unknown })).code).toBe('quiz_not_found');
    const input = { quiz_id: unknown, attempt_id: crypto.randomUUID(), answers: {} };
    expect((await learner.call(gradeQuiz, input)).code).toBe('quiz_not_found');
  });

  it('are all of them in a quiz that draws none', async () => {
    const whole = await start(WHOLE);
    expect([idsOf(whole), whole.quiz.drawn_from, whole.withdrawn_count]).toEqual([
      ['a', 'b', 'c'],
      undefined,
      0,
    ]);
  });

  it('are as many as the quiz draws, and nothing of the others leaves the server', async () => {
    const reply = await learner.call(startQuiz, { quiz_id: POOL });
    const ids = idsOf(reply.data);
    expect([ids.length, reply.data.quiz.drawn_from]).toEqual([5, 9]);
    const others = POOL_IDS.filter((id) => !ids.includes(id));
    for (const id of others) expect(JSON.stringify(reply.data)).not.toContain(`<p>${id}</p>`);
  });

  it('stay the same when the page is loaded again, on another device, and days later', async () => {
    const first = await start();
    expect(await start()).toEqual(first);
    tool.clock.advance(5 * 24 * 3_600_000);
    const onPhone = await tool.as('member@acme.test');
    learner = await tool.as('member@acme.test');
    for (const caller of [onPhone, learner]) expect(await start(POOL, caller)).toEqual(first);
  });

  it('are the same for two pages that begin at the same moment', async () => {
    const started = await Promise.all(Array.from({ length: 6 }, () => start()));
    expect(new Set(started.map(({ attempt_id }) => attempt_id)).size).toBe(1);
    expect(new Set(started.map((each) => idsOf(each).join(''))).size).toBe(1);
  });

  it('are drawn for each learner', async () => {
    const other = await tool.as('member@globex.test');
    expect((await start(POOL, other)).attempt_id).not.toBe((await start()).attempt_id);
  });

  it('are others in the next attempt: first those that this one did not ask', async () => {
    for (let round = 0; round < 6; round++) {
      const one = await start();
      await submit(one, answer(idsOf(one), 'yes'));
      const next = await start();
      const isNew = (id: string) => !idsOf(one).includes(id);
      expect(next.attempt_id).not.toBe(one.attempt_id);
      expect([idsOf(next).length, idsOf(next).filter(isNew).length]).toEqual([5, 4]);
      await submit(next, answer(idsOf(next), 'yes'));
    }
  });

  it('are filled up by those that were answered wrong, while there are any', async () => {
    publish(makeQuiz(POOL, toIds('abcdef'), 5));
    const one = await start();
    const [wrong = '', ...right] = idsOf(one);
    await submit(one, { ...answer(right, 'yes'), [wrong]: ['no'] });
    const next = await start();
    const [other = ''] = toIds('abcdef').filter((id) => !idsOf(one).includes(id));
    expect(idsOf(next)).toEqual(expect.arrayContaining([other, wrong]));
  });

  it.each([
    ['more questions', makeQuiz(POOL, toIds('ABCDabcdefghiXYZ'), 5)],
    ['another draw', makeQuiz(POOL, POOL_IDS, 2)],
    ['another order and no draw', makeQuiz(POOL, toIds('ihgfedcba'))],
  ])('stay the same when the content gets %s', async (_, changed) => {
    const before = await start();
    publish(changed);
    const after = await start();
    expect([after.attempt_id, idsOf(after).toSorted(), after.withdrawn_count]).toEqual([
      before.attempt_id,
      idsOf(before),
      0,
    ]);
  });

  it('become fewer and are never replaced when the content loses some of them, which the reply says', async () => {
    const before = await start();
    const [gone, ...left] = idsOf(before);
    publish(
      makeQuiz(
        POOL,
        toIds('abcdefghiXYZ').filter((id) => id !== gone),
        5,
      ),
    );
    const after = await start();
    expect([after.attempt_id, idsOf(after), after.withdrawn_count]).toEqual([before.attempt_id, left, 1]);
  });

  it('are drawn again when none of them exists any more', async () => {
    const before = await start();
    publish(makeQuiz(POOL, toIds('UVWXYZ'), 5));
    expect((await submit(before, answer(idsOf(before), 'yes'))).code).toBe('quiz_attempt_closed');
    const after = await start();
    expect(after.attempt_id).not.toBe(before.attempt_id);
    expect([idsOf(after).length, after.withdrawn_count]).toEqual([5, 0]);
    expect((await submit(before, {})).code).toBe('attempt_not_found');
    expect(await countAttempts()).toBe(0);
  });
});

describe('PLAYER-10 grading an attempt', () => {
  it('counts its own questions only: score, pass and explanations', async () => {
    const started = await start();
    const ids = idsOf(started);
    const reply = await submit(started, { ...answer(ids.slice(0, 3), 'yes'), ...answer(ids.slice(3), 'no') });
    expect(reply.data).toMatchObject({ score_percent: 60, passed: true });
    expect(reply.data.questions.map(({ id }) => id)).toEqual(ids);
    const next = await start();
    expect(next.best_percent).toBe(60);
    const [one = '', two = '', ...rest] = idsOf(next);
    const second = await submit(next, { ...answer([one, two], 'yes'), ...answer(rest, 'no') });
    expect(second.data).toMatchObject({ score_percent: 40, passed: false });
  });

  it('is what the profile shows of it', async () => {
    const started = await start();
    const [wrong = '', ...right] = idsOf(started);
    await submit(started, { ...answer(right, 'yes'), [wrong]: ['no'] });
    const { data } = await learner.call(getProfile, { assessments: true });
    expect(data.assessments_info).toEqual({
      assessment_count: 1,
      assessment_data: [{ quiz_id: POOL, score: 80, passed: true }],
    });
  });

  it('refuses a submission with an open question, names each, stores nothing and tells nothing', async () => {
    const started = await start();
    const [one = '', two = '', ...rest] = idsOf(started);
    const parts: [Answers, string[]][] = [
      [{}, idsOf(started)],
      [answer(rest, 'yes'), [one, two]],
      [{ ...answer([two, ...rest], 'yes'), [one]: [] }, [one]],
      [JSON.parse('{"__proto__":["yes"]}') as Answers, idsOf(started)],
    ];
    for (const [answers, open] of parts) {
      const reply = await submit(started, answers);
      expect([reply.status, reply.code, reply.errors]).toEqual([
        400,
        'bad_input',
        Object.fromEntries(open.map((id) => [`answers.${id}`, 'not answered'])),
      ]);
      expect(reply.data).toBeNull();
    }
    expect(await countAttempts()).toBe(0);
    expect((await submit(started, answer(idsOf(started), 'yes'))).data.passed).toBe(true);
  });

  it('ignores __proto__ among the answers', async () => {
    const started = await start();
    const given = JSON.stringify(answer(idsOf(started), 'yes'));
    const answers = JSON.parse(given.replace('{', '{"__proto__":["no"],')) as Answers;
    const reply = await submit(started, answers);
    expect([reply.status, reply.data.score_percent]).toEqual([200, 100]);
  });

  it('refuses options that a question does not have, and two where one is to be chosen', async () => {
    const started = await start();
    const [one = '', two = '', ...rest] = idsOf(started);
    const reply = await submit(started, { ...answer(rest, 'yes'), [one]: ['zzz'], [two]: ['yes', 'no'] });
    expect([reply.status, reply.errors]).toEqual([
      400,
      {
        [`answers.${one}`]: 'has an option that the question does not have',
        [`answers.${two}`]: 'takes one option',
      },
    ]);
    expect(await countAttempts()).toBe(0);
  });

  it('tells of a failed attempt which questions are right, and the reasons of what was chosen alone', async () => {
    const started = await start();
    const [one = '', ...rest] = idsOf(started);
    const { data } = await submit(started, { ...answer(rest, 'no'), [one]: ['yes'] });
    expect(data.questions.map(({ right }) => right)).toEqual([true, ...rest.map(() => false)]);
    for (const { right, options } of data.questions) {
      const [yes, no] = options;
      if (right) expect([yes?.why_html, no?.why_html]).toEqual(['<p>It is so.</p>', undefined]);
      else expect([yes, no?.why_html]).toEqual([{ id: 'yes', chosen: false }, '<p>It is not so.</p>']);
    }
  });

  it('explains every option after a pass, also of a question that was answered wrong', async () => {
    const started = await start();
    const [wrong = '', ...right] = idsOf(started);
    const { data } = await submit(started, { ...answer(right, 'yes'), [wrong]: ['no'] });
    expect(data.passed).toBe(true);
    for (const { options } of data.questions)
      expect(options).toMatchObject([
        { id: 'yes', correct: true, why_html: '<p>It is so.</p>' },
        { id: 'no', correct: false, why_html: '<p>It is not so.</p>' },
      ]);
  });

  it('refuses answers to questions that were not asked, names them, and stores nothing', async () => {
    const started = await start();
    const other = POOL_IDS.find((id) => !idsOf(started).includes(id)) ?? '';
    for (const id of [other, 'nope', 'constructor']) {
      const reply = await submit(started, { ...answer(idsOf(started), 'yes'), [id]: ['yes'] });
      expect([reply.status, reply.code, Object.keys(reply.errors ?? {})]).toEqual([
        400,
        'bad_input',
        [`answers.${id}`],
      ]);
    }
    expect(await countAttempts()).toBe(0);
    expect((await start()).attempt_id).toBe(started.attempt_id);
  });

  it('refuses an attempt that is missing, of someone else, of another quiz, or was never begun', async () => {
    const other = await tool.as('member@globex.test');
    const started = await start();
    const whole = await start(WHOLE);
    const foreign = await submit(started, {}, other);
    const otherQuiz = await submit({ ...whole, attempt_id: started.attempt_id }, {});
    const invented = await submit({ ...started, attempt_id: crypto.randomUUID() }, {});
    expect([foreign.code, otherQuiz.code, invented.code]).toEqual(Array(3).fill('attempt_not_found'));
    const missing = await submit({ ...started, attempt_id: 'x' }, {});
    expect([missing.status, Object.keys(missing.errors ?? {})]).toEqual([400, ['attempt_id']]);
    expect(await countAttempts()).toBe(0);
    await submit(started, answer(idsOf(started), 'yes'));
    expect((await submit(started, answer(idsOf(started), 'yes'), other)).code).toBe('attempt_not_found');
  });

  it('gives the same result for the same answers again, and counts them once', async () => {
    const started = await start();
    const answers = answer(idsOf(started), 'yes');
    const replies = await Promise.all([1, 2, 3].map(() => submit(started, answers)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
    await start();
    expect((await submit(started, answers)).data).toEqual(replies[0]?.data);
    expect(await countAttempts()).toBe(1);
  });

  it('tells no more of a failed attempt when it is sent again after a pass', async () => {
    const failed = await start();
    const answers = answer(idsOf(failed), 'no');
    const first = await submit(failed, answers);
    const passed = await start();
    await submit(passed, answer(idsOf(passed), 'yes'));
    expect((await submit(failed, answers)).data).toEqual(first.data);
  });

  it('gives the stored score for the same answers again, whatever the content has become', async () => {
    const started = await start();
    const answers = answer(idsOf(started), 'yes');
    await submit(started, answers);
    publish({ ...makeQuiz(POOL, toIds('UVW')), pass_percent: 100 });
    expect((await submit(started, answers)).data).toMatchObject({ score_percent: 100, passed: true });
  });

  it('refuses other answers to an attempt that was submitted in another window', async () => {
    const started = await start();
    await submit(started, answer(idsOf(started), 'no'));
    const late = await submit(started, answer(idsOf(started), 'yes'));
    expect([late.status, late.code]).toEqual([409, 'quiz_attempt_closed']);
    expect([await countAttempts(), (await start()).best_percent]).toEqual([1, 0]);
  });

  it('leaves out a question that was withdrawn since the attempt began, and accepts its answer', async () => {
    const started = await start();
    const [gone, wrong, ...right] = idsOf(started);
    publish(
      makeQuiz(
        POOL,
        POOL_IDS.filter((id) => id !== gone),
        5,
      ),
    );
    const answers = { ...answer(right, 'yes'), [gone ?? '']: ['yes'], [wrong ?? '']: ['no'] };
    const { data } = await submit(started, answers);
    expect(data).toMatchObject({ score_percent: 75, passed: true });
    expect(data.questions.map(({ id }) => id)).toEqual([wrong, ...right]);
  });
});

describe('PLAYER-10 a quiz of a course', () => {
  const isDone = async () => {
    const { course } = (await learner.call(getCourse, { event_id: C2 })).data;
    return course.items.flatMap(({ items }) => items).find(({ _key }) => _key === ITEM)?.completed;
  };
  /** The right answers to what was asked, read from the server's catalogue. */
  const rightAnswers = (started: Started): Answers => {
    const quiz = tool.catalogue.quizzes.find(({ id }) => id === SQL_QUIZ);
    const asked = (quiz?.questions ?? []).filter(({ id }) => idsOf(started).includes(id));
    return Object.fromEntries(
      asked.map(({ id, options }) => [id, options.filter(({ correct }) => correct).map((each) => each.id)]),
    );
  };
  const submitFor = ({ attempt_id }: Started, item_id: typeof ITEM, answers: Answers) =>
    learner.call(gradeQuiz, {
      quiz_id: SQL_QUIZ,
      attempt_id,
      answers,
      course: { event_id: C2, item_id },
    });

  it('completes nothing when it is failed', async () => {
    const started = await start(SQL_QUIZ);
    const right = rightAnswers(started);
    const wrong = started.quiz.questions.map(({ id, options }): [string, string[]] => {
      const other = options.find((option) => !right[id]?.includes(option.id));
      return [id, [other?.id ?? '']];
    });
    const { data } = await submitFor(started, ITEM, Object.fromEntries(wrong));
    expect([data.passed, await isDone()]).toEqual([false, false]);
  });

  it('completes no item that does not hold it', async () => {
    const started = await start(SQL_QUIZ);
    await submitFor(started, asId('c2-quiz-final'), rightAnswers(started));
    expect(await isDone()).toBe(false);
  });

  it('explains every option after a pass, stores it as the best, and completes the item', async () => {
    const started = await start(SQL_QUIZ);
    const { data } = await submitFor(started, ITEM, rightAnswers(started));
    expect([data.passed, data.score_percent]).toEqual([true, 100]);
    expect(data.questions.every(({ options }) => options.every(({ why_html }) => why_html))).toBe(true);
    expect(await isDone()).toBe(true);
    expect((await start(SQL_QUIZ)).best_percent).toBe(100);
  });
});
