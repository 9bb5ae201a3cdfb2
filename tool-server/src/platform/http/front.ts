import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';
import type { SetHeaders } from './common-headers.ts';
import type { Compress } from './compress.ts';
import type { LoadLimit } from './shed-load.ts';

/** A response as Express and a front hand it over: `locals` holds what the error page needs. */
export type FrontResponse = ServerResponse & { locals: Record<string, unknown> };

/** Serves one request; `pass` gives it to Express instead. */
export type ServeRequest = (req: IncomingMessage, res: FrontResponse, pass: () => void) => void;

/**
 * A module's own way past Express, for addresses whose every step is counted: the tries of a router, and the prototypes
 * that Express gives to each request, cost more than such a step. Undefined for all other requests.
 */
export type Front = (req: IncomingMessage) => ServeRequest | undefined;

/** A front gets requests within the limit of the load, with the headers of every response set, and its responses are compressed. */
export function createListener(
  app: Express,
  deps: { fronts: readonly Front[]; limit: LoadLimit; setCommonHeaders: SetHeaders; compress: Compress },
): RequestListener {
  const { fronts, limit, setCommonHeaders, compress } = deps;
  return (req, res) => {
    for (const front of fronts) {
      const serve = front(req);
      // Express refuses what is above the limit.
      if (!serve || !limit.enter(res)) continue;
      const served = Object.assign(res, { locals: {} });
      const start = () => serve(req, served, () => app(req, res));
      return setCommonHeaders(req, res, () => compress(req, res, start));
    }
    return app(req, res);
  };
}
