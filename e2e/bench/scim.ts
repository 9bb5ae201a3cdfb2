/** What a directory changes in a second, on both databases, beside transactions that lock the company and write one row. */
import { createHash } from 'node:crypto';
import { createHarness, type Harness } from './harness.ts';
import { type BenchRow, round } from './rows.ts';

const SECRET = 'dbsc_of-the-benchmark';
const DOMAIN = 'bench.test';
/** The limit of a company is 3,000 requests in a minute. */
const COUNT = 800;
const AT_ONCE = 8;
/** Microsoft Entra sends so many, and Okta's tests expect each answer within 600 ms. */
const GOAL_PER_SECOND = 25;
const GOAL_MS = 600;

interface Measured {
  perSecond: number;
  p99Ms: number;
}

/** Sends so many requests, some in parallel. */
async function measure(send: (index: number) => Promise<void>): Promise<Measured> {
  let next = 0;
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = next++; index < COUNT; index = next++) {
        const sentAt = performance.now();
        await send(index);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  const perSecond = COUNT / ((performance.now() - began) / 1000);
  return { perSecond, p99Ms: times.toSorted((a, b) => a - b)[Math.floor(COUNT * 0.99)] ?? Number.NaN };
}

async function benchOn(harness: Harness, kind: string, databaseUrl: string | undefined): Promise<BenchRow[]> {
  const { origin, bareWrites, child } = await harness.begin<{ origin: string; bareWrites: number }>('scim', {
    databaseUrl,
    dataDir: harness.newFolder(),
    hash: createHash('sha256').update(SECRET).digest('base64url'),
    domain: DOMAIN,
    atOnce: AT_ONCE,
  });
  async function send(method: string, path: string, body: object): Promise<{ id: string }> {
    const response = await fetch(`${origin}/api/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? { id: '' } : (JSON.parse(text) as { id: string });
  }
  const patch = (path: string, operation: object) => send('PATCH', path, { Operations: [operation] });

  const ids: string[] = [];
  const created = await measure(async (index) => {
    const userName = `person${index}@${DOMAIN}`;
    ids[index] = (
      await send('POST', '/Users', { userName, externalId: `e${index}`, name: { givenName: 'P' } })
    ).id;
  });
  const deactivated = await measure(async (index) => {
    await patch(`/Users/${ids[index]}`, { op: 'Replace', path: 'active', value: 'False' });
  });
  const group = await send('POST', '/Groups', { displayName: 'Everybody' });
  const added = await measure(async (index) => {
    await patch(`/Groups/${group.id}`, { op: 'Add', path: 'members', value: [{ value: ids[index] }] });
  });
  child.kill();
  const toRow = (what: string, { perSecond, p99Ms }: Measured): BenchRow => ({
    figure: `SCIM, ${what} per second, ${AT_ONCE} in parallel, ${kind}`,
    value: `${round(perSecond, 0)} (p99 ${round(p99Ms, 0)} ms)`,
    peer: `bare locked writes ${round(bareWrites, 0)}`,
    ratio: perSecond / bareWrites,
    goal: `≥ ${GOAL_PER_SECOND}, p99 ≤ ${GOAL_MS} ms`,
    met: perSecond >= GOAL_PER_SECOND && p99Ms <= GOAL_MS,
  });
  return [
    toRow('users created', created),
    toRow('users deactivated', deactivated),
    toRow('members added', added),
  ];
}

export async function benchScim(): Promise<BenchRow[]> {
  const harness = createHarness();
  try {
    return [
      ...(await benchOn(harness, 'PostgreSQL', await harness.newDatabase('scim'))),
      ...(await benchOn(harness, 'embedded', undefined)),
    ];
  } finally {
    await harness.end();
  }
}
