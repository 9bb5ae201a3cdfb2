import type { PreviewExchange, PreviewRequest } from '@drawbridge/labs/engine';

/** The same request without its cookie, which belongs to the world that it was sent in. */
export function toRequest({
  request: { method, url, headers, body },
}: Pick<PreviewExchange, 'request'>): PreviewRequest {
  const { cookie: _, ...others } = headers;
  return { method, url, headers: others, body, follow: false };
}
