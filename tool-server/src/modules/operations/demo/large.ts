import { createHash } from 'node:crypto';
import { type Proficiency, ROLES } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createPasswordHasher } from '../../../platform/password/password-hash.ts';
import { type CourseSource, countTags, writeCourse } from '../../kernel/catalogue/index.ts';
import { account, person } from '../../kernel/people/index.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { wish } from '../../learning/wishlist/wishlist.table.ts';
import { notification } from '../notifications/notifications.table.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { addCompanyHistory } from './company-history.ts';
import { toDemoCompanyId, toDemoPersonId } from './demo.ts';
import { fillAllGrants } from './fill-grants.ts';
import { addLargeAssignments } from './large-assignments.ts';

/** What crosses the limit of every page: of 50 courses, 20 notifications, and what a list of people shows. */
export const LARGE = { courses: 120, notifications: 60, people: 150, lists: 6, wishes: 60 } as const;
/** The company as a large customer has it: what lists of people and jobs have to bear. */
export const LARGE_COMPANY = { people: 20_000, teams: 400, months: 24, assignments: 24 } as const;

const LARGE_DOMAIN = 'large.acme.test';

const LEVELS: readonly Proficiency[] = ['Basic', 'Intermediate', 'Advanced'];
const TOPICS = ['access-control', 'cryptography', 'injection', 'logging', 'supply-chain', 'cloud'] as const;
const pick = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const toCourseId = (at: number) => `large-course-${String(at + 1).padStart(3, '0')}`;

/** A course of test data: two subjects with two articles each. */
function toCourse(at: number): CourseSource {
  const topic = pick(TOPICS, at);
  const title = `Test course ${at + 1}: ${topic.replaceAll('-', ' ')}`;
  const subjects = ['first', 'second'].map((key, index) => ({
    key,
    title: `Part ${index + 1}`,
    order: index + 1,
  }));
  const items = subjects.flatMap((subject) =>
    [1, 2].map((position) => ({
      itemId: `${toCourseId(at)}-${subject.key}-${position}`,
      subjectKey: subject.key,
      position,
      title: `Lesson ${position}`,
      objectType: 'media' as const,
      seconds: 600,
      body: { html: '<p>A lesson of the test data.</p>', headings: [] },
    })),
  );
  return {
    row: {
      id: toCourseId(at),
      type: 'course',
      title,
      summary: title,
      description: `Test data that fills the pages of lists, number ${at + 1} of ${LARGE.courses}.`,
      level: pick(LEVELS, at),
      roles: [pick(ROLES, at), pick(ROLES, at + 3)],
      tags: [topic, 'test-data'],
      owasp: [`A${String((at % 10) + 1).padStart(2, '0')}:2025`],
      instructors: [{ id: 'test-data', name: 'Test data', logo: '' }],
      subjects,
      totalSeconds: items.length * 600,
      totalItems: items.length,
      place: 1_000 + at,
    },
    items,
    texts: { title, keywords: topic, description: 'test data', contents: '' },
  };
}

/** The same person has the same id however often it is loaded. */
function toPersonId(email: string): string {
  const hex = createHash('sha256').update(`large:${email}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function addPeople(tx: Tx, now: Date): Promise<void> {
  const passwordHash = await createPasswordHasher().hash(DEMO_PASSWORD);
  const rows = numbers(LARGE.people).map((at) => {
    const email = `person${at + 1}@acme.test`;
    return {
      id: toPersonId(email),
      kind: 'account' as const,
      email,
      firstName: 'Person',
      lastName: `Number ${at + 1}`,
      companyId: toDemoCompanyId('acme'),
      createdAt: now,
    };
  });
  await tx.insert(person).values(rows).onConflictDoNothing();
  await tx
    .insert(account)
    .values(rows.map(({ id }) => ({ personId: id, type: 'ENT' as const, passwordHash })))
    .onConflictDoNothing();
}

/** Everything that a learner pages through, for the individual demo account. */
async function fillLists(tx: Tx, now: Date): Promise<void> {
  const personId = toDemoPersonId('ind@demo.test');
  const at = (index: number) => new Date(now.getTime() - index * 3_600_000);
  await tx
    .insert(notification)
    .values(
      numbers(LARGE.notifications)
        .toReversed()
        .map((index) => ({
          personId,
          kind: 'course' as const,
          key: `large:${index}`,
          content: `A notification of the test data, ${index + 1}.`,
          link: '/portal/courses',
          createdAt: at(index),
        })),
    )
    .onConflictDoNothing();
  const paths = ['/', ...numbers(LARGE.lists).map((index) => `/List ${index + 1}`)];
  const wishes = numbers(LARGE.wishes).flatMap((index) =>
    ['/', pick(paths, index)].map((path) => ({
      personId,
      listKey: path.slice(1).toLowerCase(),
      path,
      courseId: toCourseId(index),
      createdAt: at(index),
    })),
  );
  await tx.insert(wish).values(wishes).onConflictDoNothing();
  await tx
    .insert(enrolment)
    .values(numbers(30).map((index) => ({ personId, courseId: toCourseId(index), enrolledAt: at(index) })))
    .onConflictDoNothing();
}

/**
 * Adds test data that crosses every page limit to the demo, and a large company's people; loaded twice it is there once.
 * @see DEMO-10
 */
export async function loadLarge({
  database,
  clock,
  size = LARGE_COMPANY,
}: {
  database: Database;
  clock: Clock;
  size?: Record<keyof typeof LARGE_COMPANY, number>;
}): Promise<void> {
  const now = clock.now();
  await database.db.transaction(async (tx) => {
    // Hundreds of thousands of rows come from one statement.
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const index of numbers(LARGE.courses))
      await writeCourse(tx, toCourse(index), { owner: 'company', at: now });
    await countTags(tx);
    await addPeople(tx, now);
    await fillLists(tx, now);
    await addCompanyHistory(tx, {
      companyId: toDemoCompanyId('acme'),
      domain: LARGE_DOMAIN,
      people: size.people,
      teams: numbers(size.teams).map((at) => `Team ${String(at + 1).padStart(3, '0')}`),
      months: size.months,
      coursesLike: 'large-course-',
      now,
    });
    await addLargeAssignments(tx, {
      companyId: toDemoCompanyId('acme'),
      domain: LARGE_DOMAIN,
      courseIds: numbers(LARGE.courses).map(toCourseId),
      count: size.assignments,
      months: size.months,
      now,
    });
    await fillAllGrants(tx);
  });
}
