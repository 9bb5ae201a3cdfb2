import { asId } from '@drawbridge/contracts';
import { deletePlatform, getContextProgress, refreshRoster } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INSTRUCTOR } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { createRosterCalls, member } from '../../../../../test/fixtures/lti/roster-calls.ts';

let lti: LtiTool;
beforeEach(async () => {
  lti = await createLtiTool();
});
afterEach(() => lti.close());

const HOUR_MS = 3_600_000;
const { enter, teach, readRoster, list } = createRosterCalls(() => lti);

describe('NRPS 2.0 3 a roster that cannot be read', () => {
  it.each<[string, () => void, string]>([
    ['a platform that grants no token for it', () => lti.platform.tokenFaults.push(400), 'not_allowed'],
    ['a service that refuses', () => lti.platform.rosterPages.set('/members', { fault: 403 }), 'not_allowed'],
    ['a service that is down', () => lti.platform.rosterPages.set('/members', { fault: 503 }), 'unreachable'],
    ['a page that is gone', () => undefined, 'unreachable'],
    [
      'an answer that is no JSON',
      () => lti.platform.rosterPages.set('/members', { fault: { text: '<html>' } }),
      'malformed',
    ],
    [
      'more members on one page than a roster may have',
      () =>
        lti.platform.rosterPages.set('/members', {
          members: Array.from({ length: 20_001 }, (_, index) => ({ user_id: String(index) })),
        }),
      'too_large',
    ],
    [
      'an answer without members',
      () => lti.platform.rosterPages.set('/members', { fault: { text: '{"members":{}}' } }),
      'malformed',
    ],
  ])('is told for %s', async (_what, arrange, problem) => {
    arrange();
    const teacher = await teach();
    expect((await readRoster(teacher)).roster).toEqual({ state: 'failed', problem });
    expect(lti.tool.logs.findLast((line) => line.includes('lti.roster_failed'))).not.toContain('secret');
  });

  it.each([
    ['of a course', 1],
    ['of a link', 2],
  ])('%s is no fault where its platform is deleted while it is read', async (_what, call) => {
    const admin = await lti.admin();
    const teacher = await enter({ sub: 'teacher-1', roles: [INSTRUCTOR] });
    let calls = 0;
    lti.platform.instead.set('GET /members', (res) => {
      calls += 1;
      const before = calls === call ? admin.call(deletePlatform, { id: asId(lti.platformId) }) : undefined;
      void Promise.resolve(before).then(() => res.end(JSON.stringify({ members: [member('a')] })));
    });
    await readRoster(teacher);
    expect(calls).toBe(call);
    expect(lti.tool.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('leaves no part of it in the log, where a parser quotes what it could not read', async () => {
    const text = '{"members":[{"user_id":"a","name":"Ada Berg"},x]}';
    lti.platform.rosterPages.set('/members', { fault: { text } });
    await readRoster(await teach());
    const line = lti.tool.logs.findLast((entry) => entry.includes('lti.roster_failed'));
    expect(line).toContain('the roster is not JSON');
    expect(line).not.toContain('Berg');
  });

  it('is tried again by itself while it is down, less and less often', async () => {
    lti.platform.rosterPages.set('/members', { fault: 503 });
    const teacher = await teach();
    await readRoster(teacher);
    lti.tool.clock.advance(61_000);
    await lti.tool.app.jobs.drain();
    lti.tool.clock.advance(61_000);
    await lti.tool.app.jobs.drain();
    expect(lti.platform.rosterCalls).toHaveLength(2);
    lti.platform.rosterPages.set('/members', { members: [member('a', { name: 'A' })] });
    lti.tool.clock.advance(61_000);
    await lti.tool.app.jobs.drain();
    expect(await list(teacher)).toEqual([['A', 'active']]);
  });

  it('is given up where the platform does not allow it, until an instructor asks again', async () => {
    lti.platform.rosterPages.set('/members', { fault: 403 });
    const teacher = await teach();
    await readRoster(teacher);
    lti.tool.clock.advance(4 * HOUR_MS);
    expect((await readRoster(teacher)).roster.state).toBe('failed');
    expect(lti.platform.rosterCalls).toHaveLength(1);
    lti.platform.rosterPages.set('/members', { members: [] });
    await teacher.call(refreshRoster, {});
    await lti.tool.app.jobs.drain();
    expect((await teacher.call(getContextProgress, {})).data.roster.state).toBe('ready');
  });

  it.each([403, 503])('is read once a minute after %i, however often it is asked for', async (fault) => {
    lti.platform.rosterPages.set('/members', { fault });
    const teacher = await teach();
    await readRoster(teacher);
    for (let press = 0; press < 5; press += 1) {
      expect((await teacher.call(refreshRoster, {})).data.roster.state).toBe('reading');
      await lti.tool.app.jobs.drain();
    }
    expect(lti.platform.rosterCalls).toHaveLength(1);
    lti.tool.clock.advance(60_000);
    await lti.tool.app.jobs.drain();
    expect(lti.platform.rosterCalls).toHaveLength(2);
    expect((await teacher.call(getContextProgress, {})).data.roster.state).toBe('failed');
  });

  it('holds up no other: a service that hangs is given up by its time-out', async () => {
    lti.platform.rosterPages.set('/members', { fault: 'hang' });
    lti.tool.outgoingLimit.timeoutMs = 50;
    const teacher = await teach();
    expect((await readRoster(teacher)).roster).toMatchObject({ state: 'failed', problem: 'unreachable' });
  });

  it('uses a new token when the platform revoked the one it had', async () => {
    lti.platform.rosterPages.set('/members', { members: [member('a', { name: 'A' })] });
    const teacher = await teach();
    await readRoster(teacher);
    lti.platform.revokeTokens();
    lti.tool.clock.advance(2 * HOUR_MS - HOUR_MS / 2);
    expect((await readRoster(teacher)).roster.state).toBe('ready');
  });
});
