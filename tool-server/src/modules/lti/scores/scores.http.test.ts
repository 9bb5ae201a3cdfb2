import { randomUUID } from 'node:crypto';
import {
  activatePlatform,
  asId,
  changePlatform,
  deactivatePlatform,
  deletePlatform,
  getCourse,
  getScoreDelivery,
  gradeQuiz,
  type LabResult,
  markItem,
  openLab,
  openLaunch,
  startQuiz,
  submitLab,
} from '@drawbridge/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { AGS_CLAIM, claim, INSTRUCTOR } from '../../../../test/fixtures/lti-browser.ts';
import {
  COURSE,
  createLtiTool,
  LAB,
  type LtiTool,
  OTHER_LAB,
  publishEvent,
  toLaunchedPerson,
} from '../../../../test/fixtures/lti-tool.ts';
import { toDemoPersonId } from '../../demo/index.ts';

let lti: LtiTool;

beforeEach(async () => {
  lti = await createLtiTool();
});
afterEach(() => lti.close());

const SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const SECOND = 1_000;

interface Launched {
  caller: Caller;
  isGraded: boolean;
}

/** A learner in a link that is coupled with a line item. */
async function enter(
  custom: Record<string, string> = { lab_id: LAB },
  options: { sub?: string; item?: string | undefined; roles?: string[]; scope?: string[] } = {},
): Promise<Launched> {
  const { sub = 'learner-1', roles, scope = [SCOPE] } = options;
  const item = 'item' in options ? options.item : 'one';
  const { ltik } = await lti.browser.enter({
    claims: {
      sub,
      [claim('custom')]: custom,
      ...(roles ? { [claim('roles')]: roles } : {}),
      [AGS_CLAIM]: {
        scope,
        lineitems: `${lti.platform.issuer}/items`,
        ...(item ? { lineitem: lti.platform.lineItem(item) } : {}),
      },
    },
  });
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  return { caller: lti.tool.withToken(data.token), isGraded: data.is_graded };
}

const deliver = () => lti.tool.app.jobs.drain();
const grade = (score: number, passed = false, sub = 'learner-1', labId = LAB) =>
  publishEvent(lti, 'lab.graded', {
    personId: toLaunchedPerson(lti, sub),
    labId: asId(labId),
    score,
    max: 10,
    passed,
  });
const progress = (percent: number) =>
  publishEvent(lti, 'course.progressed', {
    personId: toLaunchedPerson(lti, 'learner-1'),
    courseId: asId(COURSE),
    percent,
    completed: percent === 100,
  });
const toState = async ({ caller }: Launched) => (await caller.call(getScoreDelivery, {})).data.score?.state;
const given = () => lti.platform.scores.map(({ score }) => score.scoreGiven);

/** Moves the clock far enough for any wait but a long Retry-After. */
async function deliverLater(ms = 3_600_000): Promise<void> {
  lti.tool.clock.advance(ms);
  await deliver();
}

describe('Security Framework 4.1.1 access tokens', () => {
  it('are requested separately for two deployments: each assertion names its own', async () => {
    await (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
      deployment_ids: ['school-A', 'school-B'],
    });
    for (const deployment of ['school-A', 'school-B']) {
      await lti.browser.enter({
        login: { lti_deployment_id: deployment },
        claims: {
          sub: deployment,
          [claim('deployment_id')]: deployment,
          [claim('custom')]: { lab_id: LAB },
          [AGS_CLAIM]: { scope: [SCOPE], lineitem: lti.platform.lineItem(deployment) },
        },
      });
      await grade(4, false, deployment);
    }
    await deliver();
    expect(given()).toEqual([40, 40]);
    const named = lti.platform.assertions.map((assertion) => assertion[claim('deployment_id')]);
    expect([named.length, new Set(named)]).toEqual([2, new Set(['school-A', 'school-B'])]);
  });
});

describe('AGS the token of a platform goes to its own host', () => {
  /** The same server under another name of this machine. */
  const elsewhere = (address: string) => address.replace('127.0.0.1', 'localhost');
  const change = async (fields: Partial<LtiTool['platform']['registration']>) =>
    (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
      ...fields,
    });
  async function play(lineItem = lti.platform.lineItem('one')) {
    const { ltik } = await lti.browser.enter({
      claims: { [claim('custom')]: { lab_id: LAB }, [AGS_CLAIM]: { scope: [SCOPE], lineitem: lineItem } },
    });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    await grade(4);
    await deliver();
    await deliverLater();
    return toState({ caller: lti.tool.withToken(data.token), isGraded: data.is_graded });
  }
  const deadReasons = () =>
    lti.tool.logs
      .map((line) => JSON.parse(line) as { event?: string; reason?: string })
      .filter(({ event }) => event === 'lti.score_dead')
      .map(({ reason }) => reason);

  it('is not requested for a registration that names the token address of another and signs with keys of its own', async () => {
    await change({ auth_token_url: elsewhere(lti.platform.registration.auth_token_url) });
    expect(await play()).toBe('failed');
    expect([lti.platform.assertions.length, lti.platform.scoreCalls.length]).toEqual([0, 0]);
    expect(deadReasons()).toEqual(['the line item is at another host than the access tokens']);
  });

  it('goes to another host where those who issue it signed that', async () => {
    expect(await play(elsewhere(lti.platform.lineItem('one')))).toBe('delivered');
  });
});

describe('LTI-19, AGS 3.4 the delivery of scores', () => {
  it('sends the score of a graded lab, out of 100, to the line item it was launched from', async () => {
    const launched = await enter();
    expect([launched.isGraded, await toState(launched)]).toEqual([true, undefined]);
    await grade(4);
    expect(await toState(launched)).toBe('pending');
    await deliver();
    expect(lti.platform.scores).toEqual([
      {
        lineItem: lti.platform.lineItem('one'),
        score: {
          userId: 'learner-1',
          scoreGiven: 40,
          scoreMaximum: 100,
          activityProgress: 'InProgress',
          gradingProgress: 'FullyGraded',
          timestamp: '2026-03-02T09:00:00.000Z',
        },
      },
    ]);
    expect(lti.platform.scoreCalls[0]?.contentType).toBe('application/vnd.ims.lis.v1.score+json');
    expect(await toState(launched)).toBe('delivered');
  });

  it('sends the best attempt, completed once passed, and nothing for a worse one', async () => {
    await enter();
    for (const [score, passed] of [
      [4, false],
      [2, false],
      [10, true],
      [6, false],
    ] as const) {
      await grade(score, passed);
      await deliver();
    }
    expect(lti.platform.scores.map(({ score }) => [score.scoreGiven, score.activityProgress])).toEqual([
      [40, 'InProgress'],
      [100, 'Completed'],
    ]);
  });

  it('AGS 3.4.4 raises the timestamps of one person and line item by whole seconds, however fast the scores arrive', async () => {
    await enter();
    for (const score of [1, 2, 3]) {
      await grade(score);
      await deliver();
    }
    const times = lti.platform.scores.map(({ score }) => Date.parse(score.timestamp));
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, SECOND, 2 * SECOND]);
  });

  it('does not send the same state twice, however often it is published', async () => {
    await enter();
    await grade(10, true);
    await deliver();
    await grade(10, true);
    await enter();
    await deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(1);
  });

  it('sends the progress of a course', async () => {
    await enter({ course_id: COURSE });
    await progress(25);
    await deliver();
    await progress(100);
    await deliver();
    expect(given()).toEqual([25, 100]);
  });

  it('sends work done before the link existed when the link appears', async () => {
    await enter({ lab_id: LAB }, { item: undefined });
    await grade(7);
    await deliver();
    expect(lti.platform.scoreCalls).toHaveLength(0);
    await enter();
    await deliver();
    expect(given()).toEqual([70]);
  });

  it('serves two links of one lab, and one link that was changed to another lab', async () => {
    await enter({ lab_id: LAB }, { item: 'one' });
    await enter({ lab_id: LAB }, { item: 'two' });
    await grade(5);
    await deliver();
    expect(lti.platform.scores.map(({ lineItem }) => lineItem).sort()).toEqual([
      lti.platform.lineItem('one'),
      lti.platform.lineItem('two'),
    ]);
    await grade(3, false, 'learner-1', OTHER_LAB);
    await enter({ lab_id: OTHER_LAB }, { item: 'one' });
    await deliverLater(SECOND);
    expect(lti.platform.scores.at(-1)).toMatchObject({
      lineItem: lti.platform.lineItem('one'),
      score: { scoreGiven: 30 },
    });
  });

  it.each<[string, Parameters<typeof enter>[1]]>([
    ['who teaches', { roles: [INSTRUCTOR] }],
    ['without the right to write scores', { scope: [] }],
    ['without a line item', { item: undefined }],
  ])('has no gradebook for a launch %s', async (_what, options) => {
    expect((await enter({ lab_id: LAB }, options)).isGraded).toBe(false);
    await grade(10, true);
    await deliver();
    expect(lti.platform.scoreCalls).toHaveLength(0);
  });

  it('writes nothing for a portal account', async () => {
    await publishEvent(lti, 'lab.graded', {
      personId: toDemoPersonId('member@acme.test'),
      labId: asId(LAB),
      score: 10,
      max: 10,
      passed: true,
    });
    const rows = await lti.tool.database.query({
      name: 'test_results',
      text: 'select 1 from lti_result',
      values: [],
    });
    expect(rows).toEqual([]);
  });

  it('follows progress that a learner really makes', async () => {
    const { caller } = await enter({ course_id: COURSE });
    await caller.call(getCourse, { event_id: asId(COURSE), enroll: true });
    const items = lti.tool.catalogue.courses
      .find(({ id }) => id === COURSE)
      ?.subjects.flatMap((subject) => subject.items);
    const page = items?.find(({ object_type }) => object_type !== 'quiz' && object_type !== 'lab');
    await caller.call(markItem, { event_id: asId(COURSE), item_id: asId(page?.key ?? '') });
    await deliver();
    expect(given()).toHaveLength(1);
  });

  it('PLAYER-10 include a quiz of the course, whose questions are those of the learner in every launch', async () => {
    const quizId = asId<'quiz'>('c2-quiz-sql');
    const start = async ({ caller }: Launched) => (await caller.call(startQuiz, { quiz_id: quizId })).data;
    const first = await start(await enter({ course_id: COURSE }));
    const launched = await enter({ course_id: COURSE });
    await launched.caller.call(getCourse, { event_id: asId(COURSE), enroll: true });
    const second = await start(launched);
    expect(second).toEqual(first);
    const quiz = lti.tool.catalogue.quizzes.find(({ id }) => id === quizId);
    const answers = second.quiz.questions.map(({ id }) => {
      const options = quiz?.questions.find((question) => question.id === id)?.options ?? [];
      return [id, options.filter(({ correct }) => correct).map((option) => option.id)] as const;
    });
    const reply = await launched.caller.call(gradeQuiz, {
      quiz_id: quizId,
      attempt_id: second.attempt_id,
      answers: Object.fromEntries(answers),
      course: { event_id: asId(COURSE), item_id: asId('c2-quiz-sql') },
    });
    expect([reply.data.passed, reply.data.questions.length]).toEqual([true, 8]);
    await deliver();
    expect(given()).toHaveLength(1);
  });

  it('include a lab of the course that was passed in a link of its own, before or after', async () => {
    await lti.close();
    lti = await createLtiTool({ grader: { grade: async (labId) => toPassed(labId) } });
    lti.tool.app.jobs.start();
    const pass = async (labId: string) => {
      const { caller } = await enter({ lab_id: labId }, { item: undefined });
      const { attempt } = (await caller.call(openLab, { lab_id: asId(labId) })).data;
      await caller.call(submitLab, {
        submission_id: asId(randomUUID()),
        attempt_id: attempt.attempt_id,
        files: [],
      });
    };
    await pass(LAB);
    const { caller } = await enter({ course_id: COURSE });
    const { course } = (await caller.call(getCourse, { event_id: asId(COURSE), enroll: true })).data;
    await deliver();
    await pass(OTHER_LAB);
    await deliver();
    expect(given()).toEqual([1, 2].map((done) => Math.round((100 * done) / course.total_items)));
  });
});

/** A result of a lab that was passed. */
const toPassed = (labId: string): LabResult => ({
  grade_id: randomUUID(),
  lab_id: labId,
  content_hash: '',
  engine: 'none',
  engine_hash: '',
  submission_hash: '',
  verdict: 'passed',
  score: 100,
  max: 100,
  tests: [],
  usage: { fuel: 0, wall_ms: 0 },
  outcome_hash: '',
  log: '',
  graded_at: '2026-03-02T09:00:00.000Z',
  signature: '',
});

describe('AGS scores when the platform fails', () => {
  beforeEach(async () => {
    await enter();
    await grade(10, true);
  });

  it.each([500, 502, 503, 408, 429])('are tried again after %i, once it is time', async (status) => {
    lti.platform.scoreFaults.push(status);
    await deliver();
    await deliver();
    expect(lti.platform.scoreCalls).toHaveLength(1);
    await deliverLater();
    expect(given()).toEqual([100]);
  });

  it('honour Retry-After, in seconds and as a date', async () => {
    lti.platform.scoreFaults.push({ status: 429, headers: { 'retry-after': '7200' } });
    await deliver();
    await deliverLater(7_199 * SECOND);
    expect(lti.platform.scoreCalls).toHaveLength(1);
    const date = new Date(lti.tool.clock.now().getTime() + 601 * SECOND).toUTCString();
    lti.platform.scoreFaults.push({ status: 503, headers: { 'retry-after': date } });
    await deliverLater(SECOND);
    await deliverLater(599 * SECOND);
    expect(lti.platform.scoreCalls).toHaveLength(2);
    await deliverLater(2 * SECOND);
    expect(given()).toEqual([100]);
  });

  it.each([400, 403, 404, 422, 302])('are given up after %i, with the reason stored', async (status) => {
    const launched = await enter();
    lti.platform.scoreFaults.push(status);
    await deliver();
    await deliverLater();
    expect([lti.platform.scoreCalls.length, await toState(launched)]).toEqual([1, 'failed']);
    expect(
      lti.tool.logs.some((line) => line.includes('lti.score_dead') && line.includes(String(status))),
    ).toBe(true);
  });

  it('are tried again when a better one follows one that was given up', async () => {
    lti.platform.scoreFaults.push(422);
    await grade(4, false, 'learner-2');
    await deliver();
    await enter({ lab_id: OTHER_LAB }, { item: 'two' });
    await grade(4, false, 'learner-1', OTHER_LAB);
    lti.platform.scoreFaults.push(422);
    await deliver();
    await grade(9, false, 'learner-1', OTHER_LAB);
    await deliver();
    expect(given()).toEqual([90]);
  });

  it('get one new token when the platform no longer accepts the present one', async () => {
    await deliver();
    await enter({ lab_id: OTHER_LAB }, { item: 'two' });
    await grade(1, false, 'learner-1', OTHER_LAB);
    lti.platform.scoreFaults.push(401);
    await deliver();
    expect([given(), lti.platform.assertions.length]).toEqual([[100, 10], 2]);
  });

  it('do not request token after token when the platform accepts none', async () => {
    lti.platform.scoreFaults.push(401, 401);
    await deliver();
    expect([lti.platform.scoreCalls.length, lti.platform.assertions.length]).toEqual([2, 2]);
    await deliverLater();
    expect(given()).toEqual([100]);
  });

  it('wait when no token is issued', async () => {
    lti.platform.tokenFaults.push(500, 400);
    await deliver();
    expect(lti.platform.scoreCalls).toHaveLength(0);
    await deliverLater();
    await deliverLater();
    expect(given()).toEqual([100]);
  });

  it('count as delivered by a 409 when they may have been sent before, and wait when they are new', async () => {
    lti.platform.scoreFaults.push('drop-after');
    await deliver();
    expect(given()).toEqual([100]);
    await deliverLater();
    expect([lti.platform.scoreCalls.length, given()]).toEqual([2, [100]]);
    await deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(2);
    await enter({ lab_id: OTHER_LAB }, { item: 'two' });
    await grade(1, false, 'learner-1', OTHER_LAB);
    lti.platform.scoreFaults.push(409);
    await deliver();
    await deliverLater();
    expect(given()).toEqual([100, 10]);
    const [first, second] = lti.platform.scoreCalls.slice(-2).map(({ score }) => Date.parse(score.timestamp));
    expect(second).toBeGreaterThan(first ?? 0);
  });

  it.each([429, 503, 408])('may still have arrived when their repetition gets a %i', async (answer) => {
    lti.platform.scoreFaults.push('drop-after', answer);
    for (let round = 0; round < 3; round += 1) await deliverLater();
    expect([lti.platform.scoreCalls.length, given()]).toEqual([3, [100]]);
    const times = lti.platform.scoreCalls.map(({ score }) => score.timestamp);
    expect(new Set(times).size).toBe(1);
  });

  it('go out again under their timestamp after a kill between send and store, and count once', async () => {
    await deliver();
    // What the killed process left: sent, not yet recorded.
    await lti.tool.database.query({
      name: 'test_kill',
      text: `update lti_grade_target set sending_score = delivered_score, sending_completed = delivered_completed,
        delivered_score = null, delivered_completed = null, due_at = $1::timestamptz, claimed_until = $2::timestamptz`,
      values: [
        lti.tool.clock.now().toISOString(),
        new Date(lti.tool.clock.now().getTime() + 60_000).toISOString(),
      ],
    });
    await deliver();
    expect(lti.platform.scoreCalls).toHaveLength(1);
    await deliverLater(60_000);
    const [first, again] = lti.platform.scoreCalls.map(({ score }) => score);
    expect([again, given()]).toEqual([first, [100]]);
    await deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(2);
  });

  it('are not sent to a disabled platform, and all are sent once it is enabled again', async () => {
    const id = asId<'platform'>(lti.platformId);
    await (await lti.admin()).call(deactivatePlatform, { id });
    await deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(0);
    await (await lti.admin()).call(activatePlatform, { id });
    await deliver();
    expect(given()).toEqual([100]);
  });

  it('are given up when their platform is deleted', async () => {
    await (await lti.admin()).call(deletePlatform, { id: asId<'platform'>(lti.platformId) });
    await deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(0);
  });
});

describe('AGS the delivery of 300 scores with a fifth of the calls failing', () => {
  it('loses none and doubles none', { timeout: 120_000 }, async () => {
    const learners = Array.from({ length: 300 }, (_, index) => `learner-${index}`);
    await Promise.all(learners.map((sub) => enter({ lab_id: LAB }, { sub })));
    for (const sub of learners) await grade(10, true, sub);
    const kinds = [429, 500, 'drop-after', 503] as const;
    lti.platform.scoreFaults.push(
      ...Array.from({ length: 300 }, (_, index) => (index % 5 === 0 ? (kinds[(index / 5) % 4] ?? 500) : 0)),
    );
    for (let round = 0; round < 12; round += 1) await deliverLater();
    expect(lti.platform.scores.map(({ score }) => score.userId).sort()).toEqual(learners.sort());
    expect(lti.platform.assertions.length).toBeLessThan(20);
  });
});
