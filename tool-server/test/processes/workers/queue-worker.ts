/** Grades waiting submissions in a database until it is killed, as a server does; one of several. */
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { labsRoots } from '@drawbridge/content';
import { createGrader, loadLab } from '@drawbridge/labs/grade';
import { createEventBus } from '../../../src/events.ts';
import { company } from '../../../src/modules/kernel/people/index.ts';
import { createGrading } from '../../../src/modules/practice/labs/grading.ts';
import { createLabFlags } from '../../../src/modules/practice/labs/lab-flags.ts';
import { openDatabase } from '../../../src/platform/db/open.ts';
import { createLog } from '../../../src/platform/log/log.ts';
import { createSecret } from '../../../src/platform/secret/secret.ts';

const log = createLog('silent');
const database = await openDatabase(
  { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR ?? '' },
  log,
);
// A worker that replaces a killed one starts later: the claims left behind have expired.
const aheadMs = Number(process.env.AHEAD_MS ?? 0);
const clock = { now: () => new Date(Date.now() + aheadMs) };
const events = createEventBus();
// What follows a result, in its transaction: a row for each time it happened.
events.on('lab.graded', 'record', async (tx, { personId }) => {
  await tx.insert(company).values({ id: crypto.randomUUID(), name: `graded ${personId}` });
});
const labs = [loadLab(join(labsRoots[0] ?? '', 'l1-someone-elses-invoice'))];
const grader = await createGrader({
  labs,
  processes: 1,
  jail: 'auto',
  production: false,
  signingKey: 'of the tests',
});
const grading = createGrading({
  database,
  labs,
  flags: createLabFlags(createSecret('a secret of the tests, thirty-two or more')),
  grader: {
    ...grader,
    grade(...submission) {
      process.stdout.write('grading\n');
      return grader.grade(...submission);
    },
  },
  events,
  clock,
  log,
  lanes: 2,
});
// Who kills it leaves no time for that.
flushCompileCache();
process.stdout.write(`${grader.pids().join(' ')}\n`);
for (;;) {
  process.stdout.write(`graded ${await grading.job.run()}\n`);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
