import type { Exchange } from '../exchange.ts';
import type { WebUrl } from '../url/url.ts';
import { noteViolations } from './checks.ts';
import { createCsp, type LoadKind } from './csp.ts';
import { dropGuest, fire, mayRun, runCode } from './guest.ts';
import { LIMITS } from './limits.ts';
import { loadPage } from './load.ts';
import { type Answer, type BrowserRequest, headerOf, send } from './network.ts';
import {
  type Agent,
  type Frame,
  framesAround,
  isTop,
  note,
  noteExceeded,
  type Page,
  type Target,
  topOf,
  userOf,
} from './page.ts';
import { toReferrerPolicy } from './referrer.ts';
import { isSameOrigin } from './registry.ts';
import { APP_ORIGIN, OPAQUE, originOf, readDataUrl, toLinkCode, toUrl } from './urls.ts';

interface Source {
  url: string;
  origin: string;
  status: number;
  headers: Array<[string, string]>;
  body: string;
  exchange: Exchange;
  by: Page | null;
}

/** Both lists of what a sandbox still allows; null is no sandbox at all. */
function narrowed(left: Set<string> | null, right: Set<string> | null): Set<string> | null {
  if (left === null || right === null) return left ?? right;
  return new Set([...left].filter((token) => right.has(token)));
}

const EMPTY: Exchange = {
  request: { method: 'GET', url: 'about:blank', headers: {}, body: '' },
  response: { status: 200, headers: [], body: '' },
  events: [],
  fuel: 0,
  elapsedMs: 0,
};

export function closePage(agent: Agent, page: Page): void {
  if (page.closed) return;
  page.closed = true;
  for (const frame of page.frames) closeFrame(agent, frame);
  agent.timers = agent.timers.filter((timer) => timer.page !== page);
  dropGuest(agent, page);
}

export function closeFrame(agent: Agent, frame: Frame): void {
  frame.closed = true;
  if (frame.page !== null) closePage(agent, frame.page);
}

function makePage(agent: Agent, frame: Frame, source: Source, inherits: Page | null): Page {
  const csp = createCsp(source.origin === OPAQUE ? source.url : source.origin);
  for (const [name, value] of source.headers) {
    if (name === 'content-security-policy') csp.add(value, true);
    if (name === 'content-security-policy-report-only') csp.add(value, false);
  }
  for (const { text, enforced } of inherits?.csp.list() ?? []) csp.add(text, enforced);
  const around = narrowed(frame.sandbox, frame.parent?.page?.sandbox ?? null);
  const sandbox = narrowed(csp.sandbox(), around);
  const reply = { status: source.status, headers: source.headers, body: '' };
  const page: Page = {
    id: ++agent.counts.pages,
    frame,
    url: source.url,
    origin: sandbox !== null && !sandbox.has('allow-same-origin') ? OPAQUE : source.origin,
    status: source.status,
    contentType: (headerOf(reply, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    referrer: source.exchange.request.headers['referer'] ?? '',
    referrerPolicy:
      toReferrerPolicy(headerOf(reply, 'referrer-policy') ?? '') || (inherits?.referrerPolicy ?? ''),
    tree: { nodeName: '#document', mode: 'no-quirks' as Page['tree']['mode'], childNodes: [] },
    csp,
    sandbox,
    exchange: source.exchange,
    ready: 'loading',
    guest: null,
    stopped: '',
    closed: false,
    used: { fuel: 0, calls: 0, events: 0, parsed: 0, nodes: 0, work: 0, timers: 0 },
    nodes: [],
    numbers: new Map(),
    started: new WeakSet(),
    inert: new WeakSet(),
    loaded: new WeakSet(),
    names: new Set(),
    values: new Map(),
    checked: new Map(),
    active: null,
    autofocus: null,
    scriptElement: null,
    written: '',
    running: null,
    frames: [],
  };
  agent.pages.set(page.id, page);
  return page;
}

/** Puts a page into a frame, in place of the present one. */
function show(agent: Agent, frame: Frame, source: Source, inherits: Page | null = null): Page {
  if (frame.page !== null) closePage(agent, frame.page);
  const page = makePage(agent, frame, source, inherits);
  frame.page = page;
  const noSniff = source.headers.some(
    ([name, value]) => name === 'x-content-type-options' && value.trim().toLowerCase() === 'nosniff',
  );
  loadPage(agent, page, source.body, noSniff);
  return page;
}

export function showHtml(agent: Agent, frame: Frame, url: string, body: string, by: Page): Page {
  const source = {
    url,
    origin: by.origin,
    status: 200,
    headers: [['content-type', 'text/html']] as Array<[string, string]>,
    body,
    by,
  };
  return show(agent, frame, { ...source, exchange: { ...EMPTY, events: by.exchange.events } }, by);
}

function showError(agent: Agent, frame: Frame, url: string, exchange: Exchange | null): void {
  const headers: Array<[string, string]> = [['content-type', 'text/plain']];
  show(agent, frame, {
    url,
    origin: OPAQUE,
    status: 0,
    headers,
    body: '',
    exchange: exchange ?? { ...EMPTY, events: [] },
    by: null,
  });
}

/** X-Frame-Options and frame-ancestors of a page that is to be framed. */
function mayBeFramed(agent: Agent, frame: Frame, { url, response, exchange }: Answer): boolean {
  const around = framesAround(frame).map(({ page }) => page?.origin ?? OPAQUE);
  const csp = createCsp(originOf(url));
  for (const [name, value] of response.headers) if (name === 'content-security-policy') csp.add(value, true);
  const by = around[0] ?? OPAQUE;
  const user = userOf(agent);
  const violations = csp.ancestors(around);
  if (violations.length > 0) {
    const event = {
      kind: 'csp' as const,
      directive: 'frame-ancestors',
      blocked: by,
      how: 'frame',
      enforced: true,
      url: url.href,
      user,
    };
    exchange.events.push(event);
    note(agent, null, event);
    return false;
  }
  const option = (headerOf(response, 'x-frame-options') ?? '').trim().toLowerCase();
  const refused =
    option === 'deny' || (option === 'sameorigin' && around.some((origin) => origin !== originOf(url)));
  // Where a page has both, frame-ancestors replaces X-Frame-Options.
  if (refused && !csp.hasAncestors()) {
    const event = { kind: 'refused' as const, rule: 'x-frame-options' as const, url: url.href, by, user };
    exchange.events.push(event);
    note(agent, null, event);
    return false;
  }
  if (originOf(url) === APP_ORIGIN && around.some((origin) => origin !== APP_ORIGIN)) {
    const event = {
      kind: 'framed' as const,
      url: url.pathname + url.search,
      by,
      user: agent.world.userOf(exchange.request.headers['cookie'] ?? ''),
    };
    exchange.events.push(event);
    note(agent, null, event);
  }
  return true;
}

/** Runs a `javascript:` address in the page of a frame. Its result, if a text, becomes the page. */
export function followLink(agent: Agent, frame: Frame, url: WebUrl, by: Page | null): void {
  const page = frame.page;
  if (page === null || by === null || !isSameOrigin(page, by) || !mayRun(page)) return;
  const code = toLinkCode(url);
  const violations = by.csp.inline({ kind: 'link', text: code, nonce: '', parserMade: true });
  if (noteViolations(agent, by, violations, code, 'link')) return;
  const result = runCode(agent, page, 'link', code, 'javascript-url');
  if (result !== '' && !page.closed) showHtml(agent, frame, page.url, result.slice(1), page);
}

function refuse(agent: Agent, url: WebUrl, by: Page | null, rule: 'sandbox' | 'navigation'): void {
  note(agent, by, {
    kind: 'refused',
    rule,
    url: url.href.slice(0, 300),
    by: by?.origin ?? '',
    user: userOf(agent),
  });
}

function mayNavigate(agent: Agent, frame: Frame, { url, by }: Target): boolean {
  if (by === null || by.frame === frame) return true;
  const inside = framesAround(frame).includes(by.frame);
  if (by.sandbox !== null && !inside) {
    const allowed = isTop(frame) && frame === topOf(by.frame) && by.sandbox.has('allow-top-navigation');
    const popup = isTop(frame) && frame.opener === by.frame && by.sandbox.has('allow-popups');
    if (!allowed && !popup) {
      refuse(agent, url, by, 'sandbox');
      return false;
    }
  }
  return true;
}

/** As HTML says of a navigation: the name of the element that the page is in. */
function destinationOf(frame: Frame): BrowserRequest['dest'] {
  if (isTop(frame)) return 'document';
  const name = frame.element?.tagName;
  return name === 'object' || name === 'embed' || name === 'frame' ? name : 'iframe';
}

/** CSP3 6.8.1: the content of an object is checked by `object-src`, and not by `frame-src` as well. */
function loadKindOf(frame: Frame): LoadKind {
  const destination = destinationOf(frame);
  return destination === 'object' || destination === 'embed' ? 'object' : 'frame';
}

/** Loads an address into a frame. */
export function navigate(agent: Agent, frame: Frame, target: Target): void {
  const { url, by } = target;
  if (frame.closed) return;
  if (++agent.counts.navigations > LIMITS.navigations)
    return noteExceeded(agent, 'requests', `more than ${LIMITS.navigations} pages after one action.`);
  if (!mayNavigate(agent, frame, target)) return;
  if (url.protocol === 'javascript:') return followLink(agent, frame, url, by);
  const container = frame.parent?.page ?? null;
  if (container !== null && url.protocol !== 'about:') {
    const violations = container.csp.load(loadKindOf(frame), url);
    if (noteViolations(agent, container, violations, url.href, 'frame'))
      return showError(agent, frame, url.href, null);
  }
  switch (url.protocol) {
    case 'about:':
      if (by !== null) showHtml(agent, frame, 'about:blank', '', by);
      return;
    case 'data:': {
      // Browsers follow data: addresses in frames only.
      if (isTop(frame)) return refuse(agent, url, by, 'navigation');
      const { type, body } = readDataUrl(url);
      const headers: Array<[string, string]> = [['content-type', type]];
      const exchange = { ...EMPTY, events: by?.exchange.events ?? [] };
      show(agent, frame, { url: url.href, origin: OPAQUE, status: 200, headers, body, exchange, by }, by);
      return;
    }
    case 'http:':
    case 'https:':
      return load(agent, frame, target);
    default:
      return;
  }
}

function isFragmentOnly(page: Page | null, { url, method = 'GET' }: Target): page is Page {
  if (page === null || method !== 'GET' || url.hash === '') return false;
  const from = toUrl(page.url);
  return (
    from !== null && from.origin + from.pathname + from.search === url.origin + url.pathname + url.search
  );
}

function load(agent: Agent, frame: Frame, target: Target): void {
  const { url, method = 'GET', headers = {}, body = '', by, clicked = false, referrerPolicy } = target;
  const current = frame.page;
  if (isFragmentOnly(current, target)) {
    const oldURL = current.url;
    current.url = url.href;
    fire(agent, current, 'w', 'popstate');
    fire(agent, current, 'w', 'hashchange', { oldURL, newURL: url.href });
    return;
  }
  const answer = send(agent, {
    url,
    method,
    headers,
    body,
    by,
    into: frame,
    clicked,
    dest: destinationOf(frame),
    mode: 'navigate',
    cookies: true,
    ...(referrerPolicy === undefined ? {} : { referrerPolicy }),
  });
  if (answer === null) return showError(agent, frame, url.href, null);
  const { response, exchange } = answer;
  if (response.status === 204 || response.status === 205) return;
  if (/^\s*attachment/i.test(headerOf(response, 'content-disposition') ?? '') && current !== null) return;
  if (!isTop(frame) && !mayBeFramed(agent, frame, answer))
    return showError(agent, frame, answer.url.href, exchange);
  const origin = originOf(answer.url);
  show(agent, frame, {
    url: answer.url.href,
    origin,
    status: response.status,
    headers: response.headers,
    body: response.body,
    exchange,
    by,
  });
}
