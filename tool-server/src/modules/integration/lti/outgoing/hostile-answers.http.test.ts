import { asId } from '@drawbridge/contracts';
import {
  getContextProgress,
  listContextLearners,
  openLaunch,
  PLATFORM_CHECKS,
  testPlatform,
} from '@drawbridge/contracts/integration';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { createGrades, type Grades, SCORE_SCOPE } from '../../../../../test/fixtures/lti/grades.ts';
import {
  forEachAnswer,
  type HostileAnswer,
  type Stranger,
  sendEndless,
  startStranger,
  toHostileAnswer,
} from '../../../../../test/fixtures/lti/hostile-answers.ts';
import { claim, INSTRUCTOR, LEARNER } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, LAB, type LtiTool, OTHER_LAB } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { NRPS } from '../../../../../test/fixtures/lti/roster-calls.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { ltiContext, ltiLinkRoster } from '../lti.table.ts';
import { ltiGradeTarget, ltiLineItem } from '../scores/scores.table.ts';

/** Changed when another one finds something. */
const SEED = 20_261;
const HOUR_MS = 3_600_000;
const MANAGE = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem';
const BEARER = 'a-bearer-that-no-log-holds';

let lti: LtiTool;
let grades: Grades;
let stranger: Stranger;

beforeAll(async () => {
  stranger = await startStranger();
});
afterAll(() => stranger.close());
beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
  lti.tool.outgoingLimit.timeoutMs = 100;
});
afterEach(() => lti.close());

const drain = () => lti.tool.app.jobs.drain();
const toLinks = () => [
  `${stranger.origin}/members`,
  `${lti.platform.issuer}/members?page=2`,
  `${lti.platform.issuer.replace('://', '://a:b@')}/items/one`,
  `${lti.platform.issuer}/items/one?type_id=1`,
];
const setAnswer = (call: string, { send }: HostileAnswer) => lti.platform.instead.set(call, send);

/** No fault of ours, and no bearer at a host that is not the platform's or in the log. */
function checkNoHarm({ name }: HostileAnswer): void {
  const faults = lti.tool.logs.filter((line) => line.includes('"level":50'));
  expect([faults, stranger.authorizations], name).toEqual([[], []]);
  expect(lti.tool.logs.join(), name).not.toContain(BEARER);
  lti.tool.logs.splice(0);
}

const readReasons = (event: string): unknown[] => grades.logged(event).map(({ reason }) => reason);

/** A learner's link on a platform that lets us make line items. */
const enterLink = (labId: string) =>
  grades.enter({ lab_id: labId }, { item: undefined, link: `link-${labId}`, scope: [SCORE_SCOPE, MANAGE] });

async function teach(): Promise<Caller> {
  const { ltik } = await lti.browser.enter({
    claims: {
      sub: 'teacher-1',
      [claim('roles')]: [INSTRUCTOR],
      [claim('custom')]: { lab_id: LAB },
      [NRPS]: { context_memberships_url: `${lti.platform.issuer}/members`, service_versions: ['2.0'] },
    },
  });
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  return lti.tool.withToken(data.token);
}

/** Reads the roster, and that of the link, as if somebody had asked for them now; gives what the instructor is shown. */
async function readRoster(teacher: Caller) {
  await lti.tool.database.db.delete(ltiLinkRoster);
  await lti.tool.database.db.update(ltiContext).set({
    rosterDueAt: lti.tool.clock.now(),
    rosterTries: 0,
    rosterFault: null,
    rosterClaimedUntil: null,
  });
  await teacher.call(getContextProgress, {});
  await drain();
  const progress = await teacher.call(getContextProgress, {});
  const learners = await teacher.call(listContextLearners, { status: 'all' });
  return { statuses: [progress.status, learners.status], roster: progress.data.roster };
}

describe('no platform answer causes a server error, and the bearer token stays with its platform', {
  timeout: 120_000,
}, () => {
  it('Security Framework 6.3 a hostile key set lets a launch in, or refuses it with the reason', async () => {
    const good: unknown = await (await fetch(`${lti.platform.issuer}/keys`)).json();
    await forEachAnswer(toHostileAnswer(good, toLinks()), { seed: SEED, count: 20 }, async (answer) => {
      // Nothing that was read before is used any more.
      lti.tool.clock.advance(25 * HOUR_MS);
      setAnswer('GET /keys', answer);
      const { status } = await lti.browser.launch();
      expect([303, 401, 403, 503], `${status} ${answer.name}`).toContain(status);
      if (status !== 303)
        expect(readReasons('lti.refused'), answer.name).toEqual([
          expect.stringMatching(/^(key_unknown|signature|key_set_unavailable|key_set_wrong)$/),
        ]);
      checkNoHarm(answer);
    });
    lti.platform.instead.clear();
    lti.tool.outgoingLimit.timeoutMs = Number.POSITIVE_INFINITY;
    lti.tool.clock.advance(HOUR_MS);
    expect((await lti.browser.launch()).status).toBe(303);
  });

  it('Security Framework 4.1.2 a hostile access token is used, or the reason is shown', async () => {
    const teacher = await teach();
    const { db } = lti.tool.database;
    const good = { access_token: BEARER, token_type: 'Bearer', expires_in: 3_600, scope: 'a b' };
    lti.platform.instead.set('GET /members', (res) => void res.end('{"members":[]}'));
    let count = 0;
    await forEachAnswer(toHostileAnswer(good, toLinks()), { seed: SEED, count: 20 }, async (answer) => {
      count += 1;
      // Under this address no token is known yet.
      await db.update(ltiPlatform).set({ authTokenUrl: `${lti.platform.issuer}/token?${count}` });
      setAnswer('POST /token', answer);
      const { statuses, roster } = await readRoster(teacher);
      expect([statuses, roster.state], answer.name).toEqual([
        [200, 200],
        expect.stringMatching(/^(ready|failed)$/),
      ]);
      checkNoHarm(answer);
    });
  });

  it('NRPS 2.0 2.2 a hostile roster page is read, or the reason is shown', async () => {
    const teacher = await teach();
    const good = {
      id: 'https://lms.test/members',
      context: { id: 'context-1', title: 'Secure code' },
      members: [
        {
          user_id: 'a',
          roles: [LEARNER],
          name: 'Ada Berg',
          given_name: 'Ada',
          family_name: 'Berg',
          status: 'Active',
        },
        { user_id: 'b', roles: ['Learner'], status: 'Deleted' },
        { user_id: 'a', roles: [INSTRUCTOR], message: [{ custom: {} }] },
      ],
    };
    await forEachAnswer(toHostileAnswer(good, toLinks()), { seed: SEED, count: 20 }, async (answer) => {
      setAnswer('GET /members', answer);
      const { statuses, roster } = await readRoster(teacher);
      expect([statuses, roster.state], answer.name).toEqual([
        [200, 200],
        expect.stringMatching(/^(ready|failed)$/),
      ]);
      checkNoHarm(answer);
    });
  });

  it.each([
    ['GET /items', 'the list of its line items'],
    ['POST /items', 'a line item that it made'],
  ])('AGS 3.2 a hostile answer to %s, as %s, is understood, or the reason is stored', async (call) => {
    const { db } = lti.tool.database;
    // Two links of one learner: a platform may give them the same address.
    for (const labId of [LAB, OTHER_LAB]) await enterLink(labId);
    const item = {
      id: `${lti.platform.issuer}/items/one?type_id=1`,
      label: 'A lab',
      scoreMaximum: 100,
      resourceId: LAB,
      resourceLinkId: `link-${LAB}`,
      tag: 'drawbridge',
    };
    const good = call.startsWith('GET') ? [{ ...item, resourceId: OTHER_LAB }, item] : item;
    await forEachAnswer(toHostileAnswer(good, toLinks()), { seed: SEED, count: 20 }, async (answer) => {
      setAnswer(call, answer);
      await db
        .update(ltiLineItem)
        .set({ dueAt: lti.tool.clock.now(), url: null, fault: null, deadReason: null, tries: 0 });
      await drain();
      for (const { url, fault } of await db.select().from(ltiLineItem))
        expect([url === null, fault === null], answer.name).toContain(false);
      checkNoHarm(answer);
      lti.tool.clock.advance(HOUR_MS);
    });
  });

  it('AGS 3.4 a hostile answer to a score delivers it, or the reason is stored', async () => {
    const { db } = lti.tool.database;
    let count = 0;
    await forEachAnswer(
      toHostileAnswer({ error: 'no' }, toLinks()),
      { seed: SEED, count: 20 },
      async (answer) => {
        count += 1;
        const sub = `learner-${count}`;
        await grades.enter({ lab_id: LAB }, { sub });
        await grades.grade(4, false, sub);
        setAnswer('POST /items/one/scores', answer);
        await drain();
        const [target] = await db.select().from(ltiGradeTarget);
        expect([target?.deliveredScore ?? null, target?.fault ?? null], answer.name).not.toEqual([
          null,
          null,
        ]);
        checkNoHarm(answer);
        await db.delete(ltiGradeTarget);
        // Past any wait that an answer may ask for.
        lti.tool.clock.advance(25 * HOUR_MS);
      },
    );
  });

  it('LTI-26 the test of a registration has a result for every check, whatever the answers', async () => {
    const id = asId<'platform'>(lti.platformId);
    const admin = await lti.admin();
    const good = { keys: [], access_token: BEARER, scope: SCORE_SCOPE, error: 'invalid_client' };
    await forEachAnswer(toHostileAnswer(good, toLinks()), { seed: SEED, count: 20 }, async (answer) => {
      for (const call of ['GET /keys', 'GET /auth', 'POST /token']) setAnswer(call, answer);
      const reply = await admin.call(testPlatform, { id });
      expect([reply.status, reply.data?.checks.map((check) => check.id)], answer.name).toEqual([
        200,
        PLATFORM_CHECKS,
      ]);
      expect(JSON.stringify(reply.data), answer.name).not.toContain(BEARER);
      checkNoHarm(answer);
      // Ten tests in a minute.
      lti.tool.clock.advance(6_000);
    });
  });

  it('an endless body is read only up to its limit', async () => {
    lti.tool.outgoingLimit.timeoutMs = Number.POSITIVE_INFINITY;
    const teacher = await teach();
    await enterLink(LAB);
    const sent: ReturnType<typeof sendEndless>[] = [];
    for (const call of ['GET /members', 'GET /items', 'GET /keys'])
      lti.platform.instead.set(call, (res) => void sent.push(sendEndless(res)));
    await readRoster(teacher);
    lti.tool.clock.advance(25 * HOUR_MS);
    expect((await lti.browser.launch()).status).toBe(503);
    lti.platform.instead.set('POST /token', (res) => void sent.push(sendEndless(res)));
    await drain();
    expect(sent.length).toBeGreaterThanOrEqual(4);
    // Four megabytes at most, and what is on its way between two processes.
    for (const { sentBytes } of sent) expect(sentBytes()).toBeLessThan(20 * 1_048_576);
  });
});
