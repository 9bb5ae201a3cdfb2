import { asId, type LabId, type PersonId, problem } from '@drawbridge/contracts';
import type { LabFile, LabResult } from '@drawbridge/contracts/practice';
import { and, count, countDistinct, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type DbOrTx, toConstraint } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { labAttempt, labSubmission } from './labs.table.ts';

export type AttemptRow = typeof labAttempt.$inferSelect;
export type SubmissionRow = typeof labSubmission.$inferSelect;

/** The attempt that is asked about: all of its learner in its lab count. */
const asked = alias(labAttempt, 'asked');

/** People without a company share one place in the rotation. */
const NO_COMPANY = 'none';
/** After this long in the slow lane a submission has the priority of any other. */
const SLOW_WAIT_MS = 60_000;

export async function findOpenAttempt(
  db: DbOrTx,
  personId: PersonId,
  labId: LabId,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(labAttempt)
    .where(and(eq(labAttempt.personId, personId), eq(labAttempt.labId, labId), isNull(labAttempt.closedAt)));
  return row;
}

/** An attempt of this person; another's counts as missing. */
export async function findAttempt(
  db: DbOrTx,
  personId: PersonId,
  attemptId: string,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(labAttempt)
    .where(and(eq(labAttempt.id, attemptId), eq(labAttempt.personId, personId)));
  return row;
}

export async function findAttemptById(db: DbOrTx, attemptId: string): Promise<AttemptRow> {
  const [row] = await db.select().from(labAttempt).where(eq(labAttempt.id, attemptId));
  if (!row) throw new Error(`attempt ${attemptId} of a submission is gone`);
  return row;
}

export async function countAttempts(db: DbOrTx, personId: PersonId, labId: LabId): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(labAttempt)
    .where(and(eq(labAttempt.personId, personId), eq(labAttempt.labId, labId)));
  return row?.count ?? 0;
}

/**
 * Gives nothing when another request opened the attempt first. Throws `not_signed_in` for a guest who was deleted in
 * the same moment.
 */
export async function insertAttempt(
  db: DbOrTx,
  row: typeof labAttempt.$inferInsert,
): Promise<AttemptRow | undefined> {
  try {
    const [made] = await db.insert(labAttempt).values(row).onConflictDoNothing().returning();
    return made;
  } catch (error) {
    if (toConstraint(error) === 'lab_attempt_person_id_person_id_fk') throw problem('not_signed_in');
    throw error;
  }
}

export async function closeAttempt(db: DbOrTx, attemptId: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(labAttempt)
    .set({ closedAt: at })
    .where(and(eq(labAttempt.id, attemptId), isNull(labAttempt.closedAt)))
    .returning({ id: labAttempt.id });
  return rows.length > 0;
}

/** Saves a draft made on `revision`; gives nothing when the attempt has changed since. */
export async function updateDraft(
  db: DbOrTx,
  personId: PersonId,
  attemptId: string,
  revision: number,
  files: LabFile[],
  at: Date,
) {
  const [row] = await db
    .update(labAttempt)
    .set({ files, revision: revision + 1, savedAt: at })
    .where(
      and(
        eq(labAttempt.id, attemptId),
        eq(labAttempt.personId, personId),
        eq(labAttempt.revision, revision),
        isNull(labAttempt.closedAt),
      ),
    )
    .returning();
  return row;
}

export interface LabStanding {
  labId: LabId;
  passed: boolean;
}

/** Labs a person has opened, with whether any attempt passed. */
export async function readStandings(db: DbOrTx, personId: PersonId): Promise<LabStanding[]> {
  const rows = await db
    .select({ labId: labAttempt.labId, passed: sql<boolean>`bool_or(${labAttempt.passed})` })
    .from(labAttempt)
    .where(eq(labAttempt.personId, personId))
    .groupBy(labAttempt.labId);
  return rows.map(({ labId, passed }) => ({ labId: asId<'lab'>(labId), passed }));
}

/**
 * A result without replays: they never leave the database for a list. Each test holds its number of requests, so that
 * the page knows whether there is a replay to load.
 */
const listedResult =
  sql`case when ${labSubmission.result} is null then null else ${labSubmission.result} || jsonb_build_object(
  'tests', coalesce((
    select jsonb_agg(
      case when one.test ? 'replay'
        then jsonb_build_object('requests', jsonb_array_length(one.test->'replay')) || (one.test - 'replay')
        else one.test
      end order by one.place
    )
    from jsonb_array_elements(${labSubmission.result}->'tests') with ordinality as one(test, place)
  ), '[]'::jsonb)
) end`.mapWith(labSubmission.result);

/** So many different submissions are compared: enough to find two, and an end for scripts. */
const COMPARED_TRIES = 100;
const squeeze = (text: SQL) => sql`translate(${text}, ${' \t\r\n'}, '')`;

/**
 * Different submissions of this learner that failed in this lab, in all attempts. White space makes no difference, and
 * neither do files as the lab has them: a submission with nothing else is no try.
 */
export async function countFailedTries(
  db: DbOrTx,
  attemptId: string,
  starter: readonly LabFile[],
): Promise<number> {
  const given = db
    .selectDistinctOn([sql`${labSubmission.result}->>'submission_hash'`], { files: labSubmission.files })
    .from(labSubmission)
    .innerJoin(labAttempt, eq(labAttempt.id, labSubmission.attemptId))
    .innerJoin(asked, and(eq(asked.labId, labAttempt.labId), eq(asked.personId, labAttempt.personId)))
    .where(and(eq(asked.id, attemptId), sql`${labSubmission.result}->>'verdict' = 'failed'`))
    .limit(COMPARED_TRIES)
    .as('given');
  const own = sql`lab_file.file->>'text'`;
  const changed = sql`(
    select string_agg(lab_file.file->>'path' || ' ' || ${squeeze(own)}, ' ' order by lab_file.file->>'path')
    from jsonb_array_elements(${given.files}) as lab_file(file)
    where not exists (
      select from jsonb_array_elements(${JSON.stringify(starter)}::jsonb) as began(file)
      where began.file->>'path' = lab_file.file->>'path'
        and ${squeeze(sql`began.file->>'text'`)} = ${squeeze(own)}
    )
  )`;
  const [row] = await db.select({ count: countDistinct(changed) }).from(given);
  return row?.count ?? 0;
}

/** What a list shows of a submission. */
export type ListedSubmission = Pick<
  SubmissionRow,
  'id' | 'attemptId' | 'personId' | 'courseId' | 'state' | 'faults' | 'submittedAt' | 'result'
>;

/** Newest first; of one instant, the one graded last. */
export function readSubmissions(db: DbOrTx, attemptId: string, limit: number): Promise<ListedSubmission[]> {
  return db
    .select({
      id: labSubmission.id,
      attemptId: labSubmission.attemptId,
      personId: labSubmission.personId,
      courseId: labSubmission.courseId,
      state: labSubmission.state,
      faults: labSubmission.faults,
      submittedAt: labSubmission.submittedAt,
      result: listedResult,
    })
    .from(labSubmission)
    .where(eq(labSubmission.attemptId, attemptId))
    .orderBy(desc(labSubmission.submittedAt), desc(labSubmission.turn))
    .limit(limit);
}

export async function findSubmission(
  db: DbOrTx,
  personId: PersonId,
  submissionId: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(labSubmission)
    .where(and(eq(labSubmission.id, submissionId), eq(labSubmission.personId, personId)));
  return row;
}

/** Gives false when this submission exists already, perhaps under another person's name. */
export async function insertSubmission(db: DbOrTx, row: typeof labSubmission.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(labSubmission)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: labSubmission.id });
  return rows.length > 0;
}

/** How many of a learner's submissions wait. */
export async function countQueued(db: DbOrTx, personId: PersonId): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(labSubmission)
    .where(and(eq(labSubmission.personId, personId), eq(labSubmission.state, 'queued')));
  return row?.count ?? 0;
}

/** The company of a learner, on whose share of the queue a submission counts. */
export async function readTenant(db: DbOrTx, personId: PersonId): Promise<string> {
  const [row] = await db.select({ companyId: person.companyId }).from(person).where(eq(person.id, personId));
  return row?.companyId ?? NO_COMPANY;
}

/** The slow lane when the learner's last graded submission hit a limit. */
export async function chooseLane(db: DbOrTx, personId: PersonId): Promise<'fast' | 'slow'> {
  const [row] = await db
    .select({
      limited: sql<boolean>`coalesce((${labSubmission.result}->'usage'->>'limited')::boolean, false)`,
    })
    .from(labSubmission)
    .where(and(eq(labSubmission.personId, personId), eq(labSubmission.state, 'graded')))
    .orderBy(desc(labSubmission.gradedAt), desc(labSubmission.turn))
    .limit(1);
  return row?.limited ? 'slow' : 'fast';
}

/**
 * All waiting submissions in grading order: the fast queue before the slow one, and guests after everyone else, however
 * long they wait. Tenants rotate, the one graded longest ago first, and so do learners within a tenant. `held`: not in
 * the fast queue. `blocked`: the learner has another one running.
 */
const queueAt = (now: Date) => sql`(
  select id, rank > 0 as held, blocked, row_number() over (order by rank, nth_of_tenant, tenant_turn, submitted_at, id) as place
  from (
    select w.*,
      row_number() over (partition by rank, tenant order by nth_of_person, person_turn, submitted_at, id) as nth_of_tenant
    from (
      select s.id, s.tenant, s.submitted_at,
        case
          when s.lane = 'guest' then 2
          when s.lane = 'slow' and s.submitted_at > ${new Date(now.getTime() - SLOW_WAIT_MS).toISOString()}::timestamptz then 1
          else 0
        end as rank,
        row_number() over (partition by s.person_id order by s.submitted_at, s.id) as nth_of_person,
        coalesce((select max(t.turn) from lab_submission t where t.person_id = s.person_id), 0) as person_turn,
        coalesce((select max(t.turn) from lab_submission t where t.tenant = s.tenant), 0) as tenant_turn,
        exists (
          select 1 from lab_submission r where r.person_id = s.person_id and r.state = 'running' and r.id <> s.id
        ) as blocked
      from lab_submission s
      where s.state = 'queued'
        or (s.state = 'running' and s.claimed_until < ${now.toISOString()}::timestamptz)
    ) w
  ) ranked
)`;

/** 1 = next; 0 = running or graded. */
export async function readQueuePosition(
  db: DbOrTx,
  row: Pick<SubmissionRow, 'id' | 'state'>,
  now: Date,
): Promise<number> {
  if (row.state !== 'queued') return 0;
  const [found] = await db
    .select({ place: sql<number>`q.place::int` })
    .from(sql`${queueAt(now)} as q`)
    .where(sql`q.id = ${row.id}`);
  return found?.place ?? 0;
}

/**
 * Takes the next submission, or one whose grader died. Several processes may call it at the same time: each row goes to
 * one of them, and `tries` distinguishes a late result from the current one. Gives `again` when another process took
 * one of the same learner in the same moment.
 */
export async function claimSubmission(
  db: DbOrTx,
  { now, until, heldToo }: { now: Date; until: Date; heldToo: boolean },
): Promise<SubmissionRow | 'again' | undefined> {
  const next = sql`(
    select s.id from lab_submission s join ${queueAt(now)} q on q.id = s.id
    where not q.blocked and (${heldToo}::boolean or not q.held)
      and coalesce(s.claimed_until < ${now.toISOString()}::timestamptz, true)
    order by q.place limit 1 for update of s skip locked
  )`;
  try {
    const [row] = await db
      .update(labSubmission)
      .set({
        state: 'running',
        claimedUntil: until,
        tries: sql`${labSubmission.tries} + 1`,
        turn: sql`nextval('lab_turn')`,
      })
      .where(eq(labSubmission.id, next))
      .returning();
    return row;
  } catch (error) {
    if (toConstraint(error) === 'lab_submission_running_key') return 'again';
    throw error;
  }
}

/** The row of a claim, as long as the claim is the current one. */
const isCurrent = (claimed: SubmissionRow) =>
  and(
    eq(labSubmission.id, claimed.id),
    eq(labSubmission.state, 'running'),
    eq(labSubmission.tries, claimed.tries),
  );

/** Renews a claim; a run may take longer than a lease. */
export async function renewClaim(db: DbOrTx, claimed: SubmissionRow, until: Date): Promise<void> {
  await db.update(labSubmission).set({ claimedUntil: until }).where(isCurrent(claimed));
}

/** Stores a result, once: an expired claim stores nothing. */
export async function storeResult(
  db: DbOrTx,
  claimed: SubmissionRow,
  result: LabResult,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(labSubmission)
    .set({ state: 'graded', result, gradedAt: at })
    .where(isCurrent(claimed))
    .returning({ id: labSubmission.id });
  return rows.length > 0;
}

/**
 * Returns a submission that got no verdict by our fault to the queue, behind those that never failed. It is not claimed
 * before `notBefore`.
 */
export async function requeue(db: DbOrTx, claimed: SubmissionRow, notBefore: Date): Promise<void> {
  await db
    .update(labSubmission)
    .set({
      state: 'queued',
      claimedUntil: notBefore,
      lane: sql`case when ${labSubmission.lane} = 'guest' then 'guest' else 'slow' end`,
      faults: sql`${labSubmission.faults} + 1`,
    })
    .where(isCurrent(claimed));
}

/** Raises the attempt to a better score, as `toStoredScore` gives it; gives the attempt. */
export async function raiseScore(
  db: DbOrTx,
  attemptId: string,
  score: number,
  passed: boolean,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .update(labAttempt)
    .set({
      bestScore: sql`greatest(${labAttempt.bestScore}, ${score})`,
      passed: sql`${labAttempt.passed} or ${passed}`,
    })
    .where(eq(labAttempt.id, attemptId))
    .returning();
  return row;
}
