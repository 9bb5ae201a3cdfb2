import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import {
  ASSIGNMENT_NOTICES,
  assignment,
  assignmentNotice,
} from '../../company/assignments/assignments.table.ts';
import { writeAssignment } from '../../company/assignments/index.ts';
import { team, teamChampion, teamManager, teamMember } from '../../company/teams/index.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { completion, enrolment } from '../../learning/courses/courses.table.ts';
import { DUE_AT_HOUR, STARTS_AT_HOUR, toHourOfDay } from './working-day.ts';

const DAY_MS = 86_400_000;

const TEAMS = [
  {
    company: 'acme',
    name: 'Alpha',
    members: ['member@acme.test', 'manager@acme.test', 'champion@acme.test'],
    managers: ['manager@acme.test'],
    champions: ['champion@acme.test'],
  },
  { company: 'globex', name: 'Platform', members: ['member@globex.test'], managers: [], champions: [] },
] as const;

/** Days are counted from the first start of the demo. */
const ASSIGNMENTS = [
  {
    key: 'access-control',
    company: 'acme',
    team: 'Alpha',
    name: 'Access control for everybody who ships',
    note: 'Please finish this before the next release. Ask your security champion when you get stuck.',
    courses: ['c1-who-may-do-what', 'open-redirect'],
    startsIn: -3,
    dueIn: 14,
    hasHardEnd: false,
  },
  {
    key: 'hostile-browser',
    company: 'acme',
    person: 'member@acme.test',
    name: 'The browser is not on your side',
    note: '',
    courses: ['c3-the-browser-as-a-hostile-host', 'attribute-xss'],
    startsIn: -40,
    dueIn: -6,
    hasHardEnd: false,
  },
  {
    key: 'payment-flow',
    company: 'acme',
    person: 'champion@acme.test',
    name: 'Threat modeling: the payment flow',
    note: 'Bring your own flow to the next session.',
    courses: ['threat-modelling-a-payment-flow'],
    startsIn: -30,
    dueIn: -8,
    hasHardEnd: true,
    doneBy: 'champion@acme.test',
    doneIn: -10,
  },
  {
    key: 'sign-in',
    company: 'globex',
    team: 'Platform',
    name: 'Sign-in, sessions and recovery',
    note: '',
    courses: ['c4-sign-in-sessions-recovery'],
    startsIn: -1,
    dueIn: 21,
    hasHardEnd: true,
  },
] as const;

interface DemoIds {
  toId(name: string): string;
  toCompanyId(key: string): CompanyId;
  toPersonId(email: string): PersonId;
  now: Date;
}

/** The rows that finishing a course leaves. */
async function finish(tx: Tx, personId: PersonId, courseId: string, at: Date): Promise<void> {
  await tx
    .insert(enrolment)
    .values({ personId, courseId, enrolledAt: at, completedAt: at })
    .onConflictDoNothing();
  await tx.execute(sql`
    insert into ${completion} (person_id, course_id, item_id, completed_at)
    select ${personId}::uuid, course_id, item_id, ${at.toISOString()}::timestamptz
    from ${courseItem} where course_id = ${courseId}
    on conflict do nothing
  `);
}

/**
 * Loads the demo teams and assignments that are missing. Reminders count as sent: the accounts are there to be looked at,
 * and most of what is tested with them counts notifications. @see DEMO-8
 */
export async function loadDemoAssignments(tx: Tx, { toId, toCompanyId, toPersonId, now }: DemoIds) {
  const toTeamId = (company: string, name: string) => toId(`team:${company}:${name}`);
  const toDate = (days: number) => new Date(now.getTime() + days * DAY_MS);
  for (const { company, name, members, managers, champions } of TEAMS) {
    const id = toTeamId(company, name);
    const made = await tx
      .insert(team)
      .values({ id, companyId: toCompanyId(company), name, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: team.id });
    if (made.length === 0) continue;
    await tx
      .insert(teamMember)
      .values(members.map((email) => ({ teamId: id, personId: toPersonId(email), joinedAt: now })))
      .onConflictDoNothing();
    const toRow = (email: string) => ({ teamId: id, personId: toPersonId(email), createdAt: now });
    // Their accounts say it already: see `DEMO_ACCOUNTS`.
    if (managers.length > 0) await tx.insert(teamManager).values(managers.map(toRow)).onConflictDoNothing();
    if (champions.length > 0)
      await tx.insert(teamChampion).values(champions.map(toRow)).onConflictDoNothing();
  }
  for (const demo of ASSIGNMENTS) {
    const id = toId(`assignment:${demo.key}`);
    const known = await tx.select({ id: assignment.id }).from(assignment).where(sql`id = ${id}::uuid`);
    const courses = await tx
      .select({ id: course.id })
      .from(course)
      .where(sql`${inArray(course.id, [...demo.courses])} and ${course.withdrawnAt} is null`);
    // A catalogue of one's own may have none of it.
    if (known.length > 0 || courses.length < demo.courses.length) continue;
    const person = 'person' in demo ? toPersonId(demo.person) : undefined;
    const { company, name, note, hasHardEnd } = demo;
    await writeAssignment(
      tx,
      {
        id,
        companyId: toCompanyId(company),
        name,
        note,
        startsAt: toHourOfDay(now, demo.startsIn, STARTS_AT_HOUR),
        dueAt: toHourOfDay(now, demo.dueIn, DUE_AT_HOUR),
        hasHardEnd,
        countsPastWork: true,
        people: 'dynamic',
        items: demo.courses.map((courseId) => ({ kind: 'course', id: courseId })),
        teamIds: 'team' in demo ? [toTeamId(company, demo.team)] : [],
        personIds: person ? [person] : [],
      },
      now,
    );
    const people = person ? [person] : membersOf(company).map(toPersonId);
    await tx
      .insert(assignmentNotice)
      .values(
        people.flatMap((personId) =>
          ASSIGNMENT_NOTICES.map((notice) => ({ assignmentId: id, personId, notice, handledAt: now })),
        ),
      );
    if ('doneBy' in demo)
      for (const courseId of demo.courses)
        await finish(tx, toPersonId(demo.doneBy), courseId, toDate(demo.doneIn));
  }
}

const membersOf = (key: string): readonly string[] =>
  TEAMS.find(({ company }) => company === key)?.members ?? [];
