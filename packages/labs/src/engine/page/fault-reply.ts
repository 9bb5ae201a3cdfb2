import type { PreviewReply, PreviewRequest } from '../run/preview.ts';
import type { LabFault, LabStop } from '../stop.ts';
import { describeEvent, toFaultEvent } from '../world/event.ts';

/** The response in place of the app's own, for an app that does not start or had to be ended. */
export function toFaultReply(
  { method, url, headers = {}, body = '' }: PreviewRequest,
  error: LabFault | LabStop,
  status: number,
): PreviewReply {
  const event = toFaultEvent(error);
  const exchange = {
    id: 0,
    request: { method, url, headers, body },
    response: {
      status,
      headers: [['content-type', 'text/plain; charset=utf-8'] as [string, string]],
      body: error.message,
    },
    events: [event],
    lines: [describeEvent(event)],
    fuel: 0,
    elapsedMs: 0,
  };
  return { exchanges: [exchange], cookies: [], url, breaches: [], flagged: false, restarted: true };
}
