import type { DescribedEvent, LabBreach, LabLogEntry } from '@drawbridge/contracts';
import type { PreviewExchange, PreviewRequest, PreviewTable } from '@drawbridge/labs/engine';
import type { ReadonlySignal } from '@preact/signals-react';
import type { Fault } from './fault.ts';

export type BrowserPage =
  | { state: 'blank' }
  | { state: 'shown'; html: string; serial: number }
  | { state: 'fault'; fault: Fault; lines: readonly DescribedEvent[] };

export interface Cookie {
  name: string;
  value: string;
}

export interface ConsoleLine {
  id: number;
  source: 'app' | 'page';
  level: string;
  text: string;
}

/** A request as it stands in the list. The runner counts anew after each change of the code, so ids are ours. */
export interface ListedExchange extends PreviewExchange {
  key: number;
  /** Somebody else's browser sent it: the name of the person who was led there. */
  by?: string | undefined;
}

/** A link or form that the page in the frame follows. */
export interface Navigation {
  method: string;
  url: string;
  body: string;
}

/** An attack on the running app that worked, with the world's words for it. */
export interface WorkedAttack {
  serial: number;
  breaches: readonly { id: string; title: string; proof: string | undefined }[];
  /** False when the same was done before. */
  isNew: boolean;
}

/** What became of leading somebody to a page. */
export interface Visit {
  key: number;
  name: string;
  url: string;
  lines: readonly DescribedEvent[];
  fault: string | undefined;
}

/** The small browser of the preview: address, history, cookies, and everything that was seen behind it. */
export interface LabBrowser {
  page: ReadonlySignal<BrowserPage>;
  address: ReadonlySignal<string>;
  isBusy: ReadonlySignal<boolean>;
  canGoBack: ReadonlySignal<boolean>;
  canGoForward: ReadonlySignal<boolean>;
  /** Newest first. */
  exchanges: ReadonlySignal<readonly ListedExchange[]>;
  cookies: ReadonlySignal<readonly Cookie[]>;
  tables: ReadonlySignal<readonly PreviewTable[]>;
  lines: ReadonlySignal<readonly ConsoleLine[]>;
  notice: ReadonlySignal<string | undefined>;
  /** The attack that worked last, until it is dismissed. */
  worked: ReadonlySignal<WorkedAttack | undefined>;
  /** The practice flag came out of this world. */
  isFlagged: ReadonlySignal<boolean>;
  /** What was done to this world so far: what an exploit lab submits. Empty for other labs. */
  attack: ReadonlySignal<readonly LabLogEntry[]>;
  /** Newest first. */
  visits: ReadonlySignal<readonly Visit[]>;
  /** Follows a link, a form or the address bar; what leads out of the lab becomes a notice. */
  follow(navigation: Navigation): Promise<void>;
  /** Sends a request as it was edited, `times` in a row. */
  send(request: PreviewRequest, times?: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Changes a cookie of this browser; null deletes it. */
  setCookie(name: string, value: string | null): Promise<void>;
  /** Another user opens an address of the app, in a browser of their own. */
  visitAs(person: Person, url: string): Promise<void>;
  /** Another user opens a page of the attacker's. */
  visitAttackerPage(person: Person, html: string): Promise<void>;
  /** Fresh world, empty cookie jar. */
  restart(): Promise<void>;
  /** The code changed: the app runs anew, whoever was signed in signs in again, and the page is loaded again. */
  codeChanged(): Promise<void>;
  log(line: Omit<ConsoleLine, 'id'>): void;
  clearLines(): void;
  clearExchanges(): void;
  dismissNotice(): void;
  dismissWorked(): void;
}

/** Somebody who may be led to a page. */
export interface Person {
  user: string;
  name: string;
}

export interface BrowserLab {
  home: string;
  hasDatabase: boolean;
  breaches: readonly LabBreach[];
  /** The requests are what the learner submits. */
  keepsLog: boolean;
  /** Told of breaches by their ids; answers which of them are new. */
  onBreached: (ids: readonly string[]) => readonly string[];
}
