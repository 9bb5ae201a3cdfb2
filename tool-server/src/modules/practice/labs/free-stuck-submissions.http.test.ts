import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { openLab, submitLab } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';
import {
  buildStoredResult,
  insertSubmission,
  runMigration,
  STORED_TEST,
  type StoredSubmission,
} from '../../../../test/fixtures/practice/stored-submissions.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');

let lab: LabTool;
let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  lab = await createLabTool({ ids: [L1], isGrading: false });
  tool = lab.tool;
});
afterAll(() => lab.close());
beforeEach(async () => {
  learner = await tool.as('member@acme.test');
  await tool.database.query({ name: 'empty_queue', text: 'delete from lab_submission', values: [] });
});

const migrate = () => runMigration(tool, 'free_stuck_submissions');
const insert = (row: StoredSubmission) => insertSubmission(tool, learner, L1, row);

async function submit() {
  const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
  const submission_id = asId<'submission'>(randomUUID());
  return learner.call(submitLab, { submission_id, attempt_id: attempt.attempt_id, files: [] });
}

describe('the migration that frees stuck submissions', () => {
  it('does not change submissions that were claimed less often, or that are graded', async () => {
    const rows = async () =>
      tool.database.query<{ id: string; state: string; result: unknown }>({
        name: 'all_submissions',
        text: 'select id::text, state, tries, result from lab_submission order by submitted_at',
        values: [],
      });
    await insert({ state: 'graded', tries: 3, result: buildResult(1) });
    await insert({ state: 'running', tries: 2 });
    const before = await rows();
    await migrate();
    expect(await rows()).toEqual(before);
  });

  it('gives a verdict to a submission that was claimed three times, and the learner submits again', async () => {
    const stuck = await insert({ state: 'running', tries: 45 });
    const behind = [
      await insert({ state: 'queued', tries: 0 }),
      await insert({ state: 'queued', tries: 0 }),
      await insert({ state: 'queued', tries: 3 }),
    ];
    expect((await submit()).code).toBe('queue_full');
    await migrate();
    for (const { read } of [stuck, behind[2]].filter((row) => row !== undefined)) {
      const { state, result } = await read();
      expect([state, result?.verdict, result?.score, result?.lab_id]).toEqual(['graded', 'infra', 0, L1]);
      expect(result?.log).toMatch(/Submit again/);
      expect(Date.parse(result?.graded_at ?? '')).toBeGreaterThan(0);
    }
    tool.app.jobs.start();
    expect((await submit()).data).toMatchObject({ state: 'graded', result: { verdict: 'failed' } });
    for (const { read } of behind.slice(0, 2)) expect((await read()).result?.verdict).toBe('failed');
  });

  it("takes the replays out of a stored result that exceeds today's limit", async () => {
    const large = await insert({ state: 'graded', tries: 1, result: buildResult(200) });
    const usual = await insert({ state: 'graded', tries: 1, result: buildResult(3) });
    expect(JSON.stringify(await large.read()).length).toBeGreaterThan(262_144);
    const before = await usual.read();
    await migrate();
    const after = await large.read();
    expect(after.result?.tests).toEqual([{ ...STORED_TEST, requests: 200 }]);
    expect(after.result?.verdict).toBe('failed');
    expect(await usual.read()).toEqual(before);
  });

  it('is not needed by lists: they leave out the replays of older results too, and count their requests', async () => {
    await insert({ state: 'graded', tries: 1, result: buildResult(7) });
    const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
    expect(attempt.submissions[0]?.result?.tests).toEqual([{ ...STORED_TEST, requests: 7 }]);
  });
});

/** A result with this many requests, as earlier releases stored it. */
function buildResult(lines: number) {
  const line = { method: 'GET', url: '/', body: '', status: 200, response: 'x'.repeat(4_000), events: [] };
  return buildStoredResult(
    L1,
    Array.from({ length: lines }, () => line),
  );
}
