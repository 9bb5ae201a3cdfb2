import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/database.ts';
import { person } from './people.table.ts';

/** How many people of one company can be reviewed. */
const MOST_PEOPLE = 5_000;

/** Everyone of a company: its accounts, and those who were launched from its platforms. */
export async function readPeopleOf(db: DbOrTx, companyId: CompanyId): Promise<PersonId[]> {
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.companyId, companyId))
    .limit(MOST_PEOPLE);
  return rows.map(({ id }) => asId<'person'>(id));
}

/** The address of a person's account. */
export async function findEmail(db: DbOrTx, personId: PersonId): Promise<string | undefined> {
  const [row] = await db.select({ email: person.email }).from(person).where(eq(person.id, personId));
  return row?.email ?? undefined;
}
