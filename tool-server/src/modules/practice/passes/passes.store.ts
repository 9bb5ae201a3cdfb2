import type { LabId, PersonId } from '@drawbridge/contracts';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { DomainEvents } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { end, give } from '../../kernel/grants/index.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import { pointGain } from './passes.table.ts';

/**
 * What each gain of a person in a lab added, in the order of the gains: what is worth no more than those before it adds
 * nothing, and nothing is below zero.
 */
async function countAgain(tx: Tx, personId: PersonId, labId?: LabId): Promise<void> {
  await tx.execute(sql`
    update ${pointGain} g set points = counted.points, is_first = counted.nth = 1
    from (
      select id, row_number() over gains as nth,
        greatest(0, total - coalesce(max(total) over (gains rows between unbounded preceding and 1 preceding), 0)) as points
      from ${pointGain} where person_id = ${personId}::uuid
        and (${labId ?? null}::text is null or lab_id = ${labId ?? null}::text)
      window gains as (partition by person_id, lab_id order by gained_at, total, id)
    ) counted
    where g.id = counted.id and (g.points, g.is_first) is distinct from (counted.points, counted.nth = 1)`);
}

type Pass = Pick<DomainEvents['lab.graded'], 'personId' | 'labId' | 'attemptId' | 'score' | 'reached' | 'at'>;

/**
 * Records what a pass added to the points of a lab; a pass that is worth no more adds nothing, and one that was credited
 * to somebody else gives nothing. Two passes at the same time, by a flag and by a submission, wait for each other.
 */
export async function recordPass(tx: Tx, pass: Pass): Promise<void> {
  const { personId, labId, attemptId, score, reached, at } = pass;
  await holdPerson(tx, personId);
  const credit = { personId, kind: 'points', subject: labId, source: 'work', sourceId: attemptId } as const;
  if (!(await give(tx, { ...credit, at }))) return;
  const own = and(eq(pointGain.personId, personId), eq(pointGain.labId, labId), isNull(pointGain.lentBy));
  const rows = await tx
    .select({ best: max(pointGain.total), reached: pointGain.reached })
    .from(pointGain)
    .where(own)
    .groupBy(pointGain.reached);
  const best = rows.length === 0 ? undefined : Math.max(...rows.map((row) => row.best ?? 0));
  // A pass by own work counts for certificates also where the one with the solution open was worth as much.
  if (best === score && reached !== 'solution' && rows.every((row) => row.reached === 'solution'))
    await tx.update(pointGain).set({ reached, attemptId, gainedAt: at }).where(own);
  if (best !== undefined && best >= score) return;
  await tx
    .insert(pointGain)
    .values({ personId, labId, total: score, points: 0, isFirst: false, gainedAt: at, attemptId, reached });
  await countAgain(tx, personId, labId);
}

/** Counts the points of a learner for a linked account too, until `returnPoints`. */
export async function lendPoints(
  tx: Tx,
  { from, to, at }: { from: PersonId; to: PersonId; at: Date },
  labId?: LabId,
): Promise<void> {
  const { rows } = (await tx.execute(sql`
    insert into ${pointGain} (person_id, lab_id, total, points, is_first, gained_at, attempt_id, reached, lent_by)
    select ${to}::uuid, lab_id, total, 0, false, gained_at, attempt_id, reached, person_id
    from ${pointGain}
    where person_id = ${from}::uuid and lent_by is null
      and (${labId ?? null}::text is null or lab_id = ${labId ?? null}::text)
    on conflict do nothing
    returning lab_id`)) as { rows: { lab_id: string }[] };
  for (const subject of new Set(rows.map(({ lab_id }) => lab_id)))
    await give(tx, { personId: to, kind: 'points', subject, source: 'link', sourceId: from, at });
  await countAgain(tx, to, labId);
}

export async function returnPoints(
  tx: Tx,
  { from, to, at }: { from: PersonId; to: PersonId; at: Date },
): Promise<void> {
  await tx.delete(pointGain).where(and(eq(pointGain.personId, from), eq(pointGain.lentBy, to)));
  await end(
    tx,
    { personId: from, kind: 'points', source: 'link', sourceId: to },
    { at, because: 'link ended' },
  );
  await countAgain(tx, from);
}
