import type { Budget } from './budget.ts';
import type { Exchange, LabRequest, LabResponse, SqlRow, SqlValue } from './exchange.ts';
import type { GuestCalls, JsImage } from './js/slot.ts';
import { DEFAULT_QUOTAS, type Quotas } from './quotas.ts';
import type { LabImage, Session, SessionOptions } from './session.ts';
import type { SqlSlot } from './sql/slot.ts';
import { LabFault, LabStop, type StopReason } from './stop.ts';
import { toOwnFault, toOwnFiles } from './trace.ts';
import { type MemoryImage } from './wasm/image.ts';
import { type AppCallsOptions, createAppCalls } from './world/app-calls.ts';
import { toFaultEvent } from './world/event.ts';
import { withHostWork } from './world/host-work.ts';
import { toInputs } from './world/inputs.ts';
import { toWorldRules } from './world/rules.ts';
import { createSecretWatch, type Writer } from './world/secret-watch.ts';
import { findDisclosed, type Secret, WatchFault } from './world/watch.ts';
import { createWorld, type StartedWorld } from './world/world.ts';

/**
 * The two memories of a prepared lab, what it did in its world, and whose data its seed contained before the app ran.
 */
export interface LabMemory<AppImage = JsImage> {
  js: AppImage;
  sql: MemoryImage;
  world: StartedWorld;
  secrets: readonly Secret[];
}

/** What a session needs of the guest that an app runs in, in any language. */
export interface AppSlot<AppImage> {
  budget: Budget;
  calls: GuestCalls;
  nowMs: () => number;
  stack(): string;
  enter(...args: string[]): unknown;
  drive(limit: number, more: () => boolean): number;
  load(image: AppImage): void;
  diff(image: AppImage): Array<{ at: number; bytes: Uint8Array }>;
  memoryBytes(): number;
}

const STOPPED_TEXT = 'The app was stopped. It starts again with the next change or reset.';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const MAX_URL_CHARS = 4_000;
const MAX_BODY_CHARS = 100_000;

export function toQuotas(options: SessionOptions): Quotas {
  return { ...DEFAULT_QUOTAS, ...options.quotas };
}

/** Checks a request to an app: it comes from a test program or the page, and neither is trusted. */
function checkRequest({ method, url, headers = {}, body = '' }: LabRequest): Required<LabRequest> {
  if (!METHODS.has(method)) throw new Error(`the method ${JSON.stringify(method).slice(0, 20)} is not known`);
  if (!url.startsWith('/') || url.length > MAX_URL_CHARS)
    throw new Error('a URL must begin with / and have at most 4,000 characters');
  if (body.length > MAX_BODY_CHARS) throw new Error('the body is longer than 100,000 characters');
  const clean = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    value.replace(/[\r\n\0]/g, ' '),
  ]);
  return { method, url, headers: Object.fromEntries(clean) as Record<string, string>, body };
}

const refusal = (status: number, text: string): LabResponse => ({
  status,
  headers: [['content-type', 'text/plain; charset=utf-8']],
  body: text,
});

function sessionIdOf(headers: Record<string, string>): string {
  const pair = (headers['cookie'] ?? '').split(';').find((part) => part.trim().startsWith('sid='));
  return pair === undefined ? '' : pair.trim().slice(4);
}

/** Starts a session on two slots that were rewritten to the image; `release` returns them to the pool. */
export function openSession<AppImage>(
  js: AppSlot<AppImage>,
  sql: SqlSlot,
  image: LabImage,
  options: SessionOptions,
  release: () => void,
  toCalls: (options: AppCallsOptions) => GuestCalls = createAppCalls,
): Session {
  const quotas = toQuotas(options);
  const memory = image.memory as LabMemory<AppImage>;
  const rules = toWorldRules(image.program.seed.world);
  const seed = options.seed ?? 1;
  const world = createWorld(rules, seed, memory.world);
  const own = toOwnFiles(image.program);
  let answered: LabResponse | null = null;
  let end: { reason: StopReason | null; text: string } | null = null;
  let closed = false;
  let fuel = 0;
  let writer: Writer = { user: '', inputs: [] };
  let requests = 0;

  js.load(memory.js);
  sql.load(memory.sql);
  js.nowMs = () => world.nowMs;
  sql.nowMs = () => world.nowMs;
  sql.budget = js.budget;
  const calls = toCalls({
    world,
    sql,
    rules,
    quotas,
    own,
    stack: () => js.stack(),
    onResponse: (response) => {
      answered ??= response;
    },
  });
  js.calls = withHostWork(js.budget, calls);
  function answer(request: Required<LabRequest>): LabResponse {
    js.enter('request', JSON.stringify(request));
    const before = js.drive(quotas.jobs, () => answered === null);
    js.drive(quotas.jobs - before, () => true);
    if (answered !== null) return answered;
    world.log({ kind: 'fault', message: 'The app never answered this request.', cause: 'unanswered' });
    return refusal(504, 'The app never answered.');
  }

  function answerOrFail(request: Required<LabRequest>): LabResponse {
    try {
      return answer(request);
    } catch (error) {
      if (!(error instanceof LabFault)) throw error;
      world.log(toFaultEvent(toOwnFault(error, own)));
      return refusal(500, 'Internal Server Error');
    }
  }

  /** A request with everything recorded about it: if it exceeds a limit, the session ends. */
  function attempt(request: Required<LabRequest>): LabResponse {
    try {
      // Read before it, so that rows it deletes count too.
      const secrets = watch.after(writer);
      writer = { user: world.user, inputs: world.inputs };
      const response = answerOrFail(request);
      for (const event of findDisclosed(response, world.user, secrets)) world.log(event);
      return response;
    } catch (error) {
      if (!(error instanceof LabStop) && !(error instanceof WatchFault)) throw error;
      return endWith(error);
    }
  }

  function endWith(error: LabStop | LabFault | WatchFault): LabResponse {
    const { message } = error;
    end = { reason: error instanceof LabStop ? error.reason : null, text: `${message} ${STOPPED_TEXT}` };
    world.logEnd({ kind: 'fault', message, cause: 'stop' });
    return refusal(503, end.text);
  }

  /** Why the session no longer answers. A browser's pages share the log, and may fill it between two requests. */
  function ended() {
    if (end === null && world.isFull()) endWith(new LabStop('size'));
    return end;
  }

  /** The harness's own statements run on a separate budget. */
  const asHarness = <T>(work: () => T): T => js.budget.aside(quotas.requestFuel, work);

  /** The app has run by now and may have replaced what the guest needs for it: then it answers no request. */
  function seedApp(): void {
    try {
      js.budget.arm(quotas.requestFuel);
      js.enter('seed', String(seed));
    } catch (error) {
      if (error instanceof LabFault) endWith(toOwnFault(error, own));
      else if (error instanceof LabStop) endWith(error);
      else throw error;
    }
  }

  const { watch: queries } = rules;
  const watch = createSecretWatch({ sql, image: memory.sql, seeded: memory.secrets, queries, asHarness });

  /** Runs a statement of the harness: writes before it are the app's, its own are not. */
  function runHarnessSql(statement: string, params: SqlValue[]): SqlRow[] {
    noteWrites(writer);
    const { rows } = sql.withoutTriggers(() => asHarness(() => sql.run('all', statement, params)));
    noteWrites('harness');
    return rows;
  }

  function noteWrites(by: Writer): void {
    try {
      watch.after(by);
    } catch (error) {
      if (!(error instanceof WatchFault)) throw error;
      endWith(error);
    }
  }

  seedApp();
  return {
    request(unchecked) {
      const request = checkRequest(unchecked);
      const from = world.events.length;
      const since = world.nowMs;
      const done = (response: LabResponse, used: number): Exchange => ({
        request,
        response,
        events: world.events.slice(from),
        fuel: used,
        elapsedMs: world.nowMs - since,
      });
      if (closed) throw new Error('the session is closed');
      const over = ended();
      if (over !== null) return done(refusal(503, over.text), 0);
      if (++requests > quotas.requests) throw new LabStop('requests');
      world.inputs = toInputs(request);
      world.user = world.sessionUser(sessionIdOf(request.headers));
      answered = null;
      if (fuel >= quotas.totalFuel) return done(endWith(new LabStop('fuel')), 0);
      js.budget.arm(Math.min(quotas.requestFuel, quotas.totalFuel - fuel));
      const response = attempt(request);
      const used = js.budget.used();
      fuel += used;
      return done(response, used);
    },
    sql: (statement, params = []) => runHarnessSql(statement, params),
    events: () => [...world.events],
    advanceClock: (ms) => {
      world.nowMs += Math.max(0, ms);
    },
    reseed(to) {
      asHarness(() => js.enter('reseed', String(to)));
    },
    files: () => image.program.files,
    world: {
      note: (event) => world.log(event),
      nowMs: () => world.nowMs,
      userOf: (cookie) => world.sessionUser(sessionIdOf({ cookie })),
    },
    usage: () => ({ fuel, requests, memoryBytes: js.memoryBytes() + sql.memoryBytes() }),
    snapshot() {
      const pages = [
        ...js.diff(memory.js).map((page) => ({ memory: 'js' as const, ...page })),
        ...sql.diff(memory.sql).map((page) => ({ memory: 'sql' as const, ...page })),
      ];
      return { pages, sizeBytes: pages.reduce((sum, page) => sum + page.bytes.length, 0) };
    },
    stopped: () => ended() !== null,
    stopReason: () => ended()?.reason ?? null,
    close() {
      if (closed) return;
      closed = true;
      release();
    },
  };
}
