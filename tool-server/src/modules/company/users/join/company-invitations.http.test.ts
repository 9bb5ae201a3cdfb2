import { randomUUID } from 'node:crypto';
import { asId, type CompanyId } from '@drawbridge/contracts';
import {
  actOnCompanyUsers,
  COMPANY_INVITATION_DAYS,
  createTeam,
  listAskedPeople,
  withdrawCompanyInvitation,
} from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { getProfile, getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDirectoryRows } from '../../../../../test/fixtures/company/directory-rows.ts';
import { callWhileHeld } from '../../../../../test/fixtures/company/held-company.ts';
import { INES, INES_ID, useInvitations } from '../../../../../test/fixtures/company/invitation-calls.ts';
import { ADA, DANA } from '../../../../../test/fixtures/company/user-calls.ts';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { companyDomain, identityProvider } from '../../../identity/sso/sso.table.ts';
import { readGrants } from '../../../kernel/grants/index.ts';
import { account, company, person } from '../../../kernel/people/index.ts';
import { toDemoCompanyId } from '../../../operations/demo/index.ts';
import { team } from '../../teams/index.ts';
import { companyInvitation } from './company-invitations.table.ts';

const ACME = toDemoCompanyId('acme');
const DAY_MS = 86_400_000;

const setup = useInvitations();
const { invite, getUser, setSeats, list, audited, prove, ask, own, ownId, asked, answer, questions } =
  setup.calls;
let other: Caller;
beforeEach(async () => {
  other = await setup.users.tool.as('admin@globex.test');
});
const set = (change: Partial<typeof person.$inferInsert>) =>
  setup.users.tool.database.db.update(person).set(change).where(eq(person.id, INES_ID));

describe('COMP-16 a private account that a company asks to join', () => {
  it('its owner is told by mail and notification, and sees who asks and what ends', async () => {
    const given = [{ email: INES }, { email: 'new@demo.test' }, { email: 'member@acme.test' }];
    expect(await invite(given)).toEqual(['asked', 'done', 'already_user']);
    const [mail] = await questions();
    expect(mail?.subject).toBe('ACME invites you to Drawbridge');
    expect(mail?.text).toContain('https://tool.test/portal/invitations');
    expect(await own()).toMatchObject([
      { company_name: 'ACME', invited_by: 'Ada Minh', has_license: true, ends_plan: true },
    ]);
    await setup.users.tool.database.db.update(person).set({ companyId: null }).where(eq(person.id, ADA));
    expect(await own()).toMatchObject([{ company_name: 'ACME', invited_by: '' }]);
    await setup.users.tool.database.db.update(person).set({ companyId: ACME }).where(eq(person.id, ADA));
    const { items } = (await setup.ines.call(queryNotifications, {})).data;
    expect(items[0]).toMatchObject({ kind: 'admin', link: '/portal/invitations' });
    expect((await list({ search: INES })).emails).toEqual([]);
  });

  it('acceptance moves the account into the company with its teams, and ends the private plan', async () => {
    const teamId = (await getUser('member@acme.test')).teams[0]?.id;
    await ask(INES, { team_ids: [teamId] });
    const id = await ownId();
    expect((await answer('accept', id)).data).toEqual({ is_member: true });
    const user = await getUser(INES);
    expect(user).toMatchObject({ state: 'active', role: 'member', has_license: true });
    expect(user.teams.map(({ name }) => name)).toEqual(['Alpha']);
    const again = await setup.users.tool.as(INES);
    expect((await again.call(getProfile, {})).data.company_name).toBe('ACME');
    expect((await again.call(getSubscriptionInfo, {})).data.subscription_type).toBe('company');
    const grants = await readGrants(setup.users.tool.database.db, { personId: INES_ID });
    expect(grants.map(({ kind }) => kind).filter((kind) => kind !== 'enrolment')).toEqual(['membership']);
    expect(await audited('user.join')).toHaveLength(1);
    expect(await asked()).toEqual([]);
    await setup.users.owner.call(withdrawCompanyInvitation, { id });
    expect(await audited('user.withdraw')).toEqual([]);
  });

  it('acceptance leaves out teams that follow a rule or the directory by then, and keeps what the company said', async () => {
    const make = async (name: string) => (await setup.users.owner.call(createTeam, { name })).data.team.id;
    const [chosen, ruled, provisioned] = [
      await make('Chosen'),
      await make('Ruled'),
      await make('Provisioned'),
    ];
    const said = { email: INES, department: 'Payments', job_title: 'Engineer' };
    await invite([said], { team_ids: [chosen, ruled, provisioned] });
    const { db } = setup.users.tool.database;
    await db
      .update(team)
      .set({ rule: { department: 'Nobody' } })
      .where(eq(team.id, ruled));
    await setup.users.owner.call(createTeam, { name: 'By rule', rule: { department: 'Payments' } });
    const rows = createDirectoryRows(setup.users.tool);
    await rows.switchOn();
    await rows.group(provisioned);
    await answer('accept');
    const user = await getUser(INES);
    expect(user.teams.map(({ name }) => name)).toEqual(['By rule', 'Chosen']);
    expect(user).toMatchObject({ department: 'Payments', job_title: 'Engineer' });
  });

  it('what the company demands of a sign-in is said before, while it demands it', async () => {
    const { db } = setup.users.tool.database;
    const read = async () =>
      (await own()).map((one) => [one.signs_in_with_provider, one.demands_second_factor]);
    await ask();
    const provider = {
      id: 'acme',
      companyId: ACME,
      kind: 'oidc' as const,
      createdAt: setup.users.tool.clock.now(),
    };
    await db.insert(identityProvider).values({ ...provider, issuer: 'https://idp.acme.test' });
    await db.update(companyDomain).set({ providerId: 'acme' }).where(eq(companyDomain.domain, 'demo.test'));
    expect(await read()).toEqual([[false, false]]);
    const change = (values: Partial<typeof identityProvider.$inferInsert>) =>
      db.update(identityProvider).set(values).where(eq(identityProvider.id, 'acme'));
    await change({ isStrict: true });
    await db.update(company).set({ demandsSecondFactor: true }).where(eq(company.id, ACME));
    expect(await read()).toEqual([[true, true]]);
    await change({ offSince: setup.users.tool.clock.now() });
    expect(await read()).toEqual([[false, true]]);
  });

  it('only a plan of their own that runs is said to end', async () => {
    await ask();
    const { db } = setup.users.tool.database;
    await db.update(account).set({ type: 'FT', expiresAt: null }).where(eq(account.personId, INES_ID));
    expect(await own()).toMatchObject([{ ends_plan: false }]);
  });

  it('an invitation without a license takes no seat', async () => {
    const { used } = (await list()).data.seats ?? { used: 0 };
    await setSeats(used);
    await ask(INES, { has_license: false });
    expect((await answer('accept')).status).toBe(200);
    expect((await getUser(INES)).has_license).toBe(false);
    expect((await list()).data.seats).toEqual({ used, all: used });
  });

  it('a seat that is gone meanwhile is refused, and the invitation stays open', async () => {
    await ask();
    const { used } = (await list()).data.seats ?? { used: 0 };
    const id = await ownId();
    const reply = await callWhileHeld(
      setup.users.tool,
      ACME,
      () => answer('accept', id),
      (tx) => tx.update(company).set({ seats: used }).where(eq(company.id, ACME)),
    );
    expect([reply.status, reply.code]).toEqual([409, 'company_invitation_no_seat']);
    await setSeats(used + 1);
    expect((await answer('accept', id)).status).toBe(200);
  });

  it('two answers at once take one seat, and a repeated acceptance is the same', async () => {
    await ask();
    const id = await ownId();
    const { used } = (await list()).data.seats ?? { used: 0 };
    await Promise.all([answer('accept', id), answer('accept', id)]);
    expect(await ask('free@demo.test')).toEqual(['asked']);
    expect((await answer('accept', id)).data).toEqual({ is_member: true });
    expect((await list()).data.seats?.used).toBe(used + 1);
    expect(await audited('user.join')).toHaveLength(1);
  });
});

describe('COMP-16 an invitation to join that is no longer open', () => {
  const refuse = async (id: Awaited<ReturnType<typeof ownId>>, caller = setup.ines) => {
    const reply = await answer('accept', id, caller);
    expect([reply.status, reply.code]).toEqual([404, 'company_invitation_not_found']);
  };

  it('a declined one is refused, and the company sees no difference', async () => {
    await ask();
    const id = await ownId();
    const before = await asked();
    expect((await answer('decline')).data).toEqual({ is_member: false });
    expect(await own()).toEqual([]);
    expect(await asked()).toEqual(before);
    expect(await ask()).toEqual(['asked']);
    expect(await questions()).toHaveLength(1);
    await refuse(id);
  });

  it('a withdrawn one is refused, also when it is withdrawn while the answer waits', async () => {
    await ask();
    const id = await ownId();
    for (let tries = 0; tries < 2; tries += 1)
      expect((await setup.users.owner.call(withdrawCompanyInvitation, { id })).data.items).toEqual([]);
    expect(await audited('user.withdraw')).toHaveLength(1);
    await refuse(id);
    await ask();
    const next = await ownId();
    const reply = await callWhileHeld(
      setup.users.tool,
      ACME,
      () => answer('accept', next),
      (tx) => tx.delete(companyInvitation).where(eq(companyInvitation.id, next)),
    );
    expect(reply.code).toBe('company_invitation_not_found');
  });

  it("somebody else's is refused, and another company neither lists nor withdraws it", async () => {
    await ask();
    const id = await ownId();
    await refuse(id, await setup.users.tool.as('free@demo.test'));
    await refuse(id, await setup.users.tool.as('member@acme.test'));
    expect(await asked(other)).toEqual([]);
    await other.call(withdrawCompanyInvitation, { id });
    expect(await own()).toHaveLength(1);
    expect((await (await setup.users.tool.as('member@acme.test')).call(listAskedPeople, {})).status).toBe(
      403,
    );
  });

  it('it ends when the person joins another company while the answer waits', async () => {
    await ask();
    const id = await ownId();
    const GLOBEX = toDemoCompanyId('globex');
    const reply = await callWhileHeld(
      setup.users.tool,
      GLOBEX,
      () => answer('accept', id),
      (tx) => tx.update(person).set({ companyId: GLOBEX }).where(eq(person.id, INES_ID)),
      (tx) => tx.select().from(person).where(eq(person.id, INES_ID)).for('no key update'),
    );
    expect(reply.code).toBe('company_invitation_not_found');
  });

  it('an administrator who loses the right meanwhile withdraws nothing', async () => {
    await ask();
    const id = await ownId();
    const reply = await callWhileHeld(
      setup.users.tool,
      ACME,
      () => setup.users.admin.call(withdrawCompanyInvitation, { id }),
      (tx) => tx.update(account).set({ isAdmin: false }).where(eq(account.personId, DANA)),
    );
    expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
    expect(await own()).toHaveLength(1);
  });

  it('an account whose address is not confirmed is told by mail only, and joins once it is', async () => {
    const verify = (value: 'OPTIONAL' | null) =>
      setup.users.tool.database.db
        .update(account)
        .set({ verify: value })
        .where(eq(account.personId, INES_ID));
    await verify('OPTIONAL');
    const told = async () => (await setup.ines.call(queryNotifications, {})).data.items.length;
    const before = await told();
    expect(await ask()).toEqual(['asked']);
    expect(await questions()).toHaveLength(1);
    expect([await told(), await own()]).toEqual([before, []]);
    const [row] = await setup.users.tool.database.db.select().from(companyInvitation);
    const id = asId<'company invitation'>(row?.id ?? '');
    await refuse(id);
    await verify(null);
    expect(await own()).toHaveLength(1);
    expect((await answer('accept', id)).data).toEqual({ is_member: true });
  });

  it('it ends when the company loses the domain of the address, also while the answer waits', async () => {
    await ask();
    const id = await ownId();
    const lose = (db: Pick<Tx, 'update'>) =>
      db.update(companyDomain).set({ verifiedAt: null }).where(eq(companyDomain.domain, 'demo.test'));
    const reply = await callWhileHeld(setup.users.tool, ACME, () => answer('accept', id), lose);
    expect(reply.code).toBe('company_invitation_not_found');
    expect(await own()).toEqual([]);
  });

  it('it ends after 14 days, with the company, with another address, and when the person joins another company', async () => {
    await ask();
    const id = await ownId();
    await set({ email: 'ines@elsewhere.test' });
    await refuse(id);
    await set({ email: INES, companyId: toDemoCompanyId('globex') });
    await refuse(id);
    await set({ companyId: null });
    const end = (expiresAt: Date | null) =>
      setup.users.tool.database.db.update(company).set({ expiresAt }).where(eq(company.id, ACME));
    await end(setup.users.tool.clock.now());
    await refuse(id);
    await end(null);
    expect(await own()).toHaveLength(1);
    setup.users.tool.clock.advance(COMPANY_INVITATION_DAYS * DAY_MS);
    const later = await setup.users.tool.as(INES);
    expect(await own(later)).toEqual([]);
    await refuse(id, later);
    const admin = await setup.users.tool.as('admin@acme.test');
    expect(await asked(admin)).toEqual([]);
    expect(await invite([{ email: INES }], {}, admin)).toEqual(['asked']);
    expect(await own(later)).toHaveLength(1);
    await setup.users.tool.app.jobs.drain();
    expect(await own(later)).toHaveLength(1);
    setup.users.tool.clock.advance(COMPANY_INVITATION_DAYS * DAY_MS);
    await setup.users.tool.app.jobs.drain();
    expect(await setup.users.tool.database.db.$count(companyInvitation)).toBe(0);
  });
});

describe('COMP-16 what an administrator learns of accounts elsewhere', () => {
  it('where the domain is only claimed, or proven by another company, nobody is asked, and the outcome is as before', async () => {
    const change = (values: Partial<typeof companyDomain.$inferInsert>) =>
      setup.users.tool.database.db
        .update(companyDomain)
        .set(values)
        .where(eq(companyDomain.domain, 'demo.test'));
    for (const values of [
      { verifiedAt: null },
      { verifiedAt: setup.users.tool.clock.now(), companyId: toDemoCompanyId('globex') },
    ]) {
      await change(values);
      expect(await ask()).toEqual(['account_elsewhere']);
      expect([await asked(), await own()]).toEqual([[], []]);
    }
  });

  it('a person whom a platform launched with the same address is not asked in place of the account', async () => {
    await setup.users.tool.database.db
      .insert(person)
      .values({ id: randomUUID(), kind: 'launched', email: INES, createdAt: setup.users.tool.clock.now() });
    expect(await ask()).toEqual(['asked']);
    expect(await own()).toHaveLength(1);
  });

  it('an account of another company looks the same as a private one, and its owner is asked nothing', async () => {
    await prove('globex.test');
    expect(await invite([{ email: INES }, { email: 'member@globex.test' }])).toEqual(['asked', 'asked']);
    expect((await asked()).map(({ email }) => email)).toEqual([INES, 'member@globex.test']);
    expect(await setup.users.tool.mails('member@globex.test')).toEqual([]);
    const goran = await setup.users.tool.as('member@globex.test');
    expect(await own(goran)).toEqual([]);
    for (const { id } of await asked()) expect((await answer('accept', id, goran)).status).toBe(404);
    const entries = (await setup.users.owner.call(listAuditEntries, { action: 'user.ask' })).data.items;
    expect(entries.map(({ subject, details }) => [subject?.id, details])).toEqual(
      Array.from({ length: 2 }, () => [ACME, { license: 'yes', teams: '0' }]),
    );
  });

  it('who asked before does not learn that the person joined another company', async () => {
    await ask();
    const before = await asked();
    const move = (companyId: CompanyId) =>
      setup.users.tool.database.db
        .update(companyDomain)
        .set({ companyId })
        .where(eq(companyDomain.domain, 'demo.test'));
    await move(toDemoCompanyId('globex'));
    expect(await invite([{ email: INES }], {}, other)).toEqual(['asked']);
    const id = await ownId();
    expect((await answer('accept', id)).data).toEqual({ is_member: true });
    expect(await asked()).toEqual(before);
    await move(ACME);
    expect(await ask()).toEqual(['asked']);
    expect((await answer('accept', id)).data).toEqual({ is_member: true });
    await set({ companyId: null });
    expect(await own()).toEqual([]);
  });

  it('somebody who joined and was removed can be asked again', async () => {
    await ask();
    const id = await ownId();
    await answer('accept', id);
    await setup.users.owner.call(actOnCompanyUsers, { act: 'remove', user_ids: [INES_ID] });
    const [row] = await setup.users.tool.database.db
      .select()
      .from(account)
      .where(eq(account.personId, INES_ID));
    expect(row).toMatchObject({ type: 'FT', state: 'active' });
    const again = await setup.users.tool.as(INES);
    expect(await own(again)).toEqual([]);
    expect((await answer('accept', id, again)).code).toBe('company_invitation_not_found');
    expect(await ask()).toEqual(['asked']);
    expect(await own(again)).toHaveLength(1);
  });
});
