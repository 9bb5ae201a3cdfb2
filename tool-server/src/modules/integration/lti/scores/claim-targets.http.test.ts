import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { countWaiting } from '../../../../../test/fixtures/database/count-waiting.ts';
import { createGrades, type Grades } from '../../../../../test/fixtures/lti/grades.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { claimTargets, settle, storeDelivered } from './scores.store.ts';

let lti: LtiTool;
let grades: Grades;
let holder: pg.Client;
let claimer: pg.Client;

const LOCK = 4711;
/** Found in place of `random`, which a claim calls after its snapshot is taken and before it locks a row. */
const HOLD = `create schema held;
  create function held.random() returns double precision language plpgsql volatile as $$
    begin perform pg_advisory_xact_lock(${LOCK}); return 0.5; end $$;
  set search_path = held, public, pg_catalog`;
const ROOM = { limit: 9, each: 9, byPlatform: {}, eachCompany: 9, byCompany: {} };

const connect = async () => {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  return client;
};

// The embedded database has one connection: its statements never run side by side.
describe.runIf(inject('databaseUrl'))('LTI-19 a result that is recorded while its score is claimed', () => {
  beforeEach(async () => {
    lti = await createLtiTool();
    grades = createGrades(lti);
    [holder, claimer] = await Promise.all([connect(), connect()]);
    await claimer.query(HOLD);
  });
  afterEach(async () => {
    await claimer.query('drop schema held cascade');
    await Promise.all([holder.end(), claimer.end()]);
    await lti.close();
  });

  /** The claim sees what was there before the result, and locks what is there after it. */
  async function claimDuring(record: () => Promise<void>) {
    const now = lti.tool.clock.now();
    const slow: Database = {
      ...lti.tool.database,
      query: async ({ text, values }) => (await claimer.query(text, values as unknown[])).rows,
    };
    await holder.query(`select pg_advisory_lock(${LOCK})`);
    const claiming = claimTargets(slow, { now, until: new Date(now.getTime() + 60_000), room: ROOM });
    await expect.poll(countWaiting).toBe(1);
    await record();
    await holder.query(`select pg_advisory_unlock(${LOCK})`);
    const [target] = await claiming;
    if (!target) throw new Error('nothing was claimed');
    return target;
  }

  it('is sent where there was none before', async () => {
    const launched = await grades.enter();
    const target = await claimDuring(() => grades.grade(4));
    await settle(lti.tool.database, target);
    await grades.deliver();
    expect([grades.given(), await grades.toState(launched)]).toEqual([[40], 'delivered']);
  });

  it('is sent after the one before it', async () => {
    const launched = await grades.enter();
    await grades.grade(4);
    const target = await claimDuring(() => grades.grade(9));
    await storeDelivered(lti.tool.database, target, lti.tool.clock.now());
    await grades.deliver();
    expect([grades.given(), await grades.toState(launched)]).toEqual([[90], 'delivered']);
  });
});
