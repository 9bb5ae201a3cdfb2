/** Sends generated requests and reports what came back. */
import http from 'node:http';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { fillPlaceholders } from './inputs.ts';
import type { KnownValues } from './known-values.ts';
import { BATCH, type CallerName, type FuzzRequest, toBatch } from './requests.ts';
import { isFault, send } from './send.ts';

/** Gives a token for a caller; undefined: none is sent. */
export type OpenCaller = () => Promise<string | undefined>;

export interface FuzzOptions {
  origin: string;
  seed: number;
  count: number;
  /** Number of the first request: with `count: 1` a single one is repeated. */
  from?: number;
  atOnce?: number;
  callers: Record<CallerName, OpenCaller>;
  known: KnownValues;
  /** After each batch. */
  onProgress?: (sent: number) => Promise<void>;
}

export interface FuzzFault {
  /** Its number under the seed. */
  number: number;
  what: string;
  status: number | string;
  /** As it was sent, without a token. */
  request: string;
  reply: string;
}

export interface FuzzReport {
  sent: number;
  seconds: number;
  /** By status; `reset`: the server closed the connection before it had read all. */
  byStatus: Record<string, number>;
  /** Responses of 5xx, requests without a response, and a server that is gone. */
  faults: FuzzFault[];
  /** Endpoints that no request reached the end of: what their handlers do was not tried. */
  neverReached: string[];
  slowest: { ms: number; number: number; what: string; status: number | string }[];
}

/** More faults than anybody reads: the rest is not sent. */
const MOST_FAULTS = 25;
const SLOWEST = 5;
const AT_ONCE = 16;
/** Without what would be refused by Node before it is sent. */
const toSendable = (text: string) => text.replaceAll(/[^\x21-\x7e]/g, '');

function toReplay(request: FuzzRequest, path: string, bytes: Buffer | undefined): string {
  return JSON.stringify({
    caller: request.caller,
    method: request.method,
    path: path.slice(0, 2_000),
    headers: request.headers,
    body: bytes?.toString('latin1').slice(0, 2_000),
  });
}

export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, count, from = 0, callers, known, atOnce = AT_ONCE } = options;
  const origin = new URL(options.origin);
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const tokens = new Map<CallerName, string | undefined>();
  const open = async (name: CallerName) => {
    const token = await callers[name]();
    tokens.set(name, token);
    if (token !== undefined) known.add('token', token, name);
  };
  for (const name of Object.keys(callers) as CallerName[]) await open(name);

  const byStatus: Record<string, number> = {};
  const faults: FuzzFault[] = [];
  let slowest: FuzzReport['slowest'] = [];
  const reached = new Set<string>();
  let sent = 0;
  const startedAt = performance.now();
  /** Refusals of a caller's token in this batch. */
  const refused = new Map<CallerName, number>();

  async function sendOne(request: FuzzRequest, number: number): Promise<void> {
    const path = toSendable(
      fillPlaceholders(request.path, (field, at) =>
        encodeURIComponent(known.find(field, at, request.caller)),
      ),
    );
    const fill = (text: string) =>
      fillPlaceholders(text, (field, at) =>
        JSON.stringify(known.find(field, at, request.caller)).slice(1, -1),
      );
    const body = request.body?.wrap(fill(request.body.text));
    const token = tokens.get(request.caller);
    const headers: Record<string, string> = {
      ...(token === undefined ? {} : { authorization: token }),
      ...body?.headers,
      ...request.headers,
    };
    for (const [name, value] of Object.entries(headers))
      headers[name] = fillPlaceholders(value, (field, at) =>
        toSendable(known.find(field, at, request.caller)),
      );
    const began = performance.now();
    const { status, text } = await send(agent, origin, {
      method: request.method,
      path,
      headers,
      bytes: body?.bytes,
    });
    const ms = performance.now() - began;
    sent += 1;
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    if (status === 401) refused.set(request.caller, (refused.get(request.caller) ?? 0) + 1);
    slowest = [...slowest, { ms, number, what: request.what, status }]
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, SLOWEST);
    if (isFault(status))
      faults.push({
        number,
        what: request.what,
        status,
        request: toReplay(request, path, body?.bytes),
        reply: text.slice(0, 300),
      });
    if (status === 200) reached.add(request.what.split(',')[0] ?? '');
    if (status === 200 && text.startsWith('{') && text.length < 200_000)
      known.learn(JSON.parse(text), request.caller);
  }

  for (let next = from; next < from + count && faults.length < MOST_FAULTS; ) {
    const batch = Math.floor(next / BATCH);
    const requests = toBatch(seed, batch).map((request, at) => ({ request, number: batch * BATCH + at }));
    const wanted = requests.filter(({ number }) => number >= next && number < from + count);
    refused.clear();
    const queue = wanted[Symbol.iterator]();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const { request, number } of queue) await sendOne(request, number);
      }),
    );
    // A session that a request ended is opened again; later, where the requests used up the tries of its sign-in.
    for (const [name, times] of refused) if (times > 2) await open(name).catch(() => undefined);
    await options.onProgress?.(sent);
    next = (batch + 1) * BATCH;
  }
  agent.destroy();
  const neverReached = ENDPOINTS.map(({ name }) => name).filter((name) => !reached.has(name));
  return {
    sent,
    seconds: (performance.now() - startedAt) / 1000,
    byStatus,
    neverReached,
    faults,
    slowest,
  };
}
