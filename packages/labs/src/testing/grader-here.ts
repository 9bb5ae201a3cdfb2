import type { LabEngine } from '../engine/lab-engine.ts';
import { toDecoy } from '../engine/run/flag.ts';
import type { Grader } from '../grade/grader.ts';
import type { LoadedLab } from '../grade/lab.ts';
import { toResult, toTestResults } from '../grade/result.ts';
import { runLab } from '../grade/run-lab.ts';

/**
 * Grades in this process, by the same steps but without a process, a jail or a signature. For tests of what happens to
 * results.
 */
export function createGraderHere(engine: LabEngine, labs: readonly LoadedLab[]): Pick<Grader, 'grade'> {
  return {
    async grade(labId, files, seed = '', attack) {
      const lab = labs.find(({ pack }) => pack.lab_id === labId);
      if (lab === undefined) throw new Error(`no lab ${labId}`);
      await engine.load(lab.pack.engine);
      const used = attack ?? { log: [], flag: toDecoy(lab.pack) };
      const gradable = { id: labId, pack: lab.pack, tests: lab.tests };
      const run = runLab(engine, gradable, files, `here ${seed}`, () => undefined, used);
      const unsigned = toResult({
        gradeId: 'here',
        lab,
        files,
        requests: used.log,
        ...run,
        tests: toTestResults(lab.tests, run.tests),
        wallMs: 0,
        log: '',
        at: new Date(0),
      });
      return { ...unsigned, signature: '' };
    },
  };
}
