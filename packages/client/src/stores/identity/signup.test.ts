import { confirmSignup, confirmSignupCode, resendSignupCode, signUp } from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import type { OpenedSession } from '../../session/session.ts';
import { createFakeServer } from '../../testing/index.ts';
import { createSharedStorage } from '../../testing/session-tabs.ts';
import { createSignup } from './signup.ts';

const INPUT = { email: 'a@b.co', code: '123456' };

function setUp() {
  const server = createFakeServer([
    [confirmSignupCode, () => ({ data: {}, message: 'Confirmed' })],
    [resendSignupCode, () => ({ data: {}, message: 'whatever the server says' })],
    [signUp, () => ({ data: {} })],
    [confirmSignup, () => ({ problem: 'confirm_sign_in' })],
  ]);
  const opened: OpenedSession[] = [];
  const session = { open: (one: OpenedSession) => void opened.push(one) };
  let nowMs = 0;
  const signup = createSignup({
    client: server.client,
    session,
    storage: createSharedStorage(),
    nowMs: () => nowMs,
  });
  const wait = (ms: number) => {
    nowMs += ms;
  };
  return { server, signup, opened, wait };
}

const SIGNUP = {
  via: 'plan' as const,
  id: 'free',
  first_name: 'A',
  last_name: 'B',
  email: 'A@b.co',
  new_password: 'a quiet lamp over water',
  confirm_password: 'a quiet lamp over water',
};
const TOKENS = { IdToken: 'id', RefreshToken: 'refresh', AccessToken: 'id', _type: 'FT' as const };

describe('SIGN-15 the browser that signed up', () => {
  const keyOf = (input: unknown) => (input as { browser_key?: string }).browser_key;

  it('SIGN-15 the key of a signup is sent with its code, and the session in the reply is opened', async () => {
    const { server, signup, opened } = setUp();
    server.on(confirmSignupCode, () => ({ data: TOKENS, message: 'Login successful' }));
    await signup.signUp(SIGNUP);
    expect(await signup.confirmCode(INPUT)).toEqual({ kind: 'signedIn' });
    const [first, second] = server.calls.map(({ input }) => keyOf(input));
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).toBe(first);
    expect(opened).toMatchObject([{ idToken: 'id', refreshToken: 'refresh', values: { type: 'FT' } }]);
  });
  it('SIGN-15 no key is sent for an address that signed up elsewhere, and none after a day', async () => {
    const { server, signup, wait } = setUp();
    await signup.signUp(SIGNUP);
    await signup.confirmCode({ ...INPUT, email: 'other@b.co' });
    wait(24 * 60 * 60_000 - 1);
    await signup.confirmCode(INPUT);
    wait(1);
    await signup.confirmCode(INPUT);
    expect(server.calls.slice(1).map(({ input }) => keyOf(input))).toEqual([
      undefined,
      expect.any(String),
      undefined,
    ]);
  });
  it('SIGN-15 the link of another browser is to be confirmed, and opens nothing', async () => {
    const { signup, opened } = setUp();
    expect(await signup.confirm({ code: 'from-a-link' })).toEqual({ kind: 'unconfirmed' });
    expect(opened).toEqual([]);
  });
  it('SIGN-15 a second factor and a fixed message lead on as after a sign-in', async () => {
    const { server, signup } = setUp();
    const step = { ticket: 't', ways: ['totp' as const] };
    server.on(confirmSignupCode, () => ({ data: { second_step: step } }));
    expect(await signup.confirmCode(INPUT)).toEqual({ kind: 'secondStep', step });
    server.on(confirmSignupCode, () => ({ data: {}, message: 'Subscription has been expired' }));
    expect(await signup.confirmCode(INPUT)).toMatchObject({ kind: 'elsewhere' });
  });
});

describe('SIGN-9..SIGN-11 results of a form', () => {
  it('SIGN-4 confirming sends code and email', async () => {
    const { server, signup } = setUp();
    expect(await signup.confirmCode(INPUT)).toEqual({ kind: 'done', message: 'Confirmed' });
    expect(server.calls).toEqual([{ name: 'confirmSignupCode', input: INPUT }]);
  });
  it("SIGN-5 a new code is announced with the specification's text", async () => {
    const { signup } = setUp();
    expect(await signup.resend('a@b.co')).toEqual({
      kind: 'done',
      message: 'Email verification code has been sent',
    });
  });
  it('SIGN-10 a 400 with messages by field shows them there', async () => {
    const { server, signup } = setUp();
    server.on(confirmSignupCode, () => ({ problem: 'wrong_code', errors: { code: 'Wrong code' } }));
    expect(await signup.confirmCode(INPUT)).toEqual({ kind: 'fields', errors: { code: 'Wrong code' } });
  });
  it.each([
    ['a 400 without fields', { problem: 'code_expired' }, 'Code has expired'],
    ['fields of another status', { problem: 'forbidden', errors: { code: 'x' }, message: 'No' }, 'No'],
    ['no answer', 'offline', 'Server busy please try later!'],
  ] as const)('SIGN-11 %s is one message', async (_, answer, text) => {
    const { server, signup } = setUp();
    server.on(confirmSignupCode, () => answer);
    expect(await signup.confirmCode(INPUT)).toEqual({ kind: 'refused', text });
  });
});
