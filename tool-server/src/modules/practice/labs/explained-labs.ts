import type { PersonId } from '@drawbridge/contracts';
import { ASSISTANT_LIMITS } from '@drawbridge/contracts/learning';
import type { Database } from '../../../platform/db/database.ts';

/**
 * Ids of the labs whose fix a person may be told: those they have passed, whose solution they opened, or in which they
 * failed often enough. A flag that was wrong is a failed try, and so is a submission with a verdict.
 */
export async function readExplained(database: Database, personId: PersonId): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ lab_id: string }>({
    name: 'lab_read_explained',
    text: `select a.lab_id from lab_attempt a
      left join lateral (
        select count(*) as tries from lab_submission s
        where s.attempt_id = a.id and s.state = 'graded' and s.result->>'verdict' in ('failed', 'error')
      ) submitted on true
      left join lateral (
        select count(*) as tries from lab_flag_try t where t.attempt_id = a.id and t.outcome <> 'correct'
      ) flags on true
      left join lab_solution_opened o on o.attempt_id = a.id
      where a.person_id = $1::uuid
      group by a.lab_id
      having bool_or(a.passed) or bool_or(o.attempt_id is not null) or sum(submitted.tries + flags.tries) >= $2::int`,
    values: [personId, ASSISTANT_LIMITS.failedTries],
  });
  return new Set(rows.map(({ lab_id }) => lab_id));
}
