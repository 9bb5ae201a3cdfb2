import { refreshRoster } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INSTRUCTOR } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { createRosterCalls, member } from '../../../../../test/fixtures/lti/roster-calls.ts';

const HOUR_MS = 3_600_000;

let lti: LtiTool;
beforeEach(async () => {
  lti = await createLtiTool();
});
afterEach(() => lti.close());

const { enter, teach, readRoster, list } = createRosterCalls(() => lti);
const setMembers = (members: unknown[]) =>
  lti.platform.rosterPages.set('/members', { members: members as object[] });

describe('NRPS 2.0 2.2 members as platforms send them', () => {
  it('with ids that are numbers are the persons who launch with the same ids', async () => {
    setMembers([
      { user_id: 7, roles: ['Learner'], name: 'Ada Berg' },
      { user_id: 8, roles: ['Learner'], name: 'Ben Baker' },
    ]);
    await enter({ sub: '7' });
    const teacher = await teach();
    expect((await readRoster(teacher)).roster.state).toBe('ready');
    expect(await list(teacher)).toEqual([
      ['Ada Berg', 'active'],
      ['Ben Baker', 'active'],
    ]);
  });

  it('without a usable id are left out, and counted until a roster has none of them', async () => {
    const good = member('a', { name: 'Ada Berg' });
    setMembers([
      good,
      { user_id: 7.5 },
      { user_id: '' },
      { user_id: 'x'.repeat(256) },
      null,
      'b',
      { name: 'x' },
    ]);
    const teacher = await teach();
    expect((await readRoster(teacher)).roster).toMatchObject({ state: 'ready', left_out: 6 });
    expect(await list(teacher)).toEqual([['Ada Berg', 'active']]);
    setMembers([good]);
    lti.tool.clock.advance(HOUR_MS);
    await teacher.call(refreshRoster, {});
    expect((await readRoster(teacher)).roster.left_out).toBeUndefined();
  });

  it('lose their names, those of launches too, once a whole roster has none any more', async () => {
    setMembers([member('a', { name: 'Ada Berg' }), member('b', { name: 'Ben Baker' })]);
    await enter({ sub: 'a' });
    const teacher = await teach();
    await readRoster(teacher);
    setMembers([member('a'), member('b')]);
    lti.tool.clock.advance(24 * HOUR_MS);
    const again = await teach();
    await again.call(refreshRoster, {});
    await readRoster(again);
    for (const [name] of await list(again)) expect(name).toMatch(/^Learner [0-9A-F]{4}$/);
    // A roster that never had names takes none away that a launch brought.
    await enter({ sub: 'a' });
    lti.tool.clock.advance(HOUR_MS);
    await again.call(refreshRoster, {});
    await readRoster(again);
    expect((await list(again)).map(([name]) => name)).toContain('Lea Holm');
  });

  it('keep their names where what changed has none, and so they do where a whole roster is empty', async () => {
    const { rosterPages } = lti.platform;
    rosterPages.set('/members', {
      members: [member('a', { name: 'Ada Berg' })],
      link: '</members?since=1>; rel="differences"',
    });
    rosterPages.set('/members?since=1', { members: [member('b', { status: 'Deleted' })] });
    const teacher = await teach();
    await readRoster(teacher);
    lti.tool.clock.advance(2 * HOUR_MS);
    await readRoster(teacher);
    expect((await list(teacher)).map(([name]) => name)).toContain('Ada Berg');
    setMembers([]);
    lti.tool.clock.advance(24 * HOUR_MS);
    const again = await teach();
    await readRoster(again);
    expect(await list(again)).toContainEqual(['Ada Berg', 'left']);
  });

  it('without a usable id are counted on all pages', async () => {
    const { rosterPages } = lti.platform;
    rosterPages.set('/members', { members: [{ user_id: 1.5 }], link: '</members?p=2>; rel="next"' });
    rosterPages.set('/members?p=2', { members: [member('a'), { user_id: '' }] });
    expect((await readRoster(await teach())).roster.left_out).toBe(2);
  });

  it('are not read again within a minute, which the answer says, with the seconds that are left', async () => {
    setMembers([member('a', { name: 'Ada Berg' })]);
    const teacher = await teach();
    await readRoster(teacher);
    const calls = lti.platform.rosterCalls.length;
    lti.tool.clock.advance(20_000);
    const { data } = await teacher.call(refreshRoster, {});
    expect(data).toMatchObject({ roster: { state: 'ready' }, again_in_seconds: 40 });
    await lti.tool.app.jobs.drain();
    expect(lti.platform.rosterCalls).toHaveLength(calls);
    lti.tool.clock.advance(40_001);
    expect((await teacher.call(refreshRoster, {})).data).toMatchObject({ roster: { state: 'reading' } });
  });

  it('with one role that is no list have that role', async () => {
    setMembers([
      { user_id: 'a', roles: INSTRUCTOR, name: 'Ines Torres' },
      { user_id: 'b', roles: 'Learner', name: 'Ben Baker' },
      { user_id: 'c', roles: { 0: 'Learner' }, name: 'Cem Acar' },
    ]);
    const teacher = await teach();
    await readRoster(teacher);
    expect(await list(teacher)).toEqual([
      ['Ben Baker', 'active'],
      ['Cem Acar', 'active'],
    ]);
  });

  it('who are mentors are neither listed nor counted as left out', async () => {
    setMembers([member('a', { roles: ['Mentor'] }), member('b', { name: 'Ben Baker' })]);
    const teacher = await teach();
    expect((await readRoster(teacher)).roster.left_out).toBeUndefined();
    expect(await list(teacher)).toEqual([['Ben Baker', 'active']]);
  });

  it('come from an answer with status 201, and after a byte order mark', async () => {
    const text = JSON.stringify({ members: [member('a', { name: 'Ada Berg' })] });
    lti.platform.instead.set('GET /members', (res) => void res.writeHead(201).end(`\uFEFF${text}`));
    const teacher = await teach();
    await readRoster(teacher);
    expect(await list(teacher)).toEqual([['Ada Berg', 'active']]);
  });
});
