import type { Database, DbOrTx, Tx } from '../db/database.ts';
import type { Job } from './jobs.ts';

/** How much a job does at once. */
export const AT_ONCE = 200;

/** Does what is due, up to `AT_ONCE` at a time, until a time finds less. Gives how much was done. */
export async function runInBatches(runBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await runBatch();
    total += done;
    if (done < AT_ONCE) return total;
  }
}

/** One kind of what a catch-up looks for. What was handled must not be found again. */
export interface CatchUp<Found> {
  find(db: DbOrTx, limit: number): Promise<Found[]>;
  /** Runs in a transaction of its own. */
  handle(tx: Tx, found: Found): Promise<void>;
}

/** A job that does what the events of before did not: one by one, so that it stops between two. */
export function createCatchUpJob<Found>(
  { database, name, everyMs }: { database: Database } & Pick<Job, 'name' | 'everyMs'>,
  kinds: readonly CatchUp<Found>[],
): Job {
  const { db } = database;
  let isStopped = false;
  return {
    name,
    everyMs,
    stop() {
      isStopped = true;
    },
    async run() {
      isStopped = false;
      let done = 0;
      for (const { find, handle } of kinds) {
        let found: Found[];
        do {
          found = await find(db, AT_ONCE);
          for (const one of found) {
            if (isStopped) return done;
            await db.transaction((tx) => handle(tx, one));
            done += 1;
          }
        } while (found.length === AT_ONCE);
      }
      return done;
    },
  };
}
