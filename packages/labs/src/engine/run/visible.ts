import type { LabFile, LabLogEntry, LabPack, TestResult } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../lab-engine.ts';
import { toDecoy } from './flag.ts';
import { toOutcomeHash } from './outcome.ts';
import { toProgram } from './program.ts';
import { prepareLab, runOneTest, VISIBLE_SEED } from './tests.ts';

export interface VisibleRun {
  tests: TestResult[];
  /** Equal to `outcome_hash` of the server's result for the same files. */
  outcome_hash: string;
  fuel: number;
}

export function toVisibleRun(tests: TestResult[]): VisibleRun {
  return { tests, outcome_hash: toOutcomeHash(tests), fuel: tests.reduce((sum, test) => sum + test.fuel, 0) };
}

/** Runs the visible tests of a pack against the learner's files, each on a fresh world. */
export function runVisible(
  engine: LabEngine,
  pack: LabPack,
  files: LabFile[],
  log: readonly LabLogEntry[] = [],
): VisibleRun {
  const attack = { log, flag: toDecoy(pack) };
  const prepared = prepareLab(engine, toProgram(pack, files));
  const tests = pack.tests.map(
    (test) =>
      runOneTest(engine, prepared, pack, { ...test, visibility: 'visible' }, VISIBLE_SEED, {}, attack).result,
  );
  return toVisibleRun(tests);
}
