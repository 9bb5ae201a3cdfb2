import type { PersonId } from '@drawbridge/contracts';
import { and, count, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { account, person } from '../../kernel/people/index.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { publicProfile } from './public-profile.table.ts';

/** An account with how it is shown. */
export async function findOwn(db: DbOrTx, personId: PersonId) {
  const [row] = await db
    .select({ person, profile: publicProfile })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(publicProfile, eq(publicProfile.personId, person.id))
    .where(eq(person.id, personId));
  return row;
}

/** A person who is shown; a hidden one counts as missing. */
export async function findShown(db: DbOrTx, personId: PersonId) {
  const [row] = await db
    .select({ person, profile: publicProfile })
    .from(publicProfile)
    .innerJoin(person, eq(person.id, publicProfile.personId))
    .innerJoin(account, eq(account.personId, publicProfile.personId))
    .where(
      and(eq(publicProfile.personId, personId), eq(publicProfile.visible, true), eq(account.state, 'active')),
    );
  return row;
}

export async function upsertProfile(tx: Tx, row: typeof publicProfile.$inferInsert): Promise<void> {
  const { personId: _, ...set } = row;
  await tx.insert(publicProfile).values(row).onConflictDoUpdate({ target: publicProfile.personId, set });
}

/** Points and first pass of each lab a person passed. */
export async function readPassedLabs(db: DbOrTx, personId: PersonId) {
  const rows = await db
    .select()
    .from(pointGain)
    .where(eq(pointGain.personId, personId))
    .orderBy(pointGain.total);
  const labs = new Map<string, { labId: string; points: number; passedAt: Date }>();
  for (const { labId, total, gainedAt } of rows)
    labs.set(labId, { labId, points: total, passedAt: labs.get(labId)?.passedAt ?? gainedAt });
  return [...labs.values()];
}

export async function countCompletedCourses(db: DbOrTx, personId: PersonId): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .where(
      and(
        eq(enrolment.personId, personId),
        isNotNull(enrolment.completedAt),
        notInArray(course.type, ['challenge', 'playground']),
      ),
    );
  return row?.count ?? 0;
}

export function readEnrolments(db: DbOrTx, personId: PersonId) {
  return db.select().from(enrolment).where(eq(enrolment.personId, personId));
}
