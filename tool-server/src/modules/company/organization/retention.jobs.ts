import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { AT_ONCE, runInBatches } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log/log.ts';
import { auditEntry } from '../../kernel/audit/audit.table.ts';
import { company, person } from '../../kernel/people/index.ts';
import { labAttempt, labSubmission } from '../../practice/labs/labs.table.ts';
import { activityEvent } from '../../recognition/activity-events/activity-events.table.ts';

const EVERY_MS = 3_600_000;

/** What is deleted, as statements that give how many rows they deleted, and only few rows at a time. */
type Deletion = (tx: Tx, now: string) => Promise<number>;

const count = async (deleting: Promise<unknown>): Promise<number> =>
  ((await deleting) as { rows: unknown[] }).rows.length;

/** Graded submissions. The results of an attempt are in the attempt. */
const deleteSubmissions: Deletion = (tx, now) =>
  count(
    tx.execute(sql`
      delete from ${labSubmission} where id in (
        select s.id from ${labSubmission} s join ${person} p on p.id = s.person_id join ${company} c on c.id = p.company_id
        where s.state = 'graded' and s.graded_at < ${now}::timestamptz - c.keeps_work_days * interval '1 day'
        limit ${AT_ONCE}::int)
      returning id`),
  );

/** Drafts of attempts that nobody saved since. */
const emptyDrafts: Deletion = (tx, now) =>
  count(
    tx.execute(sql`
      update ${labAttempt} set files = '[]'::jsonb where id in (
        select a.id from ${labAttempt} a join ${person} p on p.id = a.person_id join ${company} c on c.id = p.company_id
        where a.files <> '[]'::jsonb
          and coalesce(a.saved_at, a.opened_at) < ${now}::timestamptz - c.keeps_work_days * interval '1 day'
        limit ${AT_ONCE}::int)
      returning id`),
  );

const deleteActivity: Deletion = (tx, now) =>
  count(
    tx.execute(sql`
      delete from ${activityEvent} where (person_id, kind, key) in (
        select e.person_id, e.kind, e.key from ${activityEvent} e
        join ${person} p on p.id = e.person_id join ${company} c on c.id = p.company_id
        where e.changed_at < ${now}::timestamptz - c.keeps_activity_days * interval '1 day'
        limit ${AT_ONCE}::int)
      returning person_id`),
  );

/** The database refuses to delete an entry of the last ninety days by its own clock too. */
const deleteEntries: Deletion = (tx, now) =>
  count(
    tx.execute(sql`
      delete from ${auditEntry} where id in (
        select e.id from ${auditEntry} e join ${company} c on c.id = e.company_id
        where e.at < least(${now}::timestamptz, now()) - c.keeps_audit_days * interval '1 day'
        limit ${AT_ONCE}::int)
      returning id`),
  );

const DELETIONS = { deleteSubmissions, emptyDrafts, deleteActivity, deleteEntries };

/** Deletes what is older than the company of its people keeps it. A company without a period keeps everything. */
export function createRetentionJob(deps: { database: Database; clock: Clock; log: Log }): Job {
  const { database, clock, log } = deps;
  return {
    name: 'retention',
    everyMs: EVERY_MS,
    async run() {
      let all = 0;
      for (const [what, deletion] of Object.entries(DELETIONS)) {
        const now = clock.now().toISOString();
        const deleted = await runInBatches(() => database.db.transaction((tx) => deletion(tx, now)));
        if (deleted > 0) log.info({ event: 'retention', what, deleted }, 'old records deleted');
        all += deleted;
      }
      return all;
    },
  };
}
