import type { LabFile, LabLogEntry, LabPack } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../engine/lab-engine.ts';
import { runVisible } from '../engine/run/visible.ts';
import { loadLab } from '../grade/load.ts';
import { toPack } from '../grade/pack.ts';
import { readAccepts } from './accepts/read-accepts.ts';

/** One submission to one lab, and the outcome of its visible tests here. Every other host of the engine must agree. */
export interface OutcomeCase {
  name: string;
  files: LabFile[];
  log: LabLogEntry[];
  /** `id status fuel` of each test, in order. */
  tests: string[];
}

export interface LabOutcomes {
  pack: LabPack;
  cases: OutcomeCase[];
}

/** Starter, solution, traps, honest fixes and author's logs of the labs, each with its outcome. */
export async function readOutcomes(engine: LabEngine, dirs: readonly string[]): Promise<LabOutcomes[]> {
  const all: LabOutcomes[] = [];
  for (const lab of dirs.map((dir) => loadLab(dir))) {
    const pack = toPack(lab);
    if (pack.tests.length === 0) continue;
    await engine.load(pack.engine);
    const run = (name: string, files: LabFile[], log: LabLogEntry[] = []): OutcomeCase => {
      const { tests } = runVisible(engine, pack, files, log);
      return { name, files, log, tests: tests.map(({ id, status, fuel }) => `${id} ${status} ${fuel}`) };
    };
    all.push({
      pack,
      cases: [
        run('starter', []),
        run('solution', lab.solution.files),
        ...lab.traps.map(({ id, files }) => run(`trap ${id}`, files)),
        ...readAccepts(lab.dir).map(({ id, files }) => run(`honest fix ${id}`, files)),
        ...(pack.goal?.by === 'log'
          ? lab.exploits.map(({ id, requests }) => run(`log ${id}`, [], requests))
          : []),
      ],
    });
  }
  return all;
}
