import { getDashboard, listPlatforms, login, logout, refreshToken } from '@drawbridge/contracts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../test/create-test-tool.ts';
import { DEMO_PASSWORD } from '../demo/index.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

const signIn = (username: string, password = DEMO_PASSWORD) =>
  tool.nobody.call(login, { username, password });

describe('CALL-6 login', () => {
  it('DATA-7 gives tokens and the flags of the person', async () => {
    const { data } = await signIn('champion@acme.test');
    expect(data).toMatchObject({
      _type: 'ENT',
      is_admin: false,
      is_security_champion: true,
      security_champion_teams: ['Alpha'],
    });
    expect(
      [data.IdToken, data.RefreshToken, data.AccessToken].every((token) => typeof token === 'string'),
    ).toBe(true);
  });

  it('DATA-5, DATA-6 claims: no company id marks an individual user', async () => {
    const individual = decodeJwt((await signIn('ind@demo.test')).data.IdToken ?? '');
    const member = decodeJwt((await signIn('member@acme.test')).data.IdToken ?? '');
    expect(individual).toMatchObject({ email: 'ind@demo.test', given_name: 'Ines', family_name: 'Dahl' });
    expect([individual['custom:company_id'], typeof member['custom:company_id']]).toEqual([
      undefined,
      'string',
    ]);
  });

  it('DEMO-8 takes the address in any case, with spaces around', async () => {
    expect((await signIn(' Member@ACME.test ')).status).toBe(200);
  });

  it.each([
    ['invited@acme.test', 'Confirm Password'],
    ['expired@oldco.test', 'Company subscription has been expired'],
    ['expired@demo.test', 'Subscription has been expired'],
  ])('AUTH-36..AUTH-39 %s: %s, and no tokens', async (email, message) => {
    const reply = await signIn(email);
    expect([reply.status, reply.message, reply.data]).toEqual([200, message, {}]);
  });

  it('ERR-9 an unverified account is refused with the fixed message', async () => {
    const reply = await signIn('unverified@demo.test');
    expect([reply.status, reply.message]).toEqual([400, 'User account not verified! Please confirm signup']);
  });

  it('AUTH-19 a wrong password and an unknown address get the same answer', async () => {
    const [wrong, unknown] = await Promise.all([signIn('ind@demo.test', 'nope'), signIn('nobody@demo.test')]);
    const shape = ({ status, code, message }: typeof wrong) => [status, code, message];
    expect(shape(wrong)).toEqual(shape(unknown));
    expect(wrong.code).toBe('bad_credentials');
  });

  it('VAL-21 names the field of bad input', async () => {
    const reply = await signIn('not an address', '');
    expect([reply.status, reply.errors]).toEqual([
      400,
      { username: 'Please provide a valid email', password: 'Required field' },
    ]);
  });

  it('slows guessing from one address, says how long to wait, and lets the owner in afterwards', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn('manager@acme.test', 'guess')));
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    tool.clock.advance(60_000);
    expect((await signIn('manager@acme.test')).data.IdToken).toBeTruthy();
  });

  it('DEMO-13 keeps no password and no refresh token readable', async () => {
    const { data } = await signIn('ind@demo.test');
    const rows = await tool.database.query<{ all: string }>({
      name: 'all_secrets',
      text: `select (select string_agg(a::text, ' ') from account a) || (select string_agg(s::text, ' ') from portal_session s) as all`,
      values: [],
    });
    expect(rows[0]?.all).toContain('argon2id$');
    expect(rows[0]?.all).not.toContain(data.RefreshToken?.split('.')[2]);
    expect(rows[0]?.all).not.toContain(DEMO_PASSWORD);
    expect(tool.logs.join('')).not.toContain(DEMO_PASSWORD);
  });
});

describe('AUTH-20..AUTH-24 session', () => {
  it('lasts four hours, then says the fixed words', async () => {
    const learner = await tool.as('ind@demo.test');
    tool.clock.advance(14_399_000);
    expect((await learner.call(getDashboard, {})).status).toBe(200);
    tool.clock.advance(2_000);
    const late = await learner.call(getDashboard, {});
    expect([late.status, late.message]).toEqual([401, 'The incoming token has expired']);
  });

  it('CALL-4 a refresh gives a fresh token in both shapes', async () => {
    const { data } = await signIn('ind@demo.test');
    const reply = await tool.nobody.call(refreshToken, { refresh_token: data.RefreshToken ?? '' });
    expect(reply.data.AuthenticationResult?.IdToken).toBe(reply.data.IdToken);
    expect((await tool.withToken(reply.data.IdToken ?? '').call(getDashboard, {})).status).toBe(200);
  });

  it('ERR-20 an unknown refresh token answers 400', async () => {
    const reply = await tool.nobody.call(refreshToken, { refresh_token: 'made up' });
    expect([reply.status, reply.code]).toEqual([400, 'refresh_refused']);
  });

  it('AUTH-47 after logout neither token works, and logging out twice is no error', async () => {
    const { data } = await signIn('ind@demo.test');
    const refresh_token = data.RefreshToken ?? '';
    for (const _ of [1, 2]) expect((await tool.nobody.call(logout, { refresh_token })).status).toBe(200);
    expect((await tool.withToken(data.IdToken ?? '').call(getDashboard, {})).code).toBe('not_signed_in');
    expect((await tool.nobody.call(refreshToken, { refresh_token })).code).toBe('refresh_refused');
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['unsigned', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","sid":"x"}')}.`],
    ['a foreign key', 'eyJhbGciOiJIUzI1NiIsImtpZCI6IngifQ.eyJzdWIiOiJ4In0.c2lnbmF0dXJl'],
  ])('refuses a token that is %s', async (_what, token) => {
    const reply = await tool.withToken(token).call(getDashboard, {});
    expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
  });

  it('takes the token bare and as Bearer', async () => {
    const { token } = await tool.as('ind@demo.test');
    for (const authorization of [token ?? '', `Bearer ${token}`]) {
      const response = await tool.fetch('/api/main/user/dashboard', { headers: { authorization } });
      expect(response.status).toBe(200);
    }
  });

  it('rights are read now: an admin who loses the right is refused with the same token', async () => {
    const admin = await tool.as('admin@acme.test');
    expect((await admin.call(listPlatforms, {})).status).toBe(200);
    await tool.database.query({ name: 'demote', text: 'update account set is_admin = false', values: [] });
    expect((await admin.call(listPlatforms, {})).code).toBe('forbidden');
  });
});
