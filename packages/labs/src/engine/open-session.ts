import type { Exchange, LabRequest, LabResponse } from './exchange.ts';
import type { Budget } from './js/budget.ts';
import type { GuestCalls, JsImage } from './js/slot.ts';
import { DEFAULT_QUOTAS, type Quotas } from './quotas.ts';
import type { LabImage, Session, SessionOptions } from './session.ts';
import type { SqlSlot } from './sql/slot.ts';
import { LabFault, LabStop, type StopReason } from './stop.ts';
import { toOwnFault, toOwnFiles } from './trace.ts';
import { type MemoryImage } from './wasm/image.ts';
import { type AppCallsOptions, createAppCalls } from './world/app-calls.ts';
import { toFaultEvent } from './world/event.ts';
import { toInputs } from './world/inputs.ts';
import { toWorldRules } from './world/rules.ts';
import { findDisclosed, readSecrets, type Secret } from './world/watch.ts';
import { createWorld } from './world/world.ts';

/** The two memories a prepared lab consists of. */
export interface LabMemory<AppImage = JsImage> {
  js: AppImage;
  sql: MemoryImage;
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

/** Secrets of databases without a write so far: the same for every session of an image. */
const firstSecrets = new WeakMap<MemoryImage, Map<string, Secret[]>>();

function secretsOf(image: MemoryImage, watch: readonly string[], read: () => Secret[]): Secret[] {
  const byWatch = firstSecrets.get(image) ?? new Map<string, Secret[]>();
  firstSecrets.set(image, byWatch);
  const key = watch.join('\n');
  const secrets = byWatch.get(key) ?? read();
  byWatch.set(key, secrets);
  return secrets;
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
  const world = createWorld(rules, seed);
  const own = toOwnFiles(image.program);
  let answered: LabResponse | null = null;
  let stopReason: StopReason | null = null;
  let closed = false;
  let fuel = 0;
  let known: { version: number; secrets: Secret[] } = { version: -1, secrets: [] };
  let requests = 0;

  js.load(memory.js);
  sql.load(memory.sql);
  const loaded = sql.version();
  js.nowMs = () => world.nowMs;
  sql.nowMs = () => world.nowMs;
  sql.tick = () => js.budget.tick();
  js.calls = toCalls({
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
  js.budget.arm(quotas.requestFuel, quotas.wallMs);
  js.enter('seed', String(seed));

  function answer(request: Required<LabRequest>): LabResponse {
    js.enter('request', JSON.stringify(request));
    const before = js.drive(quotas.jobs, () => answered === null);
    js.drive(quotas.jobs - before, () => true);
    if (answered !== null) return answered;
    world.log({ kind: 'fault', message: 'The app never answered this request.', cause: 'unanswered' });
    return refusal(504, 'The app never answered.');
  }

  function attempt(request: Required<LabRequest>): LabResponse {
    try {
      return answer(request);
    } catch (error) {
      if (error instanceof LabFault) {
        world.log(toFaultEvent(toOwnFault(error, own)));
        return refusal(500, 'Internal Server Error');
      }
      if (!(error instanceof LabStop)) throw error;
      stopReason = error.reason;
      world.log(toFaultEvent(error));
      return refusal(503, `${error.message} ${STOPPED_TEXT}`);
    }
  }

  /** Read before a request, so that rows it deletes count too; again only after a write. */
  function secretsNow(): Secret[] {
    if (rules.watch.length === 0 || known.version === sql.version()) return known.secrets;
    const read = () => asHarness(() => readSecrets(sql, rules.watch));
    const version = sql.version();
    known = { version, secrets: version === loaded ? secretsOf(memory.sql, rules.watch, read) : read() };
    return known.secrets;
  }

  /** The harness's own statements run on a budget of their own. */
  function asHarness<T>(work: () => T): T {
    const used = js.budget.used;
    js.budget.arm(quotas.requestFuel, quotas.wallMs);
    try {
      return work();
    } finally {
      js.budget.used = used;
    }
  }

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
      if (stopReason !== null) return done(refusal(503, STOPPED_TEXT), 0);
      if (++requests > quotas.requests) throw new LabStop('requests');
      const secrets = secretsNow();
      world.inputs = toInputs(request);
      world.user = world.sessionUser(sessionIdOf(request.headers));
      answered = null;
      js.budget.arm(quotas.requestFuel, quotas.wallMs);
      const response = attempt(request);
      const used = js.budget.used;
      fuel += used;
      for (const event of findDisclosed(response, world.user, secrets)) world.log(event);
      return done(response, used);
    },
    sql: (statement, params = []) => asHarness(() => sql.run('all', statement, params).rows),
    events: () => [...world.events],
    advanceClock: (ms) => {
      world.nowMs += Math.max(0, ms);
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
    stopped: () => stopReason !== null,
    stopReason: () => stopReason,
    close() {
      if (closed) return;
      closed = true;
      release();
    },
  };
}
