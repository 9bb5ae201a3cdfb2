import type { CookieContext } from '../cookie-jar.ts';
import type { Exchange, LabRequest, LabResponse } from '../exchange.ts';
import { cutText } from '../text.ts';
import { setUrlPart, type WebUrl } from '../url/url.ts';
import { LIMITS } from './limits.ts';
import {
  type Agent,
  type Frame,
  framesAround,
  isTop,
  note,
  noteExceeded,
  type Page,
  userOf,
} from './page.ts';
import { refererFor } from './referrer.ts';
import { APP_ORIGIN, isSameSite, OPAQUE, originOf, toUrl } from './urls.ts';

/** A request of a page, or of the person in front of it. */
export interface BrowserRequest {
  url: WebUrl;
  method: string;
  headers?: Record<string, string>;
  body?: string;
  /** Null: typed into the address bar. */
  by: Page | null;
  /** The frame a navigation loads into; null for anything that belongs to a page. */
  into: Frame | null;
  dest:
    | 'document'
    | 'iframe'
    | 'frame'
    | 'script'
    | 'image'
    | 'style'
    | 'empty'
    | 'object'
    | 'embed'
    | 'video'
    | 'audio';
  mode: 'navigate' | 'no-cors' | 'cors';
  cookies: boolean;
  /** By a click, not by a script. */
  clicked?: boolean;
  referrerPolicy?: string;
  follow?: boolean;
  /** A preflight: it may have headers that scripts may not set. */
  preflight?: boolean;
  /** Origin of the host whose redirect this request follows: that host chose the contents of the address. */
  redirectedBy?: string;
}

export interface Answer {
  url: WebUrl;
  response: LabResponse;
  exchange: Exchange;
  redirected: boolean;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_HOPS = 8;
const WRITES = /^\s*(insert|update|delete|replace|drop|alter|create)\b/i;

/** Does `SameSite` allow cookies with this request? */
export function contextOf({ url, method, by, into }: BrowserRequest): CookieContext {
  if (by === null) return 'same';
  const target = originOf(url);
  const around = into !== null && isTop(into) ? [] : framesAround(into ?? by.frame);
  const origins = [by.origin, ...around.map(({ page }) => page?.origin ?? OPAQUE)];
  if (origins.every((origin) => isSameSite(origin, target))) return 'same';
  return into !== null && isTop(into) && (method === 'GET' || method === 'HEAD') ? 'lax' : 'cross';
}

function siteHeader({ url, by }: BrowserRequest): string {
  if (by === null) return 'none';
  const target = originOf(url);
  if (by.origin === target) return 'same-origin';
  return isSameSite(by.origin, target) ? 'same-site' : 'cross-site';
}

/** The headers a browser writes itself; a page cannot forge them. */
function browserHeaders(agent: Agent, sent: BrowserRequest): Record<string, string> {
  const headers: Record<string, string> = {
    accept: sent.mode === 'navigate' ? 'text/html,application/xhtml+xml,*/*;q=0.8' : '*/*',
    'user-agent': 'Mozilla/5.0 (simulated browser)',
    'sec-fetch-site': siteHeader(sent),
    'sec-fetch-mode': sent.mode,
    'sec-fetch-dest': sent.dest,
  };
  if (sent.mode === 'navigate' && (sent.clicked === true || sent.by === null))
    headers['sec-fetch-user'] = '?1';
  const policy = sent.referrerPolicy ?? sent.by?.referrerPolicy ?? '';
  const referer = sent.by === null ? '' : refererFor(sent.by, sent.url, policy);
  if (referer !== '') headers['referer'] = referer;
  if (sent.by !== null) {
    const safe = sent.method === 'GET' || sent.method === 'HEAD';
    const crossCors = sent.mode === 'cors' && sent.by.origin !== originOf(sent.url);
    const hidden = sent.mode !== 'cors' && policy === 'no-referrer';
    if (!safe || crossCors) headers['origin'] = hidden ? OPAQUE : sent.by.origin;
  }
  if (sent.cookies) {
    const cookie = agent.jar.header(sent.url.pathname, contextOf(sent));
    if (cookie !== '') headers['cookie'] = cookie;
  }
  return headers;
}

const FORBIDDEN =
  /^(cookie2?|host|origin|referer|user-agent|connection|content-length|date|keep-alive|te|trailer|transfer-encoding|upgrade|via|accept-charset|accept-encoding|access-control-request-.*|sec-.*|proxy-.*)$/;

function sendToApp(agent: Agent, sent: BrowserRequest): Exchange {
  const own = Object.entries(sent.headers ?? {}).filter(
    ([name]) => sent.preflight === true || !FORBIDDEN.test(name),
  );
  const request: LabRequest = {
    method: sent.method,
    url: sent.url.pathname + sent.url.search,
    headers: { ...browserHeaders(agent, sent), ...Object.fromEntries(own) },
    body: sent.body ?? '',
  };
  const exchange = agent.session.request(request);
  agent.exchanges.push(exchange);
  agent.events.push(...exchange.events);
  const context = contextOf(sent);
  if (sent.cookies)
    // A page opened by a click or a form may set cookies of any kind.
    for (const [name, value] of exchange.response.headers)
      if (name === 'set-cookie')
        agent.jar.take(value, sent.url.pathname, sent.into !== null && isTop(sent.into) ? 'same' : context);
  noteCrossSite(agent, sent, exchange);
  return exchange;
}

function noteCrossSite(agent: Agent, sent: BrowserRequest, exchange: Exchange): void {
  if (sent.by === null || isSameSite(sent.by.origin, APP_ORIGIN)) return;
  if (['GET', 'HEAD', 'OPTIONS'].includes(sent.method)) return;
  const cookie = exchange.request.headers['cookie'] ?? '';
  const wrote = exchange.events.some(
    (event) => event.kind === 'sql' && event.error === '' && WRITES.test(event.sql),
  );
  const event = {
    kind: 'cross-site' as const,
    method: sent.method,
    url: exchange.request.url,
    from: sent.by.origin,
    user: agent.world.userOf(cookie),
    cookies: cookie
      .split('; ')
      .map((pair) => pair.split('=')[0] ?? '')
      .filter((name) => name !== ''),
    wrote,
  };
  exchange.events.push(event);
  note(agent, null, event);
}

const NO_ANSWER: LabResponse = { status: 0, headers: [['content-type', 'text/html']], body: '' };

/** Nothing outside is reachable: what the attacker serves is a table, and what a page sends there becomes an event. */
function sendElsewhere(agent: Agent, sent: BrowserRequest): Exchange {
  const { url, method, body = '', by } = sent;
  const known =
    agent.sites.get(url.origin + url.pathname + url.search) ?? agent.sites.get(url.origin + url.pathname);
  const response: LabResponse = known === undefined ? NO_ANSWER : { ...known };
  const exchange: Exchange = {
    request: { method, url: url.href, headers: {}, body },
    response,
    events: [],
    fuel: 0,
    elapsedMs: 0,
  };
  if (sent.mode === 'navigate') agent.exchanges.push(exchange);
  const led = sent.redirectedBy === APP_ORIGIN;
  if (led || (by !== null && by.origin !== url.origin)) {
    const event = {
      kind: 'outgoing' as const,
      by: 'page' as const,
      method,
      url: url.href.slice(0, 4_000),
      host: url.hostname,
      address: '',
      internal: false,
      status: response.status,
      body: cutText(body, 4_000),
      user: userOf(agent),
    };
    note(agent, by, event);
    if (by === null) exchange.events.push(event);
  }
  return exchange;
}

export const headerOf = ({ headers }: LabResponse, name: string): string | undefined =>
  headers.find(([key]) => key === name)?.[1];

function sendOnce(agent: Agent, sent: BrowserRequest): Exchange | null {
  if (++agent.counts.requests > LIMITS.requests) {
    noteExceeded(agent, 'requests', `more than ${LIMITS.requests} requests after one action.`);
    return null;
  }
  try {
    return sent.url.origin === APP_ORIGIN ? sendToApp(agent, sent) : sendElsewhere(agent, sent);
  } catch (error) {
    // An address or body that the world cannot represent is a network error for the page.
    if (error instanceof Error && error.name === 'Error') return null;
    throw error;
  }
}

/** Sends a request and follows its redirects. Null when there was no response. */
export function send(
  agent: Agent,
  sent: BrowserRequest,
  allowed: (url: WebUrl) => boolean = () => true,
): Answer | null {
  let next = sent;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    if (next.url.protocol !== 'https:' && next.url.protocol !== 'http:') return null;
    const exchange = sendOnce(agent, next);
    if (exchange === null) return null;
    const { response } = exchange;
    const location = REDIRECTS.has(response.status) ? headerOf(response, 'location') : undefined;
    if (location === undefined || sent.follow === false)
      return { url: next.url, response, exchange, redirected: hop > 0 };
    const url = toUrl(location, next.url.href);
    if (url === null || !allowed(url)) return null;
    const isRepeated = response.status === 307 || response.status === 308 || next.method === 'GET';
    const { 'content-type': _dropped, ...headers } = next.headers ?? {};
    // The fragment goes along with a redirect that has none.
    const kept = url.hash === '' ? (setUrlPart(url, 'hash', next.url.hash) ?? url) : url;
    const led = { ...next, url: kept, redirectedBy: next.url.origin };
    next = isRepeated ? led : { ...led, method: 'GET', headers, body: '' };
  }
  return null;
}
