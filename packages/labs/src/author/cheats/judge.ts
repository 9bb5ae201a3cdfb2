import { createHash } from 'node:crypto';
import type { LabFile } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../../engine/lab-engine.ts';
import { toProgram } from '../../engine/run/program.ts';
import { prepareLab, runOneTest, VISIBLE_SEED } from '../../engine/run/tests.ts';
import type { GradedTest, LoadedLab } from '../../grade/lab.ts';
import type { CheatSubmission } from './cheat.ts';
import { createTestOrder } from './test-order.ts';

/** A test that catches a submission only with some values catches nobody who submits twice. */
const SEEDS = ['first', 'second', 'third'] as const;
const FLAG = 'flag{general-cheats-7c20d1}';

const toSeed = (seed: string, id: string) =>
  createHash('sha256').update(`${seed}:${id}`).digest().readUInt32BE(0);

/** Whether a submission passes every test of a lab with any of the seeds. */
export type Judge = (submission: Pick<CheatSubmission, 'files' | 'log' | 'control'>) => boolean;

/** Ends with the first test that fails, for each of the seeds. */
export function createJudge(engine: LabEngine, lab: LoadedLab): Judge {
  // The order of the tests decides nothing but how soon one fails: what one cheat fails the next one often fails as well.
  const order = createTestOrder();
  const known = { ...lab.pack, tests: lab.pack.tests };
  /** The last failed test of submissions with the same control, which leave the same fault open. */
  const likely = new Map<LabFile[], GradedTest>();

  return ({ files, log = [], control }) => {
    const attack = { log, flag: FLAG };
    const prepared = prepareLab(engine, toProgram(lab.pack, files, attack.flag));
    const passed = new Set<string>();
    const isPassed = (test: GradedTest, seed: string) => {
      // A visible test is the same with each seed.
      const isVisible = test.visibility === 'visible';
      if (isVisible && passed.has(test.id)) return true;
      const number = isVisible ? VISIBLE_SEED : toSeed(seed, test.id);
      const from = performance.now();
      const { status } = runOneTest(engine, prepared, known, test, number, {}, attack).result;
      order.note(test.id, performance.now() - from, status !== 'passed');
      if (status === 'passed') passed.add(test.id);
      return status === 'passed';
    };
    let before = control && likely.get(control);
    for (const seed of SEEDS) {
      // What failed with other values most likely fails with these.
      const tests = [...(before === undefined ? [] : [before]), ...order.sort(lab.tests)];
      const failed = tests.find((test) => !isPassed(test, seed));
      before = failed;
      if (failed === undefined) return true;
      if (control !== undefined) likely.set(control, failed);
      if (failed.visibility === 'visible') return false;
    }
    return false;
  };
}
