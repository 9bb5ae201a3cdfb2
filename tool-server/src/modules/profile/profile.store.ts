import type { PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/database.ts';
import { account, company, person } from '../people/index.ts';
import { quizAttempt } from '../quiz/quiz.table.ts';

export async function findProfile(db: DbOrTx, personId: PersonId) {
  const [row] = await db
    .select({ person, account, company })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(eq(person.id, personId));
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** The best score of each quiz a person submitted. */
export async function readAssessments(db: DbOrTx, personId: PersonId) {
  const rows = await db
    .select({
      quizId: quizAttempt.quizId,
      scorePercent: quizAttempt.scorePercent,
      passed: quizAttempt.passed,
    })
    .from(quizAttempt)
    .where(eq(quizAttempt.personId, personId));
  const best = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const known = best.get(row.quizId);
    if (!known || row.scorePercent > known.scorePercent) best.set(row.quizId, row);
  }
  return [...best.values()].sort((a, b) => a.quizId.localeCompare(b.quizId));
}
