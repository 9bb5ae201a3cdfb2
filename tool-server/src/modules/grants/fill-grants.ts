import type { PersonId } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/database.ts';

/** Columns of `grant_record` that every row has. */
const INTO = sql`insert into grant_record (person_id, kind, subject, source, source_id, given_at)`;

/** What opens things to a person, as it is now. */
const OPENER = sql`
  join person p on p.id = e.person_id
  left join account a on a.person_id = p.id
  cross join lateral (
    select case when p.company_id is null then 'plan' else 'company' end as source,
      coalesce(p.company_id::text, a.type, '') as source_id
  ) opener`;

/** What somebody has as a member, an administrator, or the owner of a plan. */
const ofAccounts = (personId: PersonId | undefined) => {
  const isAsked = personId === undefined ? sql`true` : sql`p.id = ${personId}::uuid`;
  return [
    sql`${INTO}
    select p.id, 'membership', p.company_id::text, 'company', p.company_id::text, p.created_at
    from person p where p.kind = 'account' and p.company_id is not null and ${isAsked}`,
    sql`${INTO}
    select p.id, 'administration', p.company_id::text, 'company', p.company_id::text, p.created_at
    from person p join account a on a.person_id = p.id and a.is_admin
    where p.company_id is not null and ${isAsked}`,
    sql`${INTO}
    select p.id, 'plan', a.type, 'plan', coalesce(s.id::text, 'signup'), p.created_at
    from person p join account a on a.person_id = p.id and a.type <> 'ENT'
    left join lateral (
      select s.id from subscription s where s.person_id = p.id and s.company_id is null and s.settled_at is not null
      order by s.ends_at desc limit 1
    ) s on true
    where p.company_id is null and ${isAsked}`,
  ];
};

const ofWork = [
  sql`${INTO}
    select e.person_id, 'enrolment', e.course_id, opener.source, opener.source_id, e.enrolled_at
    from enrolment e ${OPENER}`,
  sql`${INTO}
    select g.person_id, 'points', g.lab_id, 'work', g.attempt_id::text, g.gained_at
    from point_gain g where g.attempt_id is not null and g.lent_by is null`,
  sql`${INTO}
    select b.person_id, 'badge', b.id::text, 'work', b.id::text, b.at
    from badge_award b where b.revoked_at is null`,
  sql`${INTO}
    select k.person_id, 'certificate', k.id::text, 'work', k.id::text, k.issued_at
    from certificate k where k.revoked_at is null`,
];

async function fill(db: DbOrTx, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await db.execute(sql`${statement} on conflict do nothing`);
}

/**
 * Records the grants behind rows that were written without them, as demo data are. The migration that made the table holds
 * the same statements.
 */
export const fillGrants = (db: DbOrTx): Promise<void> => fill(db, [...ofAccounts(undefined), ...ofWork]);

/** Records what an account has from its beginning: by a signup, an invitation, or a company's identity provider. */
export const fillGrantsOf = (db: DbOrTx, personId: PersonId): Promise<void> => fill(db, ofAccounts(personId));
