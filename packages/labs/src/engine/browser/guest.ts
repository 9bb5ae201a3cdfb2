import type { JsSlot } from '../js/slot.ts';
import { LabFault, LabStop } from '../stop.ts';
import { cutText } from '../text.ts';
import type { ScriptEvent } from './event.ts';
import { LIMITS } from './limits.ts';
import { type Agent, cutCode, note, noteExceeded, type Page, userOf } from './page.ts';
import { nodeRef } from './registry.ts';
import { type Element, isElement, type Node, parentOf } from './tree.ts';

/** May scripts run in this page at all? */
export const mayRun = (page: Page): boolean =>
  page.stopped === '' && !page.closed && (page.sandbox === null || page.sandbox.has('allow-scripts'));

/** The page's guest; made when the first script, handler or listener needs it. */
function guestOf(agent: Agent, page: Page): JsSlot {
  if (page.guest !== null) return page.guest;
  const js = agent.slots.take();
  page.guest = js;
  js.nowMs = () => agent.world.nowMs() + agent.aheadMs;
  js.calls = (op, args) => {
    if (++page.used.calls > LIMITS.calls) throw new LabStop('jobs');
    if (page.used.events > LIMITS.events) throw new LabStop('size');
    return agent.answer(page, op, args);
  };
  js.budget.arm(LIMITS.fuel);
  js.enter('seed', String(page.id * 7_919 + 1));
  const trustedTypes = page.csp.trustedTypes().length > 0;
  js.enter('setup', JSON.stringify({ trustedTypes, names: [...page.names] }));
  return js;
}

/** Runs something in the page's guest, and the jobs it queued. A limit stops the page, not the visit. */
function inGuest<T>(agent: Agent, page: Page, work: (js: JsSlot) => T, none: T): T {
  if (!mayRun(page)) return none;
  const js = guestOf(agent, page);
  js.budget.arm(Math.max(1, LIMITS.fuel - page.used.fuel));
  try {
    const result = work(js);
    js.drive(LIMITS.jobs, () => true);
    return result;
  } catch (error) {
    if (error instanceof LabStop) stopPage(agent, page, error);
    else if (error instanceof LabFault) agent.console.push(error.message);
    else throw error;
    return none;
  } finally {
    page.used.fuel += js.budget.used();
    agent.counts.fuel += js.budget.used();
    if (page.closed || page.stopped !== '') dropGuest(agent, page);
  }
}

/** Ends a page whose scripts, or whose HTML, exceeded a limit. */
export function stopPage(agent: Agent, page: Page, { reason, message }: LabStop): void {
  const what = `the page ${cutText(page.url, 200)} was stopped. ${message}`;
  page.stopped = message;
  noteExceeded(agent, reason, what);
  note(agent, page, { kind: 'fault', message: `T${what.slice(1)}`, cause: 'stop' });
}

/** Returns the guest to the pool. */
export function dropGuest(agent: Agent, page: Page): void {
  if (page.guest !== null) agent.slots.give(page.guest);
  page.guest = null;
}

export const enter = (agent: Agent, page: Page, ...args: string[]): string =>
  inGuest(agent, page, (js) => js.enter(...args), '');

/** Notes that code is about to run, so that its calls can be counted as its own. */
export function noteScript(agent: Agent, page: Page, how: ScriptEvent['how'], code: string): void {
  const event: ScriptEvent = {
    kind: 'script',
    user: userOf(agent),
    origin: page.origin,
    url: page.url,
    how,
    code: cutCode(code),
    calls: [],
  };
  page.running = event;
  note(agent, page, event);
}

/** Runs a script of the page in its global scope. Gives its result as text, with `=` in front, or nothing. */
export function runCode(
  agent: Agent,
  page: Page,
  how: ScriptEvent['how'],
  code: string,
  file: string,
): string {
  if (!mayRun(page)) return '';
  noteScript(agent, page, how, code);
  return inGuest(
    agent,
    page,
    (js) => {
      try {
        js.define('script', code, file);
      } catch (error) {
        if (!(error instanceof LabFault)) throw error;
        agent.console.push(error.message);
        js.enter('uncaught', error.message.split('\n')[0] ?? '');
        return '';
      }
      return js.enter('result');
    },
    '',
  );
}

const BODY_EVENTS = new Set([
  'load',
  'error',
  'blur',
  'focus',
  'resize',
  'scroll',
  'hashchange',
  'message',
  'pageshow',
  'pagehide',
  'popstate',
  'storage',
  'unload',
  'beforeunload',
  'online',
  'offline',
  'unhandledrejection',
]);
export const isBodyEvent = (type: string): boolean => BODY_EVENTS.has(type);

export const bodyOf = (page: Page): Element | null => {
  const root = page.tree.childNodes.find((node): node is Element => isElement(node));
  const found = root?.childNodes.find((node) => node.nodeName === 'body' || node.nodeName === 'frameset');
  return found !== undefined && isElement(found) ? found : null;
};

function hasHandler(page: Page, target: Node | 'w', type: string, bubbles: boolean): boolean {
  const name = `on${type}`;
  const body = bodyOf(page);
  if (target === 'w') return body?.attrs.some((attr) => attr.name === name) ?? false;
  for (let node: Node | null = target; node !== null; node = bubbles ? parentOf(node) : null)
    if (isElement(node) && node.attrs.some((attr) => attr.name === name)) return true;
  return false;
}

/** Fires an event. False when a handler prevented the default action. */
export function fire(
  agent: Agent,
  page: Page,
  target: Node | 'w',
  type: string,
  init: Record<string, unknown> = {},
): boolean {
  const bubbles = init['bubbles'] === true;
  // A page without scripts and handlers never takes a guest.
  if (page.guest === null && !hasHandler(page, target, type, bubbles)) return true;
  const ref = target === 'w' ? 'w' : nodeRef(page, target);
  return enter(agent, page, 'fire', ref, type, JSON.stringify(init)) !== 'prevented';
}
