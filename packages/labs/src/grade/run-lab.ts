import { createHash } from 'node:crypto';
import type { LabFile, LabPack, TestResult } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../engine/lab-engine.ts';
import { toDecoy } from '../engine/run/flag.ts';
import type { Attack } from '../engine/run/goal.ts';
import { toProgram } from '../engine/run/program.ts';
import {
  type LabUnderTest,
  prepareLab,
  runOneTest,
  type TestOutcome,
  VISIBLE_SEED,
} from '../engine/run/tests.ts';
import type { GradedTest } from './lab.ts';

/** The part of a lab that a grader process has: enough to run it, no solution, and no hint text of other items. */
export interface GradableLab {
  id: string;
  pack: Pick<LabPack, 'engine' | 'entry' | 'files' | 'seed' | 'accounts' | 'content_hash' | 'goal'>;
  tests: GradedTest[];
}

export interface LabRun {
  /** Visible tests as the page runs them. */
  tests: TestResult[];
  /** Ids of visible tests that passed there and did not pass with the random values of the submission. */
  again: Record<string, 'failed' | 'error'>;
  /** The figure for all tests. No learner sees those of hidden tests. */
  fuel: number;
  /** True when a limit of any kind ended something. */
  limited: boolean;
}

/** Returns the seed of a test, made from the seed of the submission, which nobody knows beforehand. */
export function seedOf({ id }: GradedTest, seed: string): number {
  return createHash('sha256').update(`${seed}:${id}`).digest().readUInt32BE(0);
}

/**
 * Runs every test of a lab against a submission, each on a fresh image. Visible tests run on the page's random values,
 * for what is shown, and those that pass once more on values of the submission: an app that knows the page's first
 * random number must not be judged by how it behaves there. An attack is replayed in the world it was made in.
 * `shown`: results of visible tests that ran on the page's values before, which are the same whatever the seed is.
 */
export function runLab(
  engine: LabEngine,
  lab: GradableLab,
  files: LabFile[],
  seed: string,
  onTest: () => void,
  attack: Attack = { log: [], flag: toDecoy(lab.pack) },
  shown: readonly TestResult[] = [],
): LabRun {
  const prepared = prepareLab(engine, toProgram(lab.pack, files, attack.flag));
  onTest();
  const known: LabUnderTest = {
    ...lab.pack,
    tests: lab.tests.filter(({ visibility }) => visibility === 'visible'),
  };
  const all: TestOutcome[] = [];
  const run = (test: GradedTest, value: number): TestResult => {
    const outcome = runOneTest(engine, prepared, known, test, value, {}, attack);
    onTest();
    all.push(outcome);
    return outcome.result;
  };
  const again: LabRun['again'] = {};
  const tests = lab.tests.map((test) => {
    if (test.visibility === 'hidden') return run(test, seedOf(test, seed));
    const first = shown.find(({ id }) => id === test.id) ?? run(test, VISIBLE_SEED);
    if (first.status !== 'passed' || test.kind === 'goal') return first;
    const { status } = run(test, seedOf(test, seed));
    if (status !== 'passed') again[test.id] = status;
    return first;
  });
  return {
    tests,
    again,
    fuel: all.reduce((sum, { result }) => sum + result.fuel, 0),
    limited: all.some(({ stop }) => stop !== null),
  };
}
