/**
 * LTI launches side by side, in one run: ours, stock ltijs 5.9.9 on the same PostgreSQL, and the baseline of three
 * trivial Express requests with one RS256 verification. Each launch is the same three requests over keep-alive
 * connections, to all of them. The load comes from a process of its own, which signs its tokens before the measurement;
 * a row shows that this process is not what limits the baseline. Run alone: `node e2e/bench/lti.ts`.
 */
import { fileURLToPath } from 'node:url';
import { createHarness, type Load } from './harness.ts';
import type { LoadReport } from './lti/load.ts';
import { type BenchRow, count, round } from './rows.ts';

const WARM_UP = 300;
const COUNTS = { baseline: 1_000, ours: 900, stock: 130 };
/** They alternate and the median counts: other work on the machine must not slow one of them only. */
const ROUNDS = 3;

interface Measured {
  baseline: LoadReport;
  ours: LoadReport;
  stock: LoadReport;
}

const toMiddle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function compare(
  figure: string,
  rounds: readonly (readonly [ours: number, peer: number])[],
  unit: string,
  [sign, goal]: ['≥' | '≤', number],
  peerName: string,
): BenchRow {
  const ratio = toMiddle(rounds.map(([ours, peer]) => ours / peer));
  const show = (values: number[]) => `${round(toMiddle(values), unit === 'ms' ? 2 : 0)} ${unit}`;
  return {
    figure,
    value: show(rounds.map(([ours]) => ours)),
    peer: `${peerName} ${show(rounds.map(([, peer]) => peer))}`,
    ratio: round(ratio),
    goal: `${sign} ${goal}`,
    met: sign === '≥' ? ratio >= goal : ratio <= goal,
  };
}

async function measureAt(
  load: Load,
  origins: Record<keyof Measured, string>,
  atOnce: number,
): Promise<Measured[]> {
  const measure = (who: keyof Measured) =>
    load({ what: 'run', origin: origins[who], count: COUNTS[who], atOnce });
  const rounds: Measured[] = [];
  for (let index = 0; index < ROUNDS; index += 1)
    rounds.push({
      baseline: await measure('baseline'),
      ours: await measure('ours'),
      stock: await measure('stock'),
    });
  return rounds;
}

export async function benchLti(): Promise<BenchRow[]> {
  const harness = createHarness();
  try {
    const databaseUrl = await harness.newDatabase('bench_lti');
    const { platform, load } = await harness.beginLoad();
    const serve = async (name: string, given: object = {}) =>
      (await harness.begin<{ origin: string }>(name, { ...platform, ...given })).origin;
    const origins = {
      baseline: await serve('baseline'),
      ours: await serve('tool', { databaseUrl }),
      stock: await serve('stock', { databaseUrl }),
    };
    for (const [who, origin] of Object.entries(origins))
      await load({ what: 'run', origin, count: who === 'stock' ? 50 : WARM_UP, atOnce: 8 });

    const at8 = await measureAt(load, origins, 8);
    const at32 = await measureAt(load, origins, 32);
    const embedded = await serve('tool', { dataDir: harness.newFolder() });
    await load({ what: 'run', origin: embedded, count: WARM_UP, atOnce: 8 });
    const onEither: [number, number][] = [];
    for (let index = 0; index < ROUNDS; index += 1) {
      const order = { what: 'run', count: 400, atOnce: 8 } as const;
      const own = await load({ ...order, origin: embedded });
      onEither.push([own.perSecond, (await load({ ...order, origin: origins.ours })).perSecond]);
    }

    const pairs = (rounds: Measured[], peer: keyof Measured, of: (report: LoadReport) => number) =>
      rounds.map((round): [number, number] => [of(round.ours), of(round[peer])]);
    const rate = ({ perSecond }: LoadReport): number => perSecond;
    const against = (figure: string, rounds: Measured[]): BenchRow[] => [
      compare(figure, pairs(rounds, 'baseline', rate), 'launches/s', ['≥', 0.5], 'baseline'),
      compare(figure, pairs(rounds, 'stock', rate), 'launches/s', ['≥', 3.5], 'ltijs 5.9.9'),
    ];
    const ours = at8.map((measured) => measured.ours);
    const worst = (of: (report: LoadReport) => number) => Math.max(...ours.map(of));
    return [
      ...against('launches per second, 8 in parallel', at8),
      ...against('launches per second, 32 in parallel', at32),
      compare(
        'tool CPU per launch',
        pairs(at8, 'baseline', ({ cpuMs }) => cpuMs),
        'ms',
        ['≤', 2.4],
        'baseline',
      ),
      compare(
        'CPU of the load per launch: not the limit',
        at8.map(({ baseline }) => [baseline.loadCpuMs, baseline.cpuMs]),
        'ms',
        ['≤', 1],
        'baseline',
      ),
      compare(
        'p99 of a launch, 8 in parallel',
        pairs(at8, 'stock', ({ p99Ms }) => p99Ms),
        'ms',
        ['≤', 0.35],
        'ltijs 5.9.9',
      ),
      count(
        'SQL statements per launch',
        worst(({ statements }) => statements),
        2,
      ),
      count(
        'writes per login',
        worst(({ writesPerLogin }) => writesPerLogin),
        0,
        '=',
      ),
      count(
        `key set fetches in ${COUNTS.ours} launches`,
        worst(({ keySetFetches }) => keySetFetches),
        1,
      ),
      compare('launches per second, embedded database', onEither, 'launches/s', ['≥', 0.5], 'PostgreSQL'),
    ];
  } finally {
    await harness.end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await benchLti());
