import type { IncomingMessage } from 'node:http';

/** The address of a request without its query. */
export function toPath({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
