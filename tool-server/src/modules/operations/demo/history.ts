import type { CompanyId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { writeAssignment } from '../../company/assignments/index.ts';
import { team } from '../../company/teams/index.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { addCompanyHistory, toHistoryTeamId } from './company-history.ts';
import { DUE_AT_HOUR, STARTS_AT_HOUR, toHourOfDay } from './working-day.ts';

const DOMAIN = 'acme.test';
/** With those that have a password there are about sixty people. */
const PEOPLE = 54;
const MONTHS = 18;
/** Besides Alpha. */
const TEAMS = ['Payments', 'Platform', 'Identity', 'Mobile', 'Data', 'Customer portal', 'Release'];

/** Days are counted from the first start of the demo; teams by their place, from 1. */
const ASSIGNMENTS = [
  {
    name: 'Secure coding basics',
    courses: ['c1-who-may-do-what', 'c2-injection-at-the-boundary'],
    teams: [1, 2, 3, 4, 5, 6, 7],
    startsIn: -420,
    dueIn: -330,
  },
  {
    name: 'Browser security for frontend teams',
    courses: ['c3-the-browser-as-a-hostile-host'],
    teams: [4, 6],
    startsIn: -260,
    dueIn: -200,
  },
  {
    name: 'Sign-in and sessions',
    courses: ['c4-sign-in-sessions-recovery'],
    teams: [1, 3],
    startsIn: -150,
    dueIn: -90,
  },
  {
    name: 'Yearly refresh: access control',
    courses: ['c1-who-may-do-what'],
    teams: [1, 2, 3, 4, 5, 6, 7],
    startsIn: -45,
    dueIn: 30,
  },
  {
    name: 'Injection before the audit',
    courses: ['c2-injection-at-the-boundary'],
    teams: [5],
    startsIn: -20,
    dueIn: -2,
  },
] as const;

interface HistoryIds {
  toId(name: string): string;
  toCompanyId(key: string): CompanyId;
  now: Date;
}

async function assign(tx: Tx, { toId, toCompanyId, now }: HistoryIds): Promise<void> {
  const { rows: known } = (await tx.execute(
    sql`select id from ${course} where withdrawn_at is null and owner_company_id is null`,
  )) as { rows: { id: string }[] };
  const courses = new Set(known.map(({ id }) => id));
  for (const [at, given] of ASSIGNMENTS.entries()) {
    // A catalogue of one's own may have none of it.
    if (!given.courses.every((id) => courses.has(id))) continue;
    const { rows } = (await tx.execute(
      sql`select id from ${team} where id in (${sql.join(
        given.teams.map((place) => toHistoryTeamId(DOMAIN, place)),
        sql`, `,
      )})`,
    )) as { rows: { id: string }[] };
    if (rows.length === 0) continue;
    await writeAssignment(
      tx,
      {
        id: toId(`history:assignment:${at}`),
        companyId: toCompanyId('acme'),
        name: given.name,
        startsAt: toHourOfDay(now, given.startsIn, STARTS_AT_HOUR),
        dueAt: toHourOfDay(now, given.dueIn, DUE_AT_HOUR),
        hasHardEnd: false,
        countsPastWork: true,
        people: 'dynamic',
        // Nobody reads the mail of these people.
        sendsReminders: false,
        items: given.courses.map((id) => ({ kind: 'course' as const, id })),
        teamIds: rows.map(({ id }) => id),
      },
      now,
    );
  }
}

/** A year and a half of the demo company, so that its pages and reports show something. Loaded once. @see DEMO-8 */
export async function loadDemoHistory(tx: Tx, ids: HistoryIds): Promise<void> {
  const companyId = ids.toCompanyId('acme');
  const { rows } = (await tx.execute(
    sql`select id from ${team} where id = ${toHistoryTeamId(DOMAIN, 1)}`,
  )) as { rows: unknown[] };
  if (rows.length > 0) return;
  await addCompanyHistory(tx, {
    companyId,
    domain: DOMAIN,
    people: PEOPLE,
    teams: TEAMS,
    months: MONTHS,
    coursesLike: 'c',
    now: ids.now,
  });
  await assign(tx, ids);
}
