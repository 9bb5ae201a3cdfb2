import { watch } from 'node:fs';
import type { LabEngine } from '../engine/lab-engine.ts';
import { loadLab } from '../grade/load.ts';
import { type DryRun, dryRunLab } from './dry-run.ts';

/** Editors save a file in several steps; the last one counts. */
const SETTLE_MS = 40;

function print(id: string, lines: readonly DryRun[], ms: number): void {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const open = lines.filter(({ holds }) => !holds).length;
  console.log(
    `\n${id}: ${open === 0 ? 'all holds' : `${open} of ${lines.length} broken`}, ${Math.round(ms)} ms`,
  );
  for (const { name, holds, signs, seen, changes = [] } of lines) {
    console.log(`  ${holds ? 'holds ' : 'BROKEN'}  ${name.padEnd(width)}  ${signs}`);
    if (!holds) for (const line of seen) console.log(`          ${line}`);
    for (const line of changes) console.log(`          ${line}`);
  }
}

/** Reads a lab and dry-runs it once; a fault in its files is reported like any other. */
export async function dryRunOnce(engine: LabEngine, dir: string): Promise<DryRun[]> {
  const faults: DryRun[] = [];
  try {
    const lab = loadLab(dir, (id, error) => faults.push(toFault(`trap ${id}`, error)));
    await engine.load(lab.pack.engine);
    return [...dryRunLab(engine, lab), ...faults];
  } catch (error) {
    return [toFault('the folder', error)];
  }
}

function toFault(name: string, error: unknown): DryRun {
  return { name, holds: false, signs: '', seen: [error instanceof Error ? error.message : String(error)] };
}

/** Dry-runs a lab now and after every save, until the process ends. */
export async function watchLab(
  engine: LabEngine,
  id: string,
  dir: string,
  signal?: AbortSignal,
): Promise<void> {
  const run = async (since: number) => print(id, await dryRunOnce(engine, dir), performance.now() - since);
  await run(performance.now());
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(dir, { recursive: true, ...(signal === undefined ? {} : { signal }) }, () => {
    const saved = performance.now();
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => run(saved));
    }, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once('close', resolve));
  clearTimeout(timer);
  await running;
}
