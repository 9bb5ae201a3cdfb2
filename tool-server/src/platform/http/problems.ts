import { randomUUID } from 'node:crypto';
import { PROBLEMS, Problem, problem } from '@drawbridge/contracts';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { isDatabaseGone } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { sendJson } from './answer.ts';

/** What the response to a failure holds: the problem, and for our own faults the id of its log entry. */
export interface Failure {
  problem: Problem;
  incident: string | undefined;
}

function readBodyFault(error: unknown): Problem | undefined {
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return problem('too_large');
  if (
    typeof type === 'string' &&
    (type.startsWith('entity.') ||
      type.startsWith('encoding.') ||
      type.startsWith('charset.') ||
      type.startsWith('request.'))
  )
    return problem('not_json');
  // Express throws for an address that cannot be decoded, and a body that cannot be unpacked: plain 400s.
  if (error instanceof URIError) return problem('bad_input');
  return status === 400 ? problem('not_json') : undefined;
}

/** The one place where errors become problems. Unknown faults are logged once, here. */
export function toFailure(error: unknown, log: Log, context: Record<string, unknown>): Failure {
  const known = error instanceof Problem ? error : readBodyFault(error);
  if (known && known.status < 500) {
    log.debug({ ...context, code: known.code, err: known.cause }, 'refused');
    return { problem: known, incident: undefined };
  }
  const incident = randomUUID();
  if (known ?? isDatabaseGone(error)) {
    log.error({ ...context, incident, err: error }, 'not available');
    return {
      problem: known ?? problem('unavailable', { retryAfterSeconds: 5 }),
      incident: known ? incident : undefined,
    };
  }
  log.error({ ...context, incident, err: error }, 'fault');
  return { problem: problem('internal'), incident };
}

/** Responses of `/api`: `{success: false, code, message, errors?, incident?}`. */
export function sendFailure(res: Response, { problem: shown, incident }: Failure): void {
  if (shown.retryAfterSeconds !== undefined) res.set('retry-after', String(shown.retryAfterSeconds));
  sendJson(res, shown.status, {
    success: false,
    code: shown.code,
    message: shown.message || PROBLEMS[shown.code].message,
    data: null,
    ...(shown.errors ? { errors: shown.errors } : {}),
    ...(incident ? { incident } : {}),
  });
}

export function createErrorMapper(log: Log): ErrorRequestHandler {
  return (error: unknown, req: Request, res: Response, next) => {
    if (res.headersSent) return next(error);
    sendFailure(
      res,
      toFailure(error, log, {
        method: req.method,
        route: (req.route as { path?: string } | undefined)?.path,
      }),
    );
  };
}
