import { refreshRoster } from '@drawbridge/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLtiTool, type LtiTool } from '../../../../test/fixtures/lti-tool.ts';
import { createRosterCalls, member } from '../../../../test/fixtures/roster-calls.ts';

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
