import type { PersonId } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { grantRecord } from '../../kernel/grants/grants.table.ts';
import { account, person } from '../../kernel/people/people.table.ts';

/** Columns of `grant_record` that every row has. */
export const INTO_GRANTS = sql`insert into ${grantRecord} (person_id, kind, subject, source, source_id, given_at)`;

/** What somebody has as a member, an administrator, or the owner of a plan. */
const ofAccounts = (personId: PersonId | undefined) => {
  const isAsked = personId === undefined ? sql`true` : sql`p.id = ${personId}::uuid`;
  return [
    sql`${INTO_GRANTS}
    select p.id, 'membership', p.company_id::text, 'company', p.company_id::text, p.created_at
    from ${person} p where p.kind = 'account' and p.company_id is not null and ${isAsked}`,
    sql`${INTO_GRANTS}
    select p.id, 'administration', p.company_id::text, 'company', p.company_id::text, p.created_at
    from ${person} p join ${account} a on a.person_id = p.id and a.is_admin
    where p.company_id is not null and ${isAsked}`,
    sql`${INTO_GRANTS}
    select p.id, 'plan', a.type, 'plan', coalesce(s.id::text, 'signup'), p.created_at
    from ${person} p join ${account} a on a.person_id = p.id and a.type <> 'ENT'
    left join lateral (
      select s.id from subscription s where s.person_id = p.id and s.company_id is null and s.settled_at is not null
      order by s.ends_at desc limit 1
    ) s on true
    where p.company_id is null and ${isAsked}`,
  ];
};

/** Runs statements that record grants; a grant that is recorded already changes nothing. */
export async function fillGrants(db: DbOrTx, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await db.execute(sql`${statement} on conflict do nothing`);
}

/** Records what an account has from its beginning: by a signup, an invitation, or a company's identity provider. */
export const fillGrantsOf = (db: DbOrTx, personId: PersonId): Promise<void> =>
  fillGrants(db, ofAccounts(personId));

/** The same for every account. */
export const fillGrantsOfAccounts = (db: DbOrTx): Promise<void> => fillGrants(db, ofAccounts(undefined));
