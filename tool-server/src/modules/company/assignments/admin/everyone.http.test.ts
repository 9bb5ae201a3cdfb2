import type { PersonId } from '@drawbridge/contracts';
import { exportAssignmentReport, findAssignees, getAssignmentProgress } from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAssignmentCalls } from '../../../../../test/fixtures/company/assignment-calls.ts';
import { createAdminCalls } from '../../../../../test/fixtures/company/assignment-form.ts';
import {
  type AssignmentTool,
  createAssignmentTool,
  DAY_MS,
  MIKA,
} from '../../../../../test/fixtures/company/assignment-tool.ts';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { account, person } from '../../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../../operations/demo/index.ts';
import { team, teamManager } from '../../teams/index.ts';
import { assignment } from '../assignments.table.ts';

const CHAMPION = toDemoPersonId('champion@acme.test');
const MANAGER = toDemoPersonId('manager@acme.test');
const INES = toDemoPersonId('ind@demo.test');
const ACME = toDemoCompanyId('acme');
const EVERYONE = { is_for_everyone: true };

let given: AssignmentTool;
let admin: Caller;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
  admin = await given.tool.as('admin@acme.test');
});
afterAll(() => given.tool.close());

const { get, create, make, change, preview, report, exempt } = createAdminCalls(() => admin);
const { get: getOwn, claim } = createAssignmentCalls(() => given);

const setPerson = (id: PersonId, to: Partial<typeof person.$inferInsert>) =>
  given.tool.database.db.update(person).set(to).where(eq(person.id, id));
const setState = (id: PersonId, state: 'active' | 'deactivated') =>
  given.tool.database.db
    .update(account)
    .set({ state, deactivatedFrom: state === 'deactivated' ? 'active' : null })
    .where(eq(account.personId, id));
/** Accounts of ACME that are not deactivated. */
const countAccounts = async () => {
  const { db } = given.tool.database;
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(and(eq(person.companyId, ACME), eq(person.kind, 'account'), ne(account.state, 'deactivated')));
  return rows.length;
};
const peopleOf = async (id: Awaited<ReturnType<typeof make>>) =>
  (await report(id, { per_page: 100 })).items.map(({ person_id }) => person_id);

describe('COMP-52 an assignment for everyone', () => {
  it('an assignment for everyone reaches every account of the company and nobody else', async () => {
    await setState(CHAMPION, 'deactivated');
    const id = await make(EVERYONE);
    const people = await countAccounts();
    expect(await get(id)).toMatchObject({ ...EVERYONE, people_count: people, teams: [], persons: [] });
    const progress = await admin.call(getAssignmentProgress, { assignment_ids: [id] });
    expect(progress.data.items).toMatchObject([{ people_count: people, counts: { not_started: people } }]);
    const goran = await given.tool.as('member@globex.test');
    const statuses = [await getOwn(id), await getOwn(id, goran)].map(({ status }) => status);
    expect(statuses).toEqual([200, 404]);
    expect(await peopleOf(id)).not.toContain(CHAMPION);
    // Somebody who tries a lab without an account is no user of the company.
    await setPerson(MANAGER, { kind: 'guest' });
    expect((await get(id)).people_count).toBe(people - 1);
  });

  it('a dynamic assignment for everyone follows the company', async () => {
    const id = await make(EVERYONE);
    const { people_count: before } = await get(id);
    await setPerson(INES, { companyId: ACME });
    await setPerson(MIKA, { companyId: toDemoCompanyId('globex') });
    await setState(CHAMPION, 'deactivated');
    expect((await getOwn(id)).status).toBe(404);
    const people = await peopleOf(id);
    expect([people.length, people.includes(INES), people.includes(CHAMPION)]).toEqual([
      before - 1,
      true,
      false,
    ]);
    await setState(CHAMPION, 'active');
    expect(await peopleOf(id)).toContain(CHAMPION);
  });

  it('a frozen assignment for everyone keeps the users of the moment of saving', async () => {
    await setState(CHAMPION, 'deactivated');
    const id = await make({ ...EVERYONE, people: 'frozen' });
    const before = await peopleOf(id);
    await setPerson(INES, { companyId: ACME });
    await setState(CHAMPION, 'active');
    expect(await peopleOf(id)).toEqual(before);
    await change(id, { ...EVERYONE, people: 'frozen', name: 'Renamed' });
    expect(await peopleOf(id)).toEqual(before);
  });

  it('an assignment for everyone names nobody, and one for nobody is refused', async () => {
    const teamId = await given.makeTeam('acme', [MIKA]);
    const none = { team_ids: [], person_ids: [] };
    for (const part of [{ ...EVERYONE, team_ids: [teamId] }, { ...EVERYONE, person_ids: [MIKA] }, none]) {
      const reply = await create(part);
      expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['person_ids']]);
    }
  });

  it('the preview of a change to everyone shows who is added, and the change is in the audit trail', async () => {
    const teamId = await given.makeTeam('acme', [MIKA]);
    const id = await make({ team_ids: [teamId], people: 'frozen' });
    const people = await countAccounts();
    const shown = await preview({ ...EVERYONE, people: 'frozen' }, id);
    expect([shown.total, shown.changes]).toEqual([
      people,
      { added: people - 1, removed: 0, changed: 0, same: 1 },
    ]);
    expect((await get(id)).people_count).toBe(1);
    await change(id, { ...EVERYONE, people: 'frozen' });
    expect(await peopleOf(id)).toHaveLength(people);
    const { items } = (await admin.call(listAuditEntries, { action: 'assignment.change' })).data;
    expect(items[0]?.details).toMatchObject({
      is_for_everyone: 'false → true',
      people: `1 → ${people}`,
    });
    await change(id, { team_ids: [teamId] });
    expect(await peopleOf(id)).toEqual([MIKA]);
  });

  it('the picker returns the company with its number of users', async () => {
    const find = async (caller: Caller) =>
      (await caller.call(findAssignees, { kind: 'everyone' })).data.Items;
    expect(await find(admin)).toEqual([
      { kind: 'everyone', id: ACME, name: 'ACME', members: await countAccounts() },
    ]);
    const others = await find(await given.tool.as('admin@globex.test'));
    expect(others.map(({ id }) => id)).toEqual([toDemoCompanyId('globex')]);
  });
});

describe('COMP-55, COMP-58 what an assignment for everyone has in common with the others', () => {
  it('exemptions, reminders, certificates and the exported report include everyone', async () => {
    await given.tool.database.db.delete(assignment);
    const id = await make(EVERYONE);
    const people = await countAccounts();
    await exempt(id, 'On leave', [CHAMPION]);
    await given.completeShort(given.member);
    expect((await report(id)).counts).toMatchObject({ exempt: 1, finished: 1, not_started: people - 2 });
    expect((await claim(id)).status).toBe(200);
    const { csv, is_complete } = (await admin.call(exportAssignmentReport, { assignment_id: id })).data;
    expect([csv.split('\r\n').length, is_complete]).toEqual([people + 2, true]);
    await given.tool.app.jobs.drain();
    const [sent] = await given.tool.database.query<{ count: number }>({
      name: 'count_reminded',
      text: 'select count(*)::int as count from assignment_notice where assignment_id = $1::uuid',
      values: [id],
    });
    // All but the exempt one, and those who cannot sign in yet.
    expect(sent?.count).toBeGreaterThan(people / 2);
    expect(sent?.count).toBeLessThan(people);
  });

  it("a manager's weekly mail counts the people of their own teams only", async () => {
    const { db } = given.tool.database;
    await db.delete(assignment);
    await db.delete(team);
    const own = await given.makeTeam('acme', [MIKA]);
    await given.makeTeam('acme', [CHAMPION]);
    await db
      .insert(teamManager)
      .values({ teamId: own, personId: MANAGER, createdAt: given.tool.clock.now() });
    await make({ ...EVERYONE, name: 'For all', due_on: '2026-03-04T09:00' });
    given.tool.clock.advance(7 * DAY_MS);
    await given.tool.app.jobs.drain();
    const mails = await given.tool.mails('manager@acme.test');
    const digest = mails.find(({ subject }) => subject === 'Assignments in your teams');
    expect(digest?.text).toContain('• “For all”: 1 person overdue');
  });
});
