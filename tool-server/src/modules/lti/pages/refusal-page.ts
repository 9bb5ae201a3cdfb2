import { randomUUID } from 'node:crypto';
import type { Response } from 'express';
import { toFailure } from '../../../platform/http/problems.ts';
import type { Log } from '../../../platform/log/log.ts';
import { sendPlainPage } from './plain-page.ts';
import { REFUSALS, Refusal } from './refusals.ts';

/**
 * Sends an error page for people, and logs the reason, under one incident number. The page has no controls, so anyone
 * may frame it: an administrator whose platform is not registered (correctly) yet can read why. @see LTI-28
 */
export function createRefusalPage({ log }: { log: Log }) {
  return function sendRefusal(res: Response, error: unknown, context: Record<string, unknown> = {}): void {
    if (!(error instanceof Refusal)) {
      const { problem, incident } = toFailure(error, log, { event: 'lti.fault', ...context });
      if (problem.retryAfterSeconds !== undefined) res.set('retry-after', String(problem.retryAfterSeconds));
      sendPlainPage(res, {
        status: problem.status,
        title: 'The activity could not be opened',
        paragraphs: [problem.message, ...(incident ? [`Incident: ${incident}`] : [])],
        framers: 'anyone',
      });
      return;
    }
    const incident = randomUUID();
    const { status, what, todo } = REFUSALS[error.reason];
    log.warn(
      {
        event: 'lti.refused',
        reason: error.reason,
        detail: error.detail,
        incident,
        ...context,
        err: error.cause,
      },
      'launch refused',
    );
    sendPlainPage(res, {
      status,
      title: 'The activity could not be opened',
      paragraphs: [what, todo, `Incident: ${incident}`],
      framers: 'anyone',
    });
  };
}

export type SendRefusal = ReturnType<typeof createRefusalPage>;
