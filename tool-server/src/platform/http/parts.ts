import type { Endpoint } from '@drawbridge/contracts';
import type { Request, Response } from 'express';

const PARTS_TYPE = 'application/x-ndjson';

/** Sends parts of a result while it is made. */
export interface Parts {
  /** Is called with a value of the endpoint's `part`. */
  send(part: unknown): void;
  /** Aborted when the caller is gone. */
  signal: AbortSignal;
}

/**
 * Creates the parts for an endpoint with parts and a caller that accepts them. Nothing is sent until the first part is.
 */
export function createParts({ part: schema }: Endpoint, req: Request, res: Response): Parts | undefined {
  if (!schema || !req.get('accept')?.includes(PARTS_TYPE)) return undefined;
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return {
    signal: gone.signal,
    send(part) {
      if (gone.signal.aborted) return;
      // Compressed, a part would wait for those after it; a proxy would hold it back.
      if (!res.headersSent)
        res.status(200).set({
          'content-type': PARTS_TYPE,
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        });
      res.write(`${JSON.stringify({ part: schema.parse(part) })}\n`);
    },
  };
}

/** True once a part was sent: the reply is then the last line. */
export const hasParts = (res: Response): boolean =>
  res.headersSent && String(res.getHeader('content-type')).startsWith(PARTS_TYPE);

/** Ends the response with the reply, or with the failure and its status. */
export function sendLastLine(res: Response, body: object): void {
  res.end(`${JSON.stringify(body)}\n`);
}
