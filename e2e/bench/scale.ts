/**
 * What must hold at full size, on PostgreSQL: every score arrives once although the gradebook fails and the server is
 * killed; one person may launch many times in parallel; of one launch sent many times, one is accepted. Run alone:
 * `node e2e/bench/scale.ts`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createHarness, type Harness } from './harness.ts';
import { type BenchRow, count } from './rows.ts';
import { type ScorePlatform, startScorePlatform } from './scale/score-platform.ts';

const SCORES = 10_000;
const LINE_ITEMS = 20;
const FAULT_SHARE = 0.2;
/** The server is killed when so many scores have arrived. */
const KILLS = [SCORES * 0.3, SCORES * 0.7];
/** From this share on nobody waits for the retries of the unluckiest. */
const RARE_FROM = 0.99;
/**
 * By the server's clock. A time-out (ten real seconds) must stay well below the minute of that clock for which a score is
 * claimed.
 */
const SPEED = 4;
const GIVE_UP_MS = 600_000;

interface Pace {
  startedAt: number;
  speed: number;
}

/** People, their results and the cells that should show them, all due. */
async function addScores(client: pg.Client, platform: ScorePlatform): Promise<void> {
  await client.query(
    `insert into person (id, kind, company_id)
      select md5('person ' || n)::uuid, 'launched', p.company_id from lti_platform p, generate_series(1, $1::int) n`,
    [SCORES],
  );
  await client.query(
    `insert into lti_result (person_id, item_kind, item_id, score, completed, reached_at)
      select md5('person ' || n)::uuid, 'lab', 'lab', n % 101, n % 101 = 100, now() from generate_series(1, $1::int) n`,
    [SCORES],
  );
  await client.query(
    `insert into lti_grade_target
        (id, platform_id, person_id, subject, deployment_id, resource_link_id, line_item, item_kind, item_id, due_at, created_at)
      select md5('target ' || n)::uuid, p.id, md5('person ' || n)::uuid, 'person-' || n, 'deployment-1', 'link-1',
        ($2::text[])[1 + n % $3::int], 'lab', 'lab', now(), now()
      from lti_platform p, generate_series(1, $1::int) n`,
    [SCORES, Array.from({ length: LINE_ITEMS }, (_, number) => platform.lineItem(number)), LINE_ITEMS],
  );
}

/** The best score of a person as `addScores` wrote it: n % 101. */
function countWrong({ shown }: ScorePlatform): number {
  return [...shown].filter(([cell, score]) => score !== Number(cell.split('person-')[1]) % 101).length;
}

async function countLeft(client: pg.Client): Promise<{ due: number; dead: number }> {
  const { rows } = await client.query<{ due: number; dead: number }>(
    `select count(*) filter (where due_at is not null)::int as due,
      count(*) filter (where dead_reason is not null)::int as dead from lti_grade_target`,
  );
  return rows[0] ?? { due: 0, dead: 0 };
}

/**
 * The few scores whose calls failed again and again wait longer and longer, up to an hour: their next try is now. What is
 * proved is that it is made, and what comes of it.
 */
async function tryNow(client: pg.Client, clock: Pace): Promise<void> {
  const now = new Date(clock.startedAt + (Date.now() - clock.startedAt) * clock.speed);
  await client.query(
    `update lti_grade_target set due_at = $1::timestamptz where due_at > $1::timestamptz and claimed_until is null`,
    [now.toISOString()],
  );
}

async function benchScores(harness: Harness): Promise<BenchRow[]> {
  const databaseUrl = await harness.newDatabase('bench_scores');
  const platform = await startScorePlatform({ faultShare: FAULT_SHARE });
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    const kills = [...KILLS];
    const clock: Pace = { startedAt: Date.now(), speed: SPEED };
    const options = { issuer: platform.issuer, clientId: 'bench-client', publicJwk: {}, databaseUrl };
    const startServer = async () => (await harness.begin('tool', { ...options, jobs: true, clock })).child;
    let server = await startServer();
    await client.connect();
    await addScores(client, platform);
    const startedAt = performance.now();
    for (;;) {
      await wait(20);
      if (platform.writes.size >= (kills[0] ?? Number.POSITIVE_INFINITY)) {
        kills.shift();
        const ended = new Promise((resolve) => server.once('exit', resolve));
        process.kill(server.pid as number, 'SIGKILL');
        await ended;
        server = await startServer();
      }
      const isOver = performance.now() - startedAt > GIVE_UP_MS;
      if (platform.writes.size < SCORES * RARE_FROM && !isOver) continue;
      if ((await countLeft(client)).due === 0 || isOver) break;
      await tryNow(client, clock);
      await wait(1_000);
    }
    const { due, dead } = await countLeft(client);
    const writes = [...platform.writes.values()];
    const faults = Object.values(platform.faults).reduce((sum, times) => sum + times, 0);
    const what = `${SCORES.toLocaleString('en')} scores, ${faults.toLocaleString('en')} calls failed on purpose, ${KILLS.length} kills`;
    console.error(
      `${what}: ${Math.round((performance.now() - startedAt) / 1_000)} s; ${JSON.stringify(platform.faults)}`,
    );
    return [
      count(`${what}: lost`, SCORES - platform.writes.size + due + dead, 0, '='),
      count(`${what}: doubled`, writes.filter((times) => times > 1).length, 0, '='),
      count(`${what}: not the best score at the end`, countWrong(platform), 0, '='),
    ];
  } finally {
    await client.end();
    await platform.close();
  }
}

async function benchCrowds(harness: Harness): Promise<BenchRow[]> {
  const { platform, load } = await harness.beginLoad();
  const databaseUrl = await harness.newDatabase('bench_crowds');
  const { origin } = await harness.begin<{ origin: string }>('tool', { ...platform, databaseUrl });
  const crowds = await load({ what: 'crowd', origin, count: 400, atOnce: 16 });
  const replays = await load({ what: 'replay', origin, count: 1_000, atOnce: 1_000 });
  return [
    count('same person, 16 launches in parallel, 400 times: failed', crowds.failed, 0, '='),
    count('accepted of 1,000 parallel replays', replays.accepted, 1, '='),
  ];
}

export async function benchScale(): Promise<BenchRow[]> {
  const harness = createHarness();
  try {
    return [...(await benchScores(harness)), ...(await benchCrowds(harness))];
  } finally {
    await harness.end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await benchScale());
