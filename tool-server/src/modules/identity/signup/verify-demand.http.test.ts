import {
  confirmEmail,
  confirmSignupCode,
  login,
  logout,
  logoutEverywhere,
  publishLogin,
  verifyEmail,
} from '@drawbridge/contracts/identity';
import { getDashboard } from '@drawbridge/contracts/learning';
import { getProfile } from '@drawbridge/contracts/recognition';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { readCode, toWrong } from '../../../../test/fixtures/identity/mailed-code.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeEach(async () => {
  tool = await createTestTool();
});
afterEach(() => tool.close());

const signIn = (email: string, password = DEMO_PASSWORD) =>
  tool.anonymous.call(login, { username: email, password });

describe('AUTH-41 the demand to verify', () => {
  const email = 'force@demo.test';

  it('blocks everything except verifying and logging out', async () => {
    const caller = await tool.as(email);
    const blocked = await caller.call(getDashboard, {});
    expect([blocked.status, blocked.code]).toEqual([403, 'verification_required']);
    expect((await caller.call(getProfile, {})).status).toBe(200);
    expect((await caller.call(publishLogin, {})).status).toBe(200);
    const { data } = await signIn(email);
    expect(data.verify).toBe('FORCE');
    expect((await tool.anonymous.call(logout, { refresh_token: data.RefreshToken ?? '' })).status).toBe(200);
    expect((await caller.call(logoutEverywhere, {})).status).toBe(200);
  });

  it.each(['force@demo.test', 'optional@demo.test'])(
    'SIGN-6..SIGN-8 ends for %s by a code that was mailed, with the session that requested it',
    async (who) => {
      const { data } = await signIn(who);
      const access_token = data.AccessToken ?? '';
      const sent = await tool.anonymous.call(verifyEmail, { access_token });
      expect([sent.status, sent.message]).toEqual([200, 'A verification code has been sent to your email']);
      const { typed } = await readCode(tool, who);
      const wrong = await tool.anonymous.call(confirmEmail, { access_token, code: toWrong(typed) });
      expect([wrong.status, wrong.errors]).toEqual([400, { code: 'Wrong code' }]);
      expect((await tool.anonymous.call(confirmEmail, { access_token, code: typed })).status).toBe(200);
      expect((await tool.withToken(access_token).call(getDashboard, {})).status).toBe(200);
      expect((await signIn(who)).data.verify).toBeUndefined();
    },
  );

  it('needs a new code after five wrong ones; a code mail is not sent twice in thirty seconds', async () => {
    const access_token = (await tool.as(email)).token ?? '';
    await tool.anonymous.call(verifyEmail, { access_token });
    expect((await tool.anonymous.call(verifyEmail, { access_token })).status).toBe(429);
    const { typed } = await readCode(tool, email);
    for (let tries = 0; tries < 5; tries += 1)
      await tool.anonymous.call(confirmEmail, { access_token, code: toWrong(typed) });
    expect((await tool.anonymous.call(confirmEmail, { access_token, code: typed })).code).toBe(
      'too_many_tries',
    );
  });

  it.each([
    ['nonsense', 'nonsense', 'not_signed_in'],
    ['nothing', '', 'bad_input'],
  ])('refuses an access token that is %s', async (_what, access_token, code) => {
    expect((await tool.anonymous.call(verifyEmail, { access_token })).code).toBe(code);
    expect((await tool.anonymous.call(confirmEmail, { access_token, code: '123456' })).code).toBe(code);
  });

  it('does not accept a code of a signup, nor the other way round', async () => {
    const access_token = (await tool.as(email)).token ?? '';
    await tool.anonymous.call(verifyEmail, { access_token });
    const { typed } = await readCode(tool, email);
    expect((await tool.anonymous.call(confirmSignupCode, { email, code: typed })).code).toBe('wrong_code');
  });
});
