import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { openLab, openSolution, resetLab, submitLab } from '@drawbridge/contracts/practice';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { countWaiting } from '../../../../test/fixtures/database/count-waiting.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';

/** A lab of a course: its pass locks the learner's progress. */
const LAB = asId<'lab'>('l8-signed-in-as-no-one');

let lab: LabTool;
let tool: TestTool;
let learner: Caller;
beforeAll(async () => {
  lab = await createLabTool({ ids: [LAB] });
  tool = lab.tool;
});
afterAll(() => lab.close());
beforeEach(async () => {
  lab.replaceGrading(undefined);
  await tool.database.db.execute('delete from lab_attempt');
  learner = await tool.as('member@acme.test');
});

const open = async () => (await learner.call(openLab, { lab_id: LAB })).data.attempt;

// The embedded database has one connection: its transactions never run side by side.
describe.runIf(inject('databaseUrl'))('while the solution is being opened, found by the fuzz', () => {
  /** Stops the transaction of the solution in its middle, begins something else, and lets both go on once both wait. */
  async function openSolutionAndMeanwhile<T>(attemptId: string, doElse: () => Promise<T>) {
    let opening: ReturnType<typeof callSolution> | undefined;
    const callSolution = () => learner.call(openSolution, { attempt_id: asId<'attempt'>(attemptId) });
    let other: Promise<T> | undefined;
    await tool.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table lab_solution_opened in share row exclusive mode`);
      opening = callSolution();
      await expect.poll(countWaiting).toBe(1);
      other = doElse();
      await expect.poll(countWaiting).toBe(2);
    });
    return { opened: await opening, other: await other };
  }

  it('a reset of the same lab waits, and both succeed', async () => {
    const { attempt_id } = await open();
    const { opened, other } = await openSolutionAndMeanwhile(attempt_id, () =>
      learner.call(resetLab, { attempt_id }),
    );
    expect([opened?.status, other?.status]).toEqual([200, 200]);
  });

  it('the verdict of a pass waits, and both succeed', async () => {
    const gate = Promise.withResolvers<void>();
    lab.replaceGrading(async (grade) => {
      await gate.promise;
      return grade();
    });
    const { attempt_id } = await open();
    const sent = learner.call(submitLab, {
      submission_id: asId(randomUUID()),
      attempt_id,
      files: lab.labs[0]?.solution.files ?? [],
    });
    try {
      await expect
        .poll(async () => (await open()).submissions.map(({ state }) => state))
        .toEqual(['running']);
      const { opened } = await openSolutionAndMeanwhile(attempt_id, () => {
        gate.resolve();
        return Promise.resolve();
      });
      expect(opened?.status).toBe(200);
    } finally {
      gate.resolve();
    }
    expect((await sent).data.result?.verdict).toBe('passed');
    expect((await open()).passed).toBe(true);
    // A run that failed would be repeated.
    expect(tool.logs.filter((line) => line.includes('grading failed'))).toEqual([]);
  });
});
