import { createHash } from 'node:crypto';
import type { LabFile, LabPack, TestResult } from '@drawbridge/contracts';
import type { LabEngine } from '../engine/lab-engine.ts';
import { toDecoy } from '../engine/run/flag.ts';
import type { Attack } from '../engine/run/goal.ts';
import { toProgram } from '../engine/run/program.ts';
import { type LabUnderTest, prepareLab, runOneTest, VISIBLE_SEED } from '../engine/run/tests.ts';
import type { GradedTest } from './lab.ts';

/** What a grader process has of a lab: enough to run it, no solution, no hint text of other items. */
export interface GradableLab {
  id: string;
  pack: Pick<LabPack, 'engine' | 'entry' | 'files' | 'seed' | 'accounts' | 'content_hash' | 'goal'>;
  tests: GradedTest[];
}

export interface LabRun {
  tests: TestResult[];
  fuel: number;
  /** A wall-clock limit ended something: our fault, to be tried again. */
  infra: boolean;
  /** A limit of any kind ended something. */
  limited: boolean;
}

/** Hidden tests differ by submission; visible ones run on the page's numbers. */
function seedOf(test: GradedTest, seed: string): number {
  if (test.visibility === 'visible') return VISIBLE_SEED;
  return createHash('sha256').update(`${seed}:${test.id}`).digest().readUInt32BE(0);
}

/** Runs every test of a lab against a submission, each on a fresh image. */
export function runLab(
  engine: LabEngine,
  lab: GradableLab,
  files: LabFile[],
  seed: string,
  onTest: () => void,
  attack: Attack = { log: [], flag: toDecoy(lab.pack) },
): LabRun {
  const prepared = prepareLab(engine, toProgram(lab.pack, files, attack.flag));
  onTest();
  const known: LabUnderTest = {
    ...lab.pack,
    tests: lab.tests.filter(({ visibility }) => visibility === 'visible'),
  };
  const outcomes = lab.tests.map((test) => {
    const outcome = runOneTest(engine, prepared, known, test, seedOf(test, seed), {}, attack);
    onTest();
    return outcome;
  });
  return {
    tests: outcomes.map(({ result }) => result),
    fuel: outcomes.reduce((sum, { result }) => sum + result.fuel, 0),
    infra: outcomes.some(({ stop }) => stop === 'time'),
    limited: outcomes.some(({ stop }) => stop !== null),
  };
}
