import { randomUUID } from 'node:crypto';
import type { Response } from 'express';
import { escapeHtml } from '../../../../platform/http/escape-html.ts';
import { toFailure } from '../../../../platform/http/problems.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { RecordRefusal } from '../platforms/record-refusal.ts';
import { sendPlainPage } from './plain-page.ts';
import { REFUSALS, Refusal, type RefusalRow } from './refusals.ts';

/** The platform of a launch and the address it wants the person back at. Both are known to be the platform's own. */
export interface WayBack {
  platformName: string;
  returnUrl: string;
}

const TITLE = 'The activity could not be opened';

const toIncident = (incident: string) => `<p class="incident">Incident: <code id="incident">${incident}</code>
<button id="copy" type="button" hidden>Copy</button><span id="copied" role="status"></span></p>`;

// Out of the frame: a platform's page would else be shown within itself.
const toLink = ({ platformName, returnUrl }: WayBack) =>
  `<p class="ways"><a href="${escapeHtml(returnUrl)}" target="_top" rel="noreferrer">Back to ${escapeHtml(platformName)}</a></p>`;

/**
 * Sends an error page for people, and logs the reason, under one incident number. Anyone may frame it, so that an
 * administrator whose platform is not registered (correctly) yet can read why: its two controls copy the incident
 * number and lead back to the platform, and do nothing else. @see LTI-28
 */
export function createRefusalPage(deps: { log: Log; record: RecordRefusal; productName: string }) {
  const { log, record, productName } = deps;
  return function sendRefusal(
    res: Response,
    error: unknown,
    context: Record<string, unknown> = {},
    wayBack?: WayBack,
  ): void {
    const send = (
      status: number,
      paragraphs: readonly string[],
      incident: string | undefined,
      title: string = TITLE,
    ) =>
      sendPlainPage(res, {
        status,
        productName,
        scene: 'broken',
        title: (res.locals.title as string | undefined) ?? title,
        paragraphs,
        markup: `${wayBack ? toLink(wayBack) : ''}${incident ? toIncident(incident) : ''}`,
        ...(incident && { script: 'copy-incident.js' }),
        framers: 'anyone',
        referrer: 'no-referrer',
      });
    if (!(error instanceof Refusal)) {
      const { problem, incident } = toFailure(error, log, { event: 'lti.fault', ...context });
      if (problem.retryAfterSeconds !== undefined) res.set('retry-after', String(problem.retryAfterSeconds));
      send(problem.status, [problem.message], incident);
      return;
    }
    const incident = randomUUID();
    const { status, what, todo, title }: RefusalRow = REFUSALS[error.reason];
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
    record(incident, error, res.locals);
    send(status, [what, ...error.shown, todo], incident, title);
  };
}

export type SendRefusal = ReturnType<typeof createRefusalPage>;
