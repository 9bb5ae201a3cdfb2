import type { JsonWebKey } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** For `e2e/bench/lti.ts`: the options with which a server under measurement is started. */
export interface ServerOptions {
  issuer: string;
  clientId: string;
  publicJwk: JsonWebKey;
  databaseUrl?: string;
  dataDir?: string;
  /** Runs the jobs that are due, as the real server does. */
  jobs?: boolean;
  /** A clock that runs so many times faster from an instant on, so that retries are due soon. */
  clock?: { startedAt: number; speed: number };
}

export const readOptions = (): ServerOptions => JSON.parse(process.argv[2] ?? '{}') as ServerOptions;

export interface Usage {
  /** Processor time so far. */
  cpuMs: number;
  statements: number;
  writes: number;
}

const counted = { statements: 0, writes: 0 };

/** Counts every statement this process sends to PostgreSQL. */
export function countStatements(): void {
  const { query } = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  Object.assign(pg.Client.prototype, {
    query(this: unknown, ...args: unknown[]) {
      const [given] = args as [string | { text: string }];
      const text = typeof given === 'string' ? given : given.text;
      counted.statements += 1;
      if (/\b(insert|update|delete)\b/i.test(text)) counted.writes += 1;
      return query.apply(this, args);
    },
  });
}

/** Listens, sends its address to the parent process, and serves `/__usage`. */
export function listen(handle: RequestListener): void {
  const server = createServer((req, res) => {
    if (req.url !== '/__usage') return handle(req, res);
    const { user, system } = process.cpuUsage();
    res.end(JSON.stringify({ cpuMs: (user + system) / 1_000, ...counted } satisfies Usage));
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
  );
  process.on('disconnect', () => process.exit(0));
}
