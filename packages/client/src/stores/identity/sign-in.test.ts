import { toBaseAddresses } from '@drawbridge/contracts';
import { login, respondAuth, sendMagicLink } from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import { createLinkLock } from '../../session/link-lock.ts';
import type { OpenedSession } from '../../session/session.ts';
import { createSafeStorage } from '../../storage.ts';
import { FAKE_ORIGIN, FAKE_TOKENS } from '../../testing/fake-server.ts';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { ApiProblem } from '../../transport/api-problem.ts';
import { connectClient } from '../../transport/connect-client.ts';
import { createSignIn, toLinkFailure } from './sign-in.ts';

const memory = () =>
  createSafeStorage(() => {
    throw new Error('a test keeps nothing');
  });
const TOKENS = { IdToken: 'i', RefreshToken: 'r', AccessToken: 'a' };
const LINK = { username: 'a@b.co', session: 's', code: 'c' };
const CONFIRMED = { isConfirmed: true };

function setUp() {
  const storage = memory();
  const clock = { nowMs: 1_000_000 };
  const server = createFakeServer();
  const openedSessions: OpenedSession[] = [];
  const lock = createLinkLock(storage, () => clock.nowMs);
  const signIn = createSignIn({
    client: server.client,
    session: { open: (session) => openedSessions.push(session) },
    storage,
    lock,
    nowMs: () => clock.nowMs,
  });
  return { storage, clock, server, openedSessions, lock, signIn };
}

describe('AUTH-11..AUTH-16 magic link', () => {
  it('AUTH-11 requesting a link sets the status flag first', async () => {
    const { storage, server, signIn } = setUp();
    let flag: string | undefined;
    server.on(sendMagicLink, () => {
      flag = storage.get('loginStatus');
      return { data: {} };
    });
    expect(await signIn.sendLink('a@b.co')).toBeUndefined();
    expect(flag).toBe('true');
    expect(server.calls).toMatchObject([{ name: 'sendMagicLink', input: { username: 'a@b.co' } }]);
  });
  it('AUTH-12 a sent link locks for 30 seconds, counted down to 1', async () => {
    const { clock, server, lock, signIn } = setUp();
    server.on(sendMagicLink, () => ({ data: {} }));
    await signIn.sendLink('a@b.co');
    const seen = [0, 1, 999, 1_000, 28_999, 29_001, 29_999, 30_000].map((ms) => {
      clock.nowMs = 1_000_000 + ms;
      return lock.secondsLeft();
    });
    expect(seen).toEqual([30, 30, 30, 29, 2, 1, 1, 0]);
  });
  it.each(['offline', { problem: 'too_many_tries' }, { problem: 'internal' }] as FakeAnswer[])(
    'AUTH-13 a link that was not sent (%j) locks nothing and clears the flag',
    async (answer) => {
      const { storage, server, lock, signIn } = setUp();
      server.on(sendMagicLink, () => answer);
      expect(await signIn.sendLink('a@b.co')).toBeInstanceOf(ApiProblem);
      expect([lock.secondsLeft(), storage.get('loginStatus')]).toEqual([0, undefined]);
    },
  );
  it('AUTH-16 the lock survives a reload for the remaining seconds', async () => {
    const { storage, clock, server, signIn } = setUp();
    server.on(sendMagicLink, () => ({ data: {} }));
    await signIn.sendLink('a@b.co');
    expect(createLinkLock(storage, () => clock.nowMs + 12_500).secondsLeft()).toBe(18);
  });
  it.each(['nonsense', '', '-1', '99999999999999', 'Infinity'])(
    'a planted %j locks nobody out',
    (planted) => {
      const { storage, lock } = setUp();
      storage.set('magicLinkLock', planted);
      expect(lock.secondsLeft()).toBe(0);
    },
  );
});

describe('P7 an emailed link belongs to the browser that requested it', () => {
  const MINUTE_MS = 60_000;
  const KEY = /^[\w-]{43}$/;
  /** A browser that may have requested links; returns what it posts for one. */
  function setUpLinks() {
    const made = setUp();
    made.server.on(sendMagicLink, () => ({ data: {} }));
    made.server.on(respondAuth, () => ({
      data: { AuthenticationResult: TOKENS, custom: { _type: 'IND' } },
    }));
    const inputs = (name: string) =>
      made.server.calls.filter((call) => call.name === name).map(({ input }) => input);
    return { ...made, inputs };
  }

  it('the link is posted immediately with the value of its request', async () => {
    const { inputs, openedSessions, signIn } = setUpLinks();
    await signIn.sendLink(' A@b.co ');
    const key = inputs('sendMagicLink')[0]?.['browser_key'];
    expect(key).toMatch(KEY);
    expect(await signIn.withLink(LINK)).toEqual({ kind: 'signedIn' });
    expect(inputs('respondAuth')).toEqual([{ ...LINK, browser_key: key }]);
    expect(openedSessions).toHaveLength(1);
  });
  it.each([
    ['requested nothing', undefined, 0],
    ['requested one for another address', 'b@b.co', 0],
    ['requested one ten minutes ago', 'a@b.co', 10 * MINUTE_MS],
    ['requested one at a time that is still to come', 'a@b.co', -1],
  ])('a link is not posted if this browser %s, until the person confirms', async (_, requested, afterMs) => {
    const { clock, inputs, openedSessions, signIn } = setUpLinks();
    if (requested) await signIn.sendLink(requested);
    clock.nowMs += afterMs;
    expect(await signIn.withLink(LINK)).toEqual({ kind: 'unconfirmed' });
    expect([inputs('respondAuth'), openedSessions]).toEqual([[], []]);
    expect(await signIn.withLink(LINK, CONFIRMED)).toEqual({ kind: 'signedIn' });
    expect(inputs('respondAuth')).toEqual([{ ...LINK, confirmed: true }]);
  });
  it('confirmation is requested if the server does not recognize the value', async () => {
    const { server, openedSessions, signIn } = setUpLinks();
    await signIn.sendLink('a@b.co');
    server.on(respondAuth, () => ({ problem: 'confirm_sign_in' }));
    expect(await signIn.withLink(LINK)).toEqual({ kind: 'unconfirmed' });
    expect(openedSessions).toEqual([]);
  });
  it('the link emailed for a password typed here signs in immediately', async () => {
    const { server, inputs, signIn } = setUpLinks();
    server.on(login, () => ({ problem: 'confirm_by_mail' }));
    expect((await signIn.withPassword('a@b.co', 'x')).kind).toBe('refused');
    expect(await signIn.withLink(LINK)).toEqual({ kind: 'signedIn' });
    expect(inputs('respondAuth')).toHaveLength(1);
    server.on(login, () => ({ problem: 'bad_credentials' }));
    await signIn.withPassword('b@b.co', 'x');
    expect(await signIn.withLink({ ...LINK, username: 'b@b.co' })).toEqual({ kind: 'unconfirmed' });
  });
  it('the value is kept while a link is on its way, so that the earlier of two links signs in too', async () => {
    const { clock, inputs, signIn } = setUpLinks();
    await signIn.sendLink('a@b.co');
    clock.nowMs += MINUTE_MS;
    await signIn.sendLink('b@b.co');
    clock.nowMs += 10 * MINUTE_MS;
    await signIn.sendLink('b@b.co');
    const [first, second, later] = inputs('sendMagicLink').map((input) => input['browser_key']);
    expect(second).toBe(first);
    expect(later).toMatch(KEY);
    expect(later).not.toBe(first);
  });
  const KEPT = 'k'.repeat(43);
  it.each([
    'nonsense',
    '{}',
    '[]',
    'null',
    '{"key":1,"sentAt":{"a@b.co":1000000}}',
    '{"key":"k","sentAt":{"a@b.co":1000000}}',
    `{"key":"${KEPT}","sentAt":null}`,
    `{"key":"${KEPT}","sentAt":{"a@b.co":"1000000"}}`,
  ])('a planted %s is no request', async (planted) => {
    const { storage, signIn } = setUpLinks();
    storage.set('drawbridge.linkRequests', planted);
    expect(await signIn.withLink(LINK)).toEqual({ kind: 'unconfirmed' });
  });
});

describe('AUTH-36..AUTH-39 the three messages', () => {
  it.each([
    ['Confirm Password', '/confirm-user'],
    ['Company subscription has been expired', '/subscription-expired'],
    ['Subscription has been expired', '/individual-subscription-expired'],
  ])('%s leads to %s and stores no tokens, even if they came', async (message, path) => {
    const { server, openedSessions, signIn } = setUp();
    server.on(login, () => ({ data: { ...TOKENS, _type: 'IND' }, message }));
    server.on(respondAuth, () => ({ data: {}, message }));
    expect(await signIn.withPassword('a@b.co', 'x')).toEqual({ kind: 'elsewhere', path });
    expect(await signIn.withLink(LINK, CONFIRMED)).toEqual({ kind: 'elsewhere', path });
    expect(openedSessions).toEqual([]);
  });
  it.each([
    'confirm password',
    'Confirm Password ',
    'Confirm Password!',
    'Your Subscription has been expired',
    'toString',
    '__proto__',
  ])('AUTH-39 %j is another message', async (message) => {
    const { server, signIn } = setUp();
    server.on(login, () => ({ data: { ...TOKENS, _type: 'IND' }, message }));
    expect(await signIn.withPassword('a@b.co', 'x')).toEqual({ kind: 'signedIn' });
  });
});

describe('DATA-7..DATA-9, CX-26 how answers are stored', () => {
  it('login: mem is the manager flag, subs gives subs_ and sub_', async () => {
    const { server, openedSessions, signIn } = setUp();
    server.on(login, () => ({
      data: {
        ...TOKENS,
        _type: 'ENT',
        mem: true,
        is_admin: false,
        trial: true,
        subs: 'parent',
        verify: 'OPTIONAL',
        is_security_champion: true,
        security_champion_teams: ['Alpha'],
      },
    }));
    await signIn.withPassword('a@b.co', 'x');
    expect(openedSessions).toEqual([
      {
        idToken: 'i',
        refreshToken: 'r',
        values: {
          type: 'ENT',
          manager: 'true',
          is_admin: 'false',
          trial: 'true',
          subs_: 'parent',
          sub_: 'true',
          verify: 'OPTIONAL',
          is_security_champion: 'true',
          security_champion_teams: '["Alpha"]',
          isOwasp: 'false',
        },
      },
    ]);
  });
  it('auth response: its own spellings are read, and absent flags are not set', async () => {
    const { server, openedSessions, signIn } = setUp();
    server.on(respondAuth, () => ({
      data: {
        AuthenticationResult: TOKENS,
        custom: { _type: 'IND', manager: true, sub_: 'parent', is_owasp: true },
      },
    }));
    expect(await signIn.withLink(LINK, CONFIRMED)).toEqual({ kind: 'signedIn' });
    expect(openedSessions[0]?.values).toEqual({
      type: 'IND',
      manager: 'true',
      is_admin: 'false',
      trial: 'false',
      sub_: 'true',
      verify: undefined,
      is_security_champion: 'false',
      security_champion_teams: '[]',
      isOwasp: 'true',
    });
  });
  it('an answer without tokens opens nothing', async () => {
    const { server, openedSessions, signIn } = setUp();
    server.on(login, () => ({ data: { IdToken: 'i' }, message: 'Login successful' }));
    server.on(respondAuth, () => ({ data: { AuthenticationResult: TOKENS } }));
    expect((await signIn.withPassword('a@b.co', 'x')).kind).toBe('refused');
    expect((await signIn.withLink(LINK, CONFIRMED)).kind).toBe('refused');
    expect(openedSessions).toEqual([]);
  });
});

describe('ERR-10..ERR-17 a refused email link', () => {
  const problem = (status: number, message: string, code: ApiProblem['code'] = 'internal') =>
    new ApiProblem(code, { status, message });
  it.each([
    [
      'ERR-10',
      problem(400, 'Invalid session for the user, the session is expired.'),
      'Session Expired',
      true,
    ],
    ['ERR-11', problem(400, 'Wrong code'), 'Invalid link', true],
    ['ERR-12', problem(400, 'Code has expired'), 'Code has expired', true],
    ['ERR-13', new ApiProblem('offline'), 'Please check your internet connection', true],
    ['ERR-15', problem(403, 'no'), 'Not Authorized', false],
    ['ERR-16', problem(500, 'x'), 'Server error', false],
    ['ERR-16', problem(503, 'x'), 'Server error', false],
    ['ERR-16 an answer that cannot be read', new ApiProblem('bad_reply'), 'Server error', false],
    ['ERR-17', problem(400, 'Something else'), 'Something else', true],
    ['ERR-17', problem(429, 'Too many tries.'), 'Too many tries.', true],
  ])('%s a refused link gets its message', (_, given, text, keepsEmail) => {
    expect(toLinkFailure(given)).toEqual({ text, keepsEmail });
  });
});

describe('ERR-15, ERR-16 an email link answered by a gateway', () => {
  const BODIES = ['<html><h1>Error</h1></html>', '', '{"message":"Error"}'];
  const answers = BODIES.flatMap((body) => [
    [403, body, 'Not Authorized'],
    [500, body, 'Server error'],
    [502, body, 'Server error'],
  ]) as [number, string, string][];

  it.each(answers)('the status %d with the body %j says %s', async (status, body, text) => {
    const client = connectClient({
      bases: toBaseAddresses(FAKE_ORIGIN),
      tokens: FAKE_TOKENS,
      fetch: () => Promise.resolve(new Response(body, { status })),
    });
    const { storage, lock } = setUp();
    const signIn = createSignIn({ client, session: { open: () => undefined }, storage, lock });
    const outcome = await signIn.withLink(LINK, CONFIRMED);
    expect(outcome.kind === 'refused' && toLinkFailure(outcome.problem)).toEqual({ text, keepsEmail: false });
  });
});
