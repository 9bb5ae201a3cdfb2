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
import { team, teamManager } from '../teams/index.ts';
import { assignment } from './assignments.table.ts';

const EMAIL = 'manager@acme.test';
const MANAGER = toDemoPersonId(EMAIL);
const SUBJECT = 'Assignments in your teams';
const HOUR_MS = 3_600_000;

let given: AssignmentTool;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
  // Those of the demo are about other days, and its team is Mika's too.
  await given.tool.database.db.delete(assignment);
  await given.tool.database.db.delete(team);
});
afterAll(() => given.tool.close());

/** From Monday 2 March 09:00 UTC to the next Monday, at an hour. */
async function goToMonday(hour: number) {
  given.tool.clock.advance(7 * DAY_MS + (hour - 9) * HOUR_MS);
  await given.tool.app.jobs.drain();
}
const mails = async () => (await given.tool.mails(EMAIL)).filter(({ subject }) => subject === SUBJECT);
/** An assignment of a team of Mika's that the manager manages. */
async function assignTeam(part: Parameters<AssignmentTool['assign']>[0] = {}) {
  const teamId = await given.makeTeam('acme', [MIKA, MANAGER]);
  await given.tool.database.db
    .insert(teamManager)
    .values({ teamId, personId: MANAGER, createdAt: given.tool.clock.now() });
  return given.assign({ teamIds: [teamId], ...part });
}

describe('the weekly mail to managers', () => {
  it('managers get one mail on Monday at 08:00 about what is overdue and what is due in their teams', async () => {
    await assignTeam({ name: 'Late one', dueAt: given.inDays(2) });
    await assignTeam({ name: 'Soon one' });
    await assignTeam({ name: 'Later one', dueAt: given.inDays(30) });
    await given.tool.app.jobs.drain();
    const before = (await mails()).length;
    await goToMonday(8);
    await given.tool.app.jobs.drain();
    const [mail, ...others] = (await mails()).slice(0, (await mails()).length - before);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('• “Late one”: 1 person overdue');
    expect(mail?.text).toContain(
      '• “Soon one”: 1 person to finish, first on Thursday 12 March at 09:00 (UTC)',
    );
    expect(mail?.text).not.toContain('Later one');
    expect(mail?.text).toContain('https://tool.test/portal/company/teams');
  });

  it('no mail is sent before 08:00 in the manager’s time zone', async () => {
    await given.tool.database.db
      .update(account)
      .set({ timeZone: 'America/New_York' })
      .where(eq(account.personId, MANAGER));
    await assignTeam();
    await goToMonday(11);
    expect(await mails()).toEqual([]);
    given.tool.clock.advance(HOUR_MS);
    await given.tool.app.jobs.drain();
    expect(await mails()).toHaveLength(1);
  });

  it('no mail is sent about nothing, about other teams, to people who manage nobody, or to those who chose none', async () => {
    await given.assign();
    await given.assign({ name: 'Of another team', teamIds: [await given.makeTeam('acme', [MIKA])] });
    await goToMonday(10);
    expect(await mails()).toEqual([]);
    const { db } = given.tool.database;
    await db.update(account).set({ weeklyDigestEmail: false }).where(eq(account.personId, MANAGER));
    await assignTeam({ name: 'Not wanted', dueAt: given.inDays(10) });
    await goToMonday(10);
    expect(await mails()).toEqual([]);
    expect((await given.tool.mails('member@acme.test')).map(({ subject }) => subject)).not.toContain(SUBJECT);
  });
});
