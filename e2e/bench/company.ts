/**
 * What an administrator of 20,000 people waits for: lists and searches, an import, and the reminders of one assignment that
 * everybody has, by a team or as everyone in the company. Both databases.
 */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Call, call, measure, PEER, signIn } from './calls.ts';
import { createHarness } from './harness.ts';
import { type BenchRow, round } from './rows.ts';

const PEOPLE = 20_000;
const LINES = 2_000;
const PASSWORD = 'Drawbridge-demo-1';
const DAY_MS = 86_400_000;
/** A reminder for each of the people, at the least so many a second. */
const REMINDERS_PER_SECOND = 500;
const LINES_PER_SECOND = 100;
const GROWN_MB = 150;

const MEASURED: (Call & { name: string; goalMs: { p50: number; p99: number } })[] = [
  { name: 'first page of users', path: 'main/company/users-list', body: {}, goalMs: { p50: 50, p99: 50 } },
  {
    name: 'search for a user by name',
    path: 'main/company/search-user',
    body: { search: 'berg' },
    goalMs: { p50: 50, p99: 50 },
  },
  {
    name: 'users of one department who are invited',
    path: 'main/company/search-user',
    body: { state: 'invited', department: 'Engineering' },
    goalMs: { p50: 50, p99: 50 },
  },
  { name: 'teams, one of them of everybody', path: 'main/company/teams', goalMs: { p50: 600, p99: 900 } },
  { name: 'assignments', path: 'main/company/assignments', goalMs: { p50: 50, p99: 50 } },
];

interface Server {
  origin: string;
  token: string;
  child: ChildProcess;
  where: string;
}

async function benchCalls({ origin, token, where }: Server): Promise<BenchRow[]> {
  const peer = await measure(origin, token, PEER);
  const rows: BenchRow[] = [];
  for (const { name, goalMs, ...asked } of MEASURED) {
    const { p50, p99 } = await measure(origin, token, asked);
    rows.push({
      figure: `${name}, ${PEOPLE.toLocaleString('en')} people, ${where}`,
      value: `p50 ${round(p50, 1)} ms, p99 ${round(p99, 1)} ms`,
      peer: `cheapest call of a session p50 ${round(peer.p50, 1)} ms`,
      ratio: p50 / peer.p50,
      goal: `p50 ≤ ${goalMs.p50}, p99 ≤ ${goalMs.p99} ms`,
      met: p50 <= goalMs.p50 && p99 <= goalMs.p99,
    });
  }
  return rows;
}

/** A figure that has to be at least so many a second. */
const perSecond = (figure: string, value: number, goal: number): BenchRow => ({
  figure,
  value: `${round(value, 0)}/s`,
  peer: `bound ${goal}/s`,
  ratio: value / goal,
  goal: `≥ ${goal}/s`,
  met: value >= goal,
});

/** A figure that may take so long at the most. */
const inTime = (figure: string, ms: number, goalMs: number): BenchRow => ({
  figure,
  value: `${round(ms, 0)} ms`,
  peer: `bound ${goalMs.toLocaleString('en')} ms`,
  ratio: ms / goalMs,
  goal: `≤ ${goalMs} ms`,
  met: ms <= goalMs,
});

/** All that jobs have to do, and how much more memory the server holds afterwards. */
function drain(child: ChildProcess): Promise<{ ms: number; grownMb: number }> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as { ms: number; grownMb: number }));
    child.send('drain');
  });
}

async function benchImport({ origin, token, child, where }: Server): Promise<BenchRow[]> {
  const lines = Array.from(
    { length: LINES },
    (_, nth) => `new${nth}@acme.test,New,Person ${nth},Engineering`,
  );
  const csv = ['email,first name,last name,department', ...lines].join('\n');
  const body = { file_name: 'people.csv', file: Buffer.from(csv).toString('base64') };
  const began = performance.now();
  const { data } = await call<{ data: { import_id: string } }>(origin, token, {
    path: 'main/company/users/import',
    body,
  });
  const checkedMs = performance.now() - began;
  await call(origin, token, { path: `main/company/users/import/${data.import_id}/start`, body: {} });
  const { ms } = await drain(child);
  for (;;) {
    const { data: found } = await call<{ data: { state: string; counts: { invite: number } } }>(
      origin,
      token,
      { path: `main/company/users/import/${data.import_id}` },
    );
    if (found.state === 'done') break;
    await wait(100);
  }
  return [
    perSecond(`lines of an import that are checked, ${where}`, LINES / (checkedMs / 1_000), 1_000),
    perSecond(`lines of an import that are invited, ${where}`, LINES / (ms / 1_000), LINES_PER_SECOND),
  ];
}

const toWall = (at: number) => new Date(at).toISOString().slice(0, 16);

/** An assignment of one course for 30 days, and how long its preview and its states take. */
async function benchAssignment(
  { origin, token, where }: Server,
  { to, ...given }: { to: string; team_ids?: string[]; is_for_everyone?: boolean; sends_reminders: boolean },
): Promise<{ people: number; rows: BenchRow[] }> {
  const form = {
    type: 'course',
    name: `For everybody: ${to}`,
    starts_on: toWall(Date.now() - DAY_MS / 24),
    due_on: toWall(Date.now() + 30 * DAY_MS),
    time_zone: 'UTC',
    items: [{ kind: 'course', id: 'large-course-001' }],
    ...given,
  };
  const id = randomUUID();
  const time = async (asked: Call) => {
    const began = performance.now();
    const { data } = await call<{ data: { items?: { people_count: number }[] } }>(origin, token, asked);
    return { data, ms: performance.now() - began };
  };
  const preview = await time({ path: 'main/company/assignments/preview', body: form });
  await call(origin, token, { path: 'main/company/assignments', body: { id, ...form } });
  const states = await time({
    path: 'main/company/assignments-progress',
    body: { assignment_ids: [id] },
  });
  const people = states.data.items?.[0]?.people_count ?? 0;
  const what = `of one assignment, ${to}, ${people.toLocaleString('en')} people, ${where}`;
  return {
    people,
    rows: [inTime(`preview ${what}`, preview.ms, 3_000), inTime(`states ${what}`, states.ms, 1_500)],
  };
}

async function benchReminders(server: Server): Promise<BenchRow[]> {
  const { origin, token, child, where } = server;
  const { data } = await call<{ data: { items: { id: string; name: string }[] } }>(origin, token, {
    path: 'main/company/team-names',
  });
  const team = data.items.find(({ name }) => name === 'Everybody');
  if (!team) throw new Error('the large company has no team of everybody');
  const byTeam = await benchAssignment(server, { to: 'a team', team_ids: [team.id], sends_reminders: false });
  const { people, rows } = await benchAssignment(server, {
    to: 'everyone',
    is_for_everyone: true,
    sends_reminders: true,
  });
  const { ms, grownMb } = await drain(child);
  const what = `${people.toLocaleString('en')} people, ${where}`;
  return [
    ...byTeam.rows,
    ...rows,
    perSecond(`reminders in one run, ${what}`, people / (ms / 1_000), REMINDERS_PER_SECOND),
    {
      figure: `memory that the run added, ${what}`,
      value: `${round(grownMb, 0)} MB`,
      peer: `bound ${GROWN_MB} MB`,
      ratio: grownMb / GROWN_MB,
      goal: `≤ ${GROWN_MB} MB`,
      met: grownMb <= GROWN_MB,
    },
  ];
}

async function benchOn(where: 'PostgreSQL' | 'embedded'): Promise<BenchRow[]> {
  const harness = createHarness();
  try {
    const options =
      where === 'PostgreSQL'
        ? { databaseUrl: await harness.newDatabase('company'), dataDir: '' }
        : { dataDir: harness.newFolder() };
    const { origin, child } = await harness.begin<{ origin: string }>('company', options);
    const server = { origin, child, where, token: await signIn(origin, 'admin@acme.test', PASSWORD) };
    const rows: BenchRow[] = [];
    for (const [part, bench] of Object.entries({
      calls: benchCalls,
      reminders: benchReminders,
      import: benchImport,
    })) {
      console.error(`  ${where}: ${part} …`);
      rows.push(...(await bench(server)));
    }
    return rows;
  } finally {
    await harness.end();
  }
}

export async function benchCompany(): Promise<BenchRow[]> {
  return [...(await benchOn('PostgreSQL')), ...(await benchOn('embedded'))];
}
