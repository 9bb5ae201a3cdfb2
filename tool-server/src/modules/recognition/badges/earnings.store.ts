import type { BadgeRule } from '@drawbridge/content';
import type { PersonId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { linkedLearnersOf } from '../../kernel/people/living-link.view.ts';
import { type OfPerson, toFacts } from './badges.rule.ts';
import { badgeAward } from './badges.table.ts';

/** A badge that somebody has earned and does not have. */
export interface Earning {
  personId: PersonId;
  at: Date;
  evidenceId: string;
}

/** Whether somebody's facts still earn a badge that they have. */
export async function isEarned(db: DbOrTx, rule: BadgeRule, personId: PersonId): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select 1 from (${toFacts(rule, (column) => sql`${column} = ${personId}::uuid`)}) f limit 1`,
  )) as { rows: unknown[] };
  return rows.length > 0;
}

/**
 * Who has earned a badge and was never awarded it, nor a learner that they are linked with; guests earn none. One person,
 * or everybody up to a limit.
 */
export async function findEarnings(
  db: DbOrTx,
  { id, rule }: { id: string; rule: BadgeRule },
  { personId, limit }: { personId?: PersonId; limit: number },
): Promise<Earning[]> {
  const of: OfPerson = (column) => (personId === undefined ? sql`true` : sql`${column} = ${personId}::uuid`);
  const { rows } = (await db.execute(sql`
    select f.person_id, to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, f.evidence_id
    from (${toFacts(rule, of)}) f
    join ${person} p on p.id = f.person_id and p.kind <> 'guest'
    where not exists (
      select from ${badgeAward} a where a.badge_id = ${id} and a.revoked_because is null
        and (a.person_id = f.person_id
          or (a.revoked_at is null and a.person_id in ${linkedLearnersOf(sql`f.person_id`)}))
    )
    order by f.person_id
    limit ${limit}::int
  `)) as { rows: { person_id: PersonId; at: string; evidence_id: string }[] };
  return rows.map(({ person_id, at, evidence_id }) => ({
    personId: person_id,
    at: new Date(at),
    evidenceId: evidence_id,
  }));
}
