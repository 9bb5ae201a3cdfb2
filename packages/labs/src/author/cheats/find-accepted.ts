import { createHash } from 'node:crypto';
import type { LabEngine } from '../../engine/lab-engine.ts';
import { toProgram } from '../../engine/run/program.ts';
import { prepareLab, runOneTest, VISIBLE_SEED } from '../../engine/run/tests.ts';
import type { GradedTest, LoadedLab } from '../../grade/lab.ts';
import type { CheatSubmission } from './cheat.ts';
import { type AppliedCheat, CheatFault, listSubmissions } from './list-submissions.ts';
import { createTestOrder } from './test-order.ts';

/** A cheat that a lab lets pass in this process, before a grader has seen it. */
export interface Candidate extends Pick<CheatSubmission, 'name' | 'files' | 'log'> {
  cheat: string;
}

export interface Findings {
  /** Why nothing could be tried, or nothing. */
  fault: string;
  cheats: Array<Pick<AppliedCheat, 'id' | 'what' | 'improve'> & { tried: number }>;
  candidates: Candidate[];
}

/** A test that catches a cheat with some values only catches nobody who tries twice. */
const SEEDS = ['first', 'second', 'third'] as const;
const FLAG = 'flag{general-cheats-7c20d1}';

const toSeed = (seed: string, id: string) =>
  createHash('sha256').update(`${seed}:${id}`).digest().readUInt32BE(0);

/** Says whether a submission passes every test with any of the seeds; ends each time with the first that it fails. */
function createJudge(engine: LabEngine, lab: LoadedLab) {
  // The order of the tests decides nothing but how soon one fails: what one cheat fails the next one often fails as well.
  const order = createTestOrder();
  const known = { ...lab.pack, tests: lab.pack.tests };

  return ({ files, log = [] }: Pick<CheatSubmission, 'files' | 'log'>): boolean => {
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
    let before: GradedTest | undefined;
    for (const seed of SEEDS) {
      // What failed with other values most likely fails with these.
      const tests = [...(before === undefined ? [] : [before]), ...order.sort(lab.tests)];
      const failed = tests.find((test) => !isPassed(test, seed));
      before = failed;
      if (failed === undefined) return true;
      if (failed.visibility === 'visible') return false;
    }
    return false;
  };
}

/** Tries the general cheats against a lab, in this process; all of them, or the one with this id. */
export function findAccepted(engine: LabEngine, lab: LoadedLab, only?: string): Findings {
  try {
    return tryAll(engine, lab, listSubmissions(engine, lab, only));
  } catch (error) {
    if (error instanceof CheatFault) return { fault: error.message, cheats: [], candidates: [] };
    throw error;
  }
}

function tryAll(engine: LabEngine, lab: LoadedLab, applied: readonly AppliedCheat[]): Findings {
  const passes = createJudge(engine, lab);
  const isAccepted = (submission: CheatSubmission) =>
    passes(submission) && (submission.control === undefined || !passes({ files: submission.control }));
  return {
    fault: '',
    cheats: applied.map(({ id, what, improve, submissions }) => ({
      id,
      what,
      improve,
      tried: submissions.length,
    })),
    candidates: applied.flatMap(({ id, submissions }) =>
      submissions
        .filter(isAccepted)
        .map(({ name, files, log }) => ({ cheat: id, name, files, ...(log === undefined ? {} : { log }) })),
    ),
  };
}
