import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { fillGrants, fillGrantsOfAccounts, INTO_GRANTS } from '../../company/billing/index.ts';
import { account, person } from '../../kernel/people/people.table.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { badgeAward } from '../../recognition/badges/badges.table.ts';
import { certificate } from '../../recognition/certificates/certificates.table.ts';

/** What opens things to a person, as it is now. */
const OPENER = sql`
  join ${person} p on p.id = e.person_id
  left join ${account} a on a.person_id = p.id
  cross join lateral (
    select case when p.company_id is null then 'plan' else 'company' end as source,
      coalesce(p.company_id::text, a.type, '') as source_id
  ) opener`;

const ofWork = [
  sql`${INTO_GRANTS}
    select e.person_id, 'enrolment', e.course_id, opener.source, opener.source_id, e.enrolled_at
    from ${enrolment} e ${OPENER}`,
  sql`${INTO_GRANTS}
    select g.person_id, 'points', g.lab_id, 'work', g.attempt_id::text, g.gained_at
    from ${pointGain} g where g.attempt_id is not null and g.lent_by is null`,
  sql`${INTO_GRANTS}
    select b.person_id, 'badge', b.id::text, 'work', b.id::text, b.at
    from ${badgeAward} b where b.revoked_at is null`,
  sql`${INTO_GRANTS}
    select k.person_id, 'certificate', k.id::text, 'work', k.id::text, k.issued_at
    from ${certificate} k where k.revoked_at is null`,
];

/**
 * Records the grants behind rows that were written without them, as demo data are. The migration that made the table holds
 * the same statements.
 */
export async function fillAllGrants(db: DbOrTx): Promise<void> {
  await fillGrantsOfAccounts(db);
  await fillGrants(db, ofWork);
}
