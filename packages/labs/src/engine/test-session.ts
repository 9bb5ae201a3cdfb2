import type { LabPlace } from '@drawbridge/contracts/practice';
import type { Browser } from './browser/browser.ts';
import { hasRun } from './browser/ran.ts';
import { createVictims } from './browser/victims.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';
import type { Exchange, LabRequest, SqlValue } from './exchange.ts';
import { toLimitText } from './fault-kind.ts';
import type { GuestCalls, JsSlot } from './js/slot.ts';
import type { Quotas } from './quotas.ts';
import type { Session } from './session.ts';
import { LabFault, LabStop, type StopReason } from './stop.ts';
import { cutText } from './text.ts';
import type { OwnFiles } from './trace.ts';
import { readTrace } from './trace.ts';
import { browse } from './world/browse.ts';
import { runCrypto } from './world/crypto.ts';
import { withHostWork } from './world/host-work.ts';
import { createRandom, toToken } from './world/random.ts';

/** Where the answer that a test did not like comes from an error that a limit raised, that is the reason to be told. */
function findLimit(last: Exchange | undefined): string | undefined {
  const fault = last?.events.findLast((event) => event.kind === 'fault');
  return fault === undefined ? undefined : toLimitText(fault.message);
}

/** A test program and the data of its lab. */
export interface TestProgram {
  id: string;
  /** File of the learner's that the source is from; no path for a test of the lab. */
  path?: string;
  source: string;
  seed: number;
  accounts: Array<{ user: string; password: string; name: string }>;
  signIn: { path: string; user: string; password: string };
  /** People who can be sent somewhere, and are not among the learner's own accounts. */
  victims?: Array<{ user: string; password: string }>;
  /** Set for the learner's own attack script: it may only do what an attacker can, and passes by naming this flag. */
  flag?: string;
}

export interface TestRun {
  status: 'passed' | 'failed' | 'error';
  message: string;
  fuel: number;
  /** Every request in order. */
  exchanges: Exchange[];
  /** Set when a limit was exceeded, by the app or by the test itself. */
  stop: StopReason | null;
  /** Where in the learner's files the error of `message` was thrown. */
  place?: LabPlace;
}

const MAX_MESSAGE_CHARS = 1_000;
/** Of one request of a test. */
const MAX_REDIRECTS = 5;
const MAX_ADVANCE_MS = 366 * 86_400_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Test programs are only half trusted: their calls are checked here. */
function toRequest(json: string): { client: string; request: LabRequest; follow: boolean } {
  const parsed: unknown = JSON.parse(json);
  if (!isRecord(parsed)) throw new Error('a request must be an object');
  const { client, method, url, headers, body, follow } = parsed;
  if (
    typeof client !== 'string' ||
    typeof method !== 'string' ||
    typeof url !== 'string' ||
    typeof body !== 'string'
  ) {
    throw new Error('a request must have method, url and body, each a string');
  }
  const pairs = isRecord(headers)
    ? Object.entries(headers).map(([name, value]) => [name, String(value)])
    : [];
  return {
    client,
    request: { method, url, body, headers: Object.fromEntries(pairs) as Record<string, string> },
    follow: follow !== false,
  };
}

function toParams(json: string): SqlValue[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new Error('parameters must be a list');
  return list.map((value) => (typeof value === 'number' || value === null ? value : String(value)));
}

/**
 * Runs a test program in its own guest against a session; ends when it settles or cannot. `loadSource` loads a guest
 * with the program's source read.
 */
export function runTestProgram(
  js: JsSlot,
  session: Session,
  program: TestProgram,
  own: OwnFiles,
  quotas: Quotas,
  openBrowser: () => Browser,
  loadSource: () => void,
): TestRun {
  const exchanges: Exchange[] = [];
  const jars = new Map<string, CookieJar>();
  const jarOf = (client: string) => {
    const known = jars.get(client) ?? createCookieJar();
    jars.set(client, known);
    return known;
  };
  const random = createRandom(program.seed);
  const newHex = (bytes: number) => toToken(random, bytes * 2);
  let outcome: { status: TestRun['status']; message: string } | null = null;

  function request(json: string): string {
    const { client, request, follow } = toRequest(json);
    const hops = browse(session, jarOf(client), request, follow ? MAX_REDIRECTS : 0);
    exchanges.push(...hops);
    const last = hops.at(-1);
    if (last === undefined) throw new Error('nothing was sent');
    const events = hops.flatMap((hop) => hop.events);
    const sum = (of: (hop: Exchange) => number) => hops.reduce((total, hop) => total + of(hop), 0);
    return JSON.stringify({
      ...last.response,
      url: last.request.url,
      hops: hops.length,
      elapsedMs: sum((hop) => hop.elapsedMs),
      // A session comes with a cookie of its own, so an attacker sees this too.
      opened: events.some((event) => event.kind === 'session' && event.action === 'opened'),
      // What the app did inside is the harness's business: errors of its database would tell the flag.
      ...(program.flag === undefined ? { events, fuel: sum((hop) => hop.fuel) } : {}),
    });
  }

  const victims = createVictims({
    open: openBrowser,
    signIn: program.signIn,
    accounts: [...program.accounts, ...(program.victims ?? [])],
    attacker: program.flag !== undefined,
    onExchanges: (made) => exchanges.push(...made),
  });

  /** What the harness can do and an attacker cannot. */
  const harnessOnly = new Set(['events', 'ran', 'clock', 'reseed', 'sql', 'policy']);

  const calls: GuestCalls = (op, args) => {
    const [first = '', second = '', third = ''] = args;
    if (program.flag !== undefined && harnessOnly.has(op)) throw new Error('an attacker cannot do that');
    switch (op) {
      case 'request':
        return request(first);
      case 'events':
        return JSON.stringify(session.events().filter(({ kind }) => first === '' || kind === first));
      case 'ran':
        return hasRun(session.events(), first, second) ? '1' : '';
      case 'cookies':
        return JSON.stringify(
          jarOf(first)
            .list()
            .map(({ name, value }) => ({ name, value })),
        );
      case 'set-cookie':
        jarOf(first).set(second, encodeURIComponent(third));
        return '';
      case 'clock':
        session.advanceClock(Math.min(Number(first) || 0, MAX_ADVANCE_MS));
        return '';
      case 'reseed':
        session.reseed(Number(first) || 0);
        return '';
      case 'sql':
        return JSON.stringify(session.sql(first, toParams(second)));
      case 'victim':
        return victims.call(first);
      case 'policy':
        if (session.policy === undefined) throw new Error('this is not a policy lab');
        return session.policy.query(first, second, third);
      case 'found':
        if (program.flag !== undefined && first === program.flag)
          outcome ??= { status: 'passed', message: '' };
        return '';
      case 'done':
        if (program.flag !== undefined && first === 'passed') {
          outcome ??= {
            status: 'failed',
            message: 'The script ended without naming the flag: call found(flag).',
          };
          return '';
        }
        outcome ??= { status: first === 'passed' || first === 'failed' ? first : 'error', message: second };
        return '';
      case 'crypto':
        // A pair of keys is made from its name: an attacker could sign as anyone.
        if (program.flag !== undefined && first === 'keys') throw new Error('an attacker cannot do that');
        return runCrypto({ newHex }, args);
      case 'log':
        return '';
      default:
        throw new Error('no such call');
    }
  };
  // Tests of a lab are bounded by what their author runs; a script of the learner's is not.
  js.calls = program.flag === undefined ? calls : withHostWork(js.budget, calls);

  let stop: StopReason | null = null;
  const ownClock = js.nowMs;
  const { world } = session;
  // What the app made of the time, a test can only make again of the same time.
  if (world !== undefined) js.nowMs = () => world.nowMs();
  try {
    js.budget.arm(quotas.testFuel);
    loadSource();
    // Reading the source is not counted: the result is the same whether it was read or copied.
    js.budget.arm(quotas.testFuel);
    js.enter('seed', String(program.seed));
    js.enter(
      'run',
      JSON.stringify({
        accounts: program.accounts,
        signIn: program.signIn,
        attacker: program.flag !== undefined,
      }),
    );
    js.drive(quotas.jobs, () => outcome === null);
    outcome ??= {
      status: 'error',
      message: 'The test never came to an end: something it waits for does not happen.',
    };
  } catch (error) {
    if (!(error instanceof LabStop) && !(error instanceof LabFault)) throw error;
    if (error instanceof LabStop) stop = error.reason;
    outcome = { status: 'error', message: error.message };
  } finally {
    js.nowMs = ownClock;
  }
  const exceeded = victims.exceeded();
  // Whatever a page left out because of a limit, an attack among it, is not shown to be powerless.
  if (exceeded !== null && program.flag === undefined && outcome.status === 'passed') {
    outcome = { status: 'error', message: exceeded.message };
    stop ??= exceeded.reason;
  }
  victims.close();
  const fuel = js.budget.used() + session.usage().fuel + victims.fuel();
  if (session.stopped()) {
    const fault = exchanges.findLast(({ response }) => response.status === 503);
    const reason = session.stopReason();
    const cause = reason === null ? 'The app was stopped.' : new LabStop(reason).message;
    outcome = { status: 'error', message: fault?.response.body ?? cause };
    stop ??= reason;
  }
  if (outcome.status === 'failed' && program.flag === undefined)
    outcome.message = findLimit(exchanges.at(-1)) ?? outcome.message;
  const { text, place } = readTrace(outcome.message, own);
  return {
    status: outcome.status,
    message: cutText(text, MAX_MESSAGE_CHARS),
    ...(outcome.status === 'error' && place !== undefined ? { place } : {}),
    fuel,
    exchanges: session.policy?.exchanges() ?? exchanges,
    stop,
  };
}
