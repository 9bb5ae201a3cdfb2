import type { DescribedEvent, EventStatement, FaultKind, LabPlace } from '@drawbridge/contracts/practice';
import { type BrowserEvent, isBrowserBreach, toBrowserText } from '../browser/event.ts';
import { LabFault, type LabStop, toFaultKind } from '../stop.ts';

/** An action of the app's own code. */
export interface Placed {
  /** The innermost line of the learner's files that led to it. */
  place?: LabPlace;
}

/** Events of the simulated world. Verdicts are derived from these, never from the app's own claims. */
export interface SqlEvent extends Placed {
  kind: 'sql';
  /** The statement as the app sent it. */
  sql: string;
  /** The statement with every literal taken out: a program that binds its values has few of these. */
  shape: string;
  params: string[];
  /** Rows returned to the app. */
  rows: number;
  /** Distinct owners of those rows, where the lab defines which column names the owner. */
  owners: string[];
  /** Request values that reached the statement as more than one literal: input that became SQL. */
  injected: string[];
  error: string;
}

/** The app gave a browser a session: from now on that browser acts as `user`. */
export interface SessionEvent {
  kind: 'session';
  action: 'opened' | 'closed';
  user: string;
}

/** A response held data of a user other than the one it was sent to. */
export interface DisclosedEvent {
  kind: 'disclosed';
  what: string;
  owner: string;
  /** User of the session the request came with, or an empty string. */
  to: string;
}

/** The handler threw, never responded, or exceeded a limit. */
export interface FaultEvent {
  kind: 'fault';
  message: string;
  cause: FaultKind;
  /** Where in the learner's files it was thrown. */
  place?: LabPlace;
}

/** The app touched a file: the requested path, the resolved one, and whether it is outside the lab's folders. */
export interface FileEvent extends Placed {
  kind: 'file';
  op: 'read' | 'write' | 'append' | 'delete' | 'mkdir' | 'list' | 'stat';
  path: string;
  real: string;
  outside: boolean;
  found: boolean;
}

/** A request to another host, by the app or by a page in a browser. */
export interface OutgoingEvent extends Placed {
  kind: 'outgoing';
  by: 'app' | 'page';
  method: string;
  url: string;
  host: string;
  /** The name's addresses at that moment; empty when it has none. */
  address: string;
  /** Loopback, private or link-local: not meant to be reachable for an outsider. */
  internal: boolean;
  /** 0 when there was no response. */
  status: number;
  body: string;
  /** Of a page: whose browser sent it. */
  user?: string;
}

/** A program was started. */
export interface ExecEvent extends Placed {
  kind: 'exec';
  program: string;
  argv: string[];
  /** True when a shell parsed a command line to get here. */
  shell: boolean;
  /** Request values that changed the structure of the command line. */
  injected: string[];
  /** Request values that the program reads as options of its own. */
  options: string[];
  /** What it was given to read. */
  input: string;
  status: number;
}

export interface MailEvent extends Placed {
  kind: 'mail';
  to: string[];
  subject: string;
  text: string;
  /** A line break in address or subject added recipients. */
  injected: boolean;
}

/** The scripted model was called. */
export interface ModelEvent extends Placed {
  kind: 'model';
  prompt: string;
  reply: string;
  /** `tool(input)` for each tool call in the reply. */
  calls: string[];
}

/** The app computed a hash: its `work` is the cost of one guess at the input for an attacker who has the result. */
export interface HashEvent extends Placed {
  kind: 'hash';
  /** `md5`, `hmac-sha256`, `pbkdf2-sha256`, `scrypt` and so on. */
  algorithm: string;
  /** Number of hash operations it takes, or an equivalent. */
  work: number;
  /** What was hashed, as UTF-8 and as hexadecimal text. */
  input: string;
  bytes: string;
  /** Salt or key, hexadecimal. */
  salt: string;
  /** Hexadecimal. */
  digest: string;
}

/** The app compared two values in constant time. */
export interface CompareEvent extends Placed {
  kind: 'compare';
  /** Both values as UTF-8 and as hexadecimal text. */
  texts: string[];
  bytes: string[];
  equal: boolean;
}

/** A rule of a policy lab that was broken, and where. */
export interface FindingEvent {
  kind: 'finding';
  rule: string;
  file: string;
  line: number;
  message: string;
}

export interface LogEvent {
  kind: 'log';
  text: string;
}

export type WorldEvent =
  | SqlEvent
  | SessionEvent
  | DisclosedEvent
  | FaultEvent
  | FileEvent
  | OutgoingEvent
  | ExecEvent
  | MailEvent
  | ModelEvent
  | HashEvent
  | CompareEvent
  | FindingEvent
  | BrowserEvent
  | LogEvent;
export type WorldEventKind = WorldEvent['kind'];

/** The actions that are noted with their line. */
const PLACED_KINDS = ['sql', 'file', 'outgoing', 'exec', 'mail', 'model', 'hash', 'compare'] as const;
type PlacedEvent = Extract<WorldEvent, { kind: (typeof PLACED_KINDS)[number] }>;

export const isPlaced = (event: WorldEvent): event is PlacedEvent =>
  (PLACED_KINDS as readonly string[]).includes(event.kind);

export function toFaultEvent(error: LabFault | LabStop): FaultEvent {
  const place = error instanceof LabFault ? error.place : undefined;
  return {
    kind: 'fault',
    message: error.message,
    cause: toFaultKind(error),
    ...(place === undefined ? {} : { place }),
  };
}

const named = (user: string) => (user === '' ? 'someone not signed in' : user);

/** One event as the replay and the request list show it. */
export function describeEvent(event: WorldEvent): DescribedEvent {
  const place = toPlace(event);
  const statement = toStatement(event);
  return {
    kind: event.kind,
    text: toText(event),
    ...(isBreach(event) ? { breach: true } : {}),
    ...(place === undefined ? {} : { place }),
    ...(statement === undefined ? {} : { statement }),
  };
}

function toPlace(event: WorldEvent): LabPlace | undefined {
  if (event.kind === 'finding') return event.line > 0 ? { path: event.file, line: event.line } : undefined;
  return isPlaced(event) || event.kind === 'fault' ? event.place : undefined;
}

const toRows = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;

/** What the app's code asked of the world, and what came of it. */
function toStatement(event: WorldEvent): EventStatement | undefined {
  switch (event.kind) {
    case 'sql':
      return {
        text: event.sql.trim(),
        ...(event.params.length > 0 ? { params: event.params } : {}),
        result: event.error === '' ? toRows(event.rows) : event.error,
      };
    case 'file':
      return { text: `${event.op} ${event.real}`, result: event.found ? 'found' : 'not there' };
    case 'outgoing':
      return {
        text: `${event.method} ${event.url}`,
        result: event.status === 0 ? 'no answer' : String(event.status),
      };
    case 'exec':
      return { text: event.argv.join(' '), result: `exit ${event.status}` };
    case 'mail':
      return { text: `${event.to.join(', ')}: ${event.subject}`, result: 'sent' };
    case 'model':
      return { text: event.prompt, result: event.calls.length > 0 ? event.calls.join(', ') : event.reply };
    default:
      return undefined;
  }
}

/** Whether an event is one that only an attack causes. */
function isBreach(event: WorldEvent): boolean {
  switch (event.kind) {
    case 'disclosed':
      return true;
    case 'sql':
      return event.injected.length > 0;
    case 'exec':
      return event.injected.length > 0 || event.options.length > 0;
    case 'file':
      return event.outside;
    case 'outgoing':
      return event.internal;
    case 'script':
    case 'call':
    case 'cross-site':
      return isBrowserBreach(event);
    default:
      return false;
  }
}

/** One event as a sentence. */
function toText(event: WorldEvent): string {
  switch (event.kind) {
    case 'sql': {
      const outcome = event.error === '' ? toRows(event.rows) : event.error;
      const became = event.injected.length > 0 ? ' (input became part of the statement)' : '';
      return `SQL: ${event.sql.trim()} → ${outcome}${became}`;
    }
    case 'session':
      return event.action === 'opened'
        ? `Session opened as ${event.user}`
        : `Session of ${event.user} closed`;
    case 'disclosed':
      return `Disclosed: ${event.what} of ${named(event.owner)} was sent to ${named(event.to)}`;
    case 'fault':
      return `Fault: ${event.message}`;
    case 'file': {
      const where = event.outside ? ' (outside the folder it should stay in)' : '';
      return `File ${event.op}: ${event.real}${where}${event.found ? '' : ' → not there'}`;
    }
    case 'outgoing': {
      const where = event.internal ? ', an internal address' : '';
      return `Request to ${event.method} ${event.url}${event.address === '' ? '' : ` (${event.address}${where})`} → ${event.status === 0 ? 'no answer' : event.status}`;
    }
    case 'exec': {
      const became = event.injected.length > 0 ? ' (input became part of the command line)' : '';
      const option = event.options.length > 0 ? ' (input was taken for an option)' : '';
      return `Program: ${event.argv.join(' ')} → exit ${event.status}${became}${option}`;
    }
    case 'mail':
      return `Mail to ${event.to.join(', ')}: ${event.subject}`;
    case 'model':
      return `Model: ${event.calls.length > 0 ? `wants ${event.calls.join(', ')}` : event.reply}`;
    case 'hash':
      return `Hash: ${event.algorithm}, ${event.work.toLocaleString('en-US')} ${event.work === 1 ? 'operation' : 'operations'}${event.salt === '' ? ', no salt' : ''} → ${event.digest.slice(0, 16)}…`;
    case 'compare':
      return `Compared in constant time: ${event.equal ? 'equal' : 'different'}`;
    case 'finding':
      return `Finding: ${event.file}:${event.line}: ${event.message}`;
    case 'log':
      return `Log: ${event.text}`;
    default:
      return toBrowserText(event);
  }
}
