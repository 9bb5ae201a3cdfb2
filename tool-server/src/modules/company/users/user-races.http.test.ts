import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  changeTeamManagers,
  checkUserImport,
  chooseSetupStep,
  closeCompanySetup,
  createTeam,
  deleteUserView,
  inviteCompanyUsers,
  listUserViews,
  type SavedUserView,
  saveUserView,
  setDefaultUserView,
  setUserRole,
  startUserImport,
} from '@drawbridge/contracts/company';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callWhileHeld } from '../../../../test/fixtures/company/held-company.ts';
import {
  ADA,
  CHIDI,
  createUserCalls,
  createUsersTool,
  DANA,
  MIKA,
  type UsersTool,
} from '../../../../test/fixtures/company/user-calls.ts';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';
import { teamManager } from '../teams/index.ts';
import { userView } from './views/user-views.table.ts';

let users: UsersTool;
beforeEach(async () => {
  await users?.tool.close();
  users = await createUsersTool();
});
afterAll(() => users.tool.close());
const { act, audited, getUser, invite, list, setSeats } = createUserCalls(() => users);
const ACME = toDemoCompanyId('acme');

type Change = Partial<typeof account.$inferInsert>;
/** Changes the account of a person while a call waits for the company. */
const whileWaiting = <T>(call: () => Promise<T>, personId: string, change: Change) =>
  callWhileHeld(users.tool, ACME, call, (tx) =>
    tx.update(account).set(change).where(eq(account.personId, personId)),
  );

describe('COMP-11, COMP-16 a right is asked once more when the company is locked', () => {
  it('an owner who loses the right meanwhile cannot take it back', async () => {
    await users.owner.call(setUserRole, { user_id: DANA, role: 'owner' });
    const reply = await whileWaiting(
      () => users.admin.call(setUserRole, { user_id: DANA, role: 'owner', is_confirmed: true }),
      DANA,
      { isAdmin: false, isOwner: false },
    );
    expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
    expect((await getUser('deputy@acme.test')).role).toBe('member');
  });

  it('an owner who is deactivated meanwhile makes nobody an owner', async () => {
    await users.owner.call(setUserRole, { user_id: DANA, role: 'owner' });
    const reply = await whileWaiting(
      () => users.admin.call(setUserRole, { user_id: MIKA, role: 'owner' }),
      DANA,
      { state: 'deactivated', deactivatedFrom: 'active' },
    );
    expect(reply.status).toBe(403);
    expect((await getUser('member@acme.test')).role).toBe('member');
  });

  it('an administrator who loses the right meanwhile neither deactivates nor invites anybody', async () => {
    const none = { isAdmin: false };
    const acted = await whileWaiting(
      () => users.admin.call(actOnCompanyUsers, { act: 'deactivate', user_ids: [MIKA] }),
      DANA,
      none,
    );
    expect(acted.status).toBe(403);
    expect((await getUser('member@acme.test')).state).toBe('active');
    await users.owner.call(setUserRole, { user_id: DANA, role: 'admin' });
    const invited = await whileWaiting(
      () => users.admin.call(inviteCompanyUsers, { users: [{ email: 'late@acme.test' }] }),
      DANA,
      none,
    );
    expect(invited.status).toBe(403);
    expect((await list()).data.total).toBe(6);
  });

  it('an owner who becomes an administrator meanwhile removes no administrator', async () => {
    await users.owner.call(setUserRole, { user_id: DANA, role: 'owner' });
    await users.owner.call(setUserRole, { user_id: MIKA, role: 'admin' });
    const reply = await whileWaiting(
      () => users.admin.call(actOnCompanyUsers, { act: 'remove', user_ids: [MIKA] }),
      DANA,
      { isOwner: false },
    );
    expect(reply.data?.items?.map(({ outcome }) => outcome)).toEqual(['is_admin']);
  });
});

describe('COMP-11 the last owner', () => {
  it('of two owners who remove, deactivate or demote each other at once one stays', async () => {
    for (const take of ['remove', 'deactivate', 'role'] as const) {
      await users.tool.close();
      users = await createUsersTool();
      await users.owner.call(setUserRole, { user_id: DANA, role: 'owner' });
      const end = (caller: typeof users.owner, id: typeof ADA) =>
        take === 'role'
          ? caller.call(setUserRole, { user_id: id, role: 'member' })
          : caller.call(actOnCompanyUsers, { act: take, user_ids: [id] });
      await Promise.all([end(users.owner, DANA), end(users.admin, ADA)]);
      const owners = await users.tool.database.db
        .select({ state: account.state })
        .from(account)
        .where(eq(account.isOwner, true));
      expect(owners.filter(({ state }) => state === 'active').length).toBeGreaterThan(0);
    }
  });
});

describe('COMP-16 seats', () => {
  it('invitations, reactivations and licenses at once never take more seats than there are', async () => {
    await act('deactivate', [MIKA]);
    await act('unlicense', [CHIDI]);
    const { used } = (await list()).data.seats ?? { used: 0 };
    await setSeats(used + 1);
    await Promise.all([
      invite([{ email: 'a@acme.test' }, { email: 'b@acme.test' }]),
      act('reactivate', [MIKA], users.admin),
      act('license', [CHIDI]),
      invite([{ email: 'c@acme.test' }], {}, users.admin),
    ]);
    expect((await list()).data.seats).toEqual({ used: used + 1, all: used + 1 });
  });

  it('an import counts the seats once it has the company', async () => {
    const { data } = await users.owner.call(checkUserImport, {
      file_name: 'people.csv',
      file: Buffer.from('email\nlate@acme.test\n').toString('base64'),
    });
    const { used } = (await list()).data.seats ?? { used: 0 };
    await users.owner.call(startUserImport, { import_id: data.import_id });
    await callWhileHeld(
      users.tool,
      ACME,
      () => users.tool.app.jobs.drain(),
      (tx) => tx.update(company).set({ seats: used }).where(eq(company.id, ACME)),
    );
    expect((await list()).data.seats).toEqual({ used, all: used });
  });

  it('an administrator who loses the right while the start of an import waits starts none', async () => {
    const { data } = await users.admin.call(checkUserImport, {
      file_name: 'people.csv',
      file: Buffer.from('email\nlate@acme.test\n').toString('base64'),
    });
    const reply = await callWhileHeld(
      users.tool,
      ACME,
      () => users.admin.call(startUserImport, { import_id: data.import_id }),
      (tx) => tx.update(account).set({ isAdmin: false }).where(eq(account.personId, DANA)),
    );
    expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
    await users.tool.app.jobs.drain();
    expect((await list({ search: 'late@acme.test' })).emails).toEqual([]);
  });
});

describe('COMP-16, COMP-37 a user who is removed', () => {
  it('somebody who is removed while they stop managing a team leaves both calls done', async () => {
    const { id: teamId } = (await users.owner.call(createTeam, { name: 'Platform' })).data.team;
    await users.owner.call(changeTeamManagers, { team_id: teamId, add: [MIKA], remove: [] });
    const reply = await callWhileHeld(
      users.tool,
      ACME,
      () => users.owner.call(changeTeamManagers, { team_id: teamId, add: [], remove: [MIKA] }),
      // As a removal does it: the account first, what it manages later.
      (tx) => tx.delete(teamManager).where(eq(teamManager.personId, MIKA)),
      (tx) => tx.update(account).set({ isManager: false }).where(eq(account.personId, MIKA)),
    );
    expect(reply.status).toBe(200);
  });
});

describe('COMP-13 a saved view and what happens to it meanwhile', () => {
  const save = (caller: Caller, part: Partial<SavedUserView> = {}) =>
    caller.call(saveUserView, {
      id: asId(randomUUID()),
      name: 'Invited',
      is_shared: false,
      query: { state: 'invited' },
      ...part,
    });

  it('a view that is deleted while it becomes the default is unknown', async () => {
    const id = asId<'user view'>(randomUUID());
    await save(users.owner, { id, is_shared: true });
    const reply = await callWhileHeld(
      users.tool,
      ACME,
      () => users.admin.call(setDefaultUserView, { id }),
      (tx) => tx.delete(userView).where(eq(userView.id, id)),
      (tx) => tx.select().from(userView).where(eq(userView.id, id)).for('update'),
    );
    expect([reply.status, reply.code]).toEqual([404, 'user_view_not_found']);
  });

  it('a right that is lost while the call waits decides nothing about views', async () => {
    const id = asId<'user view'>(randomUUID());
    await save(users.admin, { id, is_shared: true });
    const hold = (tx: Tx) => tx.select().from(userView).where(eq(userView.id, id)).for('update');
    const setAdmin = (tx: Pick<Tx, 'update'>, isAdmin: boolean) =>
      tx.update(account).set({ isAdmin }).where(eq(account.personId, DANA));
    for (const call of [
      () => save(users.admin, { id, name: 'Late', is_shared: true }),
      () => users.admin.call(deleteUserView, { id }),
      () => users.admin.call(setDefaultUserView, { id }),
    ]) {
      const reply = await callWhileHeld(users.tool, ACME, call, (tx) => setAdmin(tx, false), hold);
      expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
      await setAdmin(users.tool.database.db, true);
    }
    const holdPerson = (tx: Tx) => tx.select().from(person).where(eq(person.id, DANA)).for('update');
    const reply = await callWhileHeld(
      users.tool,
      ACME,
      () => save(users.admin, { name: 'New' }),
      (tx) => setAdmin(tx, false),
      holdPerson,
    );
    expect(reply.code).toBe('forbidden');
    await setAdmin(users.tool.database.db, true);
    const { items } = (await users.owner.call(listUserViews, {})).data;
    expect(items.map(({ name }) => name)).toEqual(['Invited']);
  });
});

describe('a set-up and what happens to the company meanwhile', () => {
  const close = () => users.admin.call(closeCompanySetup, {});
  const skip = (caller = users.admin) => caller.call(chooseSetupStep, { step: 'domain', choice: 'skip' });
  beforeEach(() =>
    users.tool.database.db.update(company).set({ setupClosedAt: null }).where(eq(company.id, ACME)),
  );

  it('an administrator who loses the right meanwhile neither skips a step nor closes it', async () => {
    for (const call of [skip, close]) {
      const reply = await whileWaiting(call, DANA, { isAdmin: false });
      expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
      await users.tool.database.db.update(account).set({ isAdmin: true }).where(eq(account.personId, DANA));
    }
  });

  it('two administrators who skip a step and close at once leave one entry of each', async () => {
    await Promise.all([skip(), skip(users.owner)]);
    for (const step of ['sign_in', 'people', 'team', 'assignment'] as const)
      await users.owner.call(chooseSetupStep, { step, choice: 'skip' });
    await Promise.all([close(), users.owner.call(closeCompanySetup, {})]);
    const closed = await audited('company.setup_close');
    expect(closed).toHaveLength(1);
    expect(closed[0]?.details['skipped']).toContain('domain');
    const skipped = await audited('company.setup_skip');
    expect(skipped.filter(({ details }) => details['step'] === 'domain')).toHaveLength(1);
  });
});
