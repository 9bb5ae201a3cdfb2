import { cutText } from '../text.ts';
import type { WorldEvent } from '../world/event.ts';
import { LIMITS } from './limits.ts';
import type { Agent, Dialog, Page } from './page.ts';
import { type Element, findElement, textOf, toHtml, visibleText } from './tree.ts';

/** What the person sees after an action, and what happened meanwhile. */
export interface PageView {
  /** For `find` and `all`. */
  page: number;
  url: string;
  /** 0 where nothing was loaded. */
  status: number;
  /** After scripts. */
  html: string;
  text: string;
  title: string;
  dialogs: Dialog[];
  events: WorldEvent[];
  console: string[];
  /** Why its scripts were stopped, or an empty text. */
  stopped: string;
}

export interface FoundElement {
  text: string;
  html: string;
  attributes: Record<string, string>;
}

export function toView(agent: Agent, page: Page): PageView {
  const title = findElement(page.tree, ({ tagName }) => tagName === 'title');
  return {
    page: page.id,
    url: page.url,
    status: page.status,
    html: cutText(toHtml(page.tree), LIMITS.html),
    text: cutText(visibleText(page.tree), LIMITS.html),
    title: title === null ? '' : textOf(title).trim(),
    dialogs: agent.dialogs,
    events: agent.events,
    console: agent.console,
    stopped: page.stopped,
  };
}

export const toFound = (element: Element): FoundElement => ({
  text: textOf(element).replace(/\s+/g, ' ').trim(),
  html: cutText(toHtml(element), 20_000),
  attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
});
