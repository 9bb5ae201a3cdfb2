import type { DescribedEvent, LabBreach, LabLogEntry } from '@drawbridge/contracts/practice';
import type { PreviewExchange, PreviewRequest, PreviewTable } from '@drawbridge/labs/engine';
import type { ReadonlySignal } from '@preact/signals-react';
import type { Fault } from '../fault.ts';

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

/** A request of the list. The runner restarts its count after each change of the code, so the key is made here. */
export interface ListedExchange extends PreviewExchange {
  key: number;
  /** Name of the victim whose browser sent the request. Undefined for the learner's own. */
  by?: string | undefined;
}

/** A link or form that the page in the frame follows. */
export interface Navigation {
  method: string;
  url: string;
  body: string;
}

/** An attack on the running app that worked, with the world event that proves it. */
export interface WorkedAttack {
  serial: number;
  breaches: readonly { id: string; title: string; proof: string }[];
  /** Key of the request that proves it. */
  exchange: number | undefined;
  /** False when the same attack had already worked. */
  isNew: boolean;
}

/** What the browser of a victim did. */
export interface Visit {
  key: number;
  name: string;
  url: string;
  lines: readonly DescribedEvent[];
  fault: string | undefined;
}

/** The browser of the preview: address, history, cookies, requests, tables and log. */
export interface LabBrowser {
  page: ReadonlySignal<BrowserPage>;
  address: ReadonlySignal<string>;
  isBusy: ReadonlySignal<boolean>;
  canGoBack: ReadonlySignal<boolean>;
  canGoForward: ReadonlySignal<boolean>;
  /** Requests, newest first. */
  exchanges: ReadonlySignal<readonly ListedExchange[]>;
  cookies: ReadonlySignal<readonly Cookie[]>;
  tables: ReadonlySignal<readonly PreviewTable[]>;
  lines: ReadonlySignal<readonly ConsoleLine[]>;
  notice: ReadonlySignal<string | undefined>;
  /** The attack that worked with the latest request, until it is dismissed or the code changes. */
  worked: ReadonlySignal<WorkedAttack | undefined>;
  /** True when a response of this world contained the practice flag. */
  isFlagged: ReadonlySignal<boolean>;
  /** The attack on this world so far, which an exploit lab submits. Empty for other labs. */
  attack: ReadonlySignal<readonly LabLogEntry[]>;
  /** Visits of victims, newest first. */
  visits: ReadonlySignal<readonly Visit[]>;
  /** Follows a link, a form or the address bar. An address outside the lab becomes a notice. */
  follow(navigation: Navigation): Promise<void>;
  /** Sends an edited request `times` in a row. */
  send(request: PreviewRequest, times?: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Changes a cookie of this browser. Null deletes it. */
  setCookie(name: string, value: string | null): Promise<void>;
  /** Opens an address of the app as another user, in a browser of their own. */
  visitAs(person: Victim, url: string): Promise<void>;
  /** Opens a page of the attacker's as another user. */
  visitAttackerPage(person: Victim, html: string): Promise<void>;
  /** Starts with a new world and an empty cookie jar. */
  restart(): Promise<void>;
  /** Restarts the app after a change of the code, signs in again and reloads the page. */
  codeChanged(): Promise<void>;
  log(line: Omit<ConsoleLine, 'id'>): void;
  clearLines(): void;
  clearExchanges(): void;
  dismissNotice(): void;
  dismissWorked(): void;
}

/** A victim: another user of the app who opens what the attacker sends. */
export interface Victim {
  user: string;
  name: string;
}

export interface BrowserLab {
  home: string;
  hasDatabase: boolean;
  breaches: readonly LabBreach[];
  /** True when the requests are what the learner submits. */
  keepsLog: boolean;
  /** Receives the ids of breaches. Returns those that are new. */
  onBreached: (ids: readonly string[]) => readonly string[];
}
