import type { LabPack, TestResult } from '@drawbridge/contracts/practice';
import type { CreateRunner } from './create-runner.ts';

/** Runs the visible tests on the starter, in an engine of its own; once for all who want the result. */
export function createStarterTests(
  pack: LabPack,
  createRunner: CreateRunner,
): () => Promise<readonly TestResult[]> {
  let known: Promise<readonly TestResult[]> | undefined;

  async function run(): Promise<readonly TestResult[]> {
    const runner = await createRunner({});
    try {
      await runner.load(pack);
      runner.setFiles([]);
      const done = await runner.runTests();
      if (done === null) throw new Error('the tests of the starter were interrupted');
      return done.tests;
    } finally {
      runner.dispose();
    }
  }

  return () => {
    known ??= run().catch((error: unknown) => {
      // The next one who wants it tries again.
      known = undefined;
      throw error;
    });
    return known;
  };
}
