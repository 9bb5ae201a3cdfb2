/** A gradebook that fails on purpose: every fifth call fails in one of the ways that platforms do. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScorePlatform {
  issuer: string;
  lineItem(number: number): string;
  /** How often each cell (line item and person) was written. */
  writes: Map<string, number>;
  /** The score that each cell shows. */
  shown: Map<string, number>;
  /** Calls that failed on purpose, by kind. */
  faults: Record<Fault, number>;
  /** Calls without a valid bearer token. */
  unauthorized: number;
  close(): Promise<void>;
}

/**
 * `lost-answer`: accepted, then cut off. `late-500`: accepted, then responded to with a fault. `late-time-out`: accepted,
 * then never responded to.
 */
const FAULTS = [
  '429',
  '429-wait',
  '500',
  '503',
  'late-500',
  'lost-answer',
  'cut',
  'time-out',
  'late-time-out',
] as const;
type Fault = (typeof FAULTS)[number];

/**
 * Share of the faults. A time-out holds a lane of the sender for its ten seconds and `429-wait` the whole platform for
 * one: a few dozen of each prove as much as thousands, and end sooner.
 */
const WEIGHTS: Record<Fault, number> = {
  '429': 40,
  '429-wait': 0.5,
  '500': 40,
  '503': 40,
  'late-500': 35,
  'lost-answer': 30,
  cut: 13,
  'time-out': 0.75,
  'late-time-out': 0.75,
};
const TOTAL_WEIGHT = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);

/** The same faults in every run (mulberry32): a miss can be reproduced. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export async function startScorePlatform(options: { faultShare: number }): Promise<ScorePlatform> {
  const random = createRandom(20_261);
  const writes = new Map<string, number>();
  const lastAt = new Map<string, number>();
  const shown = new Map<string, number>();
  const faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const hanging = new Set<http.ServerResponse>();
  const tokens = new Set<string>();

  function pickFault(): Fault | undefined {
    if (random() >= options.faultShare) return undefined;
    let rest = random() * TOTAL_WEIGHT;
    const fault = FAULTS.find((name) => {
      rest -= WEIGHTS[name];
      return rest < 0;
    });
    if (fault) faults[fault] += 1;
    return fault;
  }

  /** AGS 3.4.4, compared in whole seconds as the strictest platforms do: nothing older than the stored score. */
  function write(path: string, text: string): number {
    const { userId, scoreGiven, timestamp } = JSON.parse(text) as {
      userId: string;
      scoreGiven: number;
      timestamp: string;
    };
    const cell = `${path} ${userId}`;
    const at = Math.floor(Date.parse(timestamp) / 1_000);
    if (at <= (lastAt.get(cell) ?? 0)) return 409;
    lastAt.set(cell, at);
    shown.set(cell, scoreGiven);
    writes.set(cell, (writes.get(cell) ?? 0) + 1);
    return 200;
  }

  function takeScore(path: string, text: string, res: http.ServerResponse): void {
    const end = (status: number, headers: http.OutgoingHttpHeaders = {}) =>
      void res.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}');
    const fault = pickFault();
    if (fault === '429') return end(429);
    if (fault === '429-wait') return end(429, { 'retry-after': '1' });
    if (fault === '500' || fault === '503') return end(Number(fault));
    if (fault === 'cut') return void res.destroy();
    if (fault === 'time-out') return void hanging.add(res);
    const status = write(path, text);
    if (fault === 'late-time-out') return void hanging.add(res);
    if (fault === 'lost-answer') return void res.destroy();
    end(fault === 'late-500' ? 500 : status);
  }

  const server = http.createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      if (req.url === '/token') {
        const token = `token-${tokens.size}`;
        tokens.add(token);
        res.writeHead(200, { 'content-type': 'application/json' });
        return res.end(JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 3_600 }));
      }
      if (!tokens.has(req.headers.authorization?.replace('Bearer ', '') ?? '')) {
        platform.unauthorized += 1;
        return res.writeHead(401).end();
      }
      takeScore(req.url ?? '', Buffer.concat(chunks).toString('utf8'), res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const platform: ScorePlatform = {
    issuer,
    lineItem: (number) => `${issuer}/items/${number}?type_id=1`,
    writes,
    shown,
    faults,
    unauthorized: 0,
    async close() {
      for (const res of hanging) res.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return platform;
}
