import { randomUUID } from 'node:crypto';
import { PROBLEMS, Problem, type ProblemCode, problem } from '@drawbridge/contracts';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { isDatabaseGone } from '../db/database.ts';
import { toSource } from '../limits/address.ts';
import type { Log } from '../log/log.ts';
import { sendJson } from './answer.ts';
import { hasParts, sendLastLine } from './parts.ts';

/** What the response to a failure holds: the problem, and for our own faults the id of its log entry. */
export interface Failure {
  problem: Problem;
  incident: string | undefined;
}

/** What a body that cannot be read is; undefined for any other error. */
export function readBodyFault(error: unknown): Problem | undefined {
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large' || type === 'parameters.too.many') return problem('too_large');
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

const toFailureBody = ({ problem: shown, incident }: Failure) => ({
  success: false,
  code: shown.code,
  message: shown.message || PROBLEMS[shown.code].message,
  data: null,
  ...(shown.errors ? { errors: shown.errors } : {}),
  ...(incident ? { incident } : {}),
});

/** Responses of `/api`: `{success: false, code, message, errors?, incident?}`. */
export function sendFailure(res: Response, failure: Failure): void {
  const { retryAfterSeconds, status } = failure.problem;
  if (retryAfterSeconds !== undefined) res.set('retry-after', String(retryAfterSeconds));
  sendJson(res, status, toFailureBody(failure));
}

/** What honest pages hardly cause: they know the rules, the limits and the person's rights. */
const TRIED: ReadonlySet<string> = new Set<ProblemCode>([
  'bad_input',
  'not_json',
  'too_large',
  'too_many_tries',
  'forbidden',
  'scope_missing',
  'verification_required',
  'not_signed_in',
]);

/**
 * Tries to pass a control, one line each, at the level that production logs. Neither what was sent nor names of its
 * fields: those are the sender's choice. @see ASVS 16.3.2, 16.3.3
 */
function logRefusal(
  log: Log,
  req: Request,
  { code, errors }: Problem,
  context: Record<string, unknown>,
): void {
  if (!TRIED.has(code)) return;
  // A page without a session asks for nothing in somebody's name.
  if (code === 'not_signed_in' && req.headers.authorization === undefined) return;
  log.info(
    {
      event: 'request.refused',
      ...context,
      reason: code,
      ...(errors ? { fields: Object.keys(errors).length } : {}),
      network: toSource(req.ip ?? ''),
    },
    'refused',
  );
}

export function createErrorMapper(log: Log): ErrorRequestHandler {
  return (error: unknown, req: Request, res: Response, next) => {
    if (res.headersSent && !hasParts(res)) return next(error);
    const context = { method: req.method, route: (req.route as { path?: string } | undefined)?.path };
    const failure = toFailure(error, log, context);
    if (hasParts(res))
      return sendLastLine(res, { status: failure.problem.status, ...toFailureBody(failure) });
    logRefusal(log, req, failure.problem, context);
    sendFailure(res, failure);
  };
}
