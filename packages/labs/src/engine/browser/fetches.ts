import type { WebUrl } from '../url/url.ts';
import { noteViolations } from './checks.ts';
import { type Answer, type BrowserRequest, headerOf, send } from './network.ts';
import { type Agent, note, type Page, userOf } from './page.ts';
import { baseOf } from './registry.ts';
import { OPAQUE, originOf, readDataUrl, toUrl } from './urls.ts';

/** The request of `fetch`, XMLHttpRequest and similar calls, as the guest describes it; checked here. */
interface ScriptRequest {
  how: string;
  url: string;
  method: string;
  headers: Array<[string, string]>;
  body: string;
  mode: string;
  credentials: string;
  redirect: string;
  referrerPolicy?: string;
}

const SAFE_HEADERS = new Set(['accept', 'accept-language', 'content-language']);
const SIMPLE_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const READABLE = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

function toScriptRequest(json: string): ScriptRequest {
  const options: unknown = JSON.parse(json);
  if (!isRecord(options)) throw new Error('a request must be an object');
  const list = Array.isArray(options['headers']) ? (options['headers'] as unknown[]) : [];
  const headers = list.flatMap(
    (pair): Array<[string, string]> =>
      Array.isArray(pair) && pair.length === 2
        ? [[String(pair[0]).toLowerCase(), String(pair[1]).replace(/[\r\n\0]/g, ' ')]]
        : [],
  );
  const referrerPolicy = options['referrerPolicy'];
  return {
    how: textOr(options['how'], 'fetch'),
    url: textOr(options['url'], ''),
    method: textOr(options['method'], 'GET').toUpperCase(),
    headers,
    body: textOr(options['body'], ''),
    mode: textOr(options['mode'], 'cors'),
    credentials: textOr(options['credentials'], 'same-origin'),
    redirect: textOr(options['redirect'], 'follow'),
    ...(typeof referrerPolicy === 'string' ? { referrerPolicy } : {}),
  };
}

function isSimpleHeader([name, value]: [string, string]): boolean {
  if (SAFE_HEADERS.has(name)) return true;
  return name === 'content-type' && SIMPLE_TYPES.includes((value.split(';')[0] ?? '').trim().toLowerCase());
}

const listed = (value: string | undefined) =>
  (value ?? '').split(',').map((part) => part.trim().toLowerCase());

/** The CORS check of a response: may the page read it? */
function mayRead({ origin }: Page, { response }: Answer, withCookies: boolean): boolean {
  const allowed = headerOf(response, 'access-control-allow-origin')?.trim();
  if (!withCookies && allowed === '*') return true;
  if (allowed !== origin) return false;
  return !withCookies || headerOf(response, 'access-control-allow-credentials') === 'true';
}

/** Sends the preflight of a request that is not simple; true when the request may be sent. */
function preflight(
  agent: Agent,
  page: Page,
  request: BrowserRequest,
  unsafe: string[],
  withCookies: boolean,
): boolean {
  const headers: Record<string, string> = {};
  const answer = sendPreflight(agent, request, unsafe, headers);
  if (answer === null || answer.response.status < 200 || answer.response.status > 299) return false;
  if (!mayRead(page, answer, withCookies)) return false;
  const methods = listed(headerOf(answer.response, 'access-control-allow-methods'));
  const names = listed(headerOf(answer.response, 'access-control-allow-headers'));
  const simple = ['GET', 'HEAD', 'POST'].includes(request.method);
  const methodFits =
    simple || methods.includes(request.method.toLowerCase()) || (methods.includes('*') && !withCookies);
  const anyName = names.includes('*') && !withCookies;
  return methodFits && unsafe.every((name) => names.includes(name) || (anyName && name !== 'authorization'));
}

function sendPreflight(
  agent: Agent,
  request: BrowserRequest,
  unsafe: string[],
  headers: Record<string, string>,
): Answer | null {
  const options = {
    ...headers,
    'access-control-request-method': request.method,
    ...(unsafe.length > 0 ? { 'access-control-request-headers': [...unsafe].sort().join(',') } : {}),
  };
  return send(agent, {
    ...request,
    method: 'OPTIONS',
    body: '',
    headers: options,
    preflight: true,
    cookies: false,
    follow: false,
  });
}

function refuse(agent: Agent, page: Page, url: WebUrl): string {
  note(agent, page, {
    kind: 'refused',
    rule: 'cors',
    url: url.href.slice(0, 300),
    by: page.origin,
    user: userOf(agent),
  });
  return JSON.stringify({ error: 'Failed to fetch' });
}

const failed = () => JSON.stringify({ error: 'Failed to fetch' });

/** A request of a script. Gives the response as JSON, or `{ error }`. */
export function fetchFor(agent: Agent, page: Page, json: string): string {
  const options = toScriptRequest(json);
  const url = toUrl(options.url, baseOf(page));
  if (url === null) return failed();
  if (noteViolations(agent, page, page.csp.load('connect', url), url.href, options.how)) return failed();
  if (url.protocol === 'data:') {
    const { type, body } = readDataUrl(url);
    return JSON.stringify({
      status: 200,
      statusText: 'OK',
      url: url.href,
      type: 'basic',
      headers: [['content-type', type]],
      body,
    });
  }
  const sameOrigin = page.origin !== OPAQUE && originOf(url) === page.origin;
  const withCookies = options.credentials === 'include' || (options.credentials !== 'omit' && sameOrigin);
  const opaque = options.mode === 'no-cors' && !sameOrigin;
  if (options.mode === 'same-origin' && !sameOrigin) return refuse(agent, page, url);
  const headers = options.headers.filter((pair) => !opaque || isSimpleHeader(pair));
  if (opaque && !['GET', 'HEAD', 'POST'].includes(options.method)) return failed();
  const request: BrowserRequest = {
    url,
    method: options.method,
    headers: Object.fromEntries(headers),
    body: ['GET', 'HEAD'].includes(options.method) ? '' : options.body,
    by: page,
    into: null,
    dest: 'empty',
    mode: options.mode === 'no-cors' ? 'no-cors' : 'cors',
    cookies: withCookies,
    follow: options.redirect === 'follow',
    ...(options.referrerPolicy === undefined ? {} : { referrerPolicy: options.referrerPolicy }),
  };
  if (!sameOrigin && !opaque) {
    const unsafe = headers.filter((pair) => !isSimpleHeader(pair)).map(([name]) => name);
    const simple = ['GET', 'HEAD', 'POST'].includes(options.method) && unsafe.length === 0;
    if (!simple && !preflight(agent, page, request, unsafe, withCookies)) return refuse(agent, page, url);
  }
  const answer = send(agent, request, (hop) =>
    page.csp.load('connect', hop).every(({ enforced }) => !enforced),
  );
  if (answer === null || answer.response.status === 0) return failed();
  return toReply(agent, page, answer, { opaque, withCookies });
}

function toReply(
  agent: Agent,
  page: Page,
  answer: Answer,
  how: { opaque: boolean; withCookies: boolean },
): string {
  const { response, url, redirected } = answer;
  if (how.opaque)
    return JSON.stringify({ status: 0, statusText: '', url: '', type: 'opaque', headers: [], body: '' });
  const same = originOf(url) === page.origin;
  if (!same && !mayRead(page, answer, how.withCookies)) return refuse(agent, page, url);
  const exposed = listed(headerOf(response, 'access-control-expose-headers'));
  const headers = response.headers.filter(
    ([name]) =>
      name !== 'set-cookie' &&
      (same || READABLE.has(name) || exposed.includes(name) || exposed.includes('*')),
  );
  const type = same ? 'basic' : 'cors';
  return JSON.stringify({
    status: response.status,
    statusText: '',
    url: url.href,
    type,
    redirected,
    headers,
    body: response.body,
  });
}
