import { asId } from '@drawbridge/contracts';
import {
  acceptScimClaims,
  createTeam,
  inviteCompanyUsers,
  listTeamMembers,
} from '@drawbridge/contracts/company';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACME,
  createScimTool,
  ENTERPRISE,
  handOver,
  type ScimTool,
} from '../../../../test/fixtures/company/scim-tool.ts';
import { ADA, CHIDI, MIKA } from '../../../../test/fixtures/company/user-calls.ts';
import { companyDomain } from '../../identity/sso/sso.table.ts';
import { auditEntry } from '../../kernel/audit/audit.table.ts';
import { account, company } from '../../kernel/people/index.ts';
import { scimClaim, scimRequest } from './scim.table.ts';

let scim: ScimTool;
beforeAll(async () => {
  scim = await createScimTool();
});
afterAll(() => scim.tool.close());
const USER = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE],
  externalId: 'ext-1',
  userName: 'Noor.Aziz@acme.test',
  name: { givenName: 'Noor', familyName: 'Aziz', formatted: 'Noor Aziz' },
  displayName: 'Noor Aziz',
  title: 'Engineer',
  emails: [
    { value: 'other@elsewhere.test', type: 'home' },
    { value: 'Noor@ACME.test', type: 'work', primary: true },
  ],
  active: true,
  [ENTERPRISE]: { department: 'Platform', employeeNumber: '7' },
  nickName: 'Nono',
};

describe('SVC-11 a user that the directory creates', () => {
  it('a new user is invited once, has a license, and is shown as it was sent', async () => {
    const made = await scim.send('POST', '/Users', USER);
    const location = `https://tool.test/api/scim/v2/Users/${made.body.id}`;
    expect([made.status, made.headers.get('content-type'), made.headers.get('location')]).toEqual([
      201,
      'application/scim+json',
      location,
    ]);
    const fresh = await scim.send('GET', `/Users/${made.body.id}`);
    expect(fresh.body).toEqual(made.body);
    expect(fresh.body).toEqual({
      schemas: USER.schemas,
      id: made.body.id,
      externalId: 'ext-1',
      userName: 'Noor.Aziz@acme.test',
      name: USER.name,
      displayName: 'Noor Aziz',
      title: 'Engineer',
      emails: [{ value: 'noor@acme.test', type: 'work', primary: true }],
      active: true,
      [ENTERPRISE]: { department: 'Platform' },
      meta: {
        resourceType: 'User',
        created: scim.tool.clock.now().toISOString(),
        lastModified: scim.tool.clock.now().toISOString(),
        location,
      },
    });
    const { account: found } = await scim.readAccount(asId(made.body.id));
    expect([found.state, found.type]).toEqual(['invited', 'ENT']);
    expect(await scim.tool.mails('noor@acme.test')).toHaveLength(1);
    expect(await scim.lastEntry(made.body.id)).toMatchObject({
      action: 'user.invite',
      actorId: null,
      details: { way: 'directory provisioning', license: 'yes' },
    });
    expect(await scim.lastLine()).toMatchObject({
      method: 'POST',
      path: 'Users',
      status: 201,
      subject: 'Noor Aziz',
      changes: ['created', 'invited by email'],
      detail: 'Ignored: employeeNumber, nickName.',
    });
  });

  it('a second user of the same name or external id is refused', async () => {
    const same = await scim.send('POST', '/Users', USER);
    expect([same.status, same.body.scimType]).toEqual([409, 'uniqueness']);
    const name = await scim.send('POST', '/Users', { userName: 'NOOR.AZIZ@acme.test', externalId: 'ext-9' });
    expect([name.status, name.body.scimType]).toEqual([409, 'uniqueness']);
  });

  it('an address outside of the proven domains is refused in words', async () => {
    const reply = await scim.send('POST', '/Users', { userName: 'x@elsewhere.test' });
    expect([reply.status, reply.body.scimType]).toEqual([400, 'invalidValue']);
    expect(reply.body.detail).toContain('domains that the company has proven');
    expect(await scim.lastLine()).toMatchObject({ status: 400, subject: 'x@elsewhere.test', changes: [] });
    await scim.tool.database.db.insert(companyDomain).values({ domain: 'waits.test', companyId: ACME });
    for (const domain of [
      'waits.test',
      'sub.acme.test',
      'acme.test.',
      'xacme.test',
      'acme.test@elsewhere.test',
    ])
      expect((await scim.send('POST', '/Users', { userName: `x@${domain}` })).status).toBe(400);
  });

  it('an account of the company is not linked: an administrator hands it over', async () => {
    const reply = await scim.send('POST', '/Users', { userName: 'member@acme.test', externalId: 'ext-mika' });
    expect([reply.status, reply.body.scimType]).toEqual([409, 'uniqueness']);
    const { db } = scim.tool.database;
    expect(await db.select().from(scimClaim)).toMatchObject([
      { personId: MIKA, companyId: ACME, externalId: 'ext-mika', userName: 'member@acme.test' },
    ]);
    await scim.send('POST', '/Users', { userName: 'member@acme.test', externalId: 'ext-mika' });
    expect(await db.select().from(scimClaim)).toHaveLength(1);
    expect((await scim.send('GET', `/Users/${MIKA}`)).status).toBe(404);
    expect(await scim.lastLine()).toMatchObject({ status: 404 });
  });

  it("another company's or a private account is refused without saying where it is", async () => {
    const { db } = scim.tool.database;
    await db.execute(sql`update person set email = 'roams@acme.test' where email = 'member@globex.test'`);
    const reply = await scim.send('POST', '/Users', { userName: 'roams@acme.test' });
    expect([reply.status, reply.body.scimType]).toEqual([409, 'uniqueness']);
    expect(reply.body.detail).toBe('Another account has that email address.');
    await db.execute(sql`update person set email = 'member@globex.test' where email = 'roams@acme.test'`);
  });

  it('the address of another user of the directory is refused: there is nothing to hand over', async () => {
    await scim.makeUser('owns', { externalId: 'owns-1' });
    const emails = [{ value: 'OWNS@acme.test' }];
    const reply = await scim.send('POST', '/Users', { userName: 'other', externalId: 'owns-2', emails });
    expect([reply.status, reply.body.detail]).toEqual([409, 'Another account has that email address.']);
  });

  it('a user who is created inactive is deactivated, without a mail; activated, they are invited', async () => {
    const id = await scim.makeUser('later', { active: 'False' });
    expect((await scim.readAccount(id)).account).toMatchObject({
      state: 'deactivated',
      deactivatedFrom: 'invited',
    });
    expect(await scim.tool.mails('later@acme.test')).toEqual([]);
    expect(
      (await scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: 'True' })).body.active,
    ).toBe(true);
    expect((await scim.readAccount(id)).account.state).toBe('invited');
    expect(await scim.tool.mails('later@acme.test')).toHaveLength(1);
  });

  it('without a free seat a new user has no license, and the log says so', async () => {
    const { db } = scim.tool.database;
    await db.update(company).set({ seats: 1 }).where(eq(company.id, ACME));
    const id = await scim.makeUser('seatless');
    expect((await scim.readAccount(id)).account.type).toBe('FT');
    expect((await scim.lastLine())?.changes).toContain('no license: all seats are taken');
    await db.update(company).set({ seats: null }).where(eq(company.id, ACME));
  });
});

describe('SVC-11 a user who leaves and returns', () => {
  it('a leaver who is deleted is deactivated and gone for the directory; the same external id takes them up again', async () => {
    const id = await scim.makeUser('leaver', { externalId: 'ext-leaver' });
    expect((await scim.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await scim.send('GET', `/Users/${id}`)).status).toBe(404);
    expect((await scim.readAccount(id)).account.state).toBe('deactivated');
    expect((await scim.send('DELETE', `/Users/${id}`)).status).toBe(404);
    const again = await scim.send('POST', '/Users', {
      userName: 'leaver2@acme.test',
      externalId: 'ext-leaver',
      name: { givenName: 'Back' },
    });
    expect([again.status, again.body.id, again.body.active]).toEqual([201, id, true]);
    expect(again.body.emails[0]?.value).toBe('leaver2@acme.test');
    expect((await scim.send('GET', `/Users/${id}`)).body.name?.givenName).toBe('Back');
  });

  it('the external id of an inactive user activates them; that of an active one is refused', async () => {
    const id = await scim.makeUser('pause', { externalId: 'ext-pause' });
    await scim.patch(`/Users/${id}`, { op: 'Replace', value: { active: false } });
    const again = await scim.send('POST', '/Users', { userName: 'pause@acme.test', externalId: 'ext-pause' });
    expect([again.status, again.body.id, again.body.active]).toEqual([200, id, true]);
    const third = await scim.send('POST', '/Users', { userName: 'pause@acme.test', externalId: 'ext-pause' });
    expect(third.status).toBe(409);
  });

  it('a rename and a deactivation in one request reach the same user', async () => {
    const id = await scim.makeUser('maiden');
    const reply = await scim.patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'userName', value: 'married@acme.test' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'married@acme.test' },
      { op: 'Replace', path: 'active', value: 'False' },
    );
    expect(reply.status).toBe(200);
    const { person, account: found } = await scim.readAccount(id);
    expect([person.email, found.state]).toEqual(['married@acme.test', 'deactivated']);
    expect((await scim.lastLine())?.changes).toEqual([
      'user name: maiden@acme.test → married@acme.test',
      'address: maiden@acme.test → married@acme.test',
      'deactivated',
    ]);
  });

  it('PUT without `active` activates nobody', async () => {
    const id = await scim.makeUser('put', { active: false, title: 'Clerk' });
    const reply = await scim.send('PUT', `/Users/${id}`, {
      userName: 'put@acme.test',
      name: { givenName: 'Pat' },
    });
    expect([reply.status, reply.body.active, reply.body.title]).toEqual([200, false, undefined]);
    expect((await scim.send('GET', `/Users/${id}`)).body).toEqual(reply.body);
    await scim.send('DELETE', `/Users/${id}`);
    expect(await scim.lastEntry(id)).toMatchObject({
      action: 'user.edit',
      details: { directory: 'deleted' },
    });
  });

  it('an address that another account has is refused, and nothing is half done', async () => {
    const id = await scim.makeUser('mover', { title: 'Clerk' });
    const reply = await scim.patch(
      `/Users/${id}`,
      { op: 'replace', path: 'title', value: 'Chief' },
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'champion@acme.test' },
    );
    expect([reply.status, reply.body.scimType]).toEqual([409, 'uniqueness']);
    const outside = await scim.patch(`/Users/${id}`, {
      op: 'replace',
      path: 'emails',
      value: [{ value: 'm@out.test' }],
    });
    expect([outside.status, outside.body.scimType]).toEqual([400, 'invalidValue']);
    const name = await scim.patch(`/Users/${id}`, {
      op: 'replace',
      path: 'userName',
      value: 'noor.aziz@ACME.test',
    });
    expect([name.status, name.body.scimType]).toEqual([409, 'uniqueness']);
    const fresh = (await scim.send('GET', `/Users/${id}`)).body;
    expect([fresh.title, fresh.emails[0]?.value, fresh.userName]).toEqual([
      'Clerk',
      'mover@acme.test',
      'mover@acme.test',
    ]);
    expect(await scim.lastLine()).toMatchObject({ status: 409, personId: id, changes: [] });
  });

  it('an address that was only sent as the user name follows it, inside of the proven domains', async () => {
    const id = await scim.makeUser('follow');
    const rename = (value: string) => scim.patch(`/Users/${id}`, { op: 'replace', path: 'userName', value });
    expect((await rename('followed@acme.test')).body.emails[0]?.value).toBe('followed@acme.test');
    expect(await scim.tool.mails('followed@acme.test')).toHaveLength(1);
    const outside = await rename('followed@elsewhere.test');
    expect([outside.status, outside.body.emails[0]?.value]).toEqual([200, 'followed@acme.test']);
    expect((await scim.lastLine())?.detail).toContain('The address stays');
    const removed = await scim.patch(`/Users/${id}`, { op: 'remove', path: 'emails' });
    expect([removed.status, removed.body.emails[0]?.value]).toEqual([200, 'followed@acme.test']);
  });

  it('teams with a rule follow the department', async () => {
    const owner = await scim.tool.as('admin@acme.test');
    const made = await owner.call(createTeam, { name: 'Sales people', rule: { department: 'Sales' } });
    const id = await scim.makeUser('seller');
    const inTeam = async () =>
      (await owner.call(listTeamMembers, { team_id: made.data.team.id })).data.items.map(
        (one) => one.user_id,
      );
    await scim.patch(`/Users/${id}`, { op: 'add', path: `${ENTERPRISE}:department`, value: 'sales' });
    expect(await inTeam()).toEqual([id]);
    expect(await scim.lastEntry(id)).toMatchObject({
      action: 'user.edit',
      details: { way: 'directory provisioning', 'department before': '', 'department after': 'sales' },
    });
    await scim.patch(`/Users/${id}`, { op: 'remove', path: `${ENTERPRISE}:department` });
    expect(await inTeam()).toEqual([]);
  });

  it('another person with the name of a leaver is not taken for them: an administrator decides', async () => {
    const id = await scim.makeUser('john', { externalId: 'john-1' });
    await scim.send('DELETE', `/Users/${id}`);
    const other = await scim.send('POST', '/Users', { userName: 'john@acme.test', externalId: 'john-2' });
    expect([other.status, other.body.detail]).toEqual([409, expect.stringContaining('hands it over')]);
    expect((await scim.readAccount(id)).account.state).toBe('deactivated');
    // Another address, so another account: the name is free.
    const third = {
      userName: 'john@acme.test',
      externalId: 'john-3',
      emails: [{ value: 'john3@acme.test' }],
    };
    expect((await scim.send('POST', '/Users', third)).status).toBe(201);
  });

  it('a name that a leaver had keeps nobody from being handed over', async () => {
    const id = await scim.makeUser('shared', { externalId: 'shared-1' });
    await scim.send('DELETE', `/Users/${id}`);
    const emails = [{ value: 'champion@acme.test' }];
    const user = { userName: 'shared@acme.test', externalId: 'shared-2', emails };
    expect((await scim.send('POST', '/Users', user)).status).toBe(409);
    const owner = await scim.tool.as('admin@acme.test');
    const { data } = await owner.call(acceptScimClaims, { user_ids: [CHIDI] });
    expect(data.items.map(({ outcome }) => outcome)).toEqual(['done']);
    expect((await scim.send('GET', `/Users/${CHIDI}`)).body.userName).toBe('shared@acme.test');
  });

  it('a leaver whose name another user had meanwhile is found by it again', async () => {
    const id = await scim.makeUser('same', { externalId: 'same-1' });
    await scim.send('DELETE', `/Users/${id}`);
    const emails = [{ value: 'same2@acme.test' }];
    const other = { userName: 'same@acme.test', externalId: 'same-2', emails };
    const { body } = await scim.send('POST', '/Users', other);
    const wanted = { userName: 'same@acme.test', externalId: 'same-1' };
    expect((await scim.send('POST', '/Users', wanted)).status).toBe(409);
    await scim.patch(`/Users/${body.id}`, { op: 'replace', path: 'userName', value: 'same2@acme.test' });
    expect((await scim.send('POST', '/Users', wanted)).body.id).toBe(id);
    const filter = encodeURIComponent('userName eq "SAME@acme.test"');
    const found = await scim.send('GET', `/Users?filter=${filter}`);
    expect(found.body.Resources.map((one) => one.id)).toEqual([id]);
  });

  it('the audit trail names a new user name, external id or address, and holds none', async () => {
    const id = await scim.makeUser('trail');
    await scim.send('PUT', `/Users/${id}`, { userName: 'trail2@acme.test', externalId: 'trail-2' });
    const entry = await scim.lastEntry(id);
    expect(entry).toMatchObject({
      action: 'user.edit',
      details: { 'user name': 'changed', 'external id': 'changed', address: 'changed' },
    });
    expect(JSON.stringify(entry?.details)).not.toContain('trail');
  });

  it('without external ids a leaver is taken up again by name', async () => {
    const id = await scim.makeUser('plain');
    await scim.send('DELETE', `/Users/${id}`);
    const again = await scim.send('POST', '/Users', { userName: 'PLAIN@acme.test' });
    expect([again.status, again.body.id, again.body.active]).toEqual([201, id, true]);
  });

  it('the same request twice changes nothing the second time', async () => {
    const id = await scim.makeUser('twice');
    await scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false });
    scim.tool.clock.advance(1_000);
    const before = (await scim.send('GET', `/Users/${id}`)).body;
    const reply = await scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false });
    expect([reply.status, reply.body]).toEqual([200, before]);
    expect(await scim.lastLine()).toMatchObject({ status: 200, personId: id, changes: [], detail: null });
  });
});

describe('SVC-11 whom the directory cannot deactivate', () => {
  it('the last owner stays: 409 and a line of the log each time, one refused entry and one mail to the owners a day', async () => {
    const { db } = scim.tool.database;
    await handOver(scim, ADA, 'admin@acme.test');
    for (const attempt of [1, 2]) {
      const reply =
        attempt === 1
          ? await scim.patch(`/Users/${ADA}`, { op: 'replace', value: { active: false } })
          : await scim.send('DELETE', `/Users/${ADA}`);
      expect([reply.status, reply.body.detail]).toEqual([409, expect.stringContaining('last active owner')]);
    }
    expect((await scim.readAccount(ADA)).account.state).toBe('active');
    expect(await scim.lastEntry(ADA)).toMatchObject({
      action: 'user.deactivate',
      outcome: 'refused',
      reason: 'last_owner',
    });
    const mails = await scim.tool.mails('admin@acme.test');
    expect(mails.filter(({ subject }) => subject.includes('still active'))).toHaveLength(1);
    expect(await scim.lastLine()).toMatchObject({
      method: 'DELETE',
      status: 409,
      personId: ADA,
      changes: [],
    });
    expect((await db.select().from(account).where(eq(account.isOwner, true))).length).toBeGreaterThan(0);
    const count = async () => [
      await db.$count(auditEntry, eq(auditEntry.reason, 'last_owner')),
      await db.$count(scimRequest, and(eq(scimRequest.personId, ADA), eq(scimRequest.status, 409))),
    ];
    expect(await count()).toEqual([1, 2]);
    scim.tool.clock.advance(86_400_000);
    await scim.send('DELETE', `/Users/${ADA}`);
    expect(await count()).toEqual([2, 3]);
  });
});

describe('SVC-11 accounts made elsewhere', () => {
  it("somebody whom an administrator invited is not the directory's", async () => {
    const owner = await scim.tool.as('admin@acme.test');
    await owner.call(inviteCompanyUsers, { users: [{ email: 'hand@acme.test' }] });
    expect((await scim.send('POST', '/Users', { userName: 'hand@acme.test' })).status).toBe(409);
  });
});
