import type {
  DescribedEvent,
  LabFile,
  LabLogEntry,
  LabLogRequest,
  LabPack,
} from '@drawbridge/contracts/practice';
import { SUBMISSION_LIMITS } from '@drawbridge/contracts/practice';
import type { Exchange, LabRequest } from '../exchange.ts';
import type { LabEngine } from '../lab-engine.ts';
import type { SessionOptions } from '../session.ts';
import { LabFault, LabStop } from '../stop.ts';
import { type FoundBreach, findBreaches } from '../world/breach.ts';
import { findOpenRedirect, type OpenRedirect } from '../world/browse.ts';
import { describeEvent } from '../world/event.ts';
import { type ActResult, createActs } from './acts.ts';
import { toDecoy } from './flag.ts';
import { toProgram } from './program.ts';
import { VISIBLE_SEED } from './tests.ts';

export interface PreviewRequest extends LabRequest {
  /** Follow redirects as a browser does. Default true. */
  follow?: boolean;
}

/** One line of the request list. */
export interface PreviewExchange extends Exchange {
  id: number;
  /** `events` as the page shows them. */
  lines: DescribedEvent[];
}

export interface PreviewReply {
  /** All hops in order, redirects included; the last one is the page to show. */
  exchanges: PreviewExchange[];
  /** The browser's cookies after the request. */
  cookies: Array<{ name: string; value: string }>;
  /** Path of the page shown, for the address bar. */
  url: string;
  /** The last response is a redirect that was not followed. */
  redirect?: OpenRedirect;
  /** Breaches of the lab that this act proved. */
  breaches: FoundBreach[];
  /** The practice flag was disclosed: the same requests will disclose the real one on the server. */
  flagged: boolean;
  /** The world exceeded a limit and was reset; its state is lost. */
  restarted: boolean;
}

export interface Preview {
  /** Sends a request with the browser's cookies, unless `headers.cookie` is given. */
  request(request: PreviewRequest): PreviewReply;
  /** Changes a cookie of the browser by hand; every later request sends it. */
  setCookie(name: string, value: string): void;
  deleteCookie(name: string): void;
  /** Lets a user of the app open an address, in a browser of their own and signed in; `''` is a stranger. Throws `LabFault`. */
  visitAs(account: string, url: string): PreviewReply;
  /** The same with a page of the attacker's. */
  visitAttacker(account: string, html: string): PreviewReply;
  /** Rows of each table, for the database pane; empty for a lab without one. */
  tables(): PreviewTable[];
  /** The requests to this world so far: an attack to submit. */
  log(): LabLogEntry[];
  /** Fresh world, empty cookie jar, empty log. */
  reset(): void;
  close(): void;
}

export interface PreviewTable {
  name: string;
  columns: string[];
  rows: Array<Array<string | number | null>>;
}

const TABLES =
  "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
const SHOWN_ROWS = 100;
/** Somebody who looks around makes as many requests as they like. */
const PREVIEW: SessionOptions = { seed: VISIBLE_SEED, quotas: { totalFuel: Number.POSITIVE_INFINITY } };

/** Opens the mini browser's side of a lab. Throws `LabFault` or `LabStop` when the app cannot be started. */
export function openPreview(engine: LabEngine, pack: LabPack, files: LabFile[]): Preview {
  const image = engine.prepare(toProgram(pack, files));
  // With the flag in its places: a victim's password may hold it, so that knowing this one is worth nothing elsewhere.
  const people = { accounts: pack.accounts, seed: image.program.seed };
  let session = engine.open(image, PREVIEW);
  let acts = createActs(engine, session, people);
  let count = 0;
  let log: LabLogEntry[] = [];
  const decoy = toDecoy(pack);

  function reset(): void {
    acts.close();
    session.close();
    session = engine.open(image, PREVIEW);
    acts = createActs(engine, session, people);
    log = [];
  }

  function note(entries: readonly LabLogEntry[]): void {
    log.push(...entries.slice(0, SUBMISSION_LIMITS.requests - log.length));
  }

  /** Performs the act, logs it, and gives the reply. */
  function act(entry: LabLogEntry, run: () => ActResult): PreviewReply {
    // A replay has a cookie jar of its own: cookies changed by hand are in the entry of each request.
    const isEdited = 'method' in entry && acts.hasEditedCookies();
    if (!isEdited) note([entry]);
    const result = run();
    if (isEdited) note(result.exchanges.map(({ request }) => toLogRequest(request)));
    const exchanges = result.exchanges.map((hop) => ({
      ...hop,
      id: ++count,
      lines: hop.events.map(describeEvent),
    }));
    const reply = {
      exchanges,
      url: result.url,
      breaches: findBreaches(exchanges, pack.breaches),
      flagged: pack.goal !== undefined && result.brings(decoy),
      restarted: session.stopped(),
    };
    if (reply.restarted) reset();
    return { ...reply, cookies: acts.cookies() };
  }

  /** A visit that cannot be made is reported like a fault of the app, and is no part of an attack. */
  function lead(entry: LabLogEntry, run: () => ActResult): PreviewReply {
    try {
      return act(entry, run);
    } catch (error) {
      log.pop();
      if (session.stopped()) reset();
      if (error instanceof LabStop || !(error instanceof Error)) throw error;
      throw new LabFault(error.message);
    }
  }

  return {
    request({ follow = true, ...request }) {
      const { method, url, headers = {}, body = '' } = request;
      const entry = { method: method as LabLogRequest['method'], url, headers, body };
      const reply = act(entry, () => acts.request(request, follow));
      const last = reply.exchanges.at(-1);
      const redirect = follow && last !== undefined ? findOpenRedirect(last) : undefined;
      return redirect === undefined ? reply : { ...reply, redirect };
    },
    setCookie: (name, value) => acts.setCookie(name, value),
    deleteCookie: (name) => acts.deleteCookie(name),
    visitAs: (victim, url) => lead({ victim, url }, () => acts.visit(victim, url)),
    visitAttacker: (victim, html) => lead({ victim, html }, () => acts.visitAttacker(victim, html)),
    tables: () =>
      session.sql(TABLES).map(({ name }) => {
        const quoted = `"${String(name).replaceAll('"', '""')}"`;
        const rows = session.sql(`SELECT * FROM ${quoted} LIMIT ${SHOWN_ROWS}`);
        const columns = session
          .sql(`SELECT name FROM pragma_table_info(${toLiteral(String(name))})`)
          .map((row) => String(row['name']));
        return {
          name: String(name),
          columns,
          rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
        };
      }),
    log: () => [...log],
    reset,
    close() {
      acts.close();
      session.close();
    },
  };
}

const toLogRequest = ({ method, url, headers, body }: Exchange['request']): LabLogRequest => ({
  method: method as LabLogRequest['method'],
  url,
  headers: { ...headers, cookie: headers['cookie'] ?? '' },
  body,
});

const toLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`;
