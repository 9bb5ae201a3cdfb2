import { asId } from '@drawbridge/contracts';
import {
  changePlatform,
  exportContextProgress,
  getContextProgress,
  listContextLearners,
  openLaunch,
  refreshRoster,
} from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { claim, INSTRUCTOR, LEARNER } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { startTestPlatform } from '../../../../../test/fixtures/lti/lti-platform.ts';
import { createLtiTool, type LtiTool, toLaunchedPerson } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { createRosterCalls, member, NRPS } from '../../../../../test/fixtures/lti/roster-calls.ts';

let lti: LtiTool;
beforeEach(async () => {
  lti = await createLtiTool();
});
afterEach(() => lti.close());

const HOUR_MS = 3_600_000;
const { enter, teach, readRoster, list } = createRosterCalls(() => lti);

describe('NRPS 2.0 2.1 the roster of a context', () => {
  it('is asked for when an instructor looks, with the scope and media type of the service', async () => {
    lti.platform.rosterPages.set('/members', { members: [member('a', { name: 'Ada Berg' })] });
    const teacher = await teach();
    expect((await teacher.call(getContextProgress, {})).data.roster).toEqual({ state: 'reading' });
    await lti.tool.app.jobs.drain();
    expect((await teacher.call(getContextProgress, {})).data).toMatchObject({
      learners: 1,
      roster: { state: 'ready', read_at: expect.any(String) as string },
    });
    expect(lti.platform.rosterCalls).toEqual([
      {
        path: '/members?limit=500',
        authorization: 'Bearer secret-access-token-1',
        accept: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json',
      },
    ]);
  });

  it('is not there where the platform offers none: those who launched are shown', async () => {
    await enter({ sub: 'learner-1', url: undefined });
    const teacher = await teach({ url: undefined });
    expect((await readRoster(teacher)).roster).toEqual({ state: 'unavailable' });
    expect(await list(teacher)).toEqual([['Lea Holm', 'unlisted']]);
    expect(lti.platform.rosterCalls).toEqual([]);
  });

  it('is read once for all who look, and again when it is an hour old or asked for after a minute', async () => {
    lti.platform.rosterPages.set('/members', { members: [] });
    const teacher = await teach();
    await Promise.all([readRoster(teacher), readRoster(teacher)]);
    await teacher.call(refreshRoster, {});
    await lti.tool.app.jobs.drain();
    expect(lti.platform.rosterCalls).toHaveLength(1);
    lti.tool.clock.advance(61_000);
    expect((await teacher.call(refreshRoster, {})).data.roster.state).toBe('reading');
    await lti.tool.app.jobs.drain();
    expect(lti.platform.rosterCalls).toHaveLength(2);
    lti.tool.clock.advance(HOUR_MS + 1);
    await readRoster(teacher);
    expect(lti.platform.rosterCalls).toHaveLength(3);
  });

  it('is read by schedule while people work in the context, and then no more', async () => {
    lti.platform.rosterPages.set('/members', { members: [] });
    await readRoster(await teach());
    lti.tool.clock.advance(6 * HOUR_MS + 1);
    await lti.tool.app.jobs.drain();
    expect(lti.platform.rosterCalls).toHaveLength(2);
    lti.tool.clock.advance(20 * 24 * HOUR_MS);
    await lti.tool.app.jobs.drain();
    lti.tool.clock.advance(20 * 24 * HOUR_MS);
    await lti.tool.app.jobs.drain();
    expect(lti.platform.rosterCalls).toHaveLength(3);
  });
});

describe('NRPS 2.0 2.2 members', () => {
  it('may lack names, are told apart by a neutral one, and keep the one that the platform sends', async () => {
    lti.platform.rosterPages.set('/members', {
      members: [
        member('a', { name: 'Ada Berg' }),
        member('b', { given_name: 'Bo', family_name: null }),
        member('c', { name: null, email: 'c@school.test' }),
        member('d', { name: '' }),
      ],
    });
    const teacher = await teach();
    await readRoster(teacher);
    const neutral = ['c', 'd'].map(
      (sub) => `Learner ${toLaunchedPerson(lti, sub).slice(0, 4).toUpperCase()}`,
    );
    const names = (await list(teacher)).map(([name]) => name);
    expect(new Set(names)).toEqual(new Set(['Ada Berg', 'Bo', ...neutral]));
    expect(new Set(names).size).toBe(4);
  });

  it('are joined with the launches of the same subject; a role in the course decides who is a learner', async () => {
    lti.platform.rosterPages.set('/members', {
      members: [
        member('learner-1', { name: 'Lea H.' }),
        member('ta', { name: 'Tom', roles: [INSTRUCTOR] }),
        member('short', { name: 'Sam', roles: ['Learner'] }),
        member('both', { name: 'Bea', roles: [LEARNER, INSTRUCTOR] }),
        member('odd', { name: 'Odo', roles: ['http://evil.test/membership#Learner'] }),
        member('no-roles', { name: 'Nor', roles: undefined }),
        member('mentor', { name: 'Mo', roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor'] }),
        member('short-mentor', { name: 'Ma', roles: ['Mentor'] }),
        { name: 'Nobody' },
        'a text' as unknown as object,
      ],
    });
    await enter({ sub: 'learner-1' });
    const teacher = await teach();
    await readRoster(teacher);
    expect(await list(teacher)).toEqual([
      ['Bea', 'active'],
      ['Lea H.', 'active'],
      ['Nor', 'active'],
      ['Odo', 'active'],
      ['Sam', 'active'],
    ]);
    expect(await list(teacher, 'not_started')).toHaveLength(4);
  });

  it('of whom one launched as an instructor is no learner, whatever the roster says', async () => {
    lti.platform.rosterPages.set('/members', { members: [member('teacher-1', { name: 'Ida' })] });
    const teacher = await teach();
    await readRoster(teacher);
    expect(await list(teacher)).toEqual([]);
  });

  it('who are inactive or deleted, or no longer named, are shown as such and can be left out', async () => {
    lti.platform.rosterPages.set('/members', {
      members: [member('a', { name: 'A' }), member('b', { name: 'B' }), member('c', { name: 'C' })],
    });
    const teacher = await teach();
    await readRoster(teacher);
    lti.platform.rosterPages.set('/members', {
      members: [
        member('a', { name: 'A', status: 'Inactive' }),
        member('b', { name: 'B', status: 'Deleted' }),
      ],
    });
    lti.tool.clock.advance(2 * HOUR_MS);
    await readRoster(teacher);
    expect(await list(teacher)).toEqual([
      ['A', 'inactive'],
      ['B', 'left'],
      ['C', 'left'],
    ]);
    expect(await list(teacher, 'current')).toEqual([['A', 'inactive']]);
  });
});

describe('NRPS 2.0 2.4 paging and differences', () => {
  it('reads every page', async () => {
    const { issuer, rosterPages } = lti.platform;
    rosterPages.set('/members', {
      members: [member('a', { name: 'A' })],
      link: '</members?p=2>; rel="next"',
    });
    rosterPages.set('/members?p=2', {
      members: [member('b', { name: 'B' })],
      link: `<${issuer}/members?p=3>; rel=next, <${issuer}/members?since=9>; rel="differences"`,
    });
    rosterPages.set('/members?p=3', { members: [member('c', { name: 'C' })] });
    const teacher = await teach();
    await readRoster(teacher);
    expect((await list(teacher)).map(([name]) => name)).toEqual(['A', 'B', 'C']);
  });

  it('reads twenty thousand members on forty pages, and lists and finds them', async () => {
    const PAGES = 40;
    for (let page = 0; page < PAGES; page += 1)
      lti.platform.rosterPages.set(page === 0 ? '/members' : `/members?p=${page}`, {
        members: Array.from({ length: 500 }, (_, index) => {
          const id = `m-${String(page * 500 + index).padStart(5, '0')}`;
          return member(id, { name: `Learner of ${id}` });
        }),
        ...(page + 1 < PAGES ? { link: `</members?p=${page + 1}>; rel="next"` } : {}),
      });
    const teacher = await teach();
    expect(await readRoster(teacher)).toMatchObject({ roster: { state: 'ready' }, learners: 20_000 });
    const last = await teacher.call(listContextLearners, { page: 400 });
    expect([last.data.total, last.data.items.at(-1)?.name]).toEqual([20_000, 'Learner of m-19999']);
    const found = await teacher.call(listContextLearners, { search: 'm-12345' });
    expect(found.data.items.map(({ name }) => name)).toEqual(['Learner of m-12345']);
    const { data } = await teacher.call(exportContextProgress, {});
    expect([data.rows, data.is_cut]).toEqual([5_000, true]);
  });

  it('sends nothing to another host that a page links as the next one', async () => {
    const { clock, origin } = lti.tool;
    const stranger = await startTestPlatform({ clock, toolOrigin: origin });
    try {
      const elsewhere = stranger.issuer.replace('127.0.0.1', 'localhost');
      lti.platform.rosterPages.set('/members', {
        members: [member('a')],
        link: `<${elsewhere}/members>; rel="next"`,
      });
      expect((await readRoster(await teach())).roster).toMatchObject({ problem: 'other_host' });
      expect(stranger.hits).toEqual({});
    } finally {
      await stranger.close();
    }
  });

  it('asks for differences in between, in which only those who are named change, and for all once a day', async () => {
    const { rosterPages, rosterCalls } = lti.platform;
    rosterPages.set('/members', {
      members: [member('a', { name: 'A' }), member('b', { name: 'B' })],
      link: '</members?since=1>; rel="differences"',
    });
    rosterPages.set('/members?since=1', {
      members: [member('b', { name: 'B', status: 'Deleted' }), member('c', { name: 'C' })],
      link: '</members?since=2>; rel="differences"',
    });
    const teacher = await teach();
    await readRoster(teacher);
    lti.tool.clock.advance(2 * HOUR_MS);
    await readRoster(teacher);
    expect(await list(teacher)).toEqual([
      ['A', 'active'],
      ['B', 'left'],
      ['C', 'active'],
    ]);
    lti.tool.clock.advance(24 * HOUR_MS);
    const again = await teach();
    await readRoster(again);
    expect(rosterCalls.map(({ path }) => path)).toEqual([
      '/members?limit=500',
      '/members?since=1&limit=500',
      '/members?limit=500',
    ]);
    expect(await list(again)).toEqual([
      ['A', 'active'],
      ['B', 'active'],
      ['C', 'left'],
    ]);
  });

  it('reads all when the differences cannot be read', async () => {
    const { rosterPages } = lti.platform;
    rosterPages.set('/members', {
      members: [member('a', { name: 'A' })],
      link: '<https://evil.test/members?since=1>; rel="differences"',
    });
    const teacher = await teach();
    await readRoster(teacher);
    lti.tool.clock.advance(2 * HOUR_MS);
    expect((await readRoster(teacher)).roster.state).toBe('ready');
  });

  it.each<[string, string, string]>([
    ['a next page on another host', '<https://evil.test/members>; rel="next"', 'other_host'],
    ['a page that links itself', '</members?limit=500>; rel="next"', 'malformed'],
  ])('gives up on %s, and keeps what was known', async (_what, link, problem) => {
    lti.platform.rosterPages.set('/members', { members: [member('a', { name: 'A' })] });
    const teacher = await teach();
    await readRoster(teacher);
    lti.platform.rosterPages.set('/members', { members: [member('b', { name: 'B' })], link });
    lti.tool.clock.advance(2 * HOUR_MS);
    expect((await readRoster(teacher)).roster).toMatchObject({ state: 'failed', problem });
    expect(await list(teacher)).toEqual([['A', 'active']]);
  });
});

describe('P3, LTI-17 a roster belongs to its context in its deployment', () => {
  it('is not shown in a context of that id in another deployment, nor in another context', async () => {
    await (await lti.admin()).call(changePlatform, {
      ...lti.platform.registration,
      id: asId<'platform'>(lti.platformId),
      deployment_ids: ['deployment-1', 'deployment-2'],
    });
    const at = async (deployment: string, context: string): Promise<Caller> => {
      const { ltik } = await lti.browser.enter({
        login: { lti_deployment_id: deployment },
        claims: {
          sub: 'teacher-1',
          [claim('roles')]: [INSTRUCTOR],
          [claim('deployment_id')]: deployment,
          [claim('context')]: { id: context },
          [NRPS]: { context_memberships_url: `${lti.platform.issuer}/members?of=${deployment}-${context}` },
        },
      });
      return lti.tool.withToken((await lti.tool.anonymous.call(openLaunch, { ltik })).data.token);
    };
    lti.platform.rosterPages.set('/members?of=deployment-1-42', { members: [member('z', { name: 'Zoe' })] });
    for (const empty of ['deployment-2-42', 'deployment-1-43'])
      lti.platform.rosterPages.set(`/members?of=${empty}`, { members: [] });
    const shown = [];
    for (const [deployment, context] of [
      ['deployment-1', '42'],
      ['deployment-2', '42'],
      ['deployment-1', '43'],
    ] as const) {
      const teacher = await at(deployment, context);
      expect((await readRoster(teacher)).roster.state).toBe('ready');
      shown.push(await list(teacher));
    }
    expect(shown).toEqual([[['Zoe', 'active']], [], []]);
  });
});

describe('LTI-17 who may read the roster', () => {
  it('refuses learners and those without a launch', async () => {
    const learner = await enter({ sub: 'learner-1' });
    for (const endpoint of [getContextProgress, listContextLearners, refreshRoster])
      expect([
        (await learner.call(endpoint, {})).status,
        (await lti.tool.anonymous.call(endpoint, {})).status,
      ]).toEqual([403, 401]);
  });
});
