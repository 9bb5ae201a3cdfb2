import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  asId,
  getSubmission,
  type LabResult,
  openLab,
  type ReplayLine,
  submitLab,
  type TestResult,
} from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../test/fixtures/lab-tool.ts';
import { MIGRATIONS_DIR } from '../../platform/db/migrations.ts';

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

/** Runs the migration over what is there: it changes rows only, so it may run again. */
async function migrate(): Promise<void> {
  const name = readdirSync(MIGRATIONS_DIR).find((file) => file.endsWith('_free_stuck_submissions.sql'));
  const text = readFileSync(path.join(MIGRATIONS_DIR, name ?? ''), 'utf8');
  for (const statement of text.split('--> statement-breakpoint'))
    await tool.database.db.execute(sql.raw(statement));
}

interface Row {
  state: 'queued' | 'running' | 'graded';
  tries: number;
  result?: LabResult;
}

async function insert({ state, tries, result }: Row) {
  const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
  const id = asId<'submission'>(randomUUID());
  const now = tool.clock.now().toISOString();
  await tool.database.query({
    name: 'insert_old_submission',
    text: `insert into lab_submission
        (id, attempt_id, person_id, tenant, files, state, tries, result, claimed_until, submitted_at)
      select $1::uuid, a.id, a.person_id, 'none', '[]'::jsonb, $3::text, $4::int, $5::jsonb, $6::timestamptz, $7::timestamptz
      from lab_attempt a where a.id = $2::uuid`,
    values: [
      id,
      attempt.attempt_id,
      state,
      tries,
      result ? JSON.stringify(result) : null,
      state === 'running' ? now : null,
      now,
    ],
  });
  tool.clock.advance(1);
  return { id, read: async () => (await learner.call(getSubmission, { submission_id: id })).data };
}

async function submit() {
  const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
  const submission_id = asId<'submission'>(randomUUID());
  return learner.call(submitLab, { submission_id, attempt_id: attempt.attempt_id, files: [] });
}

describe('the migration that frees stuck submissions', () => {
  it('leaves alone what was taken up less often, and what is graded', async () => {
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

  it('gives a verdict to what was taken up three times, and the learner submits again', async () => {
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

  it('takes the replays out of a stored result that is larger than results are now', async () => {
    const large = await insert({ state: 'graded', tries: 1, result: buildResult(200) });
    const usual = await insert({ state: 'graded', tries: 1, result: buildResult(3) });
    expect(JSON.stringify(await large.read()).length).toBeGreaterThan(262_144);
    const before = await usual.read();
    await migrate();
    const after = await large.read();
    const { replay: _replay, ...test } = toTest([]);
    expect(after.result?.tests).toEqual([{ ...test, requests: 200 }]);
    expect(after.result?.verdict).toBe('failed');
    expect(await usual.read()).toEqual(before);
  });

  it('is not needed by lists: they leave out the replays of older results too, and count their requests', async () => {
    await insert({ state: 'graded', tries: 1, result: buildResult(7) });
    const { attempt } = (await learner.call(openLab, { lab_id: L1 })).data;
    const { replay: _replay, ...test } = toTest([]);
    expect(attempt.submissions[0]?.result?.tests).toEqual([{ ...test, requests: 7 }]);
  });
});

function toTest(replay: ReplayLine[]): TestResult {
  return {
    id: 'one',
    title: 'One',
    kind: 'exploit',
    visibility: 'visible',
    status: 'failed',
    weight: 1,
    fuel: 1,
    message: '',
    replay,
  };
}

/** A result as earlier releases stored it. */
function buildResult(lines: number): LabResult {
  const line = { method: 'GET', url: '/', body: '', status: 200, response: 'x'.repeat(4_000), events: [] };
  return {
    grade_id: 'g',
    lab_id: L1,
    content_hash: '',
    engine: '',
    engine_hash: '',
    submission_hash: '',
    verdict: 'failed',
    score: 0,
    max: 1,
    tests: [toTest(Array.from({ length: lines }, () => line))],
    usage: { fuel: 1, wall_ms: 1 },
    outcome_hash: '',
    log: '',
    graded_at: '2026-03-01T00:00:00.000Z',
    signature: '',
  };
}
