import { cutText } from '../text.ts';

/** Events of the simulated browser. All of it plain JSON, like the other events of the world. */

/** Code ran in a page. */
export interface ScriptEvent {
  kind: 'script';
  /** User of the app's session in that browser, or an empty string. */
  user: string;
  /** Origin the code ran with: `null` in a sandbox. */
  origin: string;
  /** Address of the page. */
  url: string;
  how: 'inline' | 'external' | 'handler' | 'link' | 'eval';
  /** The code, truncated. */
  code: string;
  /** Names of the calls it made, as in `call`. */
  calls: string[];
}

/** A script called something that shows, sends or reads: `alert`, `fetch`, `cookie` … */
export interface CallEvent {
  kind: 'call';
  name: string;
  args: string[];
  user: string;
  origin: string;
  url: string;
}

/** A Content-Security-Policy was violated; `enforced` is false for one that only reports. */
export interface CspEvent {
  kind: 'csp';
  directive: string;
  /** Address, or the beginning of the code. */
  blocked: string;
  how: string;
  enforced: boolean;
  url: string;
  user: string;
}

/** The browser refused something by another of its rules. */
export interface RefusedEvent {
  kind: 'refused';
  rule: 'x-frame-options' | 'nosniff' | 'cors' | 'sandbox' | 'cookie' | 'navigation';
  url: string;
  /** Origin or address that was refused. */
  by: string;
  user: string;
}

/** A request that changes something arrived at the app, made by a page of another site. */
export interface CrossSiteEvent {
  kind: 'cross-site';
  method: string;
  url: string;
  /** Origin of the page that made it. */
  from: string;
  /** User whose session was sent with it, or an empty string. */
  user: string;
  /** Names of the cookies that were sent with it. */
  cookies: string[];
  /** The app ran a statement that writes. */
  wrote: boolean;
}

/** A page of the app was loaded in a frame. */
export interface FramedEvent {
  kind: 'framed';
  url: string;
  /** Origin of the page around it. */
  by: string;
  user: string;
}

export type BrowserEvent = ScriptEvent | CallEvent | CspEvent | RefusedEvent | CrossSiteEvent | FramedEvent;

/** What a page calls to show that its script runs. */
const SHOWING_CALLS = new Set(['alert', 'confirm', 'prompt']);

/** Whether a script ran, showed a dialog, or a page of another site changed something. */
export function isBrowserBreach(event: ScriptEvent | CallEvent | CrossSiteEvent): boolean {
  switch (event.kind) {
    case 'script':
      return true;
    case 'call':
      return SHOWING_CALLS.has(event.name);
    default:
      return event.wrote;
  }
}

const who = (user: string) => (user === '' ? 'someone not signed in' : user);
const cut = (text: string) => (text.length > 120 ? `${cutText(text, 120)}…` : text);

/** One event as a sentence. */
export function toBrowserText(event: BrowserEvent): string {
  switch (event.kind) {
    case 'script':
      return `Script (${event.how}) ran on ${event.origin} in the browser of ${who(event.user)}: ${cut(event.code.trim())}`;
    case 'call':
      return `Page of ${event.origin} called ${event.name}(${event.args.map((arg) => JSON.stringify(cut(arg))).join(', ')})`;
    case 'csp':
      return `Content-Security-Policy ${event.enforced ? 'blocked' : 'would have blocked'} by ${event.directive}: ${cut(event.blocked)}`;
    case 'refused':
      return `The browser refused (${event.rule}): ${event.url} to ${event.by}`;
    case 'cross-site': {
      const session = event.user === '' ? 'without a session' : `with the session of ${event.user}`;
      return `Request from a page of ${event.from}, ${session}: ${event.method} ${event.url}${event.wrote ? ' → something was written' : ''}`;
    }
    default:
      return `${event.url} was shown in a frame of ${event.by} to ${who(event.user)}`;
  }
}
