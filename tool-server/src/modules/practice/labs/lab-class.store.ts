import { asId, type LabId, type PersonId } from '@drawbridge/contracts';
import type { TestResult } from '@drawbridge/contracts/practice';
import { and, countDistinct, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import { toShownPercent } from './lab-points.rule.ts';
import { labAttempt } from './labs.table.ts';

const toList = (ids: readonly string[]) => ids.join(',');

/** Which of these people opened which labs, or one of them. */
export function readStarts(
  database: Database,
  personIds: readonly string[],
  labId?: string,
): Promise<{ person_id: string; lab_id: string }[]> {
  return database.query<{ person_id: string; lab_id: string }>({
    name: 'lab_read_starts',
    text: `select distinct person_id, lab_id from lab_attempt where person_id = any (string_to_array($1::text, ',')::uuid[])
      and ($2::text is null or lab_id = $2::text)`,
    values: [toList(personIds), labId ?? null],
  });
}

/** How many of these people opened each lab. */
export function countStarts(
  database: Database,
  personIds: readonly string[],
): Promise<{ lab_id: string; people: number }[]> {
  return database.query<{ lab_id: string; people: number }>({
    name: 'lab_count_starts',
    text: `select lab_id, count(distinct person_id)::int as people from lab_attempt
      where person_id = any (string_to_array($1::text, ',')::uuid[]) group by lab_id`,
    values: [toList(personIds)],
  });
}

/** A result without what its tests show: neither replays nor messages are read. */
export interface ClassResultRow extends Record<string, unknown> {
  person_id: string;
  is_latest: boolean;
  /** True when the person has passed the lab, with this submission or any other. */
  has_passed: boolean;
  tests: Pick<TestResult, 'id' | 'status'>[];
}

/** Returns for each of these people the latest result on a lab, and the latest that is no pass. */
export function readClassResults(
  database: Database,
  labId: LabId,
  personIds: readonly PersonId[],
): Promise<ClassResultRow[]> {
  return database.query<ClassResultRow>({
    name: 'lab_read_class_results',
    text: `with graded as (
      select s.id, s.person_id, s.submitted_at, s.result->>'verdict' as verdict
      from lab_submission s join lab_attempt a on a.id = s.attempt_id
      where a.lab_id = $1::text and s.state = 'graded' and s.result is not null
        and s.person_id = any (string_to_array($2::text, ',')::uuid[])
    ), chosen as (
      (select distinct on (person_id) id, true as is_latest from graded
        where verdict <> 'infra' order by person_id, submitted_at desc, id)
      union all
      (select distinct on (person_id) id, false from graded
        where verdict in ('failed', 'error') order by person_id, submitted_at desc, id)
    )
    select s.person_id, chosen.is_latest,
      exists (select from graded g where g.person_id = s.person_id and g.verdict = 'passed') as has_passed,
      (select jsonb_agg(jsonb_build_object('id', t->'id', 'status', t->'status'))
        from jsonb_array_elements(s.result->'tests') t) as tests
    from chosen join lab_submission s on s.id = chosen.id`,
    values: [labId, toList(personIds)],
  });
}

export interface GradedAttempt {
  id: string;
  labId: LabId;
  /** Out of 100, after the cost of help. */
  percent: number;
  passed: boolean;
}

/** A person's own attempts that have a result, without those of linked learners. */
export async function readGradedAttempts(db: DbOrTx, personId: PersonId): Promise<GradedAttempt[]> {
  const rows = await db
    .select({
      id: labAttempt.id,
      labId: labAttempt.labId,
      percent: labAttempt.bestScore,
      passed: labAttempt.passed,
    })
    .from(labAttempt)
    .where(
      and(
        eq(labAttempt.personId, personId),
        isNull(labAttempt.movedFrom),
        or(gt(labAttempt.bestScore, 0), labAttempt.passed),
      ),
    );
  return rows.map((row) => ({ ...row, labId: asId(row.labId), percent: toShownPercent(row.percent) }));
}

export async function countOpenedLabs(db: DbOrTx, personId: PersonId): Promise<number> {
  const [row] = await db
    .select({ labs: countDistinct(labAttempt.labId) })
    .from(labAttempt)
    .where(eq(labAttempt.personId, personId));
  return row?.labs ?? 0;
}
