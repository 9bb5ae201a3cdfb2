import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  createTeam,
  deleteTeam,
  deleteUserView,
  listUserViews,
  MOST_USER_VIEWS,
  type SavedUserView,
  saveUserView,
  setDefaultUserView,
  setUserRole,
  USER_VIEW_TEXTS,
} from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsersTool, DANA, type UsersTool } from '../../../../../test/fixtures/company/user-calls.ts';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { userView } from './user-views.table.ts';

let users: UsersTool;
let owner: Caller;
let admin: Caller;
let other: Caller;
beforeAll(async () => {
  users = await createUsersTool();
  ({ owner, admin } = users);
  other = await users.tool.as('admin@globex.test');
});
afterAll(() => users.tool.close());
beforeEach(() => users.tool.database.db.delete(userView));

const newId = () => asId<'user view'>(randomUUID());
const save = (caller: Caller, part: Partial<SavedUserView> = {}) =>
  caller.call(saveUserView, {
    id: newId(),
    name: 'Invited',
    is_shared: false,
    query: { state: 'invited', sort: 'added', columns: ['role', 'added'] },
    ...part,
  });
const list = async (caller: Caller) => (await caller.call(listUserViews, {})).data;
const names = async (caller: Caller) => (await list(caller)).items.map(({ name }) => name);

describe('COMP-13 saved views of the users', () => {
  it('a view keeps filters, order and columns, and saving it again changes or repeats it', async () => {
    const id = newId();
    for (let tries = 0; tries < 2; tries += 1) await save(owner, { id });
    await save(owner, { id, name: 'Not here yet' });
    expect((await list(owner)).items).toEqual([
      {
        id,
        name: 'Not here yet',
        is_shared: false,
        is_own: true,
        may_change: true,
        query: { state: 'invited', sort: 'added', columns: ['role', 'added'] },
        dropped: [],
      },
    ]);
  });

  it('a view is seen by its maker alone until it is shared, and never by another company', async () => {
    const id = newId();
    await save(admin, { id });
    expect(await names(owner)).toEqual([]);
    await save(admin, { id, is_shared: true });
    expect(await names(owner)).toEqual(['Invited']);
    expect(await names(other)).toEqual([]);
    for (const reply of [
      await save(other, { id, name: 'Ours' }),
      await other.call(setDefaultUserView, { id }),
    ])
      expect([reply.status, reply.code]).toEqual([404, 'user_view_not_found']);
    await other.call(deleteUserView, { id });
    expect(await names(admin)).toEqual(['Invited']);
  });

  it('a shared view is changed by its maker and by an owner, each with an entry of the audit trail', async () => {
    const [own, shared] = [newId(), newId()];
    await save(owner, { id: shared, name: 'Shared', is_shared: true });
    await save(admin, { id: own, name: 'Of Dana', is_shared: true });
    expect((await save(admin, { id: shared, name: 'Mine now' })).code).toBe('user_view_not_found');
    expect((await admin.call(deleteUserView, { id: shared })).code).toBe('user_view_not_found');
    expect((await save(owner, { id: own, name: 'Renamed', is_shared: true })).status).toBe(200);
    await owner.call(deleteUserView, { id: own });
    expect(await names(admin)).toEqual(['Shared']);
    const read = async (action: 'user_view.save' | 'user_view.delete') =>
      (await owner.call(listAuditEntries, { action })).data.items.map(({ details }) => details);
    expect((await read('user_view.save'))[0]).toMatchObject({
      name_before: 'Of Dana',
      name_after: 'Renamed',
    });
    expect((await read('user_view.delete'))[0]).toEqual({ name: 'Renamed' });
  });

  it('a deletion is undone by saving the view under its id', async () => {
    const id = newId();
    await save(owner, { id });
    for (let tries = 0; tries < 2; tries += 1)
      expect((await owner.call(deleteUserView, { id })).data.items).toEqual([]);
    await save(owner, { id });
    expect(await names(owner)).toEqual(['Invited']);
  });

  it('the default view is of each administrator, and is nobody any longer when the view is gone', async () => {
    const id = newId();
    await save(owner, { id, is_shared: true });
    expect((await admin.call(setDefaultUserView, { id })).data.default_view_id).toBe(id);
    expect((await list(owner)).default_view_id).toBeNull();
    await owner.call(deleteUserView, { id });
    expect((await list(admin)).default_view_id).toBeNull();
  });

  it('two views of a person have two names, whatever their case', async () => {
    await save(owner);
    const reply = await save(owner, { name: 'INVITED' });
    expect([reply.status, reply.errors]).toEqual([400, { name: USER_VIEW_TEXTS.taken }]);
    expect((await save(admin)).status).toBe(200);
  });

  it('calls at once save no more than 30 views of one administrator', async () => {
    await save(admin, { is_shared: true });
    const replies = await Promise.all(
      Array.from({ length: MOST_USER_VIEWS + 2 }, (_, nth) => save(owner, { name: `View ${nth}` })),
    );
    expect(replies.filter(({ code }) => code === 'user_view_limit')).toHaveLength(2);
    expect(await names(owner)).toHaveLength(MOST_USER_VIEWS + 1);
  });

  it('a filter that means nothing any more is left out with its name, and the list still answers', async () => {
    const { id: teamId } = (await owner.call(createTeam, { name: 'Short-lived' })).data.team;
    const id = newId();
    await save(owner, { id, query: { role: 'admin', team_id: teamId } });
    expect((await list(owner)).items[0]).toMatchObject({ query: { team_id: teamId }, dropped: [] });
    await owner.call(deleteTeam, { team_id: teamId });
    await users.tool.database.db
      .update(userView)
      .set({ query: { role: 'admin', team_id: teamId, shoe_size: 42, state: 'gone' } })
      .where(eq(userView.id, id));
    expect((await list(owner)).items[0]).toMatchObject({
      query: { role: 'admin' },
      dropped: expect.arrayContaining(['team_id', 'shoe_size', 'state']),
    });
  });

  it('an unknown filter that is saved is refused at its field', async () => {
    const reply = await save(owner, { query: { state: 'gone' as 'active' } });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['query.state']]);
  });

  it('views are listed by name', async () => {
    for (const name of ['Charlie', 'Alpha', 'Bravo']) await save(owner, { name });
    expect(await names(owner)).toEqual(['Alpha', 'Bravo', 'Charlie']);
  });

  it.each(['Two\nlines', 'Not\u200bseen', '\u202eturned', '\u200b'])(
    'a name with a character that nobody sees is refused: %j',
    async (name) => {
      const reply = await save(owner, { name });
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['name']]);
    },
  );

  it("a default view is changed, taken back, and no longer another administrator's once it is not shared", async () => {
    const [first, second] = [newId(), newId()];
    await save(owner, { id: first, is_shared: true });
    await save(owner, { id: second, name: 'Second', is_shared: true });
    for (const id of [first, second])
      expect((await admin.call(setDefaultUserView, { id })).data.default_view_id).toBe(id);
    await save(owner, { id: second, name: 'Second' });
    expect((await list(admin)).default_view_id).toBeNull();
    expect((await admin.call(setDefaultUserView, { id: second })).code).toBe('user_view_not_found');
    await admin.call(setDefaultUserView, { id: first });
    expect((await admin.call(setDefaultUserView, { id: null })).data.default_view_id).toBeNull();
  });

  it('what only its maker sees is not in the audit trail, and that it is no longer shared is', async () => {
    const entries = async () =>
      (await owner.call(listAuditEntries, {})).data.items.filter(({ action }) =>
        action.startsWith('user_view.'),
      ).length;
    const [before, id] = [await entries(), newId()];
    await save(admin, { id });
    await save(admin, { id, name: 'Other' });
    await admin.call(deleteUserView, { id });
    expect(await entries()).toBe(before);
    for (const isShared of [true, true, false]) await save(admin, { id, is_shared: isShared });
    expect(await entries()).toBe(before + 2);
  });

  it('whoever stops sharing the view of somebody who left has it', async () => {
    const id = newId();
    await save(admin, { id, is_shared: true });
    await users.tool.database.db.update(userView).set({ ownerId: null });
    await save(owner, { id });
    expect((await list(owner)).items).toMatchObject([{ id, is_own: true, is_shared: false }]);
  });

  it("a view that an owner changes stays its maker's, with a name that the maker's other views do not have", async () => {
    const id = newId();
    await save(admin, { name: 'Taken' });
    await save(admin, { id, is_shared: true });
    await save(owner, { name: 'Free' });
    expect((await save(owner, { id, name: 'taken', is_shared: true })).status).toBe(400);
    expect((await save(owner, { id, name: 'Free', is_shared: true })).status).toBe(200);
    await save(owner, { id, name: 'Free' });
    expect((await list(admin)).items).toContainEqual(expect.objectContaining({ id, is_own: true }));
    expect(await names(owner)).toEqual(['Free']);
  });

  it("another company's team is no filter of a view", async () => {
    const { id: teamId } = (await other.call(createTeam, { name: randomUUID() })).data.team;
    await save(owner, { query: { role: 'admin', team_id: teamId } });
    expect((await list(owner)).items).toMatchObject([{ query: { role: 'admin' }, dropped: ['team_id'] }]);
  });

  it('of somebody who leaves the company only shared views stay', async () => {
    await save(admin, { name: 'Own' });
    await save(admin, { name: 'Shared', is_shared: true });
    await owner.call(setUserRole, { user_id: DANA, role: 'member' });
    await owner.call(actOnCompanyUsers, { act: 'remove', user_ids: [DANA] });
    const rows = await users.tool.database.db.select().from(userView);
    expect(rows.map(({ name, ownerId }) => [name, ownerId])).toEqual([['Shared', null]]);
    expect((await list(owner)).items).toMatchObject([{ name: 'Shared', is_own: false, may_change: true }]);
  });
});
