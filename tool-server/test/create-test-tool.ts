import type { AddressInfo } from 'node:net';
import { type Catalogue, loadCatalogue } from '@drawbridge/content';
import {
  type Endpoint,
  type InputOf,
  login,
  type OutputOf,
  PATH_FIELD,
  type ReplyEnvelope,
  replyEnvelope,
  toPathFields,
} from '@drawbridge/contracts';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { type App, createApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { DEMO_PASSWORD, loadDemo } from '../src/modules/demo/index.ts';
import type { GradeLab } from '../src/modules/labs/index.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log/log.ts';
import { createSecret, type Secret } from '../src/platform/secret/secret.ts';
import { emptyDatabase, getTestDatabase } from './test-database.ts';

/** A clock that only tests move. */
export interface TestClock {
  now(): Date;
  advance(ms: number): void;
}

export function createTestClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    advance(ms) {
      at += ms;
    },
  };
}

export interface Reply<T> extends ReplyEnvelope {
  status: number;
  headers: Headers;
  /** What the contract says the data is; only there when the call succeeded. */
  data: T;
}

/** Someone who calls the API: signed in, or nobody. */
export interface Caller {
  token: string | undefined;
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Reply<OutputOf<E>>>;
}

export interface TestTool {
  app: App;
  database: Database;
  /** Encrypts what tests put into the database themselves. */
  secret: Secret;
  config: Config;
  catalogue: Catalogue;
  clock: TestClock;
  /** Address the server really listens on; `config.publicUrl` is what it says of itself. */
  origin: string;
  /** Log lines so far. */
  logs: string[];
  nobody: Caller;
  /** A caller with a token of any kind. */
  withToken(token: string): Caller;
  /** Nobody, calling from another network address. */
  from(address: string): Caller;
  /** Signs a demo account in by its password. */
  as(email: string): Promise<Caller>;
  /** Mail that left so far, newest first, once everything due was done. */
  mails(to?: string): Promise<TestMail[]>;
  /** A plain request, for pages and launches. Redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface TestMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
}

export interface TestToolOptions {
  labs?: readonly LoadedLab[];
  grader?: GradeLab;
  env?: Record<string, string>;
  /** False: an empty database, no demo accounts. */
  demo?: boolean;
}

const noGrader: GradeLab = {
  grade: () => Promise.reject(new Error('this test gave no grader')),
};

let catalogue: Catalogue | undefined;

/** The whole server on a real database and a real port, with a clock that stands still. */
export async function createTestTool(options: TestToolOptions = {}): Promise<TestTool> {
  const database = await getTestDatabase();
  await emptyDatabase(database);
  const clock = createTestClock();
  const logs: string[] = [];
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://tool.test',
    LOG_LEVEL: 'debug',
    DEMO_IN_PUBLIC: options.env?.NODE_ENV === 'production' ? '0' : '1',
    // Tests may say where a call comes from.
    TRUSTED_PROXIES: 'loopback',
    ...options.env,
  });
  const secret = createSecret('a secret of the tests, thirty-two or more');
  catalogue ??= loadCatalogue();
  const app = await createApp({
    config,
    database,
    catalogue,
    labs: options.labs ?? [],
    grader: options.grader ?? noGrader,
    // A busy machine grades slowly; a test that expects a verdict waits for it, and ends before its own limit.
    verdictWaitMs: 25_000,
    secret,
    clock,
    log: createLog(config.logLevel, { write: (line) => void logs.push(line) }),
  });
  if (options.demo !== false) await loadDemo({ database, secret, clock, ...config });
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
  const withToken = (token: string | undefined): Caller => ({
    token,
    call: (endpoint, input) => call(origin, endpoint, input, token),
  });
  const nobody = withToken(undefined);
  const fetchPath = (path: string, init?: RequestInit) =>
    fetch(new URL(path, origin), { redirect: 'manual', ...init });
  return {
    app,
    database,
    secret,
    config,
    catalogue,
    clock,
    origin,
    logs,
    nobody,
    withToken,
    from: (address) => ({
      token: undefined,
      call: (endpoint, input) => call(origin, endpoint, input, undefined, { 'x-forwarded-for': address }),
    }),
    async mails(to) {
      await app.jobs.drain();
      const sent = (await (await fetchPath('/dev/outbox.json')).json()) as TestMail[];
      return sent.filter((mail) => to === undefined || mail.to === to);
    },
    async as(email) {
      const reply = await nobody.call(login, { username: email, password: DEMO_PASSWORD });
      if (!reply.data?.IdToken) throw new Error(`${email} could not sign in: ${reply.message}`);
      return withToken(reply.data.IdToken);
    },
    fetch: fetchPath,
    async close() {
      app.http.closeAllConnections();
      // As a server that stops: sockets are closed by the app, and the port is free once they are.
      const closed = new Promise((resolve) => app.http.close(resolve));
      await app.close();
      await closed;
    },
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Sends a call as the client would, and gives the reply as it came: refusals too. */
async function call<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: InputOf<E>,
  token: string | undefined,
  headers: Record<string, string> = {},
): Promise<Reply<OutputOf<E>>> {
  const fields = { ...(input as Record<string, unknown>) };
  const path = endpoint.path.replaceAll(PATH_FIELD, (_, name: string) =>
    encodeURIComponent(toText(fields[name])),
  );
  for (const name of toPathFields(endpoint.path)) delete fields[name];
  const url = new URL(`${origin}/api/${endpoint.base}/${path}`);
  for (const name of endpoint.method === 'GET' ? Object.keys(fields) : (endpoint.query ?? [])) {
    if (fields[name] !== undefined) url.searchParams.set(name, toText(fields[name]));
    delete fields[name];
  }
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      ...headers,
      ...(token ? { authorization: token } : {}),
      ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(fields) }),
  });
  const envelope = replyEnvelope.parse(await response.json());
  return {
    ...envelope,
    status: response.status,
    headers: response.headers,
    data: envelope.data as OutputOf<E>,
  };
}
