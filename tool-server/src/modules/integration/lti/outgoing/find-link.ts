import type { IncomingHttpHeaders } from 'node:http';
import LinkHeader from 'http-link-header';

/** The address that a response links by a relation (`next`, `differences`), made absolute. @see RFC 8288 */
export function findLink(
  headers: IncomingHttpHeaders,
  relation: string,
  requested: string,
): string | undefined {
  const { link } = headers;
  // Node joins repeated headers of this name.
  if (typeof link !== 'string') return undefined;
  let found: string | undefined;
  try {
    found = LinkHeader.parse(link).rel(relation)[0]?.uri;
  } catch {
    // What cannot be read links nothing.
    return undefined;
  }
  return found !== undefined && URL.canParse(found, requested) ? new URL(found, requested).href : undefined;
}
