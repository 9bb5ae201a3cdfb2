import { confirmSignup, confirmSignupCode, login, resendSignupCode } from '@drawbridge/contracts/identity';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { readCode } from '../../../../test/fixtures/identity/mailed-code.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeEach(async () => {
  tool = await createTestTool();
});
afterEach(() => tool.close());

const PASSWORD = 'a quiet lamp over water';
const signIn = (email: string, password = PASSWORD) =>
  tool.anonymous.call(login, { username: email, password });

describe('AUTH-36, SIGN-3 an invitation', () => {
  const email = 'invited@acme.test';
  beforeEach(async () => {
    await tool.anonymous.call(resendSignupCode, { email });
  });

  it('is completed by its code and a password', async () => {
    const { typed, link } = await readCode(tool, email);
    expect(link.pathname).toBe('/confirm-user');
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
    const reply = await tool.anonymous.call(confirmSignup, { email, code: typed, ...passwords });
    expect(reply.status).toBe(200);
    expect((await signIn(email)).data).toMatchObject({ _type: 'ENT', trial: false });
  });

  it('is completed by its link, which has no address in it', async () => {
    const { link } = await readCode(tool, email);
    expect([...link.searchParams.keys()]).toEqual(['code']);
    const code = link.searchParams.get('code') ?? '';
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
    expect((await tool.anonymous.call(confirmSignup, { code, ...passwords })).status).toBe(200);
    expect((await signIn(email)).data).toMatchObject({ _type: 'ENT' });
    const again = await tool.anonymous.call(confirmSignup, { code, ...passwords });
    expect([again.status, again.code]).toEqual([400, 'wrong_code']);
  });

  it('needs the address beside a code that was typed', async () => {
    const { typed } = await readCode(tool, email);
    const reply = await tool.anonymous.call(confirmSignup, { code: typed });
    expect([reply.status, reply.errors]).toEqual([400, { email: 'Required field' }]);
  });

  it('needs a password, and a try without one does not use the code up', async () => {
    const { typed } = await readCode(tool, email);
    for (const endpoint of [confirmSignup, confirmSignupCode]) {
      const reply = await tool.anonymous.call(endpoint, { email, code: typed });
      expect([reply.status, reply.errors]).toEqual([400, { new_password: 'Required field' }]);
    }
    expect((await signIn(email, DEMO_PASSWORD)).message).toBe('Confirm Password');
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
    expect((await tool.anonymous.call(confirmSignup, { email, code: typed, ...passwords })).status).toBe(200);
  });

  it.each([
    ['too short', 'short', 'The minimum is 12 characters'],
    ['common', 'passwordpassword', expect.stringContaining('first')],
    ['the address', 'i was invited here', expect.stringContaining('email')],
  ])('refuses a password that is %s', async (_what, new_password, message) => {
    const { typed } = await readCode(tool, email);
    const given = { email, code: typed, new_password, confirm_password: new_password };
    const reply = await tool.anonymous.call(confirmSignup, given);
    expect([reply.status, reply.errors?.new_password]).toEqual([400, message]);
  });
});
