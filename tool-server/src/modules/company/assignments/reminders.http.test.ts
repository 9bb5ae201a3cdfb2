import { queryNotifications } from '@drawbridge/contracts/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AssignmentTool,
  createAssignmentTool,
  DAY_MS,
  MIKA,
} from '../../../../test/fixtures/company/assignment-tool.ts';
import { account } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';

const CHAMPION = toDemoPersonId('champion@acme.test');

let given: AssignmentTool;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
});
afterAll(() => given.tool.close());

/** Lets the job look at the start of each of so many days. */
async function liveThrough(days: number) {
  for (let day = 0; day < days; day += 1) {
    given.tool.clock.advance(DAY_MS);
    await given.tool.app.jobs.drain();
  }
}
async function notices(email = 'member@acme.test') {
  const caller = await given.tool.as(email);
  const { items } = (await caller.call(queryNotifications, {})).data;
  return items.filter(({ kind }) => kind === 'assignment' || kind === 'due').toReversed();
}
const texts = async (email?: string) => (await notices(email)).map(({ content }) => content);

describe('COMP-52 reminders', () => {
  it("reminders are sent at the start, seven days and one day before, and one day after, in the person's time zone", async () => {
    const { db } = given.tool.database;
    await db.update(account).set({ timeZone: 'Europe/Berlin' }).where(eq(account.personId, MIKA));
    const id = await given.assign();
    await given.tool.app.jobs.drain();
    await liveThrough(14);
    const due = 'Thursday 12 March at 10:00 (Europe/Berlin)';
    expect(await texts()).toEqual([
      `You have a new assignment: “Read the short course”. It is due on ${due}.`,
      `“Read the short course” is due on ${due}.`,
      `“Read the short course” is due soon: on ${due}.`,
      `“Read the short course” is overdue. It was due on ${due}.`,
    ]);
    expect((await notices()).map(({ kind, link }) => [kind, link])).toEqual([
      ['assignment', `/portal/individual-user-assignment-details/${id}`],
      ...[1, 2, 3].map(() => ['due', `/portal/individual-user-assignment-details/${id}`]),
    ]);
  });
  it('each reminder is sent once, however often and on however many servers the job runs', async () => {
    await given.assign();
    await Promise.all([given.tool.app.jobs.drain(), given.tool.app.jobs.drain()]);
    await given.tool.app.jobs.drain();
    expect(await texts()).toHaveLength(1);
  });
  it('no reminder is sent before the start, or to a person who has finished', async () => {
    await given.assign({ startsAt: given.inDays(2) });
    await liveThrough(1);
    expect(await texts()).toEqual([]);
    await given.completeShort(await given.tool.as('member@acme.test'));
    await given.assign({ countsPastWork: true });
    await given.tool.app.jobs.drain();
    expect(await texts()).toEqual([]);
  });
  it('reminders stop when the work is finished', async () => {
    await given.assign();
    await given.tool.app.jobs.drain();
    await given.completeShort(await given.tool.as('member@acme.test'));
    await liveThrough(14);
    expect(await texts()).toHaveLength(1);
  });
  it('reminders are never sent late: a server that was down sends only what is true now', async () => {
    await given.assign();
    given.tool.clock.advance(9.5 * DAY_MS);
    await given.tool.app.jobs.drain();
    expect(await texts()).toEqual([
      '“Read the short course” is due soon: on Thursday 12 March at 09:00 (UTC).',
    ]);
    given.tool.clock.advance(3 * DAY_MS);
    await given.tool.app.jobs.drain();
    expect(await texts()).toHaveLength(1);
  });
  it('no reminder is sent after a hard end', async () => {
    await given.assign({ dueAt: given.inDays(1), hasHardEnd: true });
    await given.tool.app.jobs.drain();
    await liveThrough(3);
    expect(await texts()).toHaveLength(1);
  });
  it('reminders reach people who join the team later, and no longer those who left', async () => {
    const teamId = await given.makeTeam('acme', [MIKA]);
    await given.assign({ teamIds: [teamId] });
    await given.tool.app.jobs.drain();
    await given.leave(teamId, MIKA);
    await given.join(teamId, CHAMPION);
    await liveThrough(1);
    await liveThrough(13);
    expect([await texts(), (await texts('champion@acme.test')).length]).toEqual([
      [expect.stringMatching(/^You have a new assignment/)],
      4,
    ]);
  });
  it('reminders never reach another company or an inactive account', async () => {
    const teamId = await given.makeTeam('acme', [toDemoPersonId('invited@acme.test')]);
    await given.join(teamId, toDemoPersonId('member@globex.test'));
    await given.assign({ teamIds: [teamId] });
    await given.tool.app.jobs.drain();
    const [sent] = await given.tool.database.query<{ count: number }>({
      name: 'count_notices',
      text: 'select count(*)::int as count from assignment_notice',
      values: [],
    });
    expect(sent?.count).toBe(0);
  });
});
