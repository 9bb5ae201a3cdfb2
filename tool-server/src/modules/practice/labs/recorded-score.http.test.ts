import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { getSubmission, type LabResult, openHint, openLab, submitLab } from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { skipWaits } from '../../../../test/fixtures/practice/lab-tool.ts';
import { getLab } from '../../../../test/fixtures/practice/our-labs.ts';

const LAB = asId<'lab'>('l1-someone-elses-invoice');
const POINTS = 120;

let score = 0;
let isGenuine = true;
let tool: TestTool;
let learner: Caller;

const toResult = (): LabResult =>
  buildLabResult({
    lab_id: LAB,
    score,
    max: POINTS,
    graded_at: tool.clock.now().toISOString(),
  });

beforeAll(async () => {
  const lab = getLab(LAB);
  tool = await createTestTool({
    labs: [{ ...lab, pack: { ...lab.pack, points: POINTS } }],
    grader: { grade: () => Promise.resolve(toResult()), verify: () => isGenuine },
  });
  tool.app.jobs.start();
  learner = await tool.as('member@acme.test');
});
afterAll(() => tool.close());

const open = async () => (await learner.call(openLab, { lab_id: LAB })).data.attempt;
async function submit(points: number) {
  score = points;
  const { attempt_id } = await open();
  const submission_id = asId<'submission'>(randomUUID());
  return (await learner.call(submitLab, { submission_id, attempt_id, files: [] })).data;
}

it('LAB-7 a graded submission has the best score of its attempt with the cost of hints deducted, as the attempt has', async () => {
  const { attempt_id, hints } = await open();
  expect(hints[0]?.price).toBe(10);
  await learner.call(openHint, { attempt_id, number: 1 });
  const graded = await submit(35);
  expect(graded.best_score).toBe(27);
  expect((await open()).best_score).toBe(27);
});

it('a worse submission has the best score reached before it', async () => {
  const { submission_id, best_score } = await submit(10);
  expect(best_score).toBe(27);
  expect((await learner.call(getSubmission, { submission_id })).data.best_score).toBe(27);
});

it('a result without the signature of the grader is not recorded', async () => {
  isGenuine = false;
  score = POINTS;
  const { attempt_id } = await open();
  const submission_id = asId<'submission'>(randomUUID());
  const sent = learner.call(submitLab, { submission_id, attempt_id, files: [] });
  await skipWaits(tool, submission_id);
  await sent;
  const { result, best_score } = (await learner.call(getSubmission, { submission_id })).data;
  isGenuine = true;
  expect([result?.verdict, result?.score, best_score]).toEqual(['infra', 0, 27]);
});
