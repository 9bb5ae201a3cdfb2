import type { IncomingMessage } from 'node:http';

/** The origin of an address, as a browser writes it; undefined for a text that is no web address. */
function toOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/**
 * The origins that a request for a frame names as those of its page: the one that the loader sends, as it is, and that
 * of the `Referer`. A page may send neither; then the browser alone decides, by `frame-ancestors`.
 */
export function readPageOrigins(req: IncomingMessage, sent: unknown): string[] {
  const referrer = req.headers.referer === undefined ? undefined : toOrigin(req.headers.referer);
  // Sent twice it is a list, and no origin.
  const given = typeof sent === 'string' ? sent : sent === undefined ? undefined : '';
  return [given, referrer].filter((origin) => origin !== undefined);
}
