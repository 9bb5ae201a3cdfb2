import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  getGroupMappings,
  setGroupMappings,
  setUserDefaults,
} from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import {
  ISSUER_CLIENT,
  type OidcIssuer,
  startOidcIssuer,
} from '../../../../test/fixtures/identity/oidc-issuer.ts';
import { createSsoBrowser, makePageSecrets } from '../../../../test/fixtures/identity/sso-browser.ts';
import { makeTenant } from '../../../../test/fixtures/identity/sso-tenant.ts';
import { identityProvider } from '../../identity/sso/sso.table.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { type TeamRule, team, teamMember } from '../teams/index.ts';
import { readSeats } from '../users/index.ts';
import { groupMapping } from './group-mappings.table.ts';

const ACME = toDemoCompanyId('acme');
const GLOBEX = toDemoCompanyId('globex');
const ADMIN = 'admin@acme.test';

let tool: TestTool;
let issuer: OidcIssuer;
let admin: Caller;
let payments: string;
let web: string;
let foreign: string;
beforeAll(async () => {
  tool = await createTestTool();
  issuer = await startOidcIssuer(tool.clock);
  admin = await tool.as(ADMIN);
  await makeTenant(tool, 'acme', {
    companyId: ACME,
    issuer: issuer.issuer,
    clientId: ISSUER_CLIENT.id,
    encryptedSecret: tool.secret.encrypt(ISSUER_CLIENT.secret),
  });
  payments = await addTeam(ACME, 'Payments');
  web = await addTeam(ACME, 'Web');
  foreign = await addTeam(GLOBEX, 'Foreign');
});
afterAll(async () => {
  await tool.close();
  await issuer.close();
});
beforeEach(async () => {
  await tool.database.db.delete(groupMapping);
});

async function addTeam(companyId: string, name: string, rule?: TeamRule): Promise<string> {
  const id = randomUUID();
  await tool.database.db
    .insert(team)
    .values({ id, companyId, name, rule: rule ?? null, createdAt: tool.clock.now() });
  return id;
}
const map = (items: Parameters<typeof admin.call<typeof setGroupMappings>>[1]['items']) =>
  admin.call(setGroupMappings, { items });
async function finish(email: string, groups?: unknown) {
  const secrets = makePageSecrets();
  const redirect = `${tool.config.publicUrl}/callback/acme`;
  const claims = { sub: email, email, email_verified: true, ...(groups === undefined ? {} : { groups }) };
  const code = issuer.issueCode(secrets, redirect, claims);
  return createSsoBrowser(tool).finish({ provider: 'acme', code, secrets });
}
const signIn = async (email: string, groups?: unknown) =>
  expect((await finish(email, groups)).status).toBe(200);
/** Teams of the test and roles of a person. */
async function read(email: string) {
  const { db } = tool.database;
  const rows = await db
    .select({ name: team.name, isAdmin: account.isAdmin, isManager: account.isManager })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(teamMember, eq(teamMember.personId, person.id))
    .leftJoin(team, and(eq(team.id, teamMember.teamId)))
    .where(and(eq(person.email, email), eq(person.kind, 'account')));
  const teams = rows
    .flatMap(({ name }) => (name === null ? [] : [name]))
    .toSorted((a, b) => a.localeCompare(b));
  return { teams, isAdmin: rows[0]?.isAdmin, isManager: rows[0]?.isManager };
}
const GROUPS = () => [
  { group: 'Engineering', team_id: payments, role: 'member' as const },
  { group: 'Leads', team_id: web, role: 'manager' as const },
];

describe('COMP-9 the mappings of groups', () => {
  it('mappings are replaced as a whole, recorded, and seen by no other company', async () => {
    const reply = await map(GROUPS());
    expect(reply.data.items).toEqual(GROUPS());
    expect((await map(GROUPS())).data.items).toEqual(GROUPS());
    const other = await tool.as('admin@globex.test');
    const seen = (await other.call(getGroupMappings, {})).data;
    expect(seen.items).toEqual([]);
    expect(seen.teams.map(({ name }) => name)).not.toContain('Payments');
    const { items } = (await admin.call(listAuditEntries, { action: 'group_mapping.set' })).data;
    expect(items[0]?.details).toMatchObject({ after: 'Engineering: member, Leads: manager' });
  });

  it('a team of another company is refused at its row', async () => {
    const reply = await map([...GROUPS(), { group: 'X', team_id: foreign, role: 'member' }]);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['items.2.team_id']]);
  });

  it('a manager without a team is refused at the row', async () => {
    const reply = await map([{ group: 'X', team_id: null, role: 'manager' }]);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['items.0.team_id']]);
  });

  it('nobody becomes an owner by a group', async () => {
    const reply = await map([{ group: 'X', team_id: null, role: 'owner' as never }]);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['items.0.role']]);
  });

  it('COMP-11 an administrator who is no owner decides neither to add nor to end a group that makes administrators', async () => {
    const deputy = await tool.as('deputy@acme.test');
    const admins = { group: 'Admins', team_id: null, role: 'administrator' as const };
    const added = await deputy.call(setGroupMappings, { items: [...GROUPS(), admins] });
    expect([added.status, Object.keys(added.errors ?? {})]).toEqual([400, ['items.2.role']]);
    await map([admins]);
    const ended = await deputy.call(setGroupMappings, { items: GROUPS() });
    expect([ended.status, Object.keys(ended.errors ?? {})]).toEqual([400, ['items']]);
    expect((await deputy.call(setGroupMappings, { items: [admins, ...GROUPS()] })).status).toBe(200);
  });

  it('the password is asked for once the session is old', async () => {
    tool.clock.advance(16 * 60_000);
    expect((await map([])).code).toBe('sign_in_again');
    admin = await tool.as(ADMIN);
  });
});

describe('COMP-9 teams and roles that follow the groups of a sign-in', () => {
  it('a new person is in the teams of their groups and manages some, until the groups end', async () => {
    await map(GROUPS());
    await signIn('nia@acme.test', ['Engineering', 'Leads']);
    expect(await read('nia@acme.test')).toEqual({
      teams: ['Payments', 'Web'],
      isAdmin: false,
      isManager: true,
    });
    await signIn('nia@acme.test', 'Engineering');
    expect(await read('nia@acme.test')).toEqual({ teams: ['Payments'], isAdmin: false, isManager: false });
    const { items } = (await admin.call(listAuditEntries, { action: 'group_mapping.apply' })).data;
    expect(items[0]?.details).toMatchObject({ teams_left: 'Web', manages_no_longer: 'Web' });
  });

  it('a sign-in without groups changes nothing, and no mapping changes what it does not name', async () => {
    await map(GROUPS());
    const { db } = tool.database;
    const own = await addTeam(ACME, 'By hand');
    await signIn('omar@acme.test', ['Engineering']);
    const [row] = await db.select({ id: person.id }).from(person).where(eq(person.email, 'omar@acme.test'));
    await db.insert(teamMember).values({ teamId: own, personId: row?.id ?? '', joinedAt: tool.clock.now() });
    await signIn('omar@acme.test');
    expect((await read('omar@acme.test')).teams).toEqual(['By hand', 'Payments']);
    await signIn('omar@acme.test', []);
    expect((await read('omar@acme.test')).teams).toEqual(['By hand']);
  });

  it('owners and the exempt administrator keep their role without the group, others do not', async () => {
    const { db } = tool.database;
    await map([{ group: 'Admins', team_id: null, role: 'administrator' }]);
    await signIn(ADMIN, []);
    expect((await read(ADMIN)).isAdmin).toBe(true);
    await signIn('pia@acme.test', ['Admins']);
    expect((await read('pia@acme.test')).isAdmin).toBe(true);
    const [pia] = await db.select({ id: person.id }).from(person).where(eq(person.email, 'pia@acme.test'));
    await db.update(identityProvider).set({ breakGlassPersonId: pia?.id ?? null });
    await signIn('pia@acme.test', []);
    expect((await read('pia@acme.test')).isAdmin).toBe(true);
    await db.update(identityProvider).set({ breakGlassPersonId: toDemoPersonId(ADMIN) });
    await signIn('pia@acme.test', []);
    expect((await read('pia@acme.test')).isAdmin).toBe(false);
  });

  it('the last administrator who can sign in keeps the role', async () => {
    const { db } = tool.database;
    expect((await map([{ group: 'Admins', team_id: null, role: 'administrator' }])).status).toBe(200);
    const id = toDemoPersonId(ADMIN);
    const ofAcme = db.select({ id: person.id }).from(person).where(eq(person.companyId, ACME));
    await db
      .update(account)
      .set({ isAdmin: false, isOwner: false })
      .where(and(inArray(account.personId, ofAcme), ne(account.personId, id)));
    await db.update(account).set({ isOwner: false }).where(eq(account.personId, id));
    const gone = toDemoPersonId('deputy@acme.test');
    await db.update(account).set({ isAdmin: true, state: 'deactivated' }).where(eq(account.personId, gone));
    await db.update(identityProvider).set({ breakGlassPersonId: null });
    await signIn(ADMIN, []);
    expect((await read(ADMIN)).isAdmin).toBe(true);
    await db.update(account).set({ state: 'active' }).where(eq(account.personId, gone));
    await signIn(ADMIN, []);
    expect((await read(ADMIN)).isAdmin).toBe(false);
    await db.update(account).set({ isAdmin: true, isOwner: true }).where(eq(account.personId, id));
  });

  it('a deactivated person is refused, and their groups change nothing', async () => {
    await map([...GROUPS(), { group: 'Admins', team_id: null, role: 'administrator' }]);
    await signIn('uma@acme.test', []);
    const { db } = tool.database;
    const [uma] = await db.select({ id: person.id }).from(person).where(eq(person.email, 'uma@acme.test'));
    await admin.call(actOnCompanyUsers, { act: 'deactivate', user_ids: [asId(uma?.id ?? '')] });
    for (const group of ['Engineering', 'Leads', 'Admins']) {
      const reply = await finish('uma@acme.test', [group]);
      expect([reply.status, reply.code]).toEqual([403, 'account_deactivated']);
    }
    expect(await read('uma@acme.test')).toEqual({ teams: [], isAdmin: false, isManager: false });
  });

  it('a team whose members follow a rule is not mapped', async () => {
    const ruled = await addTeam(ACME, 'Ruled', { department: 'Legal' });
    const reply = await map([{ group: 'X', team_id: ruled, role: 'member' }]);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['items.0.team_id']]);
  });
});

describe('COMP-38 what a new person begins with', () => {
  it('a new person is in the default team and gets no weekly email, and somebody who has an account stays as they are', async () => {
    await admin.call(setUserDefaults, { weekly_digest_email: false, default_team_id: web });
    await signIn('quinn@acme.test');
    expect((await read('quinn@acme.test')).teams).toEqual(['Web']);
    const { db } = tool.database;
    const digestOf = async (email: string) => {
      const [row] = await db
        .select({ digest: account.weeklyDigestEmail })
        .from(account)
        .innerJoin(person, eq(person.id, account.personId))
        .where(eq(person.email, email));
      return row?.digest;
    };
    expect(await digestOf('quinn@acme.test')).toBe(false);
    const before = await read('member@acme.test');
    await signIn('member@acme.test');
    expect([await read('member@acme.test'), await digestOf('member@acme.test')]).toEqual([before, true]);
  });
});

describe('seats that are taken by single sign-on', () => {
  it('a new person beyond the seats of the company gets the free tier', async () => {
    const { db } = tool.database;
    const { used } = await readSeats(db, ACME);
    await db
      .update(company)
      .set({ seats: used + 1 })
      .where(eq(company.id, ACME));
    await signIn('rio@acme.test');
    await signIn('sam@acme.test');
    const typeOf = async (email: string) => {
      const [row] = await db
        .select({ type: account.type })
        .from(account)
        .innerJoin(person, eq(person.id, account.personId))
        .where(eq(person.email, email));
      return row?.type;
    };
    expect([await typeOf('rio@acme.test'), await typeOf('sam@acme.test')]).toEqual(['ENT', 'FT']);
    await db.update(company).set({ seats: null }).where(eq(company.id, ACME));
  });
});
