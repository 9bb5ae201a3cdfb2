import type { PreviewExchange, PreviewRequest } from '@drawbridge/labs/engine';

/** The same request without the cookie of the world it was sent in. */
export function toRequest({
  request: { method, url, headers, body },
}: Pick<PreviewExchange, 'request'>): PreviewRequest {
  const { cookie: _, ...others } = headers;
  return { method, url, headers: others, body, follow: false };
}
