import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallsUnderWay } from './calls-under-way.ts';

/** A client that is still sending or reading then is cut off. */
const ANSWER_MS = 5_000;

/**
 * Takes no more calls, and resolves once all work of the others is done: it needs the database until then, however slow
 * the machine, and also when its caller is gone.
 */
export async function endCalls(
  http: Server,
  calls: Pick<CallsUnderWay, 'finish'>,
  answerMs: number = ANSWER_MS,
): Promise<void> {
  const answered = once(http, 'close');
  http.close();
  http.closeIdleConnections();
  await Promise.race([answered, wait(answerMs, undefined, { ref: false })]);
  http.closeAllConnections();
  await calls.finish();
}
