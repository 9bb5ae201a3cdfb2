import { createHash } from 'node:crypto';
import type { CompanyId } from '@drawbridge/contracts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { assignment } from '../../company/assignments/assignments.table.ts';
import { writeAssignment } from '../../company/assignments/index.ts';
import { followRules, team } from '../../company/teams/index.ts';

const DAY_MS = 86_400_000;
/** One for everybody among so many; the others are for one team in ten each. */
const EVERYBODY_EACH = 6;
const TEAM_GROUPS = 10;
const COURSES_EACH = 3;

/** The same row has the same id however often it is loaded. */
function toId(name: string): string {
  const hex = createHash('sha256').update(`large:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A company's assignments over the months: ended, running and upcoming. They send no reminders to people of test data. */
export async function addLargeAssignments(
  tx: Tx,
  given: {
    companyId: CompanyId;
    domain: string;
    courseIds: readonly string[];
    count: number;
    months: number;
    now: Date;
  },
): Promise<void> {
  const { companyId, domain, courseIds, count, months, now } = given;
  const ids = Array.from({ length: count }, (_, at) => toId(`assignment:${at}`));
  const known = await tx.select({ id: assignment.id }).from(assignment).where(inArray(assignment.id, ids));
  const loaded = new Set(known.map(({ id }) => id));
  await tx
    .insert(team)
    .values({ id: toId('everybody'), companyId, name: 'Everybody', rule: { domain }, createdAt: now })
    .onConflictDoNothing();
  await followRules(tx, companyId, { at: now });
  const teams = await tx
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.companyId, companyId), isNull(team.rule)))
    .orderBy(asc(team.name), asc(team.id));
  const groups = Math.min(TEAM_GROUPS, teams.length);
  for (const [at, id] of ids.entries()) {
    if (loaded.has(id)) continue;
    const startsAt = new Date(now.getTime() - Math.round((months * 30 * (count - at - 2)) / count) * DAY_MS);
    await writeAssignment(
      tx,
      {
        id,
        companyId,
        name: `Assignment ${at + 1} of the test data`,
        startsAt,
        dueAt: new Date(startsAt.getTime() + 60 * DAY_MS),
        hasHardEnd: at % 4 === 0,
        countsPastWork: true,
        sendsReminders: false,
        people: 'dynamic',
        items: Array.from({ length: COURSES_EACH }, (_, nth) => ({
          kind: 'course',
          id: courseIds[(at * COURSES_EACH + nth) % courseIds.length] as string,
        })),
        ...(at % EVERYBODY_EACH === 0
          ? { isForEveryone: true }
          : { teamIds: teams.filter((_, nth) => nth % groups === at % groups).map((one) => one.id) }),
      },
      now,
    );
  }
}
