import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asId, getSubmission, type LabResult, openLab, type TestResult } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import { MIGRATIONS_DIR } from '../src/platform/db/migrations.ts';
import type { Caller, TestTool } from './create-test-tool.ts';

/** Runs a migration over what is stored now: one that changes rows only may run again. */
export async function runMigration(tool: TestTool, name: string): Promise<void> {
  const file = readdirSync(MIGRATIONS_DIR).find((found) => found.endsWith(`_${name}.sql`));
  const text = readFileSync(path.join(MIGRATIONS_DIR, file ?? ''), 'utf8');
  for (const statement of text.split('--> statement-breakpoint'))
    await tool.database.db.execute(sql.raw(statement));
}

export interface StoredSubmission {
  state: 'queued' | 'running' | 'graded';
  tries: number;
  /** As an earlier release stored it: not checked against the contract of today. */
  result?: object;
}

/** Stores a submission past the API; `read` is what the API answers for it. */
export async function insertSubmission(
  tool: TestTool,
  learner: Caller,
  lab_id: LabResult['lab_id'],
  { state, tries, result }: StoredSubmission,
) {
  const { attempt } = (await learner.call(openLab, { lab_id: asId<'lab'>(lab_id) })).data;
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

/** A result with one test; `replay` as an earlier release stored it. */
export function buildStoredResult(lab_id: string, replay: readonly object[]) {
  return {
    grade_id: 'g',
    lab_id,
    content_hash: '',
    engine: '',
    engine_hash: '',
    submission_hash: '',
    verdict: 'failed' as const,
    score: 0,
    max: 1,
    tests: [{ ...STORED_TEST, replay }],
    usage: { fuel: 1, wall_ms: 1 },
    outcome_hash: '',
    log: '',
    graded_at: '2026-03-01T00:00:00.000Z',
    signature: '',
  };
}

export const STORED_TEST: TestResult = {
  id: 'one',
  title: 'One',
  kind: 'exploit',
  visibility: 'visible',
  status: 'failed',
  weight: 1,
  fuel: 1,
  message: '',
};
