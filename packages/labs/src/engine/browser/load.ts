import { parse, parseFragment } from 'parse5';
import { LabStop } from '../stop.ts';
import { cutText } from '../text.ts';
import { noteViolations } from './checks.ts';
import { enter, fire, mayRun, stopPage } from './guest.ts';
import { LIMITS } from './limits.ts';
import type { Agent, Page } from './page.ts';
import { toReferrerPolicy } from './referrer.ts';
import { baseOf, chargeNodes } from './registry.ts';
import { begin } from './resources.ts';
import { runParserScript } from './scripts.ts';
import { queueTask } from './tasks.ts';
import {
  attributeOf,
  type ChildNode,
  type Document,
  type Element,
  elementsOf,
  findElement,
  insertNode,
  isElement,
  isHtml,
  type Node,
  parentOf,
  rootOf,
} from './tree.ts';
import { toUrl } from './urls.ts';

const HTML_TYPES = new Set([
  'text/html',
  'application/xhtml+xml',
  'image/svg+xml',
  'application/xml',
  'text/xml',
]);
const LOOKS_LIKE_HTML =
  /^\s*(<!doctype html|<(html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--|svg)[\s>/])/i;

export function chargeParse(page: Page, html: string): void {
  page.used.parsed += html.length;
  if (page.used.parsed > LIMITS.parsed) throw new LabStop('size');
}

export function parseDocument(page: Page, html: string): Document {
  chargeParse(page, html);
  const tree = parse(html);
  chargeNodes(page, tree);
  return tree;
}

export function parseInside(page: Page, context: Element | null, html: string): Node {
  chargeParse(page, html);
  const fragment = context === null ? parseFragment(html) : parseFragment(context, html, {});
  chargeNodes(page, fragment);
  return fragment;
}

/** Ids and names become properties of the window. Gives those that are new. */
export function takeNames(page: Page, element: Element): string[] {
  const found = [attributeOf(element, 'id'), attributeOf(element, 'name')];
  const fresh = found.filter((name): name is string => name !== null && name !== '' && !page.names.has(name));
  for (const name of fresh) page.names.add(name);
  return fresh;
}

/** Parses a page and runs its scripts, in document order. */
export function loadPage(agent: Agent, page: Page, body: string, noSniff: boolean): void {
  const sniffed = page.contentType === '' && !noSniff && LOOKS_LIKE_HTML.test(body);
  if (!HTML_TYPES.has(page.contentType) && !sniffed) {
    page.tree = parseDocument(page, '<!doctype html><pre></pre>');
    const pre = findElement(page.tree, ({ tagName }) => tagName === 'pre');
    if (pre !== null)
      insertNode(pre, { nodeName: '#text', value: cutText(body, LIMITS.html), parentNode: null }, null);
    page.ready = 'complete';
    return;
  }
  try {
    page.tree = parseDocument(page, body);
  } catch (error) {
    if (!(error instanceof LabStop)) throw error;
    return stopPage(agent, page, error);
  }
  const elements = [...elementsOf(page.tree)];
  for (const element of elements) if (element.attrs.length > 0) takeNames(page, element);
  const deferred: Element[] = [];
  parserPass(agent, page, elements, deferred);
  page.ready = 'interactive';
  for (const script of deferred) runParserScript(agent, page, script);
  fire(agent, page, page.tree, 'readystatechange');
  fire(agent, page, page.tree, 'DOMContentLoaded', { bubbles: true });
  queueTask(agent, () => finishPage(agent, page));
}

/** Elements in parse order: policies and base first, scripts at their place, resources queued. */
function parserPass(
  agent: Agent,
  page: Page,
  elements: readonly Element[],
  deferred: Element[] | null,
): void {
  for (const element of elements) {
    if (page.closed) return;
    if (element.tagName === 'meta') readMeta(page, element);
    else if (element.tagName === 'base') noteBase(agent, page, element);
    if (element.tagName !== 'script') begin(agent, page, element, true);
    else if (rootOf(element) === page.tree) {
      const later =
        attributeOf(element, 'type')?.trim().toLowerCase() === 'module' ||
        (attributeOf(element, 'defer') !== null && attributeOf(element, 'src') !== null);
      if (later && deferred !== null) deferred.push(element);
      else {
        runParserScript(agent, page, element);
        placeWritten(agent, page, element);
      }
    }
  }
}

/** What a script wrote with `document.write` is inserted after it, parsed as one text, and its own scripts run. */
function placeWritten(agent: Agent, page: Page, script: Element): void {
  const html = page.written;
  const parent = parentOf(script);
  if (html === '' || parent === null || page.closed) return;
  page.written = '';
  const context = isElement(parent) && isHtml(parent) ? parent : null;
  const fragment = parseInside(page, context?.tagName === 'head' ? null : context, html);
  const list = 'childNodes' in parent ? parent.childNodes : [];
  const next = list[list.indexOf(script) + 1] ?? null;
  const placed = insertNode(parent, fragment, next);
  const elements = withBelow(placed);
  const names = elements.flatMap((element) => takeNames(page, element));
  if (names.length > 0 && page.guest !== null) enter(agent, page, 'names', JSON.stringify(names));
  parserPass(agent, page, elements, null);
}

export const withBelow = (nodes: readonly ChildNode[]): Element[] =>
  nodes.flatMap((node) => (isElement(node) ? [node, ...elementsOf(node)] : []));

/** `document.write` after the page was loaded replaces it. */
export function rewritePage(agent: Agent, page: Page, html: string): void {
  page.tree.childNodes = parseDocument(page, html).childNodes;
  for (const child of page.tree.childNodes) child.parentNode = page.tree;
  parserPass(agent, page, [...elementsOf(page.tree)], null);
}

function readMeta(page: Page, meta: Element): void {
  const content = attributeOf(meta, 'content') ?? '';
  const parent = parentOf(meta);
  const kind = attributeOf(meta, 'http-equiv')?.trim().toLowerCase();
  const inHead = parent !== null && isElement(parent) && parent.tagName === 'head';
  if (kind === 'content-security-policy' && inHead) page.csp.add(content, true, true);
  if (attributeOf(meta, 'name')?.trim().toLowerCase() === 'referrer')
    page.referrerPolicy = toReferrerPolicy(content) || page.referrerPolicy;
}

function noteBase(agent: Agent, page: Page, base: Element): void {
  const url = toUrl(attributeOf(base, 'href') ?? '', page.url);
  if (url !== null && attributeOf(base, 'href') !== null)
    noteViolations(agent, page, page.csp.base(url), url.href, 'base');
}

const isFocusable = (element: Element): boolean =>
  attributeOf(element, 'tabindex') !== null ||
  attributeOf(element, 'contenteditable') !== null ||
  (['a', 'area'].includes(element.tagName) && attributeOf(element, 'href') !== null) ||
  ['iframe', 'summary'].includes(element.tagName) ||
  (['input', 'textarea', 'select', 'button'].includes(element.tagName) &&
    attributeOf(element, 'disabled') === null &&
    attributeOf(element, 'type')?.toLowerCase() !== 'hidden');

export function focusOn(agent: Agent, page: Page, element: Element): void {
  if (!isFocusable(element) || page.active === element) return;
  page.active = element;
  fire(agent, page, element, 'focus');
  fire(agent, page, element, 'focusin', { bubbles: true });
}

/** The end of loading: load events, then the page's own timers and refreshes. */
function finishPage(agent: Agent, page: Page): void {
  if (page.closed) return;
  page.ready = 'complete';
  fire(agent, page, page.tree, 'readystatechange');
  fire(agent, page, 'w', 'load');
  fire(agent, page, 'w', 'pageshow');
  const id = decodeURIComponentSafe(toUrl(page.url)?.hash.slice(1) ?? '');
  const marked = id === '' ? null : findElement(page.tree, (element) => attributeOf(element, 'id') === id);
  if (marked !== null) focusOn(agent, page, marked);
  else if (page.autofocus !== null && rootOf(page.autofocus) === page.tree)
    focusOn(agent, page, page.autofocus);
  for (const meta of elementsOf(page.tree))
    if (meta.tagName === 'meta' && attributeOf(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh')
      refresh(agent, page, meta);
}

const decodeURIComponentSafe = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A refresh follows http addresses only: browsers ignore `javascript:` there, and `data:` for whole pages. */
function refresh(agent: Agent, page: Page, meta: Element): void {
  const found = /^\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?["']?(.*?)["']?\s*$/is.exec(
    attributeOf(meta, 'content') ?? '',
  );
  const url = toUrl(found?.[1] ?? '', baseOf(page));
  if (url === null || url.protocol === 'javascript:' || (found?.[1] ?? '') === '' || !mayRefresh(page))
    return;
  queueTask(agent, () => agent.navigate(page.frame, { url, by: page }));
}

const mayRefresh = (page: Page) => !page.closed && (page.sandbox === null || mayRun(page));
