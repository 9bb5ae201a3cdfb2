import {
  deleteAssignment,
  endExemption,
  exportAssignmentReport,
  getAssignedPerson,
  getAssignmentReport,
  issueAssignmentCertificate,
  listAssignmentCertificates,
} from '@drawbridge/contracts/company';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { checkCertificate } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
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
import { toDemoPersonId } from '../../../operations/demo/index.ts';

const CHAMPION = toDemoPersonId('champion@acme.test');
const MANAGER = toDemoPersonId('manager@acme.test');

let given: AssignmentTool;
let admin: Caller;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
  admin = await given.tool.as('admin@acme.test');
});
afterAll(() => given.tool.close());

const { make, report, exempt } = createAdminCalls(() => admin);
const { has, read, claim, list } = createAssignmentCalls(() => given);

describe('COMP-55 the report of one assignment', () => {
  it('each person has one state, and the states of all add up to everybody', async () => {
    const id = await make({ person_ids: [MIKA, CHAMPION, MANAGER] });
    await given.completeShort(given.member);
    await exempt(id, 'On leave', [MANAGER]);
    const { items, counts, total } = await report(id);
    expect(items.map(({ person_id, state, progress }) => [person_id, state, progress])).toEqual(
      expect.arrayContaining([
        [MIKA, 'finished', 100],
        [CHAMPION, 'not_started', 0],
        [MANAGER, 'exempt', 0],
      ]),
    );
    expect(counts).toMatchObject({ finished: 1, not_started: 1, exempt: 1 });
    expect([total, Object.values(counts).reduce((sum, one) => sum + one)]).toEqual([3, 3]);
  });

  it('the report shows the people in one state, a page at a time, and the counts stay those of everybody', async () => {
    const id = await make({ person_ids: [MIKA, CHAMPION, MANAGER] });
    await given.completeShort(given.member);
    const open = await report(id, { state: 'not_started', per_page: 1, page: 2 });
    expect([open.items.length, open.total, open.counts.finished]).toEqual([1, 2, 1]);
    const found = await report(id, { text: 'member@' });
    expect(found.items.map(({ person_id }) => person_id)).toEqual([MIKA]);
  });

  it('the exported report is safe from formulas, and the export is recorded', async () => {
    const id = await make({ person_ids: [MIKA, CHAMPION] });
    const { db } = given.tool.database;
    await db.update(person).set({ firstName: '=cmd()', lastName: '' }).where(eq(person.id, MIKA));
    const { data } = await admin.call(exportAssignmentReport, { assignment_id: id, state: 'not_started' });
    expect([data.people, data.is_complete, data.csv.split('\r\n').length]).toEqual([2, true, 4]);
    expect(data.csv).toContain("\r\n'=cmd(),member@acme.test,not_started,1,0,0,2,");
    const { items } = (await admin.call(listAuditEntries, { action: 'assignment.export' })).data;
    expect(items).toMatchObject([{ details: { state: 'not_started' } }]);
  });

  it('a deactivated person is counted nowhere until they are back', async () => {
    const id = await make({ person_ids: [MIKA, CHAMPION], people: 'frozen' });
    const { db } = given.tool.database;
    const setState = (state: 'active' | 'deactivated') =>
      db.update(account).set({ state }).where(eq(account.personId, CHAMPION));
    await setState('deactivated');
    const { counts, total } = await report(id);
    expect([total, counts.not_started]).toEqual([1, 1]);
    await setState('active');
    expect((await report(id)).total).toBe(2);
  });

  it('late work is finished, and late', async () => {
    const id = await make();
    await given.pass(11 * DAY_MS);
    admin = await given.tool.as('admin@acme.test');
    expect((await report(id)).items).toMatchObject([{ state: 'overdue' }]);
    await given.completeShort(given.member);
    expect((await report(id)).items).toMatchObject([{ state: 'finished', is_late: true }]);
  });
});

describe('exemptions', () => {
  it('an exempt person has nothing to do, and the reason is in the report and the audit trail, not in their list', async () => {
    const id = await make();
    const before = await list();
    await exempt(id, 'Wrote the course');
    const after = await list();
    expect([before.counts.to_do - after.counts.to_do, after.counts.all - before.counts.all]).toEqual([1, 0]);
    const shown = await read(id);
    expect([shown.state, JSON.stringify(shown)]).toEqual(['exempt', expect.not.stringContaining('Wrote')]);
    const { items } = await report(id);
    expect(items).toMatchObject([{ state: 'exempt', exemption: { reason: 'Wrote the course' } }]);
    const [entry] = (await admin.call(listAuditEntries, { action: 'assignment.exempt' })).data.items;
    expect(entry).toMatchObject({ subject: { id: MIKA }, details: { reason: 'Wrote the course' } });
  });

  it('an exemption ends, and a second end changes nothing', async () => {
    const id = await make();
    await exempt(id);
    const end = () => admin.call(endExemption, { assignment_id: id, person_id: MIKA });
    expect([(await end()).status, (await end()).status, (await read(id)).state]).toEqual([
      200,
      200,
      'not_started',
    ]);
    const { items } = (await admin.call(listAuditEntries, { action: 'assignment.unexempt' })).data;
    expect(items).toHaveLength(1);
  });

  it('whoever had finished stays finished', async () => {
    const id = await make();
    await given.completeShort(given.member);
    await exempt(id);
    expect((await read(id)).state).toBe('finished');
  });

  it('nobody is exempted if one of them does not have the assignment', async () => {
    const id = await make();
    const reply = await exempt(id, 'On leave', [MIKA, CHAMPION]);
    expect([reply.code, (await read(id)).state]).toEqual(['assignment_person_not_found', 'not_started']);
  });

  it('an exempt person is sent no reminder', async () => {
    const id = await make();
    await exempt(id);
    await given.tool.app.jobs.drain();
    const [sent] = await given.tool.database.query<{ count: number }>({
      name: 'count_notices_of_one',
      text: 'select count(*)::int as count from assignment_notice where assignment_id = $1::uuid',
      values: [id],
    });
    expect(sent?.count).toBe(0);
  });
});

describe('COMP-54, COMP-58, COMP-59 certificates for administrators', () => {
  const issue = (id: Awaited<ReturnType<typeof make>>, caller = admin) =>
    caller.call(issueAssignmentCertificate, { assignment_id: id, person_id: MIKA });

  it('the certificate of a person exists only once the work is finished, and is the one that the person gets', async () => {
    const id = await make();
    expect((await issue(id)).code).toBe('assignment_not_finished');
    await given.completeShort(given.member);
    const { certificate, url } = (await issue(id)).data;
    expect((await claim(id)).data).toEqual(certificate);
    const file = await given.tool.fetch(new URL(url).pathname + new URL(url).search);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { data } = await given.tool.anonymous.call(checkCertificate, { number: certificate.number });
    expect(data).toMatchObject({ title: 'Read the short course', kind: 'assignment', state: 'valid' });
    const { items } = (await admin.call(listAuditEntries, { action: 'certificate.issue' })).data;
    expect(items).toMatchObject([{ subject: { id: MIKA }, details: { assignment: id } }]);
  });

  it('the certificates of an assignment are listed, and outlive it', async () => {
    const id = await make();
    await given.completeShort(given.member);
    const { certificate } = (await issue(id)).data;
    const { items, total } = (await admin.call(listAssignmentCertificates, { assignment_id: id })).data;
    expect([items, total]).toEqual([[{ person_id: MIKA, certificate }], 1]);
    await admin.call(deleteAssignment, { assignment_id: id });
    const { data } = await given.tool.anonymous.call(checkCertificate, { number: certificate.number });
    expect(data.state).toBe('valid');
  });

  it('a person of an assignment has items, cycles and the certificate in one reply', async () => {
    const id = await make();
    await given.completeShort(given.member);
    const { certificate } = (await issue(id)).data;
    const { data } = await admin.call(getAssignedPerson, { assignment_id: id, person_id: MIKA });
    expect(data).toMatchObject({
      person_id: MIKA,
      assignment: { name: 'Read the short course' },
      items: [{ title: 'Course C91', is_completed: true }],
      cycles: [{ cycle: 1, state: 'finished', certificate: { id: certificate.id } }],
    });
    const of = { assignment_id: id, person_id: CHAMPION };
    expect((await admin.call(getAssignedPerson, of)).code).toBe('assignment_person_not_found');
  });
});

describe('COMP-62 another company', () => {
  it("an administrator reads nothing of another company's assignment, and exempts nobody from it", async () => {
    const id = await make();
    await given.completeShort(given.member);
    const other = await given.tool.as('admin@globex.test');
    const of = { assignment_id: id };
    const replies = [
      await other.call(getAssignmentReport, of),
      await other.call(exportAssignmentReport, of),
      await other.call(listAssignmentCertificates, of),
      await other.call(getAssignedPerson, { ...of, person_id: MIKA }),
      await other.call(issueAssignmentCertificate, { ...of, person_id: MIKA }),
      await other.call(endExemption, { ...of, person_id: MIKA }),
      await createAdminCalls(() => other).exempt(id),
    ];
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'assignment_not_found'));
    expect(await has()).toBeGreaterThan(0);
  });
});
