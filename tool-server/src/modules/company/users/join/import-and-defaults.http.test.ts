import { randomUUID } from 'node:crypto';
import {
  actOnCompanyUsers,
  checkUserImport,
  getUserDefaults,
  getUserImport,
  getUserImportResult,
  setUserDefaults,
  startUserImport,
} from '@drawbridge/contracts/company';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { INES, INES_ID, useInvitations } from '../../../../../test/fixtures/company/invitation-calls.ts';
import { createOperatorOrders, createOrderCalls } from '../../../../../test/fixtures/company/order-calls.ts';
import { companyDomain } from '../../../identity/sso/sso.table.ts';
import { auditEntry } from '../../../kernel/audit/audit.table.ts';
import { account } from '../../../kernel/people/index.ts';
import { toDemoCompanyId } from '../../../operations/demo/index.ts';
import { subscription } from '../../billing/billing.table.ts';
import { team, teamMember } from '../../teams/index.ts';

const ACME = toDemoCompanyId('acme');

const setup = useInvitations();
const { getUser, setSeats, list, audited, prove, ask, ownId, asked, answer, questions } = setup.calls;
const orders = createOrderCalls(() => setup.users.tool);

describe('COMP-16 an imported file with people who have an account elsewhere', () => {
  const importFile = async (lines: string[], more = {}) => {
    const { data } = await setup.users.owner.call(checkUserImport, {
      file_name: 'people.csv',
      file: Buffer.from(['email,department,teams', ...lines].join('\n')).toString('base64'),
      ...more,
    });
    const { import_id } = (await setup.users.owner.call(startUserImport, { import_id: data.import_id })).data;
    await setup.users.tool.app.jobs.drain();
    const { counts } = (await setup.users.owner.call(getUserImport, { import_id })).data;
    const { csv } = (await setup.users.owner.call(getUserImportResult, { import_id })).data;
    return { check: data.check, counts, csv };
  };

  it('the check says who is asked and tells nobody, and the import asks as a single invitation does', async () => {
    await prove('globex.test');
    const lines = [`${INES},Payments,Alpha`, 'member@globex.test,,', 'free@sso.test,,'];
    const file = Buffer.from(`email,department,teams\n${lines.join('\n')}`).toString('base64');
    await setup.users.owner.call(checkUserImport, { file_name: 'people.csv', file });
    expect([await questions(), await asked()]).toEqual([[], []]);
    const { check, counts, csv } = await importFile(lines);
    expect(check.counts).toMatchObject({ ask: 2, invite: 0, refused: 1 });
    expect(counts).toEqual(check.counts);
    expect(csv).toContain(`2,${INES},asked to join,,,`);
    expect(csv).toContain('3,member@globex.test,asked to join,,,');
    expect(await questions()).toHaveLength(1);
    expect((await asked()).map(({ email }) => email)).toEqual([INES, 'member@globex.test']);
    expect(await setup.users.tool.mails('member@globex.test')).toEqual([]);
    expect(await audited('user.ask')).toHaveLength(2);
    await answer('accept');
    const user = await getUser(INES);
    expect([user.department, user.teams.map(({ name }) => name)]).toEqual(['Payments', ['Alpha']]);
  });

  it('a file that is imported twice asks each person once, and takes a license only when they accept', async () => {
    const { used } = (await list()).data.seats ?? { used: 0 };
    await setSeats(used);
    for (let tries = 0; tries < 2; tries += 1)
      expect((await importFile([`${INES},,`])).counts).toMatchObject({ ask: 1, refused: 0 });
    expect([(await questions()).length, (await audited('user.ask')).length]).toEqual([1, 1]);
    await setSeats(used + 1);
    await answer('accept');
    expect((await importFile([`${INES},,`])).counts).toMatchObject({ ask: 0, unchanged: 1 });
  });

  it('outside of the proven domains the line is refused as before', async () => {
    await setup.users.tool.database.db.delete(companyDomain).where(eq(companyDomain.domain, 'demo.test'));
    const { check, csv } = await importFile([`${INES},,`]);
    expect(check.faults).toMatchObject([{ line: 2, reason: 'account_elsewhere' }]);
    expect([await questions(), csv.includes('account outside of the company')]).toEqual([[], true]);
  });
});

describe('COMP-38 a private account that joins', () => {
  const setDefaults = async (more: { weekly_digest_email?: boolean; team?: string } = {}) => {
    const { teams } = (await setup.users.owner.call(getUserDefaults, {})).data;
    const default_team_id = teams.find(({ name }) => name === more.team)?.id ?? null;
    const { weekly_digest_email = true } = more;
    return setup.users.owner.call(setUserDefaults, { weekly_digest_email, default_team_id });
  };
  const hasDigest = async () => {
    const { db } = setup.users.tool.database;
    const [row] = await db.select().from(account).where(eq(account.personId, INES_ID));
    return row?.weeklyDigestEmail;
  };

  it('somebody who joins begins with the default team and without the weekly mail, and can change both', async () => {
    await setDefaults({ weekly_digest_email: false, team: 'Alpha' });
    await ask();
    expect(await hasDigest()).toBe(true);
    const id = await ownId();
    await answer('accept', id);
    expect((await getUser(INES)).teams.map(({ name }) => name)).toEqual(['Alpha']);
    expect(await hasDigest()).toBe(false);
    await setup.users.tool.database.db
      .update(account)
      .set({ weeklyDigestEmail: true })
      .where(eq(account.personId, INES_ID));
    await answer('accept', id);
    expect(await hasDigest()).toBe(true);
  });

  it('somebody who was invited to a team does not join the default team, and who is removed gets nothing', async () => {
    const teamId = (await getUser('member@acme.test')).teams[0]?.id;
    const { db } = setup.users.tool.database;
    await db.insert(team).values({
      id: randomUUID(),
      companyId: ACME,
      name: 'Beginners',
      createdAt: setup.users.tool.clock.now(),
    });
    await setDefaults({ team: 'Beginners' });
    await ask(INES, { team_ids: [teamId] });
    await answer('accept');
    expect((await getUser(INES)).teams.map(({ name }) => name)).toEqual(['Alpha']);
    await setup.users.owner.call(actOnCompanyUsers, { act: 'remove', user_ids: [INES_ID] });
    expect(await db.select().from(teamMember).where(eq(teamMember.personId, INES_ID))).toEqual([]);
  });

  it.each([
    ['individual', {}],
    ['enterprise', { plan_id: 'enterprise', seats: 5 }],
  ] as const)(
    'an unpaid %s order of somebody who joins ends with a mail, and cannot be paid any more',
    async (_plan, part) => {
      await setup.users.tool.database.db
        .update(account)
        .set({ expiresAt: new Date(setup.users.tool.clock.now().getTime() + 1_000_000) })
        .where(eq(account.personId, INES_ID));
      const { invoice_number: number } = await orders.order(setup.ines, part);
      await ask();
      await answer('accept');
      const [row] = await setup.users.tool.database.db
        .select()
        .from(subscription)
        .where(eq(subscription.invoiceNumber, number));
      expect(row).toMatchObject({ endedBecause: 'cancelled', endedBy: 'membership', settledAt: null });
      expect((await setup.users.tool.mails(INES)).some(({ subject }) => subject.includes(number))).toBe(true);
      const [entry] = await setup.users.tool.database.db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.action, 'subscription.cancel'));
      expect(entry).toMatchObject({ companyId: null, details: { by: 'membership', number } });
      await expect(createOperatorOrders(setup.users.tool).settle(number, 'operator')).rejects.toMatchObject({
        code: 'order_ended',
      });
    },
  );

  it('what somebody who joins has paid, or ordered for another company, does not end', async () => {
    const { db } = setup.users.tool.database;
    await db
      .update(account)
      .set({ expiresAt: new Date(setup.users.tool.clock.now().getTime() + 1_000_000) })
      .where(eq(account.personId, INES_ID));
    const { invoice_number: number } = await orders.order(setup.ines);
    await createOperatorOrders(setup.users.tool).settle(number, 'operator');
    const waiting = await orders.order(setup.ines);
    await db
      .update(subscription)
      .set({ companyId: toDemoCompanyId('globex') })
      .where(eq(subscription.invoiceNumber, waiting.invoice_number));
    await ask();
    expect((await answer('accept')).data).toEqual({ is_member: true });
    const rows = await db.select().from(subscription).where(eq(subscription.personId, INES_ID));
    expect(rows.map(({ endedAt }) => endedAt)).toEqual([null, null]);
  });
});
