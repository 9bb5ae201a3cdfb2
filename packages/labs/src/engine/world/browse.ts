import type { CookieJar } from '../cookie-jar.ts';
import type { Exchange, LabRequest, LabResponse } from '../exchange.ts';
import type { Session } from '../session.ts';
import { parseUrl } from '../url/url.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Path of a redirect within the lab's own host; null when it leaves it. */
function localTarget(from: string, location: string): string | null {
  const base = parseUrl(from, 'https://app.test');
  const target = base === null ? null : parseUrl(location, base.href);
  return target !== null && target.origin === base?.origin ? target.pathname + target.search : null;
}

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/';

/** Sends a request the way a browser does: with its cookies, up to `redirects` redirects followed. Gives every hop. */
export function browse(session: Session, jar: CookieJar, request: LabRequest, redirects: number): Exchange[] {
  const hops: Exchange[] = [];
  let next: LabRequest | null = request;
  while (next !== null && hops.length <= redirects) {
    const path = pathOf(next.url);
    const cookie = next.headers?.['cookie'] ?? jar.header(path, 'same');
    const headers = cookie === '' ? { ...next.headers } : { ...next.headers, cookie };
    const hop = session.request({ ...next, headers });
    for (const [name, line] of hop.response.headers) if (name === 'set-cookie') jar.take(line, path, 'same');
    hops.push(hop);
    next = redirectOf(hop);
  }
  return hops;
}

/** The target of a redirect, as the app wrote it. */
function locationOf({ status, headers }: LabResponse): string | undefined {
  return REDIRECTS.has(status) ? headers.find(([name]) => name === 'location')?.[1] : undefined;
}

/** A redirect that was not followed: out of the lab, or one too many. */
export interface OpenRedirect {
  to: string;
  isInside: boolean;
}

export function findOpenRedirect({ request, response }: Exchange): OpenRedirect | undefined {
  const to = locationOf(response);
  return to === undefined ? undefined : { to, isInside: localTarget(request.url, to) !== null };
}

function redirectOf({ request, response }: Exchange): LabRequest | null {
  const location = locationOf(response);
  const url = location === undefined ? null : localTarget(request.url, location);
  if (url === null) return null;
  const isRepeated = response.status === 307 || response.status === 308;
  // A redirect has the referrer of the first request.
  const referer = request.headers['referer'];
  return isRepeated
    ? { ...request, url }
    : { method: 'GET', url, headers: referer === undefined ? {} : { referer } };
}
