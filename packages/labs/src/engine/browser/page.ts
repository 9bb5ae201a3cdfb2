import type { CookieJar } from '../cookie-jar.ts';
import type { Exchange } from '../exchange.ts';
import type { JsSlot } from '../js/slot.ts';
import type { Session, SessionWorld } from '../session.ts';
import type { StopReason } from '../stop.ts';
import { cutText } from '../text.ts';
import type { WebUrl } from '../url/url.ts';
import type { WorldEvent } from '../world/event.ts';
import type { Csp } from './csp.ts';
import type { ScriptEvent } from './event.ts';
import { LIMITS } from './limits.ts';
import type { Document, Element, Node } from './tree.ts';

/** A tab or a frame: what a page is loaded into. */
export interface Frame {
  id: string;
  parent: Frame | null;
  opener: Frame | null;
  /** The element of the parent's page it belongs to. */
  element: Element | null;
  name: string;
  page: Page | null;
  closed: boolean;
  /** Tokens of the frame's own `sandbox` attribute. */
  sandbox: Set<string> | null;
}

/**
 * A loaded page. Its tree is held by the host; its scripts run in a guest of their own, made when the first one runs.
 */
export interface Page {
  id: number;
  frame: Frame;
  url: string;
  origin: string;
  status: number;
  contentType: string;
  referrer: string;
  referrerPolicy: string;
  tree: Document;
  csp: Csp;
  /** Null: no sandbox. Otherwise what it still allows. */
  sandbox: Set<string> | null;
  /** Where events of this page are recorded for the replay. */
  exchange: Exchange;
  ready: 'loading' | 'interactive' | 'complete';
  guest: JsSlot | null;
  /** Why the page was stopped. */
  stopped: string;
  closed: boolean;
  used: {
    fuel: number;
    calls: number;
    events: number;
    parsed: number;
    nodes: number;
    work: number;
    timers: number;
  };
  /** Nodes by number, as the guest names them. */
  nodes: Node[];
  numbers: Map<Node, number>;
  /** Scripts that ran or never will. */
  started: WeakSet<Node>;
  /** Roots whose images and handlers are inactive: parsed documents and the contents of templates. */
  inert: WeakSet<Node>;
  /** Elements whose resource was requested. */
  loaded: WeakSet<Node>;
  names: Set<string>;
  values: Map<Element, string>;
  checked: Map<Element, boolean>;
  active: Element | null;
  autofocus: Element | null;
  scriptElement: Element | null;
  /** What scripts wrote with `document.write` while the page loads. */
  written: string;
  /** The code that runs now, for its list of calls. */
  running: ScriptEvent | null;
  frames: Frame[];
}

/** The address a frame is to load. */
export interface Target {
  url: WebUrl;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Null: the person typed the address. */
  by: Page | null;
  clicked?: boolean;
  referrerPolicy?: string;
}

export interface Dialog {
  type: string;
  message: string;
  origin: string;
}

/** A file of a foreign host: what the attacker serves. */
export interface SiteFile {
  status: number;
  headers: Array<[string, string]>;
  body: string;
}

export interface Timer {
  id: number;
  page: Page;
  dueMs: number;
  everyMs: number | null;
}

export interface Exceeded {
  reason: StopReason;
  message: string;
}

/** One person's browser. */
export interface Agent {
  session: Session;
  world: SessionWorld;
  jar: CookieJar;
  slots: PageSlots;
  tabs: Frame[];
  pages: Map<number, Page>;
  tasks: Array<() => void>;
  timers: Timer[];
  /** Time on the pages' clocks, beyond the world's. */
  aheadMs: number;
  sites: Map<string, SiteFile>;
  storage: Map<string, Map<string, string>>;
  exchanges: Exchange[];
  /** Events of the action that runs now. */
  events: WorldEvent[];
  dialogs: Dialog[];
  /** Lines scripts wrote to the console, and uncaught errors. */
  console: string[];
  /** The handlers of a guest's calls, and how a frame gets its page: set where the parts are put together. */
  answer(page: Page, op: string, args: string[]): string;
  navigate(frame: Frame, target: Target): void;
  showHtml(frame: Frame, url: string, body: string, by: Page): void;
  /** The first limit exceeded on these pages: from then on, not everything requested was done. */
  exceeded: Exceeded | null;
  counts: {
    pages: number;
    frames: number;
    timers: number;
    requests: number;
    navigations: number;
    fuel: number;
  };
}

/** Records that a limit was exceeded: what is left out because of it may be the attack that a test is about. */
export function noteExceeded(agent: Agent, reason: StopReason, what: string): void {
  agent.exceeded ??= { reason, message: `The browser of this lab gave up: ${what}` };
}

/** Guests for pages: each starts on a fresh image. */
export interface PageSlots {
  take(): JsSlot;
  give(slot: JsSlot): void;
}

/** Records an event in the world and with the page's request. */
export function note(agent: Agent, page: Page | null, event: WorldEvent): void {
  if (page !== null) page.used.events += 1;
  agent.world.note(event);
  agent.events.push(event);
  page?.exchange.events.push(event);
}

/** Whose session this browser has with the app. */
export function userOf(agent: Agent): string {
  return agent.world.userOf(agent.jar.header('/', 'same'));
}

export const isTop = ({ parent }: Frame) => parent === null;
export const topOf = (frame: Frame): Frame => (frame.parent === null ? frame : topOf(frame.parent));

export function framesAround(frame: Frame): Frame[] {
  return frame.parent === null ? [] : [frame.parent, ...framesAround(frame.parent)];
}

export const cutCode = (code: string) => cutText(code, LIMITS.codeChars);
