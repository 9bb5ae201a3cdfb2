import { asId, type PersonId } from '@drawbridge/contracts';
import {
  acceptScimClaims,
  actOnCompanyUsers,
  getCompanyUser,
  listScimRequests,
} from '@drawbridge/contracts/company';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACME,
  createScimTool,
  handOver,
  type ScimTool,
} from '../../../../test/fixtures/company/scim-tool.ts';
import { ADA, CHIDI, DANA, MIKA } from '../../../../test/fixtures/company/user-calls.ts';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { auditEntry } from '../../kernel/audit/audit.table.ts';
import { company } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';

const EMAIL = 'member@acme.test';

let scim: ScimTool;
let owner: Caller;
beforeAll(async () => {
  scim = await createScimTool();
  owner = await scim.tool.as('admin@acme.test');
  await handOver(scim, MIKA, EMAIL, 'ext-mika');
});
afterAll(() => scim.tool.close());

const act = (kind: 'deactivate' | 'reactivate', id: PersonId = MIKA) =>
  owner.call(actOnCompanyUsers, { act: kind, user_ids: [id] });
const setActive = (id: string, active: boolean) =>
  scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: active });
const readState = async () => (await scim.readAccount(MIKA)).account.state;

describe('SVC-11 what an administrator deactivated', () => {
  it('the directory cannot activate: 409 and a line of the log each time, one refused entry a day, and nothing changed', async () => {
    await act('deactivate');
    const replies = [
      await setActive(MIKA, true),
      await scim.send('PUT', `/Users/${MIKA}`, { userName: EMAIL, title: 'Clerk', active: true }),
      await scim.send('POST', '/Users', { userName: EMAIL, externalId: 'ext-mika' }),
    ];
    for (const { status, body } of replies)
      expect([status, body.detail]).toEqual([
        409,
        expect.stringContaining('An administrator deactivated this user'),
      ]);
    const { db } = scim.tool.database;
    const locked = and(eq(auditEntry.subjectId, MIKA), eq(auditEntry.reason, 'locked_by_administrator'));
    expect(await db.$count(auditEntry, locked)).toBe(1);
    expect(await scim.lastEntry(MIKA)).toMatchObject({
      action: 'user.reactivate',
      outcome: 'refused',
      actorId: null,
    });
    const { items } = (await owner.call(listScimRequests, { show: 'refused', user_id: MIKA })).data;
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({
      detail: expect.stringMatching(/^Deactivated by Ada .+ on 2026-03-02\. An administrator/),
      changes: [],
    });
    expect((await scim.send('GET', `/Users/${MIKA}`)).body).toMatchObject({ active: false, userName: EMAIL });
    expect((await scim.readAccount(MIKA)).person.jobTitle).not.toBe('Clerk');
  });

  it('what the directory changes besides, and that it deactivates or deletes the user, goes through', async () => {
    const named = await scim.patch(`/Users/${MIKA}`, { op: 'replace', path: 'title', value: 'Clerk' });
    expect([named.status, named.body.title, named.body.active]).toEqual([200, 'Clerk', false]);
    expect((await setActive(MIKA, false)).status).toBe(200);
    expect((await scim.send('DELETE', `/Users/${MIKA}`)).status).toBe(204);
    const returning = await scim.send('POST', '/Users', { userName: EMAIL, externalId: 'ext-mika' });
    expect([returning.status, await readState()]).toEqual([409, 'deactivated']);
  });

  it('the page of the user says who deactivated them; activated by hand, the directory has its way again', async () => {
    const read = async () => (await owner.call(getCompanyUser, { email: EMAIL })).data.user.deactivation;
    expect(await read()).toMatchObject({ by: 'administrator', name: expect.stringContaining('Ada') });
    await act('reactivate');
    expect([await readState(), await read()]).toEqual(['active', null]);
  });

  it('stays deactivated when it is handed over to the directory', async () => {
    const email = 'manager@acme.test';
    const maya = toDemoPersonId(email);
    await owner.call(actOnCompanyUsers, { act: 'deactivate', user_ids: [maya] });
    expect((await scim.send('POST', '/Users', { userName: email })).status).toBe(409);
    const { data } = await owner.call(acceptScimClaims, { user_ids: [maya] });
    expect(data.items).toEqual([{ user_id: maya, outcome: 'done' }]);
    expect((await setActive(maya, true)).body.detail).toContain('An administrator deactivated this user');
    await owner.call(actOnCompanyUsers, { act: 'reactivate', user_ids: [maya] });
    expect((await setActive(maya, true)).status).toBe(200);
  });

  it('what the directory deactivated it activates again, and log and audit trail show both', async () => {
    const id = await scim.makeUser('leaver');
    await setActive(id, false);
    const shown = (await owner.call(getCompanyUser, { email: 'leaver@acme.test' })).data.user;
    expect(shown.deactivation).toMatchObject({ by: 'directory', name: null });
    expect((await setActive(id, true)).body.active).toBe(true);
    expect((await scim.lastLine())?.changes).toContain('reactivated');
    expect(await scim.lastEntry(id)).toMatchObject({
      action: 'user.reactivate',
      outcome: 'done',
      details: { way: 'directory provisioning', 'deactivated by': 'directory' },
    });
  });

  it('what the directory deactivated an administrator takes over: it cannot activate the user, and an invitation stays one', async () => {
    const id = asId<'person'>(await scim.makeUser('kept'));
    await setActive(id, false);
    expect((await act('deactivate', id)).data.items).toEqual([{ user_id: id, outcome: 'done' }]);
    expect(await scim.lastEntry(id)).toMatchObject({
      action: 'user.deactivate',
      actorId: ADA,
      details: { state: 'deactivated' },
    });
    expect((await setActive(id, true)).status).toBe(409);
    expect((await act('deactivate', id)).data.items).toEqual([{ user_id: id, outcome: 'unchanged' }]);
    await act('reactivate', id);
    expect((await scim.readAccount(id)).account.state).toBe('invited');
  });

  it('whom the directory deleted it takes up again, unless an administrator takes the deactivation over', async () => {
    for (const isKept of [false, true]) {
      const name = isKept ? 'kept-leaver' : 'back-again';
      const id = asId<'person'>(await scim.makeUser(name));
      await scim.send('DELETE', `/Users/${id}`);
      const { user } = (await owner.call(getCompanyUser, { email: `${name}@acme.test` })).data;
      expect([user.is_provisioned, user.deactivation?.by]).toEqual([false, 'directory']);
      if (isKept) await act('deactivate', id);
      const { status } = await scim.send('POST', '/Users', { userName: `${name}@acme.test` });
      expect(status).toBe(isKept ? 409 : 201);
    }
  });

  it('a user whom the directory created inactive is activated by it', async () => {
    const id = await scim.makeUser('later', { active: false });
    expect((await setActive(id, true)).body.active).toBe(true);
  });
});

describe('SVC-11 an address that the directory changes', () => {
  it('the earlier address of an administrator is told, without the new one; an invited user has nothing to be told', async () => {
    const { tool } = scim;
    await handOver(scim, DANA, 'deputy@acme.test');
    const move = (id: string, value: string) =>
      scim.patch(`/Users/${id}`, { op: 'replace', path: 'emails[type eq "work"].value', value });
    expect((await move(DANA, 'dana@acme.test')).status).toBe(200);
    const told = (await tool.mails('deputy@acme.test')).filter(({ subject }) =>
      subject.includes('has changed'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain('dana@acme.test');
    expect((await scim.readAccount(DANA)).account).toMatchObject({ isAdmin: true, isOwner: false });
    const invited = await scim.makeUser('invited-once');
    await move(invited, 'invited-twice@acme.test');
    expect((await tool.mails('invited-once@acme.test')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('invites you'),
    ]);
  });
});

describe('SVC-11 a company whose subscription has ended', () => {
  it('users are deactivated; created and activated ones take seats as before, and the log says that they open nothing', async () => {
    const { db } = scim.tool.database;
    await handOver(scim, CHIDI, 'champion@acme.test');
    await db
      .update(company)
      .set({ expiresAt: new Date(scim.tool.clock.now().getTime() - 1_000) })
      .where(eq(company.id, ACME));
    expect((await setActive(CHIDI, false)).body.active).toBe(false);
    expect((await setActive(CHIDI, true)).body.active).toBe(true);
    expect((await scim.lastLine())?.detail).toContain('The subscription of the company has ended');
    expect((await scim.send('DELETE', `/Users/${CHIDI}`)).status).toBe(204);
    const id = await scim.makeUser('after-the-end');
    expect((await scim.lastLine())?.detail).toContain('The subscription of the company has ended');
    expect((await scim.readAccount(id)).account.type).toBe('ENT');
    await scim.setSeats(1);
    const without = await scim.makeUser('without-a-seat');
    expect((await scim.readAccount(without)).account.type).toBe('FT');
    expect((await scim.readAccount(ADA)).account.state).toBe('active');
  });
});
