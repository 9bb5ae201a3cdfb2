import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  createAssignment,
  deleteAssignment,
  findAssignableItems,
  findAssignees,
  getAssignmentProgress,
  getManagedAssignment,
  listManagedAssignments,
} from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssignmentCalls } from '../../../../../test/fixtures/company/assignment-calls.ts';
import { createAdminCalls, toForm } from '../../../../../test/fixtures/company/assignment-form.ts';
import {
  type AssignmentTool,
  createAssignmentTool,
  MIKA,
} from '../../../../../test/fixtures/company/assignment-tool.ts';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { CHALLENGE, JOURNEY, LONG, SHORT } from '../../../../../test/fixtures/recognition/award-tool.ts';
import { course } from '../../../kernel/catalogue/catalogue.table.ts';
import { account } from '../../../kernel/people/index.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../../operations/demo/index.ts';
import { team } from '../../teams/index.ts';

const CHAMPION = toDemoPersonId('champion@acme.test');
const GORAN = toDemoPersonId('member@globex.test');

let given: AssignmentTool;
let admin: Caller;
beforeAll(async () => {
  given = await createAssignmentTool();
  admin = await given.tool.as('admin@acme.test');
});
afterAll(() => given.tool.close());

const { get, create, make, change, preview } = createAdminCalls(() => admin);
const { has, read } = createAssignmentCalls(() => given);
const list = async (query: { text?: string; phase?: 'upcoming' | 'running' | 'ended' } = {}) =>
  (await admin.call(listManagedAssignments, query)).data;
const entries = async (action: 'assignment.add' | 'assignment.change' | 'assignment.delete') =>
  (await admin.call(listAuditEntries, { action })).data.items;

describe('COMP-50, COMP-52 an administrator creates an assignment', () => {
  it('a created assignment is in the list and reaches its people, and the audit trail says what it contains', async () => {
    const before = await has();
    const id = await make({ name: 'New one', items: [{ kind: 'journey', id: JOURNEY }] });
    expect(await has()).toBe(before + 1);
    const { items } = await list({ text: 'new ONE' });
    expect(items).toMatchObject([{ id, name: 'New one', phase: 'running' }]);
    const progress = await admin.call(getAssignmentProgress, { assignment_ids: [id] });
    expect(progress.data.items).toMatchObject([
      { assignment_id: id, people_count: 1, counts: { not_started: 1, finished: 0 } },
    ]);
    const [entry] = await entries('assignment.add');
    expect(entry).toMatchObject({
      subject: { kind: 'assignment', id },
      details: { name: 'New one', items: 'Both courses', people_named: '1', people: '1' },
    });
    expect(JSON.stringify(entry?.details)).not.toContain('@');
  });

  it('CALL-47 an assignment that is created twice with one id is made once, also by two calls at once', async () => {
    const { total } = await list();
    const input = { id: asId<'assignment'>(randomUUID()), ...toForm() };
    const replies = await Promise.all([
      admin.call(createAssignment, input),
      admin.call(createAssignment, input),
    ]);
    expect(replies.map(({ status, data }) => [status, data.id])).toEqual(replies.map(() => [200, input.id]));
    expect((await list()).total).toBe(total + 1);
  });

  it('the dates of an assignment are those of its zone, whether its clocks have changed by then or not', async () => {
    const id = await make({
      starts_on: '2026-03-28T09:00',
      due_on: '2026-03-29T09:00',
      time_zone: 'Europe/Berlin',
    });
    expect(await get(id)).toMatchObject({
      starts_at: '2026-03-28T08:00:00.000Z',
      due_at: '2026-03-29T07:00:00.000Z',
      starts_on: '2026-03-28T09:00',
      due_on: '2026-03-29T09:00',
      phase: 'upcoming',
    });
  });

  it("an assignment in each person's zone is due when their own clocks show its time", async () => {
    const id = await make({ zone_of: 'person', due_on: '2026-03-29T09:00', time_zone: 'Europe/Berlin' });
    const champion = await given.tool.as('champion@acme.test');
    const other = await make({ zone_of: 'person', person_ids: [CHAMPION] });
    const setZone = (timeZone: string | null) =>
      given.tool.database.db
        .update(account)
        .set({ timeZone })
        .where(inArray(account.personId, [MIKA, CHAMPION]));
    await setZone('America/New_York');
    expect((await read(id)).due_at).toBe('2026-03-29T13:00:00.000Z');
    expect((await read(other, champion)).due_at).toBe('2026-03-12T21:00:00.000Z');
    // A zone that the database does not know.
    await setZone('Mars/Olympus');
    expect((await read(id)).due_at).toBe('2026-03-29T07:00:00.000Z');
    await setZone(null);
  });

  it.each([
    ['due_on', { due_on: '2026-03-02T09:00' }],
    ['due_on', { due_on: '2026-02-30T25:00' }],
    ['starts_on', { starts_on: 'tomorrow' }],
    ['time_zone', { time_zone: 'Mars/Olympus' }],
    ['name', { name: ' ' }],
    ['pass_percent', { pass_percent: 0 }],
    ['items', { items: [] }],
    ['items', { items: [{ kind: 'course' as const, id: 'no-such' }] }],
    ['items', { type: 'challenge' as const, items: [{ kind: 'course' as const, id: SHORT }] }],
    ['person_ids', { person_ids: [] }],
    ['person_ids', { person_ids: [GORAN] }],
    ['team_ids', { team_ids: [randomUUID()] }],
    ['repeat_months', { repeat: 'after_pass' as const, early_days: 30 }],
    ['early_days', { repeat: 'after_pass' as const, repeat_months: 12 }],
    ['early_days', { repeat: 'after_pass' as const, repeat_months: 1, early_days: 28 }],
    [
      'has_hard_end',
      { repeat: 'after_pass' as const, repeat_months: 12, early_days: 30, has_hard_end: true },
    ],
    ['due_on', { repeat: 'yearly' as const, due_on: '2027-02-20T09:00', early_days: 30 }],
  ])('a form with a fault at %s is refused there %#', async (field, part) => {
    const { total } = await list();
    const reply = await create(part);
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
    expect((await list()).total).toBe(total);
  });
});

describe('COMP-51 an administrator edits an assignment', () => {
  it('the form opens with the stored values, and saving it changes nothing but the version', async () => {
    const id = await make({ note: 'Please', pass_percent: 80, repeat: 'yearly', early_days: 20 });
    const { version, ...before } = await get(id);
    const { items, teams, persons, ...fields } = before;
    const form = {
      ...fields,
      items: items.map((item) => ({ kind: 'course' as const, id: item.id })),
      team_ids: teams.map((one) => one.id),
      person_ids: persons.map((one) => one.id),
    };
    const { data } = await change(id, form);
    expect(data).toEqual({ ...before, version: version + 1 });
  });

  it('of two administrators who edit at once the second is told so, and overwrites nothing', async () => {
    const id = await make();
    const { version } = await get(id);
    const replies = await Promise.all([
      change(id, { name: 'First' }, version),
      change(id, { name: 'Second' }, version),
    ]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect([refused?.code, refused?.message]).toEqual([
      'assignment_changed',
      'Somebody else has changed this assignment. Load it again to see what it says now.',
    ]);
    const saved = replies.find(({ status }) => status === 200);
    expect((await get(id)).name).toBe(saved?.data.name);
  });

  it('the audit trail has what a change replaced, and what by', async () => {
    const id = await make({ name: 'Old name' });
    await change(id, { name: 'New name', pass_percent: 50 });
    const [entry] = await entries('assignment.change');
    expect(entry).toMatchObject({
      subject: { id },
      details: { name: 'Old name → New name', pass_percent: '100 → 50' },
    });
  });

  it('a frozen assignment keeps its people through a change of its dates, and takes others with other teams', async () => {
    const teamId = await given.makeTeam('acme', [MIKA]);
    const id = await make({ people: 'frozen', team_ids: [teamId], name: 'Frozen' });
    await given.join(teamId, CHAMPION);
    const frozen = { people: 'frozen' as const, team_ids: [teamId], name: 'Frozen' };
    await change(id, { ...frozen, due_on: '2026-03-20T09:00' });
    expect((await get(id)).people_count).toBe(1);
    await change(id, { ...frozen, person_ids: [CHAMPION] });
    expect((await get(id)).people_count).toBe(2);
  });

  it('COMP-62 a course of another company, or of a person, is not in the catalog of the company', async () => {
    const { db } = given.tool.database;
    const items = [{ kind: 'course' as const, id: LONG }];
    for (const owner of [{ ownerCompanyId: toDemoCompanyId('globex') }, { ownerPersonId: MIKA }]) {
      await db.update(course).set(owner).where(eq(course.id, LONG));
      expect((await create({ items })).errors).toHaveProperty('items');
      await db.update(course).set({ ownerCompanyId: null, ownerPersonId: null }).where(eq(course.id, LONG));
    }
    expect((await create({ items })).status).toBe(200);
  });

  it('an item that the catalog no longer has may stay, and is marked', async () => {
    const items = [
      { kind: 'course' as const, id: SHORT },
      { kind: 'course' as const, id: LONG },
    ];
    const id = await make({ items });
    const withdraw = (withdrawnAt: Date | null) =>
      given.tool.database.db.update(course).set({ withdrawnAt }).where(eq(course.id, LONG));
    await withdraw(given.tool.clock.now());
    expect((await change(id, { items, name: 'Still there' })).status).toBe(200);
    expect((await get(id)).items.map(({ is_withdrawn }) => is_withdrawn)).toEqual([false, true]);
    expect((await create({ items })).errors).toHaveProperty('items');
    await withdraw(null);
  });
});

describe('COMP-63 an administrator deletes an assignment', () => {
  it('a deleted assignment is gone for everybody, and a second call says so', async () => {
    const before = await has();
    const id = await make({ name: 'Short-lived' });
    const replies = [
      await admin.call(deleteAssignment, { assignment_id: id }),
      await admin.call(deleteAssignment, { assignment_id: id }),
    ];
    expect([replies.map(({ status }) => status), await has()]).toEqual([[200, 404], before]);
    expect(await entries('assignment.delete')).toMatchObject([{ details: { name: 'Short-lived' } }]);
  });

  it('an assignment whose team is deleted stays, with nobody who has it', async () => {
    const teamId = await given.makeTeam('acme', [MIKA]);
    const id = await make({ team_ids: [teamId] });
    await given.tool.database.db.delete(team).where(eq(team.id, teamId));
    expect(await get(id)).toMatchObject({ teams: [], people_count: 0 });
    const again = await change(id, { team_ids: [teamId] });
    expect(again.errors).toEqual({ team_ids: 'One of these teams no longer exists. Remove it.' });
  });
});

describe('a preview says who is affected before anything is saved', () => {
  it('the preview of a new assignment names its people and their states, and saves nothing', async () => {
    const { total } = await list();
    const teamId = await given.makeTeam('acme', [CHAMPION]);
    const shown = await preview({ team_ids: [teamId], person_ids: [MIKA] });
    expect(shown).toMatchObject({ total: 2, changes: { added: 2, removed: 0 }, counts: { not_started: 2 } });
    expect(shown.people[0]).toMatchObject({ change: 'added', due_at: '2026-03-12T17:00:00.000Z' });
    expect((await list()).total).toBe(total);
  });

  it('the preview of a change says who is added, who is removed, and whose state changes', async () => {
    const teamId = await given.makeTeam('acme', [CHAMPION]);
    const id = await make({ team_ids: [teamId], person_ids: [MIKA] });
    const later = { starts_on: '2026-03-03T09:00' };
    const admins = toDemoPersonId('admin@acme.test');
    const shown = await preview({ ...later, person_ids: [CHAMPION, admins] }, id);
    expect(shown.changes).toEqual({ added: 1, removed: 1, changed: 1, same: 0 });
    expect(
      shown.people.map(({ person_id, change, before, after }) => [person_id, change, before, after]),
    ).toEqual([
      [CHAMPION, 'changed', 'not_started', 'upcoming'],
      [admins, 'added', undefined, 'upcoming'],
      [MIKA, 'removed', 'not_started', undefined],
    ]);
    expect(await get(id)).toMatchObject({ people_count: 2, version: 1, phase: 'running' });
  });
});

describe('COMP-61, CALL-41 pickers', () => {
  it('the picker finds teams and people of the company by part of a name or an address', async () => {
    await given.makeTeam('globex', [GORAN]);
    const find = async (input: { text?: string; kind?: 'team' | 'person' }) =>
      (await admin.call(findAssignees, input)).data.Items;
    expect((await find({ text: 'MIKA' })).map(({ id }) => id)).toEqual([MIKA]);
    expect((await find({ text: 'member@acme' })).map(({ id }) => id)).toEqual([MIKA]);
    expect(await find({ text: 'globex' })).toEqual([]);
    expect(await find({ text: '%' })).toEqual([]);
    expect(new Set((await find({ kind: 'team' })).map(({ kind }) => kind))).toEqual(new Set(['team']));
  });

  it('the picker offers courses and journeys, or challenges', async () => {
    const find = async (type: 'course' | 'challenge', text: string) =>
      (await admin.call(findAssignableItems, { type, text })).data.items.map(({ kind, id }) => [kind, id]);
    expect(await find('course', 'both courses')).toEqual([['journey', JOURNEY]]);
    expect(await find('course', 'C91')).toEqual([['course', SHORT]]);
    expect(await find('challenge', 'C91')).toEqual([]);
    expect(await find('challenge', '')).toContainEqual(['challenge', CHALLENGE]);
  });
});

describe('COMP-62 another company', () => {
  it("an administrator neither sees nor changes another company's assignments", async () => {
    const id = await make();
    const other = await given.tool.as('admin@globex.test');
    const calls = createAdminCalls(() => other);
    const replies = [
      await other.call(getManagedAssignment, { assignment_id: id }),
      await other.call(deleteAssignment, { assignment_id: id }),
      await calls.change(id, { person_ids: [GORAN] }, 1),
      await other.call(createAssignment, { id, ...toForm({ person_ids: [GORAN] }) }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'assignment_not_found'));
    const { items } = (await other.call(listManagedAssignments, { per_page: 100 })).data;
    expect(items.map((one) => one.id)).not.toContain(id);
    expect((await other.call(getAssignmentProgress, { assignment_ids: [id] })).data.items).toEqual([]);
    expect((await get(id)).version).toBe(1);
  });
});
