import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MigratingDatabase, openDatabaseBefore } from '../../../../test/fixtures/database/migration.ts';

const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const LEARNER = toId(1);
const [PLAYGROUND, LAB] = [toId(2), toId(3)];

let database: MigratingDatabase;
beforeAll(async () => {
  database = await openDatabaseBefore('ungraded_playgrounds');
  const at = `'2026-03-02T09:00:00Z'`;
  await database.query(`insert into person (id, kind) values ('${LEARNER}', 'anonymous')`);
  await database.query(`insert into lab_attempt
    (id, person_id, lab_id, number, content_hash, best_score, passed, opened_at) values
    ('${PLAYGROUND}', '${LEARNER}', 'http-bench', 1, '', 'NaN', true, ${at}),
    ('${LAB}', '${LEARNER}', 'l1-someone-elses-invoice', 1, '', 60, true, ${at})`);
  await database.query(`insert into lab_submission
    (id, attempt_id, person_id, tenant, files, state, result, submitted_at) values
    ('${toId(10)}', '${PLAYGROUND}', '${LEARNER}', 't', '[]', 'graded', '{"score":null,"max":10}', ${at}),
    ('${toId(11)}', '${LAB}', '${LEARNER}', 't', '[]', 'graded', '{"score":60,"max":60}', ${at}),
    ('${toId(12)}', '${LAB}', '${LEARNER}', 't', '[]', 'queued', null, ${at})`);
  await database.migrate();
});
afterAll(() => database.close());

it('LAB-8 the migration takes back what was graded in a playground, and nothing of a lab', async () => {
  expect(await database.query('select id from lab_submission order by id')).toEqual([
    { id: toId(11) },
    { id: toId(12) },
  ]);
  expect(await database.query('select id, best_score, passed from lab_attempt order by id')).toEqual([
    { id: PLAYGROUND, best_score: 0, passed: false },
    { id: LAB, best_score: 60, passed: true },
  ]);
});
