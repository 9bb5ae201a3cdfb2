import { createHook } from 'node:async_hooks';
import { login, logout, logoutEverywhere, publishLogin, refreshToken } from '@drawbridge/contracts/identity';
import { listPlatforms } from '@drawbridge/contracts/integration';
import { getDashboard } from '@drawbridge/contracts/learning';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

const signIn = (username: string, password = DEMO_PASSWORD) =>
  tool.anonymous.call(login, { username, password });

describe('CALL-6 login', () => {
  it("DATA-7 a login returns tokens and the person's flags", async () => {
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

  it('DATA-5, DATA-6 a token without a company id marks an individual user', async () => {
    const individual = decodeJwt((await signIn('ind@demo.test')).data.IdToken ?? '');
    const member = decodeJwt((await signIn('member@acme.test')).data.IdToken ?? '');
    expect(individual).toMatchObject({ email: 'ind@demo.test', given_name: 'Ines', family_name: 'Dahl' });
    expect([individual['custom:company_id'], typeof member['custom:company_id']]).toEqual([
      undefined,
      'string',
    ]);
  });

  it('DEMO-8 a login accepts the address in any letter case, with surrounding spaces', async () => {
    expect((await signIn(' Member@ACME.test ')).status).toBe(200);
  });

  it.each([
    ['invited@acme.test', 'Confirm Password'],
    ['expired@oldco.test', 'Company subscription has been expired'],
    ['expired@demo.test', 'Subscription has been expired'],
  ])('AUTH-36..AUTH-39 a login returns for %s the message %s, and no tokens', async (email, message) => {
    const reply = await signIn(email);
    expect([reply.status, reply.message, reply.data]).toEqual([200, message, {}]);
  });

  it('F12 a wrong password costs one hash for any address, so that timing reveals nothing', async () => {
    const hashesOf = async (email: string) => {
      let hashes = 0;
      const hook = createHook({
        init(_id, type) {
          if (type === 'ARGON2REQUEST') hashes += 1;
        },
      }).enable();
      await signIn(email, 'Wrong-pass-1');
      hook.disable();
      return hashes;
    };
    const emails = ['invited@acme.test', 'member@acme.test', 'unverified@demo.test', 'nobody@demo.test'];
    for (const email of emails) expect([email, await hashesOf(email)]).toEqual([email, 1]);
  });

  it('F12 an invited address gets the usual reply, unless the temporary password is right', async () => {
    const shape = ({ status, code, message, data }: Awaited<ReturnType<typeof signIn>>) => [
      status,
      code,
      message,
      data,
    ];
    const invited = await signIn('invited@acme.test', 'Wrong-pass-1');
    expect(shape(invited)).toEqual(shape(await signIn('nobody@demo.test', 'Wrong-pass-1')));
    expect(invited.code).toBe('bad_credentials');
  });

  it('ERR-9 a login of an unverified account is refused with the fixed message', async () => {
    const reply = await signIn('unverified@demo.test');
    expect([reply.status, reply.message]).toEqual([400, 'User account not verified! Please confirm signup']);
  });

  it('AUTH-19 a wrong password and an unknown address get the same reply', async () => {
    const [wrong, unknown] = await Promise.all([signIn('ind@demo.test', 'nope'), signIn('nobody@demo.test')]);
    const shape = ({ status, code, message }: typeof wrong) => [status, code, message];
    expect(shape(wrong)).toEqual(shape(unknown));
    expect(wrong.code).toBe('bad_credentials');
  });

  it('VAL-21 a login with bad input names the field', async () => {
    const reply = await signIn('not an address', '');
    expect([reply.status, reply.errors]).toEqual([
      400,
      { username: 'Please provide a valid email', password: 'Required field' },
    ]);
  });

  it('guessing from one address is slowed with the wait in the reply, and the owner gets in afterwards', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn('manager@acme.test', 'guess')));
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    tool.clock.advance(60_000);
    expect((await signIn('manager@acme.test')).data.IdToken).toBeTruthy();
  });

  it('an address that tries many people is slowed, but not people who signed in from it before', async () => {
    const shared = tool.from('192.0.2.1');
    const own = { username: 'admin@globex.test', password: DEMO_PASSWORD };
    expect((await shared.call(login, own)).status).toBe(200);
    const statuses = await Promise.all(
      Array.from(
        { length: 70 },
        async (_, number) =>
          (await shared.call(login, { username: `p${number}@demo.test`, password: 'Summer2026' })).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await shared.call(login, own)).status).toBe(200);
    // Addresses next to each other in one provider's network are different; those of one household count as the same.
    const tryFrom = (address: string) => tool.from(address).call(login, { ...own, password: 'guess' });
    for (let number = 0; number < 10; number += 1) await tryFrom(`2001:db8:0:1::${number + 1}`);
    expect((await tryFrom('2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await tryFrom('2001:db8:0:2::1')).status).toBe(400);
  });

  it('AUTH-19 attempts at unknown addresses are slowed in the same way', async () => {
    const readReply = async (username: string) => {
      const seen = [];
      for (let tries = 0; tries < 12; tries += 1) {
        const reply = await tool.from('192.0.2.9').call(login, { username, password: 'guess' });
        seen.push([reply.status, reply.code, reply.headers.get('retry-after')]);
      }
      return seen;
    };
    expect(await readReply('nobody@demo.test')).toEqual(await readReply('champion@acme.test'));
  });

  it('the table of limits contains no address, and expired windows are removed', async () => {
    await signIn('a-very-odd-address@demo.test', 'guess');
    const read = () =>
      tool.database.query<{ all: string | null; n: number | string }>({
        name: 'all_limits',
        text: `select string_agg(l::text, ' ') as all, count(*) as n from limit_window l`,
        values: [],
      });
    expect((await read())[0]?.all).not.toContain('a-very-odd-address');
    expect(Number((await read())[0]?.n)).toBeGreaterThan(0);
    tool.clock.advance(86_400_000);
    await tool.app.jobs.drain();
    expect(Number((await read())[0]?.n)).toBe(0);
  });

  it('DEMO-13 no password or refresh token is stored in readable form', async () => {
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
  it('a session lasts four hours, then gets the fixed message', async () => {
    const learner = await tool.as('ind@demo.test');
    tool.clock.advance(14_399_000);
    expect((await learner.call(getDashboard, {})).status).toBe(200);
    tool.clock.advance(2_000);
    const late = await learner.call(getDashboard, {});
    expect([late.status, late.message]).toEqual([401, 'The incoming token has expired']);
  });

  it('CALL-4 a session is refreshed with a new token in both shapes', async () => {
    const { data } = await signIn('ind@demo.test');
    const reply = await tool.anonymous.call(refreshToken, { refresh_token: data.RefreshToken ?? '' });
    expect(reply.data.AuthenticationResult?.IdToken).toBe(reply.data.IdToken);
    expect((await tool.withToken(reply.data.IdToken ?? '').call(getDashboard, {})).status).toBe(200);
  });

  it.each([
    ['made up', 'made up'],
    ['of no session', `00000000-0000-4000-8000-000000000000.0.${'x'.repeat(43)}`],
    ['of an odd form', `${'x'.repeat(36)}.0.${'x'.repeat(43)}`],
  ])('ERR-20 a refresh token that is %s gets a 400', async (_what, refresh_token) => {
    const reply = await tool.anonymous.call(refreshToken, { refresh_token });
    expect([reply.status, reply.code]).toEqual([400, 'refresh_refused']);
  });

  it('AUTH-47 a session has no working token after logout, and logging out twice succeeds', async () => {
    const { data } = await signIn('ind@demo.test');
    const refresh_token = data.RefreshToken ?? '';
    for (const _ of [1, 2]) expect((await tool.anonymous.call(logout, { refresh_token })).status).toBe(200);
    expect((await tool.withToken(data.IdToken ?? '').call(getDashboard, {})).code).toBe('not_signed_in');
    expect((await tool.anonymous.call(refreshToken, { refresh_token })).code).toBe('refresh_refused');
  });

  it('a session ends thirty days after the sign-in, even with a valid identity token', async () => {
    let refresh_token = (await signIn('ind@demo.test')).data.RefreshToken ?? '';
    let idToken = '';
    for (let day = 0; day < 30; day += 1) {
      const { data } = await tool.anonymous.call(refreshToken, { refresh_token });
      refresh_token = data.AuthenticationResult?.RefreshToken ?? '';
      idToken = data.IdToken ?? '';
      tool.clock.advance(day === 29 ? 86_400_000 - 3_600_000 : 86_400_000);
      if (day === 28)
        expect((await tool.anonymous.call(refreshToken, { refresh_token: 'x' })).status).toBe(400);
    }
    const last = await tool.anonymous.call(refreshToken, { refresh_token });
    idToken = last.data.IdToken ?? '';
    expect((await tool.withToken(idToken).call(getDashboard, {})).status).toBe(200);
    tool.clock.advance(3_600_000);
    expect((await tool.withToken(idToken).call(getDashboard, {})).code).toBe('not_signed_in');
    const next = last.data.AuthenticationResult?.RefreshToken ?? '';
    expect((await tool.anonymous.call(refreshToken, { refresh_token: next })).code).toBe('refresh_refused');
  });

  it('a session ends after fourteen idle days and is removed', async () => {
    const refresh_token = (await signIn('ind@demo.test')).data.RefreshToken ?? '';
    tool.clock.advance(14 * 86_400_000);
    expect((await tool.anonymous.call(refreshToken, { refresh_token })).code).toBe('refresh_refused');
    await tool.app.jobs.drain();
    const rows = await tool.database.query({
      name: 'idle_sessions',
      text: 'select id from portal_session',
      values: [],
    });
    expect(rows).toEqual([]);
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['unsigned', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","sid":"x"}')}.`],
    ['a foreign key', 'eyJhbGciOiJIUzI1NiIsImtpZCI6IngifQ.eyJzdWIiOiJ4In0.c2lnbmF0dXJl'],
  ])('a token that is %s is refused', async (_what, token) => {
    const reply = await tool.withToken(token).call(getDashboard, {});
    expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
  });

  it('a token is accepted bare and as Bearer', async () => {
    const { token } = await tool.as('ind@demo.test');
    for (const authorization of [token ?? '', `Bearer ${token}`]) {
      const response = await tool.fetch('/api/main/user/dashboard', { headers: { authorization } });
      expect(response.status).toBe(200);
    }
  });

  it('a session stores only when, with what and from where it was opened', async () => {
    await tool.fetch('/api/main/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'x-forwarded-for': '203.0.113.77',
      },
      body: JSON.stringify({ username: 'free@demo.test', password: DEMO_PASSWORD }),
    });
    const rows = await tool.database.query<{ all: string; device: string; neighbourhood: string }>({
      name: 'session_places',
      text: `select s::text as all, device, neighbourhood from portal_session s order by created_at desc, device limit 1`,
      values: [],
    });
    expect(rows[0]).toMatchObject({ device: 'Firefox on Linux', neighbourhood: '203.0.113.0/24' });
    expect(rows[0]?.all).not.toContain('203.0.113.77');
  });

  it('a session always has the current rights: an administrator who loses them is refused with the same token', async () => {
    const admin = await tool.as('admin@acme.test');
    expect((await admin.call(listPlatforms, {})).status).toBe(200);
    await tool.database.query({ name: 'demote', text: 'update account set is_admin = false', values: [] });
    expect((await admin.call(listPlatforms, {})).code).toBe('forbidden');
  });
});

describe("P13 a session ends with the person's subscription (ASVS 7.4.1, 7.4.2)", () => {
  const set = (name: string, text: string, values: string[] = []) =>
    tool.database.query({ name, text, values });

  it.each([
    [
      'member@globex.test',
      'company',
      `update company set expires_at = $1::timestamptz where name = 'Globex'`,
    ],
    [
      'champion@acme.test',
      'account',
      `update account set expires_at = $1::timestamptz
        from person where person.id = account.person_id and person.email = 'champion@acme.test'`,
    ],
  ])(
    'the tokens of %s are refused from the moment the subscription of the %s ends, and not before',
    async (email, what, end) => {
      const { data } = await signIn(email);
      const caller = tool.withToken(data.IdToken ?? '');
      const ends = new Date(tool.clock.now().getTime() + 60_000).toISOString();
      await set(`end_${what}_of_${email}`, end, [ends]);
      tool.clock.advance(59_000);
      expect((await caller.call(getDashboard, {})).status).toBe(200);
      tool.clock.advance(1_000);
      expect((await caller.call(getDashboard, {})).code).toBe('not_signed_in');
      const refresh_token = data.RefreshToken ?? '';
      expect((await tool.anonymous.call(refreshToken, { refresh_token })).code).toBe('refresh_refused');
    },
  );

  it('the tokens of a deactivated account are refused', async () => {
    const { data } = await signIn('manager@acme.test');
    const caller = tool.withToken(data.IdToken ?? '');
    expect((await caller.call(getDashboard, {})).status).toBe(200);
    await set(
      'switch_off',
      `update account set state = 'unverified'
        from person where person.id = account.person_id and person.email = 'manager@acme.test'`,
    );
    expect((await caller.call(getDashboard, {})).code).toBe('not_signed_in');
    const refresh_token = data.RefreshToken ?? '';
    expect((await tool.anonymous.call(refreshToken, { refresh_token })).code).toBe('refresh_refused');
  });
});

describe('a refresh token is used once', () => {
  const refresh = async (refresh_token: string) => {
    const { status, code, data } = await tool.anonymous.call(refreshToken, { refresh_token });
    return {
      status,
      code,
      next: data?.AuthenticationResult?.RefreshToken ?? '',
      idToken: data?.IdToken ?? '',
    };
  };
  const open = async () => (await signIn('ind@demo.test')).data.RefreshToken ?? '';

  it('a refresh token returns its successor, and using it again later ends the whole session', async () => {
    const first = await open();
    const second = await refresh(first);
    tool.clock.advance(31_000);
    const third = await refresh(second.next);
    expect(new Set([first, second.next, third.next]).size).toBe(3);
    expect((await refresh(first)).code).toBe('refresh_refused');
    expect((await refresh(third.next)).code).toBe('refresh_refused');
    expect((await tool.withToken(third.idToken).call(getDashboard, {})).code).toBe('not_signed_in');
    expect(tool.logs.some((line) => line.includes('session.refresh_reused'))).toBe(true);
  });

  it('a refresh token returns the same successor to two tabs, and to a repeat within thirty seconds', async () => {
    const first = await open();
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(new Set(answers.map(({ next }) => next)).size).toBe(1);
    tool.clock.advance(30_000);
    const late = await refresh(first);
    expect([late.status, late.next]).toEqual([200, answers[0]?.next]);
    tool.clock.advance(1_000);
    expect((await refresh(first)).code).toBe('refresh_refused');
    expect((await refresh(late.next)).code).toBe('refresh_refused');
  });

  it('a refresh token two generations old gets no leeway', async () => {
    const first = await open();
    const { next } = await refresh(first);
    await refresh(next);
    expect((await refresh(first)).code).toBe('refresh_refused');
  });

  it('a refresh token cannot be derived from an older one, and a forged one ends no session', async () => {
    const first = await open();
    const [session, , proof] = first.split('.');
    expect((await refresh(`${session}.1.${proof}`)).code).toBe('refresh_refused');
    expect((await refresh(`${session}.0.${'A'.repeat(43)}`)).code).toBe('refresh_refused');
    await tool.anonymous.call(logout, { refresh_token: `${session}.0.${'A'.repeat(43)}` });
    expect((await refresh(first)).status).toBe(200);
  });

  it('a refresh token is neither in the database nor in the log', async () => {
    const { next, idToken } = await refresh(await open());
    const rows = await tool.database.query<{ all: string }>({
      name: 'all_sessions',
      text: `select string_agg(s::text, ' ') as all from portal_session s`,
      values: [],
    });
    const proof = next.split('.')[2] ?? '';
    const seen = `${rows[0]?.all} ${tool.logs.join(' ')}`;
    expect(proof).toHaveLength(43);
    for (const secret of [proof, idToken]) expect(seen).not.toContain(secret);
  });
});

describe('logging out everywhere', () => {
  it('logging out everywhere immediately ends every session of the caller, and no others', async () => {
    const [here, there] = [await signIn('ind@demo.test'), await signIn('ind@demo.test')];
    const other = await tool.as('free@demo.test');
    expect((await tool.withToken(here.data.IdToken ?? '').call(logoutEverywhere, {})).status).toBe(200);
    for (const { data } of [here, there]) {
      expect((await tool.withToken(data.IdToken ?? '').call(getDashboard, {})).code).toBe('not_signed_in');
      const refresh_token = data.RefreshToken ?? '';
      expect((await tool.anonymous.call(refreshToken, { refresh_token })).code).toBe('refresh_refused');
    }
    expect((await other.call(getDashboard, {})).status).toBe(200);
  });
});

describe('AUTH-25, CALL-5 publish-login', () => {
  it('a visit is recorded once per session and day', async () => {
    const read = async () =>
      (
        await tool.database.query<{ day: string }>({
          name: 'all_visits',
          text: 'select day::text from portal_visit order by day',
          values: [],
        })
      ).map(({ day }) => day);
    const { data } = await signIn('ind@demo.test');
    const caller = tool.withToken(data.IdToken ?? '');
    const today = tool.clock.now().toISOString().slice(0, 10);
    const before = (await read()).filter((day) => day === today).length;
    await Promise.all([1, 2, 3].map(() => caller.call(publishLogin, {})));
    expect((await read()).filter((day) => day === today)).toHaveLength(before + 1);
    expect((await tool.anonymous.call(publishLogin, {})).code).toBe('not_signed_in');
  });
});
