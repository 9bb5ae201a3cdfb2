import { confirmSignupCode, resendSignupCode } from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createSignup } from './signup.ts';

const INPUT = { email: 'a@b.co', code: '123456' };

function setUp() {
  const server = createFakeServer([
    [confirmSignupCode, () => ({ data: {}, message: 'Confirmed' })],
    [resendSignupCode, () => ({ data: {}, message: 'whatever the server says' })],
  ]);
  return { server, signup: createSignup({ client: server.client }) };
}

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
