import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import type { Grant } from './grants.store.ts';
import { creditWork, end, give, moveCredits, readGrants } from './index.ts';

const [ONE, OTHER] = [toDemoPersonId('ind@demo.test'), toDemoPersonId('free@demo.test')];

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

const at = () => tool.clock.now();
const toCredit = (personId: Grant['personId'], sourceId: string) =>
  ({ personId, kind: 'points', subject: 'lab-1', source: 'work', sourceId }) as const;
const giveTo = (personId: Grant['personId'], attemptId: string) =>
  tool.database.db.transaction((tx) => give(tx, { ...toCredit(personId, attemptId), at: at() }));

describe('a piece of work', () => {
  it('a piece of work is credited to one person, even after that person lost it', async () => {
    const attemptId = randomUUID();
    expect([await giveTo(ONE, attemptId), await giveTo(OTHER, attemptId)]).toEqual([true, false]);
    await tool.database.db.transaction((tx) =>
      end(tx, toCredit(ONE, attemptId), { at: at(), because: 'test' }),
    );
    expect([await giveTo(OTHER, attemptId), await giveTo(ONE, attemptId)]).toEqual([false, true]);
  });

  it('a piece of work is credited to one of two simultaneous callers', async () => {
    const attemptId = randomUUID();
    const credited = await Promise.all([giveTo(ONE, attemptId), giveTo(OTHER, attemptId)]);
    expect(credited.filter(Boolean)).toHaveLength(1);
  });

  it("a piece of work is credited separately in each gradebook, and among several only what is nobody else's", async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const credit = (personId: Grant['personId'], subject: string, sourceIds: string[]) =>
      tool.database.db.transaction((tx) =>
        creditWork(tx, { personId, kind: 'grade', subject, sourceIds, at: at() }),
      );
    await credit(OTHER, 'platform-1', [theirs]);
    expect(await credit(ONE, 'platform-1', [mine, theirs])).toEqual(new Set([mine]));
    expect(await credit(ONE, 'platform-2', [mine, theirs])).toEqual(new Set([mine, theirs]));
  });

  it("a credit moves with a person whose work becomes another person's for good", async () => {
    const attemptId = randomUUID();
    await giveTo(OTHER, attemptId);
    await tool.database.db.transaction((tx) => moveCredits(tx, OTHER, ONE));
    expect([await giveTo(ONE, attemptId), await giveTo(OTHER, attemptId)]).toEqual([true, false]);
    expect(await readGrants(tool.database.db, { personId: OTHER, source: 'work' })).toEqual([]);
  });
});

describe('grants because of a plan, company or link', () => {
  it('a grant exists once while it is valid, and again after it ended', async () => {
    const grant = {
      personId: ONE,
      kind: 'enrolment',
      subject: 'c',
      source: 'link',
      sourceId: OTHER,
    } as const;
    const { db } = tool.database;
    const run = (again: boolean) =>
      db.transaction(async (tx) => {
        await give(tx, { ...grant, at: at() });
        await give(tx, { ...grant, at: at() });
        if (again) await end(tx, grant, { at: at(), because: 'test' });
      });
    await run(true);
    await run(false);
    const { rows } = (await db.execute(
      sql`select ended_because from grant_record where source_id = ${OTHER} order by ended_because nulls last`,
    )) as { rows: { ended_because: string | null }[] };
    expect(rows.map((row) => row.ended_because)).toEqual(['test', null]);
  });
});
