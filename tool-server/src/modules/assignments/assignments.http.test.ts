import {
  type AssignmentId,
  asId,
  checkCertificate,
  claimAssignmentCertificate,
  getOwnAssignment,
  linkCertificate,
  listCertifications,
  listOwnAssignments,
  publishMediaClick,
  revokeCertificate,
} from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AssignmentTool,
  createAssignmentTool,
  DAY_MS,
  MIKA,
} from '../../../test/fixtures/assignment-tool.ts';
import { CHALLENGE, JOURNEY, LAB, LONG, SHORT } from '../../../test/fixtures/award-tool.ts';
import type { Caller } from '../../../test/fixtures/create-test-tool.ts';
import { toDemoCompanyId, toDemoPersonId } from '../demo/index.ts';
import { company, person } from '../people/index.ts';
import { team } from '../teams/index.ts';

const UNKNOWN = asId<'assignment'>('3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a04');
const CHAMPION = toDemoPersonId('champion@acme.test');
const GORAN = toDemoPersonId('member@globex.test');

let given: AssignmentTool;
let member: Caller;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
  member = await given.tool.as('member@acme.test');
});
afterAll(() => given.tool.close());

/** Sessions end after four hours: the member signs in again. */
async function pass(ms: number) {
  given.tool.clock.advance(ms);
  member = await given.tool.as('member@acme.test');
}
const get = (id: AssignmentId, caller = member) => caller.call(getOwnAssignment, { assignment_id: id });
const read = async (id: AssignmentId, caller = member) => (await get(id, caller)).data;
const list = async (show: 'to_do' | 'done' | 'all' = 'all', caller = member) =>
  (await caller.call(listOwnAssignments, { show })).data;
const claim = (id: AssignmentId, caller = member) =>
  caller.call(claimAssignmentCertificate, { assignment_id: id });
const has = async (caller: Caller) => (await list('all', caller)).counts.all;

describe('COMP-20 who has assignments', () => {
  it('refuses whoever is not signed in, and people of no company', async () => {
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
  it('every company user has a list, managers, champions and administrators too', async () => {
    const emails = ['manager@acme.test', 'champion@acme.test', 'admin@acme.test', 'admin@globex.test'];
    for (const email of emails) expect(await has(await given.tool.as(email))).toBe(0);
  });
  it("another person's and another company's answer like an unknown one", async () => {
    const id = await given.assign();
    const others = [await given.tool.as('admin@acme.test'), await given.tool.as('admin@globex.test')];
    const replies = [await get(UNKNOWN), await claim(UNKNOWN)];
    for (const other of others) replies.push(await get(id, other), await claim(id, other));
    expect(replies.map(({ status, code, message }) => [status, code, message])).toEqual(
      replies.map(() => [404, 'assignment_not_found', 'This assignment does not exist.']),
    );
    expect((await get(asId('no-such'))).code).toBe('bad_input');
  });
  it("an assignment of a company does not follow into another one's, and none that was written into a foreign team", async () => {
    const id = await given.assign();
    const { db } = given.tool.database;
    await db
      .update(person)
      .set({ companyId: toDemoCompanyId('globex') })
      .where(eq(person.id, MIKA));
    expect([(await get(id)).status, await has(member)]).toEqual([404, 0]);
    const foreign = await given.makeTeam('globex', [GORAN]);
    const refused = await given.assign({ teamIds: [foreign] }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'bad_input', errors: { teams: expect.any(String) } });
  });
  it('go with a deleted user, and leave nothing behind', async () => {
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

describe('COMP-52 what is written', () => {
  it.each([
    ['due_at', { dueAt: new Date('2026-03-01T00:00:00Z') }],
    ['due_at', { dueAt: new Date('2026-03-02T09:00:00Z') }],
    ['items', { items: [] }],
    ['items', { items: [{ kind: 'course' as const, id: 'no-such' }] }],
    ['items', { items: [{ kind: 'journey' as const, id: SHORT }] }],
    ['people', { personIds: [] }],
    ['people', { personIds: [GORAN] }],
  ])('refuses a fault at %s %#', async (field, part) => {
    const refused = await given.assign(part).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'bad_input',
      errors: { [field]: expect.any(String) },
    });
    expect(await has(member)).toBe(0);
  });
});

describe('COMP-52 dynamic and frozen', () => {
  it('dynamic follows the team: who joins has it, who leaves has it no longer', async () => {
    const teamId = await given.makeTeam('acme', [MIKA]);
    const id = await given.assign({ teamIds: [teamId] });
    const champion = await given.tool.as('champion@acme.test');
    expect([await has(member), await has(champion)]).toEqual([1, 0]);
    await given.join(teamId, CHAMPION);
    await given.leave(teamId, MIKA);
    expect([(await get(id)).status, (await get(id, champion)).status]).toEqual([404, 200]);
  });
  it('frozen is a snapshot: who leaves keeps it, who joins later has none, also when the team is deleted', async () => {
    const teamId = await given.makeTeam('acme', [MIKA]);
    const id = await given.assign({ teamIds: [teamId], people: 'frozen' });
    const champion = await given.tool.as('champion@acme.test');
    await given.join(teamId, CHAMPION);
    await given.leave(teamId, MIKA);
    expect([(await get(id)).status, (await get(id, champion)).status]).toEqual([200, 404]);
    await given.tool.database.db.delete(team).where(eq(team.id, teamId));
    expect((await get(id)).status).toBe(200);
  });
  it('somebody in two of its teams, and named besides, has it once', async () => {
    const teams = [await given.makeTeam('acme', [MIKA]), await given.makeTeam('acme', [MIKA])];
    await given.assign({ teamIds: teams, personIds: [MIKA] });
    await given.assign({ teamIds: teams, personIds: [MIKA], people: 'frozen' });
    expect((await list()).counts).toEqual({ to_do: 2, done: 0, all: 2 });
  });
});

describe('COMP-19 progress', () => {
  it('rises with the work, and ends as finished', async () => {
    const id = await given.assign();
    expect(await read(id)).toMatchObject({ state: 'not_started', progress: 0, total_work: 2 });
    await given.enroll(member, SHORT);
    await given.mark(member, SHORT, 'short-1');
    expect(await read(id)).toMatchObject({
      state: 'in_progress',
      progress: 50,
      items: [
        { kind: 'course', id: SHORT, progress: 50, completed_items: 1, total_items: 2, is_completed: false },
      ],
    });
    await given.mark(member, SHORT, 'short-2');
    expect(await read(id)).toMatchObject({
      state: 'finished',
      progress: 100,
      is_late: false,
      finished_at: given.tool.clock.now().toISOString(),
      items: [{ is_completed: true, is_late: false }],
    });
    expect((await list('to_do')).items).toEqual([]);
    expect((await list('done')).items).toMatchObject([{ id, state: 'finished' }]);
  });
  it('shows nobody the work of another', async () => {
    const teamId = await given.makeTeam('acme', [MIKA, CHAMPION]);
    const id = await given.assign({ teamIds: [teamId] });
    await given.completeShort(member);
    const champion = await given.tool.as('champion@acme.test');
    expect([(await read(id)).progress, (await read(id, champion)).progress]).toEqual([100, 0]);
  });
  it('counts nothing twice: a course that stands alone and in a journey, and a lab of two items', async () => {
    const id = await given.assign({
      items: [
        { kind: 'course', id: SHORT },
        { kind: 'journey', id: JOURNEY },
        { kind: 'course', id: LONG },
        { kind: 'course', id: CHALLENGE },
      ],
    });
    // Two and eight items, and the challenge.
    expect(await read(id)).toMatchObject({ total_work: 11, completed_work: 0 });
    await given.completeShort(member);
    expect(
      (await read(id)).items.map(({ kind, progress, total_items }) => [kind, progress, total_items]),
    ).toEqual([
      ['course', 100, 2],
      ['journey', 20, 10],
      ['course', 0, 8],
      ['challenge', 0, 1],
    ]);
    expect(await read(id)).toMatchObject({ completed_work: 2 });
    await given.enroll(member, LONG);
    await given.submit(member, LAB);
    await given.submit(member, LAB);
    await given.submit(member, CHALLENGE);
    expect(await read(id)).toMatchObject({ completed_work: 4, state: 'in_progress' });
  });
  it('is finished from the pass mark on, at the instant that reached it', async () => {
    const id = await given.assign({ passPercent: 50 });
    await given.enroll(member, SHORT);
    await given.mark(member, SHORT, 'short-1');
    const { finished_at } = await read(id);
    expect(finished_at).toBe(given.tool.clock.now().toISOString());
    await pass(DAY_MS);
    await given.mark(member, SHORT, 'short-2');
    expect(await read(id)).toMatchObject({ state: 'finished', finished_at, progress: 100 });
  });
  it('leaves out what the catalogue no longer has', async () => {
    const id = await given.assign({
      items: [
        { kind: 'course', id: SHORT },
        { kind: 'course', id: LONG },
      ],
    });
    await given.completeShort(member);
    await given.tool.database.query({
      name: 'withdraw_long',
      text: `update course set withdrawn_at = now() where id = $1`,
      values: [LONG],
    });
    expect(await read(id)).toMatchObject({ state: 'finished', items: [{ id: SHORT }] });
    await given.tool.database.query({
      name: 'withdraw_all',
      text: `update course set withdrawn_at = now()`,
      values: [],
    });
    expect(await read(id)).toMatchObject({ state: 'not_started', total_work: 0, items: [] });
    expect((await claim(id)).code).toBe('assignment_not_finished');
  });
});

describe('COMP-52 past work', () => {
  it('counts where the assignment says so, also before the start', async () => {
    await given.completeShort(member);
    await pass(DAY_MS);
    const later = { startsAt: given.inDays(1), dueAt: given.inDays(3) };
    const yes = await given.assign({ countsPastWork: true, ...later });
    const no = await given.assign(later);
    expect([(await read(yes)).state, (await read(no)).state]).toEqual(['finished', 'upcoming']);
    await pass(2 * DAY_MS);
    expect(await read(no)).toMatchObject({ state: 'not_started', progress: 0 });
  });
  it('does not count elsewhere, until it is done again: an article opened, a lab passed', async () => {
    await given.enroll(member, LONG);
    await given.completeShort(member);
    await given.submit(member, LAB);
    await pass(DAY_MS);
    const id = await given.assign({
      items: [
        { kind: 'course', id: SHORT },
        { kind: 'course', id: LONG },
      ],
    });
    expect(await read(id)).toMatchObject({ completed_work: 0, total_work: 10 });
    const click = { event_id: asId<'course'>(SHORT), item_id: asId<'item'>('short-1') };
    await pass(1_000);
    await member.call(publishMediaClick, click);
    await member.call(publishMediaClick, click);
    given.setPassing(false);
    await given.submit(member, LAB);
    expect(await read(id)).toMatchObject({ completed_work: 1 });
    given.setPassing(true);
    await given.submit(member, LAB);
    expect(await read(id)).toMatchObject({ completed_work: 2 });
  });
  it('to open something is not to complete it: only what was complete can be done again', async () => {
    const id = await given.assign();
    await given.enroll(member, SHORT);
    await member.call(publishMediaClick, { event_id: asId(SHORT), item_id: asId('short-1') });
    expect(await read(id)).toMatchObject({ completed_work: 0, state: 'not_started' });
  });
});

describe('COMP-19 the due date', () => {
  it('belongs to the time that is left; a soft one lets late work count, as late', async () => {
    const id = await given.assign({ dueAt: given.inDays(1) });
    await given.enroll(member, SHORT);
    await pass(DAY_MS);
    await given.mark(member, SHORT, 'short-1');
    expect(await read(id)).toMatchObject({ state: 'in_progress', items: [{ is_late: false }] });
    await pass(1);
    expect(await read(id)).toMatchObject({ state: 'overdue', items: [{ is_late: true }] });
    await given.mark(member, SHORT, 'short-2');
    expect(await read(id)).toMatchObject({ state: 'finished', is_late: true, items: [{ is_late: true }] });
    expect((await claim(id)).status).toBe(200);
  });
  it('a hard one ends it: what is done at that instant counts, what is done later does not', async () => {
    const half = await given.assign({ dueAt: given.inDays(1), hasHardEnd: true, passPercent: 50 });
    const whole = await given.assign({ dueAt: given.inDays(1), hasHardEnd: true });
    await given.enroll(member, SHORT);
    await pass(DAY_MS);
    await given.mark(member, SHORT, 'short-1');
    await pass(1);
    await given.mark(member, SHORT, 'short-2');
    expect(await read(half)).toMatchObject({ state: 'finished', progress: 50, is_late: false });
    expect(await read(whole)).toMatchObject({ state: 'closed', progress: 50 });
    expect((await claim(whole)).code).toBe('assignment_not_finished');
    expect((await list()).counts).toEqual({ to_do: 0, done: 1, all: 2 });
  });
});

describe('COMP-19 the list', () => {
  it('has what is due next first, then what is closed, then what is done; pages hold each once', async () => {
    const closed = await given.assign({
      dueAt: given.inDays(1),
      hasHardEnd: true,
      items: [{ kind: 'course', id: LONG }],
    });
    const late = await given.assign({ dueAt: given.inDays(9), items: [{ kind: 'course', id: LONG }] });
    const soon = await given.assign({ dueAt: given.inDays(5), items: [{ kind: 'course', id: LONG }] });
    const upcoming = await given.assign({
      startsAt: given.inDays(4),
      dueAt: given.inDays(7),
      items: [{ kind: 'course', id: LONG }],
    });
    const done = await given.assign();
    await given.completeShort(member);
    await pass(2 * DAY_MS);
    const { items, counts } = await list();
    expect(items.map(({ id }) => id)).toEqual([soon, upcoming, late, closed, done]);
    expect(items.map(({ state }) => state)).toEqual([
      'not_started',
      'upcoming',
      'not_started',
      'closed',
      'finished',
    ]);
    expect(counts).toEqual({ to_do: 3, done: 1, all: 5 });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => member.call(listOwnAssignments, { show: 'all', page, per_page: 2 })),
    );
    expect(pages.flatMap(({ data }) => data.items.map(({ id }) => id))).toEqual(items.map(({ id }) => id));
    expect(pages.map(({ data }) => data.items.length)).toEqual([2, 2, 1, 0]);
  });
  it('refuses a page and a choice that there cannot be', async () => {
    const replies = [
      await member.call(listOwnAssignments, { page: 0 }),
      await member.call(listOwnAssignments, { per_page: 1_000 }),
      await member.call(listOwnAssignments, { show: 'late' as 'all' }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(Array(3).fill('bad_input'));
  });
});

describe('COMP-59, COMP-60 the certificate', () => {
  it('exists only for finished work', async () => {
    const id = await given.assign();
    await given.enroll(member, SHORT);
    await given.mark(member, SHORT, 'short-1');
    const refused = await claim(id);
    expect([refused.status, refused.code]).toEqual([409, 'assignment_not_finished']);
    expect((await read(id)).certificate).toBeUndefined();
  });
  it('names person, assignment, date and a number that anybody can check; two at once get the same one', async () => {
    const id = await given.assign();
    await given.completeShort(member);
    const finishedAt = given.tool.clock.now().toISOString();
    await pass(DAY_MS);
    const [one, other] = await Promise.all([claim(id), claim(id)]);
    expect(other.data).toEqual(one.data);
    expect(one.data).toMatchObject({
      kind: 'assignment',
      subject_id: id,
      title: 'Read the short course',
      name: 'Mika Berg',
      issued_at: finishedAt,
      state: 'valid',
    });
    expect((await claim(id)).data).toEqual(one.data);
    expect((await read(id)).certificate).toEqual(one.data);
    const { data } = await given.tool.anonymous.call(checkCertificate, { number: one.data.number });
    expect(data).toMatchObject({ name: 'Mika Berg', kind: 'assignment', state: 'valid' });
    const { url } = (await member.call(linkCertificate, { certificate_id: one.data.id })).data;
    const file = await given.tool.fetch(new URL(url).pathname + new URL(url).search);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const { course_certificates } = (await member.call(listCertifications, {})).data;
    expect(course_certificates.map(({ kind }) => kind)).toEqual(['course']);
  });
  it('stays when work is added later; a revoked one is not given again', async () => {
    const id = await given.assign();
    await given.completeShort(member);
    const { data } = await claim(id);
    await given.tool.database.query({
      name: 'add_item',
      text: `insert into assignment_item values ($1::uuid, 'course', $2, 2)`,
      values: [id, LONG],
    });
    expect((await read(id)).state).toBe('in_progress');
    expect((await claim(id)).data).toEqual(data);
    const admin = await given.tool.as('admin@acme.test');
    await admin.call(revokeCertificate, { certificate_id: data.id });
    const refused = await claim(id);
    expect([refused.status, refused.code]).toEqual([404, 'certificate_not_found']);
    expect((await read(id)).certificate?.state).toBe('revoked');
  });
  it("somebody else's cannot be fetched by its id", async () => {
    const id = await given.assign();
    await given.completeShort(member);
    const { data } = await claim(id);
    const other = await given.tool.as('champion@acme.test');
    expect((await other.call(linkCertificate, { certificate_id: data.id })).code).toBe(
      'certificate_not_found',
    );
  });
});

describe('BILL-5 a company whose time is over', () => {
  it('has no assignments any more: its people are not signed in', async () => {
    const id = await given.assign();
    const { db } = given.tool.database;
    await db
      .update(company)
      .set({ expiresAt: new Date(0) })
      .where(eq(company.id, toDemoCompanyId('acme')));
    expect((await get(id)).status).toBeGreaterThanOrEqual(400);
  });
});
