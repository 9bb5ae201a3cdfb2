import {
  endSession,
  listSessions,
  login,
  logout,
  logoutEverywhere,
  refreshToken,
  respondAuth,
  sendMagicLink,
} from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { getProfile } from '@drawbridge/contracts/recognition';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeEach(async () => {
  tool = await createTestTool();
  return () => tool.close();
});

const EMAIL = 'member@acme.test';
const signInFrom = (address: string, username = EMAIL, password = DEMO_PASSWORD) =>
  tool.from(address).call(login, { username, password });

describe("a person's own sessions (ASVS 7.5.2)", () => {
  it('the list has one row per sign-in, with device and network, and marks the current one', async () => {
    const here = tool.withToken((await signInFrom('198.51.100.7')).data.IdToken ?? '');
    await signInFrom('192.0.2.9');
    await signInFrom('192.0.2.9', 'manager@acme.test');
    const { data } = await here.call(listSessions, {});
    expect(data.items.map(({ network, is_current }) => `${network} ${is_current}`).toSorted()).toEqual([
      '192.0.2.0/24 false',
      '198.51.100.0/24 true',
    ]);
  });

  it('ending one session makes its tokens useless, and the others stay valid', async () => {
    const here = tool.withToken((await signInFrom('198.51.100.7')).data.IdToken ?? '');
    const other = (await signInFrom('192.0.2.9')).data;
    const { items } = (await here.call(listSessions, {})).data;
    const id = items.find(({ is_current }) => !is_current)?.id ?? '';
    expect((await here.call(endSession, { id })).status).toBe(200);
    expect((await tool.withToken(other.IdToken ?? '').call(getProfile, {})).status).toBe(401);
    const refreshed = await tool.anonymous.call(refreshToken, { refresh_token: other.RefreshToken ?? '' });
    expect(refreshed.code).toBe('refresh_refused');
    expect((await here.call(getProfile, {})).status).toBe(200);
    expect((await here.call(endSession, { id })).code).toBe('not_found');
  });

  it("nobody can end another person's session, or learn that it exists", async () => {
    const victim = tool.withToken((await signInFrom('198.51.100.7')).data.IdToken ?? '');
    const id = (await victim.call(listSessions, {})).data.items[0]?.id ?? '';
    const attacker = await tool.as('admin@acme.test');
    const foreign = await attacker.call(endSession, { id });
    const unknown = await attacker.call(endSession, { id: '00000000-0000-4000-8000-000000000000' });
    expect([foreign.status, foreign.code, foreign.message]).toEqual([
      unknown.status,
      'not_found',
      unknown.message,
    ]);
    expect((await attacker.call(endSession, { id: 'no id' })).status).toBe(400);
    expect((await victim.call(getProfile, {})).status).toBe(200);
  });
});

describe('ending sessions requires proof of identity (ASVS 7.5.2)', () => {
  it('a session older than a quarter of an hour needs the password, and nothing ends without the right one', async () => {
    const here = tool.withToken((await signInFrom('198.51.100.7')).data.IdToken ?? '');
    const other = tool.withToken((await signInFrom('192.0.2.9')).data.IdToken ?? '');
    tool.clock.advance(900_000);
    expect((await here.call(listSessions, {})).data.wants_password).toBe(false);
    tool.clock.advance(1);
    const { items, wants_password } = (await here.call(listSessions, {})).data;
    expect(wants_password).toBe(true);
    const id = items.find(({ is_current }) => !is_current)?.id ?? '';
    for (const refused of [await here.call(endSession, { id }), await here.call(logoutEverywhere, {})])
      expect([refused.status, refused.code]).toEqual([403, 'sign_in_again']);
    for (const refused of [
      await here.call(endSession, { id, password: 'guess' }),
      await here.call(logoutEverywhere, { password: 'guess' }),
    ])
      expect([refused.status, refused.errors?.password]).toEqual([400, 'This is not your current password']);
    expect((await other.call(getProfile, {})).status).toBe(200);
    expect((await here.call(endSession, { id, password: DEMO_PASSWORD })).status).toBe(200);
    expect((await other.call(getProfile, {})).status).toBe(401);
    expect((await here.call(logoutEverywhere, { password: DEMO_PASSWORD })).status).toBe(200);
    expect((await here.call(getProfile, {})).status).toBe(401);
  });

  it('ending sessions cannot be used to guess the password: twenty attempts in a quarter of an hour', async () => {
    const here = tool.withToken((await signInFrom('198.51.100.7')).data.IdToken ?? '');
    tool.clock.advance(900_001);
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1)
      statuses.push((await here.call(logoutEverywhere, { password: 'guess' })).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await here.call(logoutEverywhere, { password: DEMO_PASSWORD })).status).toBe(429);
  });
});

describe('a sign-in from a new device or network is reported by email (ASVS 6.3.7)', () => {
  const subjects = async () => (await tool.mails(EMAIL)).map(({ subject }) => subject);

  it('the first sign-in and one from a known network are not reported', async () => {
    await signInFrom('198.51.100.7');
    await signInFrom('198.51.100.99');
    expect(await subjects()).toEqual([]);
  });

  it('the email names device, network and time, and says what to do', async () => {
    await signInFrom('198.51.100.7');
    await signInFrom('192.0.2.9');
    const [mail] = await tool.mails(EMAIL);
    expect(mail?.subject).toBe('New sign-in to Drawbridge');
    expect(mail?.text).toContain('192.0.2.0/24');
    expect(mail?.text).toContain('UTC');
    expect(mail?.text).toContain('change your password');
    // Never the host that a request names.
    expect(mail?.text).toContain('https://tool.test/portal/profile#devices');
  });
});

describe('P8 the audit trail of sign-ins (ASVS 16.3.1)', () => {
  const read = async () => {
    const admin = await tool.as('admin@acme.test');
    return (await admin.call(listAuditEntries, {})).data.items
      .filter(({ actor }) => actor.email !== 'admin@acme.test')
      .map(({ action, outcome, reason, actor, subject, address, details }) => ({
        action,
        outcome,
        reason,
        actor: actor.email,
        subject: subject?.kind === 'person' ? subject.name : subject?.kind,
        address,
        way: details['way'],
      }));
  };

  it('the trail has each sign-in with its method, each sign-out, and each token used twice', async () => {
    const { data } = await signInFrom('198.51.100.7');
    const first = data.RefreshToken ?? '';
    const at = tool.from('198.51.100.7');
    await at.call(refreshToken, { refresh_token: first });
    tool.clock.advance(31_000);
    await at.call(refreshToken, { refresh_token: first });
    const again = (await signInFrom('198.51.100.7')).data;
    await at.call(logout, { refresh_token: again.RefreshToken ?? '' });
    const last = (await signInFrom('198.51.100.7')).data;
    await tool.withToken(last.IdToken ?? '').call(logoutEverywhere, {});
    expect((await read()).map(({ action, actor, way }) => [action, actor, way]).reverse()).toEqual([
      ['session.begin', EMAIL, 'password'],
      ['session.token_reused', EMAIL, undefined],
      ['session.begin', EMAIL, 'password'],
      ['session.end', EMAIL, undefined],
      ['session.begin', EMAIL, 'password'],
      ['session.end_all', EMAIL, undefined],
    ]);
  });

  it('the trail of a company has refused sign-ins of its people, with the reason', async () => {
    await signInFrom('203.0.113.5', EMAIL, 'guess');
    expect(await read()).toEqual([
      {
        action: 'session.begin',
        outcome: 'refused',
        reason: 'bad_credentials',
        actor: null,
        subject: expect.stringContaining(' '),
        address: '203.0.113.5',
        way: 'password',
      },
    ]);
  });

  it('the trail names an emailed link as the method', async () => {
    await tool.anonymous.call(sendMagicLink, { username: EMAIL });
    const [mail] = await tool.mails(EMAIL);
    const { searchParams } = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://no-mail.test');
    const of = (name: string) => searchParams.get(name) ?? '';
    await tool.anonymous.call(respondAuth, { username: EMAIL, session: of('session'), code: of('code') });
    expect(await read()).toMatchObject([{ action: 'session.begin', way: 'email link' }]);
  });

  it('the trail has a wrong password given as proof of identity', async () => {
    const here = tool.withToken((await signInFrom('198.51.100.7')).data.IdToken ?? '');
    tool.clock.advance(900_001);
    await here.call(logoutEverywhere, { password: 'guess' });
    expect((await read())[0]).toMatchObject({
      action: 'password.check',
      outcome: 'refused',
      reason: 'bad_credentials',
      actor: EMAIL,
    });
  });

  it('a flood of refusals writes ten entries an hour, not one each', async () => {
    for (let tries = 0; tries < 15; tries += 1) await signInFrom('203.0.113.5', EMAIL, 'guess');
    expect(await read()).toHaveLength(10);
  });
});
