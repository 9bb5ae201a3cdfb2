import { asId, type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { account, company, person } from './people.table.ts';

/** How many people of one company can be reviewed. */
const MOST_PEOPLE = 5_000;

/** Everyone of a company: its accounts, and those who were launched from its platforms. No visitors of its partners. */
export async function readPeopleOf(db: DbOrTx, companyId: CompanyId): Promise<PersonId[]> {
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.companyId, companyId), ne(person.kind, 'embedded')))
    .limit(MOST_PEOPLE);
  return rows.map(({ id }) => asId<'person'>(id));
}

/**
 * Writes about one person wait for each other; false when the person is gone. Taken before the rows that are written,
 * everywhere: two transactions that lock in another order would wait for one another. The weaker lock: rows that refer to
 * the person may still be written.
 */
export async function holdPerson(tx: Tx, personId: PersonId): Promise<boolean> {
  const rows = await tx
    .select({ id: person.id })
    .from(person)
    .where(eq(person.id, personId))
    .for('no key update');
  return rows.length > 0;
}

/** `holdPerson` for a call. Throws `not_signed_in` for a guest who was deleted in the same moment. */
export async function lockPerson(tx: Tx, personId: PersonId): Promise<void> {
  if (!(await holdPerson(tx, personId))) throw problem('not_signed_in');
}

/** A name for people: a neutral one where the platform of a launched person sends none, the same everywhere. */
export const toPersonName = (person: { id: string; firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || `Learner ${person.id.slice(0, 4).toUpperCase()}`;

/** The address of a person's account. */
export async function findEmail(db: DbOrTx, personId: PersonId): Promise<string | undefined> {
  const [row] = await db.select({ email: person.email }).from(person).where(eq(person.id, personId));
  return row?.email ?? undefined;
}

/**
 * True where an account may be used: it is active, and neither its own subscription nor its company's has ended. For a
 * query that joins `account` and, for those of a company, `company`.
 */
export const isEnabled = (now: Date): SQL | undefined =>
  and(
    eq(account.state, 'active'),
    or(isNull(account.expiresAt), gt(account.expiresAt, now)),
    or(isNull(company.expiresAt), gt(company.expiresAt, now)),
  );

/** The same as text, for statements written as text: `id` and `now` are SQL expressions. */
export const isEnabledAccount = (id: string, now: string): string => `exists (
  select from account ea join person ep on ep.id = ea.person_id left join company ec on ec.id = ep.company_id
  where ea.person_id = ${id} and ea.state = 'active' and (ea.expires_at is null or ea.expires_at > ${now})
    and (ec.expires_at is null or ec.expires_at > ${now}))`;

/** The zone in which times are for a person: their own choice, or their company's. For a query that joins both. */
export const timeZoneOf = sql<string | null>`coalesce(${account.timeZone}, ${company.timeZone})`;

/** People by their time zone; null where neither they nor their company chose one. */
export async function groupByTimeZone(
  db: DbOrTx,
  personIds: readonly PersonId[],
): Promise<Map<string | null, PersonId[]>> {
  const rows = await db
    .select({ personId: person.id, timeZone: timeZoneOf })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(
      sql`${person.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(personIds)}::json))`,
    )
    .orderBy(person.id);
  const zones = new Map<string | null, PersonId[]>();
  for (const { personId, timeZone } of rows)
    zones.set(timeZone, [...(zones.get(timeZone) ?? []), asId<'person'>(personId)]);
  return zones;
}

/** The time zone of a person; null where neither they nor their company chose one. */
export async function findTimeZone(db: DbOrTx, personId: PersonId): Promise<string | null> {
  const [row] = await db
    .select({ timeZone: timeZoneOf })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .leftJoin(company, eq(company.id, person.companyId))
    .where(eq(account.personId, personId));
  return row?.timeZone ?? null;
}
