import type { LabFile, LabLogEntry } from '@drawbridge/contracts/practice';
import { toVictims } from '../../../engine/browser/people.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import { createActs } from '../../../engine/run/acts.ts';
import { toProgram } from '../../../engine/run/program.ts';
import { VISIBLE_SEED } from '../../../engine/run/tests.ts';
import type { LabImage } from '../../../engine/session.ts';
import { toWorldRules } from '../../../engine/world/rules.ts';
import type { GradedTest, LoadedLab } from '../../../grade/lab.ts';

/** The requests of a test or of a log, with the starter's answers. */
export interface Recorded {
  id: string;
  kind: GradedTest['kind'];
  starter: Exchange[];
}

export interface Recordings {
  /** With the solution's answers. */
  visible: Array<Recorded & { solution: Exchange[] }>;
  hidden: Recorded[];
  /** The author's logs: the attacks that the steps describe. */
  logs: Recorded[];
}

/** Runs everything that a lab asks of its app, as the page does. */
export function recordLab(engine: LabEngine, lab: LoadedLab): Recordings {
  const rules = toWorldRules(lab.pack.seed.world);
  const victims = toVictims(rules, lab.pack.accounts);
  const prepare = (files: LabFile[]) => engine.prepare(toProgram(lab.pack, files));
  const starter = prepare([]);
  const solution = prepare(lab.solution.files);

  const runTest = (image: LabImage, { id, source }: GradedTest) =>
    engine.test(image, {
      id,
      source,
      seed: VISIBLE_SEED,
      accounts: lab.pack.accounts,
      victims,
      signIn: rules.signIn,
    }).exchanges;

  function runLog(log: readonly LabLogEntry[]): Exchange[] {
    const session = engine.open(starter, { seed: VISIBLE_SEED });
    const acts = createActs(engine, session, lab.pack);
    try {
      return log.flatMap((entry) => acts.repeat(entry).exchanges);
    } finally {
      acts.close();
      session.close();
    }
  }

  const testsOf = (wanted: GradedTest['visibility']) =>
    lab.tests.filter(({ visibility }) => visibility === wanted);
  const record = (test: GradedTest): Recorded => ({
    id: test.id,
    kind: test.kind,
    starter: runTest(starter, test),
  });

  return {
    visible: testsOf('visible').map((test) => ({ ...record(test), solution: runTest(solution, test) })),
    hidden: testsOf('hidden').map(record),
    logs: lab.exploits.map(({ id, requests }) => ({ id, kind: 'exploit', starter: runLog(requests) })),
  };
}
