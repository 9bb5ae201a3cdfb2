/**
 * How much slower this machine works than the one on which the budgets were measured. Processor time hardly depends on
 * waiting, but on the processor, and on what shares its cores and caches. As a program it does a fixed piece of work and
 * prints the milliseconds of processor time that it took.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';

/** Processor time of the work on the machine of the budgets, with nothing beside it. */
const REFERENCE_MS = 200;

/** What tests do most: parse, allocate, compare texts, hash. */
function work(): string {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    id: index,
    name: `row ${index % 97}`,
    tags: ['a', 'b'],
  }));
  const hash = createHash('sha256');
  for (let turn = 0; turn < 240; turn++) {
    const text = JSON.stringify(rows);
    const groups = new Map<string, number>();
    for (const { name, id } of JSON.parse(text) as typeof rows)
      groups.set(name, (groups.get(name) ?? 0) + id);
    const sorted = [...groups].toSorted(([one], [other]) => one.localeCompare(other));
    hash.update(text.replaceAll(/row (\d)/g, `r$1-${turn}`)).update(JSON.stringify(sorted));
  }
  return hash.digest('hex');
}

/** 1 on the machine of the budgets or a faster one, 2 on one that takes twice as long. */
export async function measureSlowness(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename]);
  return Math.max(1, Number(stdout) / REFERENCE_MS);
}

/** Between two measurements, which take a fifth of a second each. */
const EVERY_MS = 20_000;

/** Runs something, and gives the mean slowness meanwhile: what shares the machine comes and goes. */
export async function measureDuring<Result>(
  run: () => Promise<Result>,
  measure = measureSlowness,
): Promise<{ result: Result; slowness: number }> {
  const measured = [await measure()];
  const timer = setInterval(() => {
    measure().then(
      (slowness) => measured.push(slowness),
      // One of many: the first and the last must succeed.
      () => undefined,
    );
  }, EVERY_MS);
  try {
    const result = await run();
    measured.push(await measure());
    return { result, slowness: measured.reduce((sum, one) => sum + one, 0) / measured.length };
  } finally {
    clearInterval(timer);
  }
}

if (import.meta.main) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(String((user + system) / 1_000));
}
