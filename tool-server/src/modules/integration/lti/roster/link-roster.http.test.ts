import { asId } from '@drawbridge/contracts';
import {
  changePlatform,
  exportContextProgress,
  getContextProgress,
  listContextLearners,
  openLaunch,
  refreshRoster,
} from '@drawbridge/contracts/integration';
import { openLab } from '@drawbridge/contracts/practice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { createGrades } from '../../../../../test/fixtures/lti/grades.ts';
import { claim, INSTRUCTOR, LEARNER } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { startTestPlatform } from '../../../../../test/fixtures/lti/lti-platform.ts';
import {
  COURSE,
  createLtiTool,
  LAB,
  type LtiTool,
  OTHER_LAB,
  publishEvent,
  toLaunchedPerson,
} from '../../../../../test/fixtures/lti/lti-tool.ts';
import { NRPS } from '../../../../../test/fixtures/lti/roster-calls.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TITLE = "Someone else's invoice";

let lti: LtiTool;
beforeEach(async () => {
  lti = await createLtiTool();
  lti.platform.rosterPages.set('/members', { members: ['ann', 'ben', 'cid'].map((id) => member(id)) });
});
afterEach(() => lti.close());

const member = (id: string, more: object = {}) => ({ user_id: id, name: id, roles: [LEARNER], ...more });
const teacherEntry = { user_id: 'teacher-1', roles: [INSTRUCTOR] };

interface Entered {
  link?: string;
  url?: string;
  custom?: object;
  deployment?: string;
  claims?: object;
}

async function enter(sub: string, roles: string[], options: Entered = {}): Promise<Caller> {
  const { link = 'link-1', url = '/members', custom = { lab_id: LAB }, deployment, claims } = options;
  const { ltik } = await lti.browser.enter({
    ...(deployment === undefined ? {} : { login: { lti_deployment_id: deployment } }),
    claims: {
      sub,
      given_name: sub,
      family_name: undefined,
      [claim('roles')]: roles,
      [claim('custom')]: custom,
      [claim('resource_link')]: { id: link },
      [NRPS]: { context_memberships_url: `${lti.platform.issuer}${url}`, service_versions: ['2.0'] },
      ...(deployment === undefined ? {} : { [claim('deployment_id')]: deployment }),
      ...claims,
    },
  });
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  return lti.tool.withToken(data.token);
}

const teach = (options: Entered = {}) => enter('teacher-1', [INSTRUCTOR], options);
const learn = (sub: string, options: Entered = {}) => enter(sub, [LEARNER], options);

/** The platform says who has access to a link. */
const assign = (ids: readonly string[], link = 'link-1', from = '/members?') =>
  lti.platform.rosterPages.set(`${from}rlid=${link}`, {
    members: [teacherEntry, ...ids.map((id) => member(id))],
  });

/** The instructor opens the page, and what is asked for is read. */
async function look(teacher: Caller) {
  await teacher.call(getContextProgress, {});
  await lti.tool.app.jobs.drain();
  return (await teacher.call(getContextProgress, {})).data;
}

const names = async (teacher: Caller, status: 'all' | 'current' | 'left' | 'not_started' = 'current') =>
  (await teacher.call(listContextLearners, { status })).data.items.map(({ name }) => name);
const askedPaths = () => lti.platform.rosterCalls.map(({ path }) => path);
const linkCalls = () => askedPaths().filter((path) => path.includes('rlid'));
const logged = (event: string) =>
  lti.tool.logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.event === event && line.isOfLink === true);

describe('NRPS 2.0 3, LTI-17 the members of one resource link', () => {
  it('are the learners in the list of its lab, in its counts and in the export', async () => {
    assign(['ann']);
    const teacher = await teach();
    expect((await teacher.call(getContextProgress, {})).data.roster).toEqual({ state: 'reading' });
    await lti.tool.app.jobs.drain();
    expect((await teacher.call(getContextProgress, {})).data).toMatchObject({
      learners: 1,
      limited_to: TITLE,
      roster: { state: 'ready' },
    });
    for (const status of ['current', 'all', 'not_started'] as const)
      expect(await names(teacher, status)).toEqual(['ann']);
    const list = await teacher.call(listContextLearners, {});
    expect(list.data.total).toBe(1);
    const { data } = await teacher.call(exportContextProgress, {});
    expect([data.rows, data.csv.split('\r\n')[1]]).toEqual([1, expect.stringMatching(/^ann,/)]);
    expect(data.csv).not.toContain('ben');
    expect(askedPaths()).toEqual(['/members?limit=500', '/members?rlid=link-1&limit=500']);
    expect(logged('lti.roster_read')).toMatchObject([{ level: 30, members: 2 }]);
  });

  it('are those of a course, too', async () => {
    assign(['ben'], 'link-c');
    const teacher = await teach({ link: 'link-c', custom: { course_id: COURSE } });
    expect((await look(teacher)).learners).toBe(1);
    expect(await names(teacher)).toEqual(['ben']);
    await learn('cid', { link: 'another-link', custom: {} });
    await publishEvent(lti, 'course.progressed', {
      personId: toLaunchedPerson(lti, 'cid'),
      courseId: asId(COURSE),
      percent: 20,
      completed: false,
    });
    expect(await names(teacher)).toEqual(['ben', 'cid']);
  });

  it('limit no list of the whole context: not that of a launch that opens a list, nor a review', async () => {
    assign(['ann']);
    await look(await teach());
    const ofAll = await teach({ custom: {} });
    expect(await look(ofAll)).not.toHaveProperty('limited_to');
    expect(await names(ofAll)).toEqual(['ann', 'ben', 'cid']);
    const review = await teach({
      claims: {
        [claim('message_type')]: 'LtiSubmissionReviewRequest',
        [claim('for_user')]: { user_id: 'ben' },
      },
    });
    expect(await names(review)).toEqual(['ann', 'ben', 'cid']);
    expect(linkCalls()).toHaveLength(1);
  });

  it('are all of the context where nobody is left out, and the page says nothing of a limit', async () => {
    assign(['ann', 'ben', 'cid']);
    const overview = await look(await teach());
    expect(overview.learners).toBe(3);
    expect(overview).not.toHaveProperty('limited_to');
  });

  it('limit nothing where the answer names nobody, not even who teaches', async () => {
    lti.platform.rosterPages.set('/members?rlid=link-1', { members: [] });
    const teacher = await teach();
    expect(await look(teacher)).toMatchObject({ learners: 3 });
    expect(await names(teacher)).toEqual(['ann', 'ben', 'cid']);
  });

  it('who are deleted there have no access; who are inactive have', async () => {
    lti.platform.rosterPages.set('/members?rlid=link-1', {
      members: [member('ann', { status: 'Deleted' }), member('ben', { status: 'Inactive' })],
    });
    const teacher = await teach();
    await look(teacher);
    expect(await names(teacher)).toEqual(['ben']);
  });

  it('are asked for with the query that the address of the roster has, and an id in any characters', async () => {
    lti.platform.rosterPages.set('/members?of=7&rlid=a%26b+%2Fc', { members: [member('ann')] });
    lti.platform.rosterPages.set('/members?of=7', { members: [member('ann'), member('ben')] });
    const teacher = await teach({ link: 'a&b /c', url: '/members?of=7' });
    await look(teacher);
    expect(await names(teacher)).toEqual(['ann']);
    expect(linkCalls()).toEqual(['/members?of=7&rlid=a%26b+%2Fc&limit=500']);
  });

  it('are read on every page', async () => {
    lti.platform.rosterPages.set('/members?rlid=link-1', {
      members: [member('ann')],
      link: '</members?rlid=link-1&p=2>; rel="next"',
    });
    lti.platform.rosterPages.set('/members?rlid=link-1&p=2', { members: [member('cid')] });
    const teacher = await teach();
    await look(teacher);
    expect(await names(teacher)).toEqual(['ann', 'cid']);
  });

  it('are read again after an hour, or after a minute when an instructor asks, and replaced whole', async () => {
    assign(['ann']);
    const teacher = await teach();
    await look(teacher);
    await look(teacher);
    assign(['ben']);
    await teacher.call(refreshRoster, {});
    await lti.tool.app.jobs.drain();
    expect(linkCalls()).toHaveLength(1);
    lti.tool.clock.advance(61_000);
    expect((await teacher.call(refreshRoster, {})).data.roster.state).toBe('reading');
    await lti.tool.app.jobs.drain();
    expect(await names(teacher)).toEqual(['ben']);
    lti.tool.clock.advance(HOUR_MS + 1);
    assign(['cid']);
    await look(teacher);
    expect(await names(teacher)).toEqual(['cid']);
    expect(linkCalls()).toHaveLength(3);
  });

  it('are waited for by the page, also where the roster of the context was read before', async () => {
    await look(await teach({ custom: {} }));
    assign(['ann']);
    const teacher = await teach();
    for (let call = 0; call < 2; call += 1)
      expect((await teacher.call(getContextProgress, {})).data.roster).toMatchObject({ state: 'reading' });
    await lti.tool.app.jobs.drain();
    expect((await teacher.call(getContextProgress, {})).data).toMatchObject({
      learners: 1,
      roster: { state: 'ready' },
    });
  });

  it('are read with a new token when the platform revoked the one it had', async () => {
    assign(['ann']);
    await look(await teach());
    assign(['ben'], 'link-2');
    lti.platform.revokeTokens();
    const teacher = await teach({ link: 'link-2' });
    await look(teacher);
    expect(await names(teacher)).toEqual(['ben']);
    expect(linkCalls()).toHaveLength(3);
  });
});

describe('LTI-17 who worked on an activity that they do not have', () => {
  it('is shown: who has a result, who opened the lab, who launched the link', async () => {
    lti.platform.rosterPages.set('/members', {
      members: ['ann', 'ben', 'cid', 'dan', 'eve', 'fay'].map((id) => member(id)),
    });
    for (const id of ['ben', 'cid', 'dan']) {
      const learner = await learn(id, { link: 'another-link', custom: {} });
      if (id !== 'dan') await learner.call(openLab, { lab_id: asId(LAB) });
    }
    // Of the list of labs an activity is shown that somebody opened: not one that only left out learners did.
    await publishEvent(lti, 'lab.graded', {
      personId: toLaunchedPerson(lti, 'dan'),
      labId: asId(OTHER_LAB),
      score: 4,
      max: 10,
      passed: false,
    });
    await publishEvent(lti, 'lab.graded', {
      personId: toLaunchedPerson(lti, 'ben'),
      labId: asId(LAB),
      score: 4,
      max: 10,
      passed: false,
    });
    await learn('eve');
    assign(['ann']);
    const overview = await look(await teach());
    const teacher = await teach();
    expect(await names(teacher)).toEqual(['ann', 'ben', 'cid', 'eve']);
    expect([overview.learners, overview.limited_to]).toEqual([4, TITLE]);
    expect(overview.items).toMatchObject([{ id: LAB, started: 2, average_score: 40 }]);
    expect((await teacher.call(exportContextProgress, {})).data.rows).toBe(4);
  });

  it('is shown when they launched the link for its gradebook, however long ago', async () => {
    const grades = createGrades(lti);
    await grades.enter({ lab_id: LAB }, { sub: 'ben', link: 'link-1', item: 'a' });
    lti.tool.clock.advance(2 * DAY_MS);
    await lti.tool.app.jobs.drain();
    assign(['ann']);
    const teacher = await teach();
    await look(teacher);
    expect(await names(teacher)).toEqual(['ann', 'ben']);
  });

  it('is not limited by it when they left the context', async () => {
    assign(['ann', 'ben', 'cid']);
    const teacher = await teach();
    await look(teacher);
    lti.platform.rosterPages.set('/members', { members: [member('ann'), member('ben')] });
    assign(['ann', 'ben']);
    lti.tool.clock.advance(HOUR_MS + 1);
    expect(await look(teacher)).not.toHaveProperty('limited_to');
    expect(await names(teacher, 'left')).toEqual(['cid']);
  });
});

describe('NRPS 2.0 3 a platform that does not tell who has a link', () => {
  it.each<[string, number | { text: string }, string]>([
    ['refuses rlid', 400, 'unreachable'],
    ['forbids it', 403, 'not_allowed'],
    ['knows no such address', 404, 'unreachable'],
    ['is down', 503, 'unreachable'],
    ['answers something else', { text: '<html>' }, 'malformed'],
  ])(
    'that %s: the whole context counts, its roster is read, and it is asked once a day',
    async (_what, fault, problem) => {
      lti.platform.rosterPages.set('/members?rlid=link-1', { fault });
      const teacher = await teach();
      const overview = await look(teacher);
      expect(overview).toMatchObject({ learners: 3, roster: { state: 'ready' } });
      expect(overview).not.toHaveProperty('limited_to');
      expect(await names(teacher)).toEqual(['ann', 'ben', 'cid']);
      lti.tool.clock.advance(HOUR_MS + 1);
      await look(teacher);
      await teacher.call(refreshRoster, {});
      await lti.tool.app.jobs.drain();
      expect(linkCalls()).toHaveLength(1);
      expect(logged('lti.roster_failed')).toMatchObject([{ level: 30, problem }]);
      assign(['ann']);
      lti.tool.clock.advance(DAY_MS);
      const later = await teach();
      await look(later);
      expect(await names(later)).toEqual(['ann']);
    },
  );

  it('any more: the whole context counts again, whoever had it before', async () => {
    assign(['ann']);
    const teacher = await teach();
    await look(teacher);
    lti.platform.rosterPages.set('/members?rlid=link-1', { fault: 503 });
    lti.tool.clock.advance(HOUR_MS + 1);
    expect(await look(teacher)).toMatchObject({ learners: 3, roster: { state: 'ready' } });
    expect(await names(teacher)).toEqual(['ann', 'ben', 'cid']);
  });

  it('and links a next page on another host: nothing is sent there', async () => {
    const { clock, origin } = lti.tool;
    const stranger = await startTestPlatform({ clock, toolOrigin: origin });
    try {
      const elsewhere = stranger.issuer.replace('127.0.0.1', 'localhost');
      lti.platform.rosterPages.set('/members?rlid=link-1', {
        members: [member('ann')],
        link: `<${elsewhere}/members?rlid=link-1>; rel="next"`,
      });
      expect(await look(await teach())).toMatchObject({ learners: 3, roster: { state: 'ready' } });
      expect(stranger.hits).toEqual({});
      expect(logged('lti.roster_failed')).toMatchObject([{ problem: 'other_host' }]);
    } finally {
      await stranger.close();
    }
  });

  it('is not asked for links while its rosters cannot be read', async () => {
    lti.platform.rosterPages.set('/members', { fault: 403 });
    const teacher = await teach();
    expect((await look(teacher)).roster.state).toBe('failed');
    lti.tool.clock.advance(DAY_MS + 1);
    const later = await teach();
    expect((await look(later)).roster.state).toBe('failed');
    expect(linkCalls()).toHaveLength(1);
  });
});

describe('P3, LTI-17 the members of a link belong to it', () => {
  it('and not to another link of the same lab in the context', async () => {
    assign(['ann'], 'link-a');
    assign(['ben', 'cid'], 'link-b');
    const [first, second] = [await teach({ link: 'link-a' }), await teach({ link: 'link-b' })];
    for (const teacher of [first, second]) await look(teacher);
    expect([await names(first), await names(second)]).toEqual([['ann'], ['ben', 'cid']]);
  });

  it('in its context and deployment: equal ids elsewhere stay apart', async () => {
    await (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
      deployment_ids: ['deployment-1', 'deployment-2'],
    });
    const everyone = { members: ['ann', 'ben', 'cid'].map((id) => member(id)) };
    const shown = [];
    for (const [deployment, context, ids] of [
      ['deployment-1', '42', ['ann']],
      ['deployment-2', '42', ['ben']],
      ['deployment-1', '43', ['cid']],
      ['deployment-2', '43', undefined],
    ] as const) {
      const url = `/members?of=${deployment}-${context}`;
      lti.platform.rosterPages.set(url, everyone);
      if (ids) assign(ids, 'link-1', `${url}&`);
      const teacher = await teach({ url, deployment, claims: { [claim('context')]: { id: context } } });
      await look(teacher);
      shown.push(teacher);
    }
    const lists = [];
    for (const teacher of shown) lists.push(await names(teacher));
    expect(lists).toEqual([['ann'], ['ben'], ['cid'], ['ann', 'ben', 'cid']]);
  });
});
