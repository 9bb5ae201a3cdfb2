import { asId } from '@drawbridge/contracts';
import { listOwnAssignments } from '@drawbridge/contracts/company';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAssignmentCalls } from '../../../../test/fixtures/company/assignment-calls.ts';
import {
  type AssignmentTool,
  createAssignmentTool,
  MIKA,
} from '../../../../test/fixtures/company/assignment-tool.ts';
import { SHORT } from '../../../../test/fixtures/recognition/award-tool.ts';
import { company, person } from '../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { team } from '../teams/index.ts';

const UNKNOWN = asId<'assignment'>('3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a04');
const CHAMPION = toDemoPersonId('champion@acme.test');
const GORAN = toDemoPersonId('member@globex.test');

let given: AssignmentTool;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
});
afterAll(() => given.tool.close());

const { get, list, claim, has } = createAssignmentCalls(() => given);

describe('COMP-20 who has assignments', () => {
  it('assignments are refused to anonymous callers and to people without a company', async () => {
    const id = await given.assign();
    const callers = [
      given.tool.anonymous,
      await given.tool.as('ind@demo.test'),
      await given.tool.as('free@demo.test'),
    ];
    for (const [nth, caller] of callers.entries()) {
      const replies = [
        await caller.call(listOwnAssignments, {}),
        await get(id, caller),
        await claim(id, caller),
      ];
      expect(replies.map(({ status }) => status)).toEqual(Array(3).fill(nth === 0 ? 401 : 403));
    }
  });
  it('every company user has a list, including managers, champions and administrators', async () => {
    const emails = ['manager@acme.test', 'champion@acme.test', 'admin@acme.test', 'admin@globex.test'];
    for (const email of emails) expect(await has(await given.tool.as(email))).toBe(0);
  });
  it('an assignment of another person or company is answered like an unknown one', async () => {
    const id = await given.assign();
    const others = [await given.tool.as('admin@acme.test'), await given.tool.as('admin@globex.test')];
    const replies = [await get(UNKNOWN), await claim(UNKNOWN)];
    for (const other of others) replies.push(await get(id, other), await claim(id, other));
    expect(replies.map(({ status, code, message }) => [status, code, message])).toEqual(
      replies.map(() => [404, 'assignment_not_found', 'This assignment does not exist.']),
    );
    expect((await get(asId('no-such'))).code).toBe('bad_input');
  });
  it('a person who moves to another company keeps no assignment, not even one written for a foreign team', async () => {
    const id = await given.assign();
    const { db } = given.tool.database;
    await db
      .update(person)
      .set({ companyId: toDemoCompanyId('globex') })
      .where(eq(person.id, MIKA));
    expect([(await get(id)).status, await has()]).toEqual([404, 0]);
    const foreign = await given.makeTeam('globex', [GORAN]);
    const refused = await given.assign({ teamIds: [foreign] }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'bad_input', errors: { team_ids: expect.any(String) } });
  });
  it('assignments are deleted with their user, without leftovers', async () => {
    const goran = await given.tool.as('member@globex.test');
    await given.assign({
      companyId: toDemoCompanyId('globex'),
      personIds: [GORAN],
      people: 'frozen',
    });
    await given.tool.app.jobs.drain();
    expect(await has(goran)).toBe(1);
    await given.tool.database.db.delete(person).where(eq(person.id, GORAN));
    const [left] = await given.tool.database.query<{ count: number }>({
      name: 'count_left',
      text: `select (select count(*) from assignment_person where person_id = $1::uuid)::int
        + (select count(*) from assignment_target where person_id = $1::uuid)::int
        + (select count(*) from assignment_notice where person_id = $1::uuid)::int as count`,
      values: [GORAN],
    });
    expect(left?.count).toBe(0);
    await given.tool.app.jobs.drain();
  });
});

describe('COMP-52 creating an assignment', () => {
  it.each([
    ['due_on', { dueAt: new Date('2026-03-01T00:00:00Z') }],
    ['due_on', { dueAt: new Date('2026-03-02T09:00:00Z') }],
    ['items', { items: [] }],
    ['items', { items: [{ kind: 'course' as const, id: 'no-such' }] }],
    ['items', { items: [{ kind: 'journey' as const, id: SHORT }] }],
    ['person_ids', { personIds: [] }],
    ['person_ids', { personIds: [GORAN] }],
  ])('an assignment with a fault at %s is refused %#', async (field, part) => {
    const refused = await given.assign(part).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'bad_input',
      errors: { [field]: expect.any(String) },
    });
    expect(await has()).toBe(0);
  });
});

describe('COMP-52 dynamic and frozen', () => {
  it('a dynamic assignment follows the team: new members get it, and former members lose it', async () => {
    const teamId = await given.makeTeam('acme', [MIKA]);
    const id = await given.assign({ teamIds: [teamId] });
    const champion = await given.tool.as('champion@acme.test');
    expect([await has(), await has(champion)]).toEqual([1, 0]);
    await given.join(teamId, CHAMPION);
    await given.leave(teamId, MIKA);
    expect([(await get(id)).status, (await get(id, champion)).status]).toEqual([404, 200]);
  });
  it('a frozen assignment stays with its original members, even when the team is deleted', async () => {
    const teamId = await given.makeTeam('acme', [MIKA]);
    const id = await given.assign({ teamIds: [teamId], people: 'frozen' });
    const champion = await given.tool.as('champion@acme.test');
    await given.join(teamId, CHAMPION);
    await given.leave(teamId, MIKA);
    expect([(await get(id)).status, (await get(id, champion)).status]).toEqual([200, 404]);
    await given.tool.database.db.delete(team).where(eq(team.id, teamId));
    expect((await get(id)).status).toBe(200);
  });
  it('an assignment of a team is also that of the teams that are part of it', async () => {
    const teamId = await given.makeTeam('acme', []);
    const nested = await given.makeTeam('acme', [MIKA]);
    const { db } = given.tool.database;
    await db.update(team).set({ parentId: teamId }).where(eq(team.id, nested));
    await given.assign({ teamIds: [teamId] });
    await given.assign({ teamIds: [teamId], people: 'frozen' });
    expect(await has()).toBe(2);
  });
  it('a person in two assigned teams who is also named has the assignment once', async () => {
    const teams = [await given.makeTeam('acme', [MIKA]), await given.makeTeam('acme', [MIKA])];
    await given.assign({ teamIds: teams, personIds: [MIKA] });
    await given.assign({ teamIds: teams, personIds: [MIKA], people: 'frozen' });
    expect((await list()).counts).toEqual({ to_do: 2, done: 0, all: 2 });
  });
});

describe('BILL-5 a company whose time is over', () => {
  it('people of an expired company see no assignments, because they are not signed in', async () => {
    const id = await given.assign();
    const { db } = given.tool.database;
    await db
      .update(company)
      .set({ expiresAt: new Date(0) })
      .where(eq(company.id, toDemoCompanyId('acme')));
    expect((await get(id)).status).toBeGreaterThanOrEqual(400);
  });
});
