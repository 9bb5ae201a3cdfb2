import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import type { Completion } from './completion.ts';
import * as store from './courses.store.ts';

const EVERY_MS = 24 * 3_600_000;
const AT_ONCE = 200;

/**
 * Counts passes that no course has counted: those from before a pass completed every item, and those of a lab that came
 * into a course later. Enrolls those who opened a challenge before opening one did. The daily run is for servers of an
 * earlier release that were still running when this one started.
 */
export function createPassedLabsJob(deps: {
  database: Database;
  completion: Pick<Completion, 'completePassedLabs'>;
}): Job {
  const { completion } = deps;
  const { db } = deps.database;
  let isStopped = false;

  return {
    name: 'passed-labs',
    everyMs: EVERY_MS,
    stop() {
      isStopped = true;
    },
    async run() {
      isStopped = false;
      let done = await store.enrollOpened(db);
      let after: store.Enrolment | undefined;
      do {
        const found = await store.findUncounted(db, { after, limit: AT_ONCE });
        after = undefined;
        for (const one of found) {
          if (isStopped) return done;
          await db.transaction(async (tx) => {
            await holdPerson(tx, one.personId);
            await completion.completePassedLabs(tx, one.personId, one.courseId);
          });
          done += 1;
          after = one;
        }
      } while (after);
      return done;
    },
  };
}
