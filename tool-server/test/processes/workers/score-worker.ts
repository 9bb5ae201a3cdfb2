/** Delivers scores from a database until it is killed, as a server does; one of several. */
import { flushCompileCache } from 'node:module';
import { createScoreSender } from '../../../src/modules/integration/lti/scores/score-sender.ts';
import { openDatabase } from '../../../src/platform/db/open.ts';
import { createOutgoing } from '../../../src/platform/http/send.ts';
import { createWaker } from '../../../src/platform/jobs/waker.ts';
import { createLog } from '../../../src/platform/log/log.ts';

const log = createLog('silent');
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' }, log);
// All workers share a clock that runs faster than real time: retries are not waited for.
const startedAt = Number(process.env.STARTED_AT);
const speed = Number(process.env.SPEED);
const clock = { now: () => new Date(startedAt + (Date.now() - startedAt) * speed) };
const { send } = createOutgoing({
  allowInner: true,
  ports: [],
  userAgent: 'score worker',
  limit: { timeoutMs: 1_000 },
});
const job = createScoreSender({
  database,
  send,
  accessTokens: { mayGoTo: () => true, get: () => Promise.resolve('token'), drop: () => undefined },
  waker: createWaker(),
  clock,
  log,
  allowHttp: true,
});
// Who kills it leaves no time for that.
flushCompileCache();
process.stdout.write('ready\n');
for (;;) {
  if ((await job.run()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}
