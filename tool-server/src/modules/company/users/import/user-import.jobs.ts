import { asId } from '@drawbridge/contracts';
import type { Clock } from '../../../../platform/clock.ts';
import { type Database, isDatabaseGone } from '../../../../platform/db/database.ts';
import { AT_ONCE } from '../../../../platform/jobs/batches.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { lockCompany } from '../../../kernel/people/index.ts';
import { unpackFile } from './file-bytes.ts';
import { countOutcomes, createJudge, type Verdict } from './judge-lines.ts';
import { lockByEmail } from './known-users.store.ts';
import { readPortions } from './read-file.ts';
import type { UserLine } from './read-line.rule.ts';
import { toShownCell } from './shown-cell.rule.ts';
import { CHECK_KEPT_MS, FILE_KEPT_MS, RESULT_KEPT_MS } from './user-import.limits.ts';
import * as store from './user-import.store.ts';
import type { LineResult, userImport } from './user-import.table.ts';
import { type WriteDeps, writeVerdicts } from './write-verdicts.ts';

const NAME = 'user-import';
const EVERY_MS = 60_000;
/** How often a portion is tried: somebody may sign up with one of its addresses at the same moment. */
const TRIES = 3;

interface JobDeps extends WriteDeps {
  database: Database;
  clock: Clock;
  log: Log;
}

type Started = typeof userImport.$inferSelect;

function toResult(verdict: Verdict): LineResult {
  const { outcome, line } = verdict;
  const { line: number, user } = line;
  if (verdict.outcome !== 'refused') return { line: number, email: user.email, outcome };
  const { reason, column, value } = verdict.fault;
  return {
    line: number,
    email: toShownCell(user.email),
    outcome,
    reason,
    value: toShownCell(value),
    ...(column === null ? {} : { column: column + 1 }),
  };
}

/** Handles one portion in one transaction: its users, its results and how far the import is. */
function handlePortion(
  deps: JobDeps,
  started: Started,
  { start, lines }: { start: number; lines: readonly UserLine[] },
): Promise<'done' | 'skipped' | 'taken'> {
  const { database, clock } = deps;
  const { id, hasLicense, teamIds, check } = started;
  const companyId = asId<'company'>(started.companyId);
  return database.db.transaction(async (tx) => {
    const row = await store.takeStarted(tx, id);
    // Another process has it, or it ended there.
    if (!row) return 'taken';
    if (row.handled > start) return 'skipped';
    const now = clock.now();
    await lockCompany(tx, companyId);
    await lockByEmail(
      tx,
      companyId,
      lines.flatMap(({ user, fault }) => (fault ? [] : [user.email])),
    );
    const teamsColumn = check.columns.findIndex(({ field }) => field === 'teams');
    const judge = await createJudge(tx, deps, { companyId, hasLicense, teamIds, teamsColumn });
    const verdicts = await judge(tx, lines);
    await writeVerdicts(tx, deps, verdicts, {
      companyId,
      actorId: row.personId === null ? null : asId<'person'>(row.personId),
      origin: { address: row.address, userAgent: row.userAgent },
      hasLicense,
      now,
    });
    await store.insertResults(tx, id, start, verdicts.map(toResult));
    const handled = start + lines.length;
    const isEnd = handled >= row.rows;
    await store.changeImport(tx, id, {
      handled,
      counts: countOutcomes(row.counts, verdicts),
      state: isEnd ? 'done' : 'running',
      ...(isEnd && { endedAt: now }),
    });
    return 'done';
  });
}

async function tryPortion(...given: Parameters<typeof handlePortion>) {
  for (let tried = 1; ; tried += 1)
    try {
      return await handlePortion(...given);
    } catch (error) {
      if (tried >= TRIES || isDatabaseGone(error)) throw error;
    }
}

/** Goes on with started imports where they stopped. A process that dies loses the portion that it was at, and no other. */
export function createUserImportJob(deps: JobDeps): Job {
  const { database, clock, log, mailer } = deps;
  let isStopped = false;

  /** Returns how many lines were handled. */
  async function handle(started: Started): Promise<number> {
    const bytes = await unpackFile(started.file ?? new Uint8Array());
    let start = 0;
    let handled = 0;
    for await (const lines of readPortions(bytes, started.check, AT_ONCE)) {
      if (isStopped) return handled;
      const outcome = start < started.handled ? 'skipped' : await tryPortion(deps, started, { start, lines });
      if (outcome === 'taken') return handled;
      start += lines.length;
      if (outcome === 'skipped') continue;
      handled += lines.length;
      mailer.wake();
    }
    return handled;
  }

  async function run(): Promise<number> {
    isStopped = false;
    const now = clock.now().getTime();
    let done = await store.sweepImports(database.db, {
      ended: new Date(now - FILE_KEPT_MS),
      result: new Date(now - RESULT_KEPT_MS),
      checked: new Date(now - CHECK_KEPT_MS),
    });
    // Each import once in a run: what another process is at is not waited for.
    const seen: string[] = [];
    for (;;) {
      const started = isStopped ? undefined : await store.findStarted(database.db, seen);
      if (!started) return done;
      seen.push(started.id);
      try {
        done += await handle(started);
      } catch (error) {
        if (isDatabaseGone(error)) throw error;
        log.error({ err: error, import: started.id }, 'import of users stopped');
        await store.changeImport(database.db, started.id, { state: 'failed', endedAt: clock.now() });
      }
    }
  }

  return {
    name: NAME,
    everyMs: EVERY_MS,
    stop() {
      isStopped = true;
    },
    run,
  };
}

export const USER_IMPORT_JOB = NAME;
