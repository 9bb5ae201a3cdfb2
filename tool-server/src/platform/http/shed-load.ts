import { problem } from '@drawbridge/contracts';
import type { RequestHandler } from 'express';
import type { Log } from '../log/log.ts';
import { sendFailure } from './problems.ts';

const RETRY_AFTER_SECONDS = 1;
/** Who watches the process must get an answer when it is busy. */
const ALWAYS = new Set(['/healthz', '/readyz']);

/**
 * At most so many requests at the same time; more get `unavailable` before anything of them is read, so that a crowd
 * costs time and not memory. One line in the log for each crowd, not for each request.
 */
export function createLoadShedding(mostAtOnce: number, log: Log): RequestHandler {
  let current = 0;
  let isCrowd = false;
  return (req, res, next) => {
    if (ALWAYS.has(req.path)) return next();
    if (current >= mostAtOnce) {
      if (!isCrowd) log.warn({ mostAtOnce }, 'too many requests at the same time: more are refused');
      isCrowd = true;
      const shown = problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      return sendFailure(res, { problem: shown, incident: undefined });
    }
    current += 1;
    // Also when the caller is gone before the response ends.
    res.once('close', () => {
      current -= 1;
      if (current < mostAtOnce / 2) isCrowd = false;
    });
    return next();
  };
}
