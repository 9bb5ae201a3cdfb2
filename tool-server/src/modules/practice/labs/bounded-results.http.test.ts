import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  getSubmission,
  type LabFile,
  openLab,
  resetLab,
  reviewAttempt,
  reviewSubmission,
  submitLab,
} from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';

const KIB = 1_024;
const L1 = asId<'lab'>('l1-someone-elses-invoice');
const ROUTES = 'routes/invoices.js';
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

let lab: LabTool;
let tool: TestTool;
let learner: Caller;
let admin: Caller;
const submitted: Array<ReturnType<typeof newId>> = [];

const newId = () => asId<'submission'>(randomUUID());
const open = async () => (await learner.call(openLab, { lab_id: L1 })).data.attempt;

/** An app that logs 160 lines of 400 characters for each request: as much as the log of a session keeps. */
function noisy(): LabFile[] {
  const starter = lab.labs[0]?.pack.files.find(({ path }) => path === ROUTES)?.text ?? '';
  const noise = "for (let line = 0; line < 160; line++) console.log('x'.repeat(400));";
  const at = 'const invoiceRoutes = express.Router();';
  return [
    {
      path: ROUTES,
      text: starter.replace(at, `${at}\ninvoiceRoutes.use((req, res, next) => { ${noise} next(); });`),
    },
  ];
}

beforeAll(async () => {
  lab = await createLabTool({ ids: [L1] });
  tool = lab.tool;
  learner = await tool.as('member@acme.test');
  admin = await tool.as('admin@acme.test');
  const { attempt_id } = await open();
  for (let count = 0; count < 4; count += 1) {
    const submission_id = newId();
    const { data } = await learner.call(submitLab, { submission_id, attempt_id, files: noisy() });
    expect(data.state).toBe('graded');
    submitted.push(submission_id);
    tool.clock.advance(1_000);
  }
});
afterAll(() => lab.close());

describe('P4 results of an app that logs without end', () => {
  it('are stored in less than 256 KiB each', async () => {
    const rows = await tool.database.query<{ bytes: number }>({
      name: 'result_sizes',
      text: 'select octet_length(result::text) as bytes from lab_submission',
      values: [],
    });
    expect(rows).toHaveLength(4);
    for (const { bytes } of rows) expect(bytes).toBeLessThan(256 * KIB);
  });

  it('are listed without replays when the lab is opened or reset, with the number of requests', async () => {
    const attempt = await open();
    expect(attempt.submissions).toHaveLength(4);
    expect(sizeOf(attempt.submissions)).toBeLessThan(4 * 16 * KIB);
    for (const { result } of attempt.submissions) {
      const visible = result?.tests.filter(({ visibility }) => visibility === 'visible') ?? [];
      expect(visible.length).toBeGreaterThan(0);
      for (const test of visible) {
        expect(test).not.toHaveProperty('replay');
        expect(test.requests).toBeGreaterThan(0);
      }
    }
  });

  it('come with their replays one at a time, each reply within the bounds of a result', async () => {
    for (const submission_id of submitted) {
      const { data } = await learner.call(getSubmission, { submission_id });
      expect(sizeOf(data)).toBeLessThan(257 * KIB);
      const replays = data.result?.tests.flatMap(({ replay }) => (replay ? [replay] : [])) ?? [];
      expect(replays.length).toBeGreaterThan(0);
      const noisyLines = replays.flat().filter(({ more_events }) => (more_events ?? 0) > 0);
      expect(noisyLines.length).toBeGreaterThan(0);
      for (const { events } of noisyLines) expect(events).toHaveLength(20);
    }
  });

  it('are no part of a review: an attempt lists verdicts, a submission is loaded when it is opened', async () => {
    const { attempt_id } = await open();
    const { data } = await admin.call(reviewAttempt, { attempt_id });
    const steps = data.steps.filter(({ kind }) => kind === 'submission');
    expect(steps.map(({ submission }) => submission?.submission_id)).toEqual(submitted);
    for (const { submission } of steps)
      expect(submission).toEqual({
        submission_id: submission?.submission_id,
        result: { verdict: 'failed', score: expect.any(Number), max: expect.any(Number) },
      });
    expect(sizeOf([data.steps, data.attempt, data.summary])).toBeLessThan(80 * KIB);
    const [submission_id] = submitted;
    if (!submission_id) throw new Error('nothing was submitted');
    const one = await admin.call(reviewSubmission, { attempt_id, submission_id });
    expect(one.data).toMatchObject({ submission_id, files: noisy(), log: [], result: { verdict: 'failed' } });
    expect(one.data.result?.tests.some(({ replay = [] }) => replay.length > 0)).toBe(true);
    expect(sizeOf(one.data)).toBeLessThan(320 * KIB);
  });

  it('stay stored after a reset', async () => {
    const { attempt_id } = await open();
    const { data } = await learner.call(resetLab, { attempt_id });
    expect(data.attempt.submissions).toEqual([]);
    const { data: review } = await admin.call(reviewAttempt, { attempt_id });
    expect(review.steps.filter(({ kind }) => kind === 'submission')).toHaveLength(4);
  });
});

describe('one submission of a reviewed attempt', () => {
  it('is not shown to a person who does not teach its learner, nor under another attempt', async () => {
    const { attempt_id } = await open();
    const submission_id = newId();
    await learner.call(submitLab, { submission_id, attempt_id, files: [] });
    const as = async (caller: Caller, attempt = attempt_id, submission = submission_id) =>
      caller.call(reviewSubmission, { attempt_id: attempt, submission_id: submission });
    expect((await as(admin)).status).toBe(200);
    expect((await as(tool.anonymous)).status).toBe(401);
    expect((await as(learner)).code).toBe('attempt_not_found');
    expect((await as(await tool.as('admin@globex.test'))).code).toBe('attempt_not_found');
    expect((await as(admin, attempt_id, newId())).code).toBe('attempt_not_found');
    const other = await tool.as('champion@acme.test');
    const theirs = (await other.call(openLab, { lab_id: L1 })).data.attempt.attempt_id;
    expect((await as(admin, theirs)).code).toBe('attempt_not_found');
    expect((await as(admin, asId(randomUUID()))).code).toBe('attempt_not_found');
  });

  it('is not found by another learner who requests it as one of their own', async () => {
    const stranger = await tool.as('member@globex.test');
    for (const submission_id of submitted)
      expect((await stranger.call(getSubmission, { submission_id })).code).toBe('attempt_not_found');
  });
});
