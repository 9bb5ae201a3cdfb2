import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDriverTables,
  dropDriverTables,
  emptyDriverTables,
  sample,
} from '../../../test/fixtures/database/driver-tables.ts';
import { afterCommit, type Database, type Tx } from './database.ts';
import { MIGRATIONS_DIR } from './migrations.ts';
import { createVacuumJob } from './vacuum.jobs.ts';

/**
 * @file What the server expects of transactions, notifications and an opened database. The modules' own tests run on PostgreSQL alone: whatever they rely on is
 * proven here, on both.
 */

let database: Database;
beforeAll(async () => {
  database = await createDriverTables();
});
beforeEach(() => emptyDriverTables(database));
afterAll(() => dropDriverTables(database));

const countRows = () => database.db.$count(sample);
const FAULT = new Error('the work failed');
const fail = () => Promise.reject(FAULT);

describe('a transaction', () => {
  const insert = (tx: Tx, id: number) => tx.insert(sample).values({ id });

  it('a transaction returns its value and keeps its rows; one that throws keeps none and throws the same error', async () => {
    const { db } = database;
    expect(await db.transaction(async (tx) => (await insert(tx, 1), 'done'))).toBe('done');
    await expect(db.transaction(async (tx) => (await insert(tx, 2), fail()))).rejects.toBe(FAULT);
    expect(await countRows()).toBe(1);
  });

  it('a failing statement rolls its transaction back, and the next one begins clean', async () => {
    const { db } = database;
    const failing = db.transaction(async (tx) => {
      await insert(tx, 1);
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await db.transaction((tx) => tx.$count(sample))).toBe(0);
  });

  it('a failing nested transaction loses only the inner rows', async () => {
    await database.db.transaction(async (tx) => {
      await insert(tx, 1);
      await expect(tx.transaction(async (inner) => (await insert(inner, 2), fail()))).rejects.toBe(FAULT);
      await insert(tx, 3);
    });
    const rows = await database.db.select({ id: sample.id }).from(sample).orderBy(sample.id);
    expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('a query outside a transaction sees all or none of it, and the transaction sees that the query ran', async () => {
    let outside: Promise<{ rows: string }[]> | undefined;
    await database.db.transaction(async (tx) => {
      await insert(tx, 1);
      outside = database.query<{ rows: string }>({
        name: 'driver_outside',
        text: 'select count(*) as rows from driver_test.sample',
        values: [],
      });
      await insert(tx, 2);
    });
    // The embedded database has one connection: the query waits for the transaction's end.
    expect(['0', '2']).toContain((await outside)?.[0]?.rows);
    expect(await countRows()).toBe(2);
  });

  it('work that waits for a commit runs once after it, and never if it fails', async () => {
    const { db } = database;
    const seen: string[] = [];
    await db.transaction(async (tx) => {
      await insert(tx, 1);
      afterCommit(tx, () => seen.push('committed'));
      seen.push('working');
    });
    const failing = db.transaction((tx) => {
      afterCommit(tx, () => seen.push('rolled back'));
      return fail();
    });
    await expect(failing).rejects.toBe(FAULT);
    expect(seen).toEqual(['working', 'committed']);
  });
});

describe('concurrent transactions', () => {
  const atOnce = <T>(count: number, work: (tx: Tx, nth: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, nth) => database.db.transaction((tx) => work(tx, nth))));

  it('two transactions that lock a row change it one after the other', async () => {
    await database.db.insert(sample).values({ id: 1, large: 0 });
    await atOnce(8, async (tx) => {
      const [row] = await tx.select({ large: sample.large }).from(sample).for('update');
      await tx.update(sample).set({ large: (row?.large ?? 0) + 1 });
    });
    expect(await database.db.select({ large: sample.large }).from(sample)).toEqual([{ large: 8 }]);
  });

  it('two transactions with the same advisory lock read and write one after the other', async () => {
    await atOnce(8, async (tx, nth) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('driver_test'))`);
      if ((await tx.$count(sample)) === 0) await tx.insert(sample).values({ id: nth });
    });
    expect(await countRows()).toBe(1);
  });

  it('two transactions that skip locked rows take different rows', async () => {
    await database.db.insert(sample).values([1, 2, 3, 4].map((id) => ({ id, isOn: false })));
    const taken = await atOnce(4, async (tx) => {
      const { rows } = (await tx.execute(sql`update driver_test.sample set is_on = true where id =
        (select id from driver_test.sample where not is_on order by id limit 1 for update skip locked)
        returning id`)) as { rows: { id: number }[] };
      return rows.map(({ id }) => id);
    });
    const ids = taken.flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(1);
  });

  it('one of two transactions that insert the same key wins', async () => {
    const made = await atOnce(6, (tx) =>
      tx.insert(sample).values({ id: 1 }).onConflictDoNothing().returning({ id: sample.id }),
    );
    expect(made.flat()).toEqual([{ id: 1 }]);
  });
});

describe('a notification', () => {
  it('a notification reaches a listener once its transaction is committed, in order, and never after a rollback', async () => {
    const { listen, db } = database;
    // One process alone uses the embedded database, and tells itself.
    if (!listen) return expect(database.kind).toBe('embedded');
    const heard: string[] = [];
    let onListening: () => void = () => undefined;
    const began = new Promise<void>((resolve) => {
      onListening = resolve;
    });
    const listening = listen('driver_test', { onMessage: (payload) => heard.push(payload), onListening });
    await began;
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('driver_test', 'never')`);
      return fail();
    });
    await expect(failing).rejects.toBe(FAULT);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('driver_test', 'first')`);
    });
    await db.execute(sql`select pg_notify('driver_test', 'second')`);
    await expect.poll(() => heard).toEqual(['first', 'second']);
    await listening.close();
  });
});

describe('an opened database', () => {
  it('an opened database is ready, and every migration was applied to it in order', async () => {
    const journal = JSON.parse(readFileSync(`${MIGRATIONS_DIR}/meta/_journal.json`, 'utf8')) as {
      entries: { when: number }[];
    };
    const rows = await database.query({
      name: 'driver_migrations',
      text: `select created_at from drizzle.__drizzle_migrations order by id`,
      values: [],
    });
    expect(await database.isReady()).toBe(true);
    expect(rows).toEqual(journal.entries.map(({ when }) => ({ created_at: String(when) })));
  });

  it.each([
    [
      'searches texts by their stems',
      `to_tsvector('english', 'injected queries') @@ to_tsquery('english', 'query')`,
    ],
    ['compares words that are almost the same', `similarity('injection', 'injektion') > 0.4`],
    ['folds case beyond ASCII', `lower('ÄÖ') = 'äö' and 'Ä' ilike 'ä'`],
    ['makes ids', `gen_random_uuid() is not null`],
    ['reads JSON by path', `'{"a": [{"b": 1}]}'::jsonb @? '$.a[*].b' and '{"a": 1}'::jsonb @> '{"a": 1}'`],
    [
      'builds JSON from rows',
      `(select json_agg(n order by n) from generate_series(1, 2) n)::text = '[1, 2]'`,
    ],
    ['counts days in UTC', `('2026-03-02T23:30:00-02'::timestamptz at time zone 'UTC')::date = '2026-03-03'`],
    ['hashes', `encode(sha256('x'::bytea), 'hex') like '2d711642%'`],
  ])('%s', async (_what, condition) => {
    const rows = await database.query({ name: '', text: `select ${condition} as holds`, values: [] });
    expect(rows).toEqual([{ holds: true }]);
  });
});

it('a table that grew is vacuumed with its statistics, and not again before it changes as much', async () => {
  const { run } = createVacuumJob(database);
  await run();
  await database.db.insert(sample).values(Array.from({ length: 5_000 }, (_, id) => ({ id })));
  expect(await run()).toBeGreaterThan(0);
  const { rows } = (await database.db.execute(
    "select reltuples::int as known from pg_class where oid = 'driver_test.sample'::regclass",
  )) as { rows: { known: number }[] };
  expect(rows).toEqual([{ known: 5_000 }]);
  await database.db.insert(sample).values({ id: 5_000 });
  expect(await run()).toBe(0);
});
