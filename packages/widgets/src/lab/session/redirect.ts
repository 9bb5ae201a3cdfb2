import type { PreviewExchange, PreviewRequest } from '@drawbridge/labs/engine';

export interface Redirect {
  to: string;
  request: Pick<PreviewRequest, 'method' | 'headers' | 'body'>;
}

const KEEPING = new Set([307, 308]);

/** Where an answer sends the browser on to, and as what: 307 and 308 keep method and body. */
export function toRedirect({ request, response }: PreviewExchange): Redirect | undefined {
  if (response.status < 300 || response.status > 399) return undefined;
  const to = response.headers.find(([name]) => name === 'location')?.[1];
  if (to === undefined) return undefined;
  if (!KEEPING.has(response.status)) return { to, request: { method: 'GET' } };
  const { method, headers, body } = toRequest({ request });
  return { to, request: { method, ...(headers ? { headers } : {}), ...(body ? { body } : {}) } };
}

/** The same request without the cookie of the world it was sent in. */
export function toRequest({
  request: { method, url, headers, body },
}: Pick<PreviewExchange, 'request'>): PreviewRequest {
  const { cookie: _, ...others } = headers;
  return { method, url, headers: others, body, follow: false };
}
