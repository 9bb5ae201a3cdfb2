import type { PersonId } from '@drawbridge/contracts';
import { editCompanyUser, listCompanyAdmins, setUserRole } from '@drawbridge/contracts/company';
import {
  confirmSignup,
  generateApiToken,
  login,
  refreshToken,
  resendSignupCode,
} from '@drawbridge/contracts/identity';
import { getProfile } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADA,
  CHIDI,
  createUserCalls,
  createUsersTool,
  DANA,
  GORAN,
  MIKA,
  type UsersTool,
} from '../../../../test/fixtures/company/user-calls.ts';
import { readCode } from '../../../../test/fixtures/identity/mailed-code.ts';
import { account } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let users: UsersTool;
beforeEach(async () => {
  await users?.tool.close();
  users = await createUsersTool();
});
afterAll(() => users.tool.close());
const PASSWORD = 'nine quiet harbours at dusk';
const { act, audited, getUser, invite, list, setSeats } = createUserCalls(() => users);

describe('COMP-16 deactivation', () => {
  it('a deactivated user has no session, token, refresh or way to sign in at once; the seat is free, history stays', async () => {
    const { data } = await users.tool.anonymous.call(login, {
      username: 'member@acme.test',
      password: DEMO_PASSWORD,
    });
    const mika = users.tool.withToken(data.IdToken ?? '');
    const program = users.tool.withToken((await mika.call(generateApiToken, { scope: 'read' })).data.token);
    const used = (await list()).data.seats?.used ?? 0;
    expect(await act('deactivate', [MIKA])).toEqual(['done']);
    expect((await mika.call(getProfile, {})).status).toBe(401);
    expect((await program.call(getProfile, {})).status).toBe(401);
    expect(
      (await users.tool.anonymous.call(refreshToken, { refresh_token: data.RefreshToken ?? '' })).code,
    ).toBe('refresh_refused');
    const again = await users.tool.anonymous.call(login, {
      username: 'member@acme.test',
      password: DEMO_PASSWORD,
    });
    expect([again.status, again.code]).toEqual([403, 'account_deactivated']);
    const wrong = await users.tool.anonymous.call(login, { username: 'member@acme.test', password: 'wrong' });
    expect(wrong.code).toBe('bad_credentials');
    expect((await list()).data.seats?.used).toBe(used - 1);
    expect(await getUser('member@acme.test')).toMatchObject({
      state: 'deactivated',
      teams: [{ name: 'Alpha' }],
    });
  });

  it('a code or a mailed link of before does not bring a deactivated user back', async () => {
    await invite([{ email: 'a@acme.test' }]);
    await users.tool.anonymous.call(resendSignupCode, { email: 'a@acme.test' });
    const { typed: code } = await readCode(users.tool, 'a@acme.test');
    await act('deactivate', [(await getUser('a@acme.test')).user_id]);
    const reply = await users.tool.anonymous.call(confirmSignup, {
      email: 'a@acme.test',
      code,
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    });
    expect(reply.code).toBe('wrong_code');
    expect((await getUser('a@acme.test')).state).toBe('deactivated');
  });

  it('a user who is activated again signs in with the same password; old sessions and tokens stay dead', async () => {
    const mika = await users.tool.as('member@acme.test');
    await act('deactivate', [MIKA]);
    expect(await act('reactivate', [MIKA, CHIDI])).toEqual(['done', 'unchanged']);
    expect((await mika.call(getProfile, {})).status).toBe(401);
    expect((await (await users.tool.as('member@acme.test')).call(getProfile, {})).status).toBe(200);
  });

  it('an invited user who is activated again still has to accept the invitation', async () => {
    const { user_id: id } = await getUser('invited@acme.test');
    await act('deactivate', [id]);
    await act('reactivate', [id]);
    expect((await getUser('invited@acme.test')).state).toBe('invited');
  });

  it('nobody is activated again or licensed beyond the seats', async () => {
    await act('deactivate', [MIKA]);
    await act('unlicense', [CHIDI]);
    await setSeats(4);
    expect(await act('reactivate', [MIKA])).toEqual(['no_seat']);
    expect(await act('license', [CHIDI])).toEqual(['no_seat']);
    await setSeats(5);
    expect(await act('license', [CHIDI])).toEqual(['done']);
    expect(await act('reactivate', [MIKA])).toEqual(['no_seat']);
  });

  it('nobody deactivates themselves, an administrator does it to no administrator, and the last owner stays', async () => {
    expect(await act('deactivate', [ADA])).toEqual(['is_self']);
    expect(await act('deactivate', [ADA], users.admin)).toEqual(['last_owner']);
    await users.owner.call(setUserRole, { user_id: CHIDI, role: 'owner' });
    expect(await act('deactivate', [ADA], users.admin)).toEqual(['is_admin']);
    expect(await act('deactivate', [CHIDI])).toEqual(['done']);
    expect(await act('reactivate', [CHIDI], users.admin)).toEqual(['is_admin']);
    expect(await act('deactivate', [DANA])).toEqual(['done']);
  });

  it('only an owner takes over what the directory did to an administrator', async () => {
    await users.tool.database.db
      .update(account)
      .set({ state: 'deactivated', deactivatedFrom: 'active', deactivatedBy: 'directory' })
      .where(eq(account.personId, DANA));
    await users.owner.call(setUserRole, { user_id: CHIDI, role: 'admin' });
    const chidi = await users.tool.as('champion@acme.test');
    expect(await act('deactivate', [DANA], chidi)).toEqual(['is_admin']);
    expect(await act('deactivate', [DANA])).toEqual(['done']);
  });

  it('COMP-62 users of another company are not found, and nothing happens to them', async () => {
    for (const one of ['deactivate', 'remove', 'unlicense'] as const)
      expect(await act(one, [GORAN])).toEqual(['not_found']);
    expect((await users.tool.as('member@globex.test')).token).toBeDefined();
    expect((await users.owner.call(editCompanyUser, { user_id: GORAN, department: 'x' })).code).toBe(
      'user_not_found',
    );
  });

  it('COMP-63 a removed user keeps account and work without the company; one who was only invited is deleted', async () => {
    await users.owner.call(editCompanyUser, { user_id: MIKA, department: 'Payments' });
    const { user_id: invited } = await getUser('invited@acme.test');
    const mika = await users.tool.as('member@acme.test');
    const program = users.tool.withToken((await mika.call(generateApiToken, { scope: 'read' })).data.token);
    expect(await act('remove', [MIKA, invited])).toEqual(['done', 'done']);
    for (const caller of [mika, program]) expect((await caller.call(getProfile, {})).status).toBe(401);
    expect((await list()).data.total).toBe(4);
    const { data } = await users.tool.anonymous.call(login, {
      username: 'member@acme.test',
      password: DEMO_PASSWORD,
    });
    expect(data._type).toBe('FT');
    const again = await users.tool.anonymous.call(login, {
      username: 'invited@acme.test',
      password: DEMO_PASSWORD,
    });
    expect(again.code).toBe('bad_credentials');
  });

  it('every act is in the audit trail with what was before', async () => {
    await act('deactivate', [MIKA]);
    await users.owner.call(editCompanyUser, { user_id: MIKA, department: 'Payments' });
    expect((await audited('user.deactivate'))[0]).toMatchObject({
      subject: { id: MIKA },
      details: { state: 'active', license: 'yes' },
    });
    expect((await audited('user.edit'))[0]?.details).toEqual({
      'department before': '',
      'department after': 'Payments',
    });
  });
});

describe('COMP-11 administrators', () => {
  const role = (user_id: PersonId, to: 'owner' | 'admin' | 'member', more = {}, caller = users.owner) =>
    caller.call(setUserRole, { user_id, role: to, ...more });

  it('owners are listed before administrators, and who is no owner reads only', async () => {
    const { data } = await users.owner.call(listCompanyAdmins, {});
    expect(data.items.map(({ email, role: is }) => [email, is])).toEqual([
      ['admin@acme.test', 'owner'],
      ['deputy@acme.test', 'admin'],
    ]);
    expect([data.may_change, (await users.admin.call(listCompanyAdmins, {})).data.may_change]).toEqual([
      true,
      false,
    ]);
    expect((await role(MIKA, 'admin', {}, users.admin)).status).toBe(403);
  });

  it('a new administrator has the right at the next call and is told by mail', async () => {
    const mika = await users.tool.as('member@acme.test');
    expect((await mika.call(listCompanyAdmins, {})).status).toBe(403);
    expect((await role(MIKA, 'admin')).data.role).toBe('admin');
    expect((await mika.call(listCompanyAdmins, {})).status).toBe(200);
    expect((await users.tool.mails('member@acme.test'))[0]?.text).toContain('You are now an administrator.');
    await role(MIKA, 'member');
    expect((await mika.call(listCompanyAdmins, {})).status).toBe(403);
    expect((await audited('user.role'))[0]?.details).toEqual({ before: 'admin', after: 'member' });
  });

  it('the last owner cannot go, and an owner loses their right by themselves only when that is confirmed', async () => {
    expect((await role(ADA, 'admin', { is_confirmed: true })).code).toBe('last_owner');
    await role(CHIDI, 'owner');
    await act('deactivate', [CHIDI]);
    expect((await role(ADA, 'admin', { is_confirmed: true })).code).toBe('last_owner');
    await role(DANA, 'owner');
    expect((await role(ADA, 'member')).code).toBe('own_role');
    expect((await role(ADA, 'member', { is_confirmed: true })).data.role).toBe('member');
    expect((await users.owner.call(listCompanyAdmins, {})).status).toBe(403);
  });

  it('two owners who take each other the right leave one', async () => {
    await role(DANA, 'owner');
    const [one, other] = await Promise.all([role(DANA, 'member'), role(ADA, 'member', {}, users.admin)]);
    expect([one, other].filter(({ status }) => status === 200)).toHaveLength(1);
    // The other one waited, or was no owner any more when it was asked.
    expect([one, other].find(({ status }) => status !== 200)?.code).toMatch(/^(last_owner|forbidden)$/);
  });

  it('only a user who has signed in can administer, and nobody of another company', async () => {
    expect((await role((await getUser('invited@acme.test')).user_id, 'admin')).code).toBe('user_not_active');
    expect((await role(GORAN, 'admin')).code).toBe('user_not_found');
  });

  it('an older session needs the password again', async () => {
    users.tool.clock.advance(16 * 60_000);
    expect((await role(MIKA, 'admin')).code).toBe('sign_in_again');
    expect((await role(MIKA, 'admin', { password: 'wrong' })).status).toBe(400);
    expect((await role(MIKA, 'admin', { password: DEMO_PASSWORD })).status).toBe(200);
  });
});
