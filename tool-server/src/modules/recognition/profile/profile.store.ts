import type { PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { quizAttempt } from '../../learning/quiz/quiz.table.ts';

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

/** Fields to change; an undefined one stays unchanged. */
type Change<Row> = { [Field in keyof Row]?: Row[Field] | undefined };

/** An update needs at least one field to set. */
const isEmpty = (change: object) => Object.values(change).every((value) => value === undefined);

export async function updatePerson(
  tx: Tx,
  personId: PersonId,
  change: Change<Pick<typeof person.$inferInsert, 'firstName' | 'lastName'>>,
): Promise<void> {
  if (!isEmpty(change)) await tx.update(person).set(change).where(eq(person.id, personId));
}

export async function updateAccount(
  tx: Tx,
  personId: PersonId,
  change: Change<
    Pick<
      typeof account.$inferInsert,
      'timeZone' | 'weeklyDigestEmail' | 'weeklyNewsOptIn' | 'companyReportEmail' | 'newsfeedTopics'
    >
  >,
): Promise<void> {
  if (!isEmpty(change)) await tx.update(account).set(change).where(eq(account.personId, personId));
}

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
