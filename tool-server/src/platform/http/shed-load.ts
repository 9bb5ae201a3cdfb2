import type { ServerResponse } from 'node:http';
import { problem } from '@drawbridge/contracts';
import type { RequestHandler } from 'express';
import type { Log } from '../log/log.ts';
import { sendFailure } from './problems.ts';

const RETRY_AFTER_SECONDS = 1;
/** Who watches the process must get an answer when it is busy. */
const ALWAYS = new Set(['/healthz', '/readyz']);

/** Counts the requests that are being served at the same time. */
export interface LoadLimit {
  /** False: there are too many. A request counts once, however often it is asked about, until its response ends. */
  enter(res: ServerResponse): boolean;
}

/** One line in the log for each crowd, not for each request. */
export function createLoadLimit(mostAtOnce: number, log: Log): LoadLimit {
  let current = 0;
  let isCrowd = false;
  const counted = new WeakSet<ServerResponse>();
  return {
    enter(res) {
      if (counted.has(res)) return true;
      if (current >= mostAtOnce) {
        if (!isCrowd) log.warn({ mostAtOnce }, 'too many requests at the same time: more are refused');
        isCrowd = true;
        return false;
      }
      counted.add(res);
      current += 1;
      // Also when the caller is gone before the response ends.
      res.once('close', () => {
        current -= 1;
        if (current < mostAtOnce / 2) isCrowd = false;
      });
      return true;
    },
  };
}

/** Above the limit a request gets `unavailable` before anything of it is read: a crowd costs time and not memory. */
export function createLoadShedding(limit: LoadLimit): RequestHandler {
  return (req, res, next) => {
    if (ALWAYS.has(req.path) || limit.enter(res)) return next();
    const shown = problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return sendFailure(res, { problem: shown, incident: undefined });
  };
}
