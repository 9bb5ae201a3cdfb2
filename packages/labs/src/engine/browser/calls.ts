import { cutText } from '../text.ts';
import { setUrlPart, type WebUrl } from '../url/url.ts';
import { activate } from './activate.ts';
import { noteViolations } from './checks.ts';
import { noteCall, showDialog } from './dialogs.ts';
import { answerDom, answerTree } from './dom-calls.ts';
import { fetchFor } from './fetches.ts';
import { formOf, isChecked, setChecked, setValue, submitForm, toPairs, valueOf } from './forms.ts';
import { bodyOf, isBodyEvent, mayRun, noteScript } from './guest.ts';
import { LIMITS } from './limits.ts';
import { contextOf } from './network.ts';
import { type Agent, noteExceeded, type Page } from './page.ts';
import { baseOf, nodeOf, nodeRef, nodeRefs } from './registry.ts';
import { queueTask } from './tasks.ts';
import { attributeOf, isElement, type Node, parentOf } from './tree.ts';
import { APP_ORIGIN, APP_URL, OPAQUE, originOf, toUrl } from './urls.ts';
import { answerWindow, openWindow } from './windows.ts';

const URL_PARTS = [
  'href',
  'protocol',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
  'origin',
  'username',
  'password',
] as const;
const MAX_STORED = 200;

const toParts = (url: WebUrl) =>
  JSON.stringify(
    Object.fromEntries(
      URL_PARTS.map((part) => [part, part === 'origin' && originOf(url) === OPAQUE ? OPAQUE : url[part]]),
    ),
  );

function setPart(href: string, part: string, value: string): string {
  const url = toUrl(href);
  const known = URL_PARTS.find((name) => name === part);
  if (url === null || known === undefined || known === 'origin') return '';
  return setUrlPart(url, known, value)?.href ?? url.href;
}

/** The cookie context of a page towards the app: `document.cookie` of a frame under a foreign page has only some. */
const cookieContext = (page: Page) =>
  contextOf({
    url: APP_URL,
    method: 'GET',
    by: page,
    into: null,
    dest: 'empty',
    mode: 'cors',
    cookies: true,
  });

function cookieOf(agent: Agent, page: Page, given: string | null): string {
  if (page.origin !== APP_ORIGIN) return '';
  const path = toUrl(page.url)?.pathname ?? '/';
  const at = path.startsWith('/') ? path : '/';
  if (given !== null) {
    agent.jar.take(given, at, cookieContext(page), true);
    return '';
  }
  noteCall(agent, page, 'cookie', []);
  return agent.jar.script(at, cookieContext(page));
}

function answerStorage(
  agent: Agent,
  page: Page,
  [area = '', op = '', key = '', value = '']: string[],
): string {
  if (page.origin === OPAQUE) throw new Error('SecurityError: a page without an origin has no storage');
  const name = `${area} ${page.origin}`;
  const map = agent.storage.get(name) ?? new Map<string, string>();
  agent.storage.set(name, map);
  switch (op) {
    case 'get':
      return map.has(key) ? `=${map.get(key)}` : '';
    case 'set':
      if (map.size >= MAX_STORED || value.length > 100_000) throw new Error('QuotaExceededError');
      map.set(key, value);
      return '';
    case 'remove':
      map.delete(key);
      return '';
    case 'clear':
      map.clear();
      return '';
    default:
      return JSON.stringify([...map.keys()]);
  }
}

/** Code of a handler attribute, with `=` in front; empty where there is none or a policy forbids it. */
function handlerOf(agent: Agent, page: Page, ref: string, type: string): string {
  const target: Node | null = ref === 'w' ? bodyOf(page) : nodeOf(agent, page, ref).node;
  if (target === null || !isElement(target)) return '';
  // Some handlers of the body belong to the window.
  const reflected = (target.tagName === 'body' || target.tagName === 'frameset') && isBodyEvent(type);
  if (reflected !== (ref === 'w')) return '';
  const code = attributeOf(target, `on${type}`);
  if (code === null) return '';
  const violations = page.csp.inline({ kind: 'attribute', text: code, nonce: '', parserMade: true });
  if (noteViolations(agent, page, violations, code, 'handler') || !mayRun(page)) return '';
  noteScript(agent, page, 'handler', code);
  return `=${code}`;
}

function checkEval(agent: Agent, page: Page, code: string): string {
  if (noteViolations(agent, page, page.csp.evaluate(), code, 'eval'))
    throw new Error('EvalError: the policy of this page forbids it');
  noteScript(agent, page, 'eval', code);
  return '';
}

function setTimer(agent: Agent, page: Page, delay: string, repeat: string): string {
  const open = agent.timers.filter((timer) => timer.page === page).length;
  if (open >= LIMITS.timers) {
    noteExceeded(agent, 'jobs', `more than ${LIMITS.timers} timers of one page wait.`);
    throw new Error('too many timers');
  }
  const afterMs = Math.max(0, Math.min(Number(delay) || 0, 2_147_483_647));
  const id = ++agent.counts.timers;
  agent.timers.push({ id, page, dueMs: agent.aheadMs + afterMs, everyMs: repeat === '' ? null : afterMs });
  return String(id);
}

function go(agent: Agent, page: Page, href: string): string {
  const url = toUrl(href, baseOf(page));
  if (url === null) throw new Error(`SyntaxError: not an address: ${cutText(href, 100)}`);
  queueTask(agent, () => agent.navigate(page.frame, { url, by: page }));
  return '';
}

function pathOf(page: Page, node: Node): string {
  const path: Node[] = [];
  for (let up = parentOf(node); up !== null; up = parentOf(up)) path.push(up);
  return nodeRefs(page, path);
}

/** Calls about forms and the values of their fields. */
function answerForms(agent: Agent, by: Page, op: string, args: string[]): string | null {
  const [ref = '', value = ''] = args;
  if (
    ![
      'value',
      'set-value',
      'checked',
      'set-checked',
      'submit',
      'reset',
      'activate',
      'focus',
      'form-data',
    ].includes(op)
  )
    return null;
  const { page, node } = nodeOf(agent, by, ref);
  if (!isElement(node)) return '';
  switch (op) {
    case 'value':
      return valueOf(page, node);
    case 'set-value':
      setValue(page, node, value);
      return '';
    case 'checked':
      return isChecked(page, node) ? '1' : '';
    case 'set-checked':
      setChecked(page, node, value !== '');
      return '';
    case 'submit': {
      const submitter = value === '' ? null : nodeOf(agent, by, value).node;
      submitForm(agent, page, node, submitter !== null && isElement(submitter) ? submitter : null, false);
      return '';
    }
    case 'reset':
      for (const key of page.values.keys()) if (formOf(page, key) === node) page.values.delete(key);
      return '';
    case 'activate':
      activate(agent, page, node, false);
      return '';
    case 'focus':
      page.active = node;
      return '';
    default:
      return JSON.stringify(toPairs(page, node, null));
  }
}

/** The host calls of a page's guest. Every value is text, checked here. */
export function answerGuest(agent: Agent, page: Page, op: string, args: string[]): string {
  const [first = '', second = '', third = ''] = args;
  switch (op) {
    case 'dialog':
      return showDialog(agent, page, first, second);
    case 'log':
    case 'console':
      if (agent.console.length < 100) agent.console.push(cutText(first, 1_000));
      return '';
    case 'document':
      return nodeRef(page, page.tree);
    case 'self':
      return page.frame.id;
    case 'location':
      return page.url;
    case 'origin':
      return page.origin;
    case 'url': {
      const url = toUrl(first, second === '' ? undefined : second);
      return url === null ? '' : toParts(url);
    }
    case 'url-set':
      return setPart(first, second, third);
    case 'navigate':
      return go(agent, page, first);
    case 'reload':
      return go(agent, page, page.url);
    case 'history': {
      const url = toUrl(first, baseOf(page));
      const from = toUrl(page.url);
      if (url === null || from === null || originOf(url) !== originOf(from))
        throw new Error('SecurityError: another origin');
      page.url = url.href;
      return '';
    }
    case 'handler':
      return handlerOf(agent, page, first, second);
    case 'path': {
      const { page: owner, node } = nodeOf(agent, page, first);
      return pathOf(owner, node);
    }
    case 'timer':
      return setTimer(agent, page, first, second);
    case 'clear-timer':
      agent.timers = agent.timers.filter((timer) => timer.page !== page || timer.id !== Number(first));
      return '';
    case 'eval':
      return checkEval(agent, page, first);
    case 'untrusted':
      return noteViolations(agent, page, page.csp.trustedTypes(), `${first}|${second}`, 'trusted-types')
        ? '1'
        : '';
    case 'storage':
      return answerStorage(agent, page, args);
    case 'cookie':
      return cookieOf(agent, nodeOf(agent, page, first).page, null);
    case 'set-cookie':
      return cookieOf(agent, nodeOf(agent, page, first).page, second);
    case 'fetch': {
      const violations = JSON.parse(first) as { how?: unknown; url?: unknown; method?: unknown };
      noteCall(agent, page, String(violations.how), [String(violations.method), String(violations.url)]);
      return fetchFor(agent, page, first);
    }
    case 'open':
      noteCall(agent, page, 'open', [first]);
      return openWindow(agent, page, first, second);
    case 'window':
      return answerWindow(agent, page, args);
    default:
      return (
        answerForms(agent, page, op, args) ??
        answerTree(agent, page, op, args) ??
        answerDom(agent, page, op, args)
      );
  }
}
