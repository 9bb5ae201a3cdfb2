import type { LabFile, TestResult } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../engine/lab-engine.ts';
import { toProgram } from '../engine/run/program.ts';
import { prepareLab, runOneTest } from '../engine/run/tests.ts';
import type { GradedTest, LoadedLab } from './lab.ts';
import { seedOf } from './run-lab.ts';

/**
 * Lists the tests that did not pass, each with its message. Messages of hidden tests are for the author of a lab alone.
 */
export function tellMissed(
  engine: LabEngine,
  { pack, tests }: Pick<LoadedLab, 'pack' | 'tests'>,
  files: LabFile[],
  results: readonly TestResult[],
  seed: string,
): TestResult[] {
  const missed = results.filter(({ status }) => status !== 'passed');
  if (missed.every(({ message }) => message !== '')) return missed;
  const prepared = prepareLab(engine, toProgram(pack, files));
  const readMessage = (test: GradedTest) =>
    runOneTest(engine, prepared, pack, { ...test, visibility: 'visible' }, seedOf(test, seed)).result.message;
  return missed.map((result) => {
    const test = tests.find(({ id }) => id === result.id);
    return result.message !== '' || test === undefined ? result : { ...result, message: readMessage(test) };
  });
}
