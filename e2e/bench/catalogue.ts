/**
 * Lists, search and figures at full size: 100,000 courses and a million rows of activity, over HTTP, one caller after
 * another. The peer of each is the cheapest call of the same server with a session, so that a slow machine slows both.
 */
import { measure, PEER, signIn } from './calls.ts';
import { createHarness } from './harness.ts';
import { type BenchRow, round } from './rows.ts';

const COURSES = 100_000;
const DAYS = 1_000_000;
const PASSWORD = 'a-password-of-the-benchmark';

interface Measured {
  name: string;
  /** Number of the person who calls. */
  caller?: 1 | 2;
  path: string;
  body: object;
  goalMs: { p50: number; p99: number };
}

const filter = (page: number, body: object = {}) => ({
  path: `main/course/filter?page=${page}&per_page=50`,
  body: { types: ['course'], ...body },
});

const recommend = {
  recommend: true,
  tags: ['injection', 'cloud', 'sessions'],
  roles: ['Developer'],
  levels: ['Basic'],
};

const MEASURED: Measured[] = [
  { name: 'first page of all courses', ...filter(1), goalMs: { p50: 15, p99: 60 } },
  { name: 'page 200 of all courses', ...filter(200), goalMs: { p50: 40, p99: 120 } },
  {
    name: 'filter by topic, level and role',
    ...filter(1, { tags: ['injection'], levels: ['Basic'], roles: ['Developer'] }),
    goalMs: { p50: 40, p99: 150 },
  },
  { name: 'not started', ...filter(1, { status: ['not_started'] }), goalMs: { p50: 20, p99: 80 } },
  { name: 'in progress', ...filter(1, { status: ['in_progress'] }), goalMs: { p50: 20, p99: 80 } },
  {
    name: 'search for a rare word',
    ...filter(1, { search: 'injection 417' }),
    goalMs: { p50: 40, p99: 150 },
  },
  { name: 'search for a common word', ...filter(1, { search: 'injection' }), goalMs: { p50: 120, p99: 300 } },
  {
    name: 'search with a typing fault',
    ...filter(1, { search: 'crytpography 77' }),
    goalMs: { p50: 60, p99: 200 },
  },
  {
    name: 'recommendations by topics, role and level',
    ...filter(1, recommend),
    goalMs: { p50: 250, p99: 600 },
  },
  {
    name: 'recommendations after five wrong fixes',
    caller: 2,
    ...filter(1, recommend),
    goalMs: { p50: 250, p99: 600 },
  },
  { name: 'figures and days of a learner', path: 'macro/user-stats', body: {}, goalMs: { p50: 25, p99: 80 } },
];
async function benchOn(kind: 'PostgreSQL' | 'embedded'): Promise<BenchRow[]> {
  const harness = createHarness();
  try {
    const where =
      kind === 'PostgreSQL'
        ? { databaseUrl: await harness.newDatabase('catalogue'), dataDir: '' }
        : { dataDir: harness.newFolder() };
    const options = { ...where, courses: COURSES, days: DAYS, password: PASSWORD };
    const { origin } = await harness.begin<{ origin: string }>('catalogue', options);
    const tokens = [
      await signIn(origin, 'person1@bench.test', PASSWORD),
      // The second person has failed labs.
      await signIn(origin, 'person2@bench.test', PASSWORD),
    ] as const;
    const peer = await measure(origin, tokens[0], PEER);
    const rows: BenchRow[] = [];
    for (const one of MEASURED) {
      const { p50, p99 } = await measure(origin, tokens[(one.caller ?? 1) - 1] ?? '', one);
      rows.push({
        figure: `${one.name}, ${COURSES.toLocaleString('en')} courses, ${kind}`,
        value: `p50 ${round(p50, 1)} ms, p99 ${round(p99, 1)} ms`,
        peer: `cheapest call of a session p50 ${round(peer.p50, 1)} ms`,
        ratio: p50 / peer.p50,
        goal: `p50 ≤ ${one.goalMs.p50}, p99 ≤ ${one.goalMs.p99} ms`,
        met: p50 <= one.goalMs.p50 && p99 <= one.goalMs.p99,
      });
    }
    return rows;
  } finally {
    await harness.end();
  }
}

export async function benchCatalogue(): Promise<BenchRow[]> {
  return [...(await benchOn('PostgreSQL')), ...(await benchOn('embedded'))];
}
