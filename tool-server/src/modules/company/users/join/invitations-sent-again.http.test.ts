import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { COMPANY_INVITATION_DAYS, withdrawCompanyInvitation } from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { INES, useInvitations } from '../../../../../test/fixtures/company/invitation-calls.ts';
import { person } from '../../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../../operations/demo/index.ts';
import { companyInvitation } from './company-invitations.table.ts';

const ACME = toDemoCompanyId('acme');
const DAY_MS = 86_400_000;

const setup = useInvitations();
const { invite, getUser, audited, prove, ask, own, ownId, asked, answer, questions } = setup.calls;

describe('COMP-16 an invitation to join that is sent again', () => {
  /** Withdraws the invitation and sends it again, as an administrator of that time. */
  const renew = async () => {
    const admin = await setup.users.tool.as('admin@acme.test');
    const [asking] = await asked(admin);
    await admin.call(withdrawCompanyInvitation, { id: asId<'company invitation'>(asking?.id ?? '') });
    expect(await asked(admin)).toEqual([]);
    expect(await invite([{ email: INES }], {}, admin)).toEqual(['asked']);
    const [again] = await asked(admin);
    const { clock } = setup.users.tool;
    expect(again?.expires_at).toBe(
      new Date(clock.now().getTime() + COMPANY_INVITATION_DAYS * DAY_MS).toISOString(),
    );
    setup.ines = await setup.users.tool.as(INES);
    return { open: (await own()).length, mails: (await questions()).length };
  };

  it('withdrawn and sent again, it mails its owner once a day at most, and can be accepted', async () => {
    await ask();
    expect(await renew()).toEqual({ open: 1, mails: 1 });
    setup.users.tool.clock.advance(DAY_MS);
    expect(await renew()).toEqual({ open: 1, mails: 2 });
    expect(await renew()).toEqual({ open: 1, mails: 2 });
    expect((await answer('accept')).data).toEqual({ is_member: true });
  });

  it('withdrawn and sent again, it says what the company says now, and that of another company stays withdrawn', async () => {
    const { db } = setup.users.tool.database;
    const teamId = (await getUser('member@acme.test')).teams[0]?.id;
    await ask(INES, { has_license: false });
    const [asking] = await db.select().from(companyInvitation);
    if (!asking) throw new Error('nobody is asked');
    const GLOBEX = toDemoCompanyId('globex');
    const theirs = {
      ...asking,
      id: randomUUID(),
      companyId: GLOBEX,
      withdrawnAt: setup.users.tool.clock.now(),
    };
    await db.insert(companyInvitation).values(theirs);
    await setup.users.owner.call(withdrawCompanyInvitation, { id: await ownId() });
    const said = { email: INES, department: 'Payments', job_title: 'Engineer' };
    await invite([said], { team_ids: [teamId] });
    const rows = await db.select().from(companyInvitation);
    expect(rows.find(({ companyId }) => companyId === GLOBEX)).toEqual(theirs);
    expect(rows.find(({ companyId }) => companyId === ACME)).toMatchObject({
      teamIds: [teamId],
      hasLicense: true,
      department: 'Payments',
      jobTitle: 'Engineer',
    });
  });

  it('declined, withdrawn and sent again, it stays declined for 14 days, and the company sees no difference', async () => {
    await ask();
    setup.users.tool.clock.advance(DAY_MS);
    setup.ines = await setup.users.tool.as(INES);
    await answer('decline');
    expect(await renew()).toEqual({ open: 0, mails: 1 });
    setup.users.tool.clock.advance((COMPANY_INVITATION_DAYS - 1) * DAY_MS);
    await setup.users.tool.app.jobs.drain();
    expect(await renew()).toEqual({ open: 0, mails: 1 });
    setup.users.tool.clock.advance(DAY_MS);
    expect(await renew()).toEqual({ open: 1, mails: 2 });
  });

  it('declined on its last day, it stays so for 14 days more, whoever sends it again', async () => {
    await ask();
    setup.users.tool.clock.advance(COMPANY_INVITATION_DAYS * DAY_MS - 1);
    setup.ines = await setup.users.tool.as(INES);
    await answer('decline');
    setup.users.tool.clock.advance(DAY_MS);
    await setup.users.tool.app.jobs.drain();
    const admin = await setup.users.tool.as('admin@acme.test');
    expect(await asked(admin)).toEqual([]);
    expect(await invite([{ email: INES }], {}, admin)).toEqual(['asked']);
    expect(await asked(admin)).toHaveLength(1);
    setup.ines = await setup.users.tool.as(INES);
    expect([await own(), (await questions()).length]).toEqual([[], 1]);
  });

  it('declined and over, it does not keep a new owner of the address from being asked', async () => {
    await ask();
    setup.users.tool.clock.advance(COMPANY_INVITATION_DAYS * DAY_MS - 1);
    setup.ines = await setup.users.tool.as(INES);
    await answer('decline');
    setup.users.tool.clock.advance(DAY_MS);
    const setEmail = (of: string, email: string) =>
      setup.users.tool.database.db
        .update(person)
        .set({ email })
        .where(eq(person.id, toDemoPersonId(of)));
    await setEmail(INES, 'ines@elsewhere.test');
    await setEmail('free@demo.test', INES);
    const admin = await setup.users.tool.as('admin@acme.test');
    expect(await invite([{ email: INES }], {}, admin)).toEqual(['asked']);
    setup.ines = await setup.users.tool.as(INES);
    expect([(await own()).length, (await questions()).length]).toEqual([1, 2]);
  });

  it('withdrawn and sent again, each has a new id and an audit entry, whoever owns the account, and whether they declined', async () => {
    await prove('globex.test');
    const FREE = 'free@demo.test';
    const emails = [FREE, INES, 'member@globex.test'];
    await invite(emails.map((email) => ({ email })));
    await answer('decline');
    const before = await asked();
    expect(before.map(({ email }) => email)).toEqual(emails);
    for (const { id } of before) await setup.users.owner.call(withdrawCompanyInvitation, { id });
    await invite(emails.map((email) => ({ email })));
    const kept = (await asked()).filter(({ id }) => before.some((one) => one.id === id));
    expect(kept).toEqual([]);
    expect(await audited('user.ask')).toHaveLength(2 * emails.length);
  });

  it('what is over cannot be withdrawn, so that the audit trail does not say who declined', async () => {
    await ask();
    await ask('free@demo.test');
    const ids = (await asked()).map(({ id }) => id);
    setup.users.tool.clock.advance(COMPANY_INVITATION_DAYS * DAY_MS - 1);
    setup.ines = await setup.users.tool.as(INES);
    await answer('decline');
    setup.users.tool.clock.advance(1);
    const admin = await setup.users.tool.as('admin@acme.test');
    await setup.users.tool.app.jobs.drain();
    const kept = await setup.users.tool.database.db.select().from(companyInvitation);
    expect(kept.map(({ email }) => email)).toEqual([INES]);
    for (const id of ids) await admin.call(withdrawCompanyInvitation, { id });
    expect((await admin.call(listAuditEntries, { action: 'user.withdraw' })).data.items).toEqual([]);
  });
});
