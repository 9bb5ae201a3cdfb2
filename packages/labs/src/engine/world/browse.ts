import type { Exchange, LabRequest } from '../exchange.ts';
import type { Session } from '../session.ts';
import type { CookieJar } from './cookie-jar.ts';

const MAX_HOPS = 6;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Path of a redirect within the lab's own host; null when it leads elsewhere. */
function localTarget(from: string, location: string): string | null {
  const base = new URL(from, 'https://app.test');
  if (!URL.canParse(location, base)) return null;
  const target = new URL(location, base);
  return target.origin === base.origin ? target.pathname + target.search : null;
}

/** Sends a request the way a browser does: its cookies along, redirects followed. Gives every hop. */
export function browse(session: Session, jar: CookieJar, request: LabRequest, follow: boolean): Exchange[] {
  const hops: Exchange[] = [];
  let next: LabRequest | null = request;
  while (next !== null && hops.length < MAX_HOPS) {
    const cookie = next.headers?.['cookie'] ?? jar.header();
    const headers = cookie === '' ? { ...next.headers } : { ...next.headers, cookie };
    const hop = session.request({ ...next, headers });
    jar.take(hop.response);
    hops.push(hop);
    next = follow ? redirectOf(hop) : null;
  }
  return hops;
}

function redirectOf({ request, response }: Exchange): LabRequest | null {
  if (!REDIRECTS.has(response.status)) return null;
  const location = response.headers.find(([name]) => name === 'location')?.[1];
  const url = location === undefined ? null : localTarget(request.url, location);
  if (url === null) return null;
  const keeps = response.status === 307 || response.status === 308;
  // A browser's redirect still tells the page the click came from.
  const referer = request.headers['referer'];
  return keeps
    ? { ...request, url }
    : { method: 'GET', url, headers: referer === undefined ? {} : { referer } };
}
