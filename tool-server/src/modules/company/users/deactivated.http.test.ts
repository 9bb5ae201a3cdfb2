import {
  confirmTotp,
  finishSignIn,
  forgotPassword,
  login,
  resetPassword,
  respondAuth,
  sendMagicLink,
  startTotp,
} from '@drawbridge/contracts/identity';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createUserCalls,
  createUsersTool,
  MIKA,
  type UsersTool,
} from '../../../../test/fixtures/company/user-calls.ts';
import { readCode } from '../../../../test/fixtures/identity/mailed-code.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

const EMAIL = 'member@acme.test';
const PASSWORD = 'nine quiet harbours at dusk';

let users: UsersTool;
beforeEach(async () => {
  await users?.tool.close();
  users = await createUsersTool();
});
afterAll(() => users.tool.close());
const { act, getUser } = createUserCalls(() => users);

describe('COMP-16 what somebody began before they were deactivated', () => {
  it('an emailed link that was requested before does not sign in', async () => {
    const { anonymous } = users.tool;
    await anonymous.call(sendMagicLink, { username: EMAIL });
    const { link } = await readCode(users.tool, EMAIL);
    const of = (name: string) => link.searchParams.get(name) ?? '';
    await act('deactivate', [MIKA]);
    const reply = await anonymous.call(respondAuth, {
      username: EMAIL,
      session: of('session'),
      code: of('code'),
    });
    expect([reply.status, reply.code]).toEqual([403, 'account_deactivated']);
  });

  it('a reset code that was mailed before sets no password', async () => {
    const { anonymous } = users.tool;
    await anonymous.call(forgotPassword, { email: EMAIL });
    const { link } = await readCode(users.tool, EMAIL);
    const code = link.searchParams.get('code') ?? '';
    await act('deactivate', [MIKA]);
    const reply = await anonymous.call(resetPassword, {
      email: EMAIL,
      code,
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    });
    expect(reply.code).toBe('wrong_code');
    expect((await getUser(EMAIL)).state).toBe('deactivated');
    const again = await anonymous.call(login, { username: EMAIL, password: DEMO_PASSWORD });
    expect(again.code).toBe('account_deactivated');
  });

  it('a second step that was begun before does not sign in', async () => {
    const { anonymous, clock } = users.tool;
    const mika = await users.tool.as(EMAIL);
    const { id, secret } = (await mika.call(startTotp, {})).data;
    const toCode = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
    await mika.call(confirmTotp, { id, code: toCode(), name: 'Phone' });
    clock.advance(30_000);
    const { data } = await anonymous.call(login, { username: EMAIL, password: DEMO_PASSWORD });
    await act('deactivate', [MIKA]);
    const reply = await anonymous.call(finishSignIn, {
      ticket: data.second_step?.ticket ?? '',
      code: toCode(),
    });
    expect([reply.status, reply.data?.IdToken]).toEqual([403, undefined]);
  });
});
