import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgSchema, real, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTestDatabase } from '../../../test/fixtures/test-database.ts';
import { bytes, instant } from './columns.ts';
import { afterCommit, type Database, isDatabaseGone, type Tx, toConstraint } from './database.ts';
import { MIGRATIONS_DIR } from './migrations.ts';

/**
 * @file What the server expects of a database, the same of both. The modules' own tests run on PostgreSQL alone: whatever
 * they rely on stands here.
 */

/** Apart from the tables of ours. */
const own = pgSchema('driver_test');
const sample = own.table('sample', {
  id: integer('id').primaryKey(),
  words: text('words'),
  person: uuid('person'),
  large: bigint('large', { mode: 'number' }),
  isOn: boolean('is_on'),
  at: instant('at'),
  day: date('day'),
  part: real('part'),
  body: jsonb('body'),
  list: text('list').array(),
  file: bytes('file'),
});

let database: Database;
/** Runs a text both ways: as a prepared statement, and by drizzle. */
const ways = [
  ['query', (statement: string) => database.query({ name: '', text: statement, values: [] })],
  [
    'drizzle',
    async (statement: string) =>
      ((await database.db.execute(sql.raw(statement))) as { rows: Record<string, unknown>[] }).rows,
  ],
] as const;

beforeAll(async () => {
  database = await getTestDatabase();
  const { db } = database;
  await db.execute(sql`drop schema if exists driver_test cascade`);
  await db.execute(sql`create schema driver_test`);
  await db.execute(sql`create table driver_test.sample (id integer primary key, words text, person uuid, large bigint,
    is_on boolean, at timestamptz(3), day date, part real, body jsonb, list text[], file bytea,
    constraint sample_words_key unique (words), constraint sample_part_check check (part >= 0))`);
  await db.execute(sql`create table driver_test.child (sample_id integer constraint child_sample_fk references
    driver_test.sample (id) deferrable initially immediate)`);
});
beforeEach(async () => {
  await database.db.execute(sql`delete from driver_test.child`);
  await database.db.execute(sql`delete from driver_test.sample`);
});
afterAll(() => database.db.execute(sql`drop schema driver_test cascade`));

const countRows = () => database.db.$count(sample);
const FAULT = new Error('the work failed');
const fail = () => Promise.reject(FAULT);

describe.each(ways)('a value read by %s', (_way, read) => {
  it.each([
    [`'Zürich 🙂 \\ '' "'::text`, `Zürich 🙂 \\ ' "`],
    [`7`, 7],
    [`7::smallint`, 7],
    [`2.5::real`, 2.5],
    [`'infinity'::float8`, Number.POSITIVE_INFINITY],
    // A number would round it.
    [`9007199254740993::bigint`, '9007199254740993'],
    [`(select count(*) from driver_test.sample)`, '0'],
    [`1.50::numeric`, '1.50'],
    [`true`, true],
    [`null::text`, null],
    [`'00000000-0000-4000-8000-000000000001'::uuid`, '00000000-0000-4000-8000-000000000001'],
    [`'2026-03-02'::date`, '2026-03-02'],
    [`'2026-03-02T09:00:00.120'::timestamp`, '2026-03-02 09:00:00.12'],
    [`interval '90 minutes'`, '01:30:00'],
    [`'{"a": [1, null, "x"], "b": {}}'::jsonb`, { a: [1, null, 'x'], b: {} }],
    [`'[1]'::json`, [1]],
    [`array['a', 'b,"c', null]`, ['a', 'b,"c', null]],
    [`array[1, 2]`, [1, 2]],
    [`array[true]`, [true]],
    [`array[9007199254740993::bigint]`, ['9007199254740993']],
    [`array['00000000-0000-4000-8000-000000000001'::uuid]`, ['00000000-0000-4000-8000-000000000001']],
    [`'{}'::text[]`, []],
  ])('%s is the same on both databases', async (expression, expected) => {
    expect(await read(`select ${expression} as value`)).toEqual([{ value: expected }]);
  });

  it('timestamptz is a text that names its instant', async () => {
    const [row] = await read(`select '2026-03-02T10:00:00.123+01'::timestamptz as value`);
    expect(row?.value).toBeTypeOf('string');
    expect(new Date(String(row?.value)).toISOString()).toBe('2026-03-02T09:00:00.123Z');
  });

  it('bytea is its bytes', async () => {
    const [row] = await read(`select '\\xdead00ff'::bytea as value`);
    expect(row?.value).toBeInstanceOf(Uint8Array);
    expect(Object.values(row?.value ?? {})).toEqual([0xde, 0xad, 0, 0xff]);
  });

  it('a statement without rows gives none, and one that writes gives what it returns', async () => {
    expect(await read(`select 1 as one where false`)).toEqual([]);
    expect(await read(`insert into driver_test.sample (id) values (1)`)).toEqual([]);
    expect(await read(`update driver_test.sample set words = 'a' returning id, words`)).toEqual([
      { id: 1, words: 'a' },
    ]);
  });
});

describe('a value written', () => {
  it('as a parameter of a statement comes back as it was', async () => {
    const values = [`Zürich ' " \\ 🙂`, '', 3, -1.25, false, null, '{"a":[1]}', '{a,"b c"}'];
    const [row] = await database.query({
      name: 'driver_parameters',
      text: `select $1::text as a, $2::text as b, $3::int as c, $4::float8 as d, $5::boolean as e, $6::text as f,
        $7::jsonb as g, $8::text[] as h`,
      values,
    });
    expect(Object.values(row ?? {})).toEqual([...values.slice(0, 6), { a: [1] }, ['a', 'b c']]);
  });

  it('through a table comes back as it was, and null as null', async () => {
    const row = {
      id: 1,
      words: `Zürich ' " \\ 🙂\n`,
      person: '00000000-0000-4000-8000-000000000001',
      large: Number.MAX_SAFE_INTEGER,
      isOn: false,
      at: new Date('2026-03-02T09:00:00.123Z'),
      day: '2026-02-28',
      part: 0.5,
      body: { text: `' " \\`, list: [1, null, { deep: true }] },
      list: ['a', '', 'b,"c', 'null'],
      file: Uint8Array.from([0, 1, 255]),
    };
    const nothing = Object.fromEntries(Object.keys(row).map((key) => [key, null]));
    await database.db.insert(sample).values([row, { id: 2 }]);
    const [first, second] = await database.db.select().from(sample).orderBy(sample.id);
    expect({ ...first, file: Uint8Array.from(first?.file ?? []) }).toEqual(row);
    expect(second).toEqual({ ...nothing, id: 2 });
  });

  it('as JSON can be a list, a text or a number by itself', async () => {
    const bodies = [[1, 'a'], 'text', 5, true];
    await database.db.insert(sample).values(bodies.map((body, id) => ({ id, body })));
    const rows = await database.db.select({ body: sample.body }).from(sample).orderBy(sample.id);
    expect(rows.map(({ body }) => body)).toEqual(bodies);
  });
});

describe.each(ways)('a fault of %s', (_way, run) => {
  const toCause = (error: unknown) => ((error as Error).cause ?? error) as { code?: string; message: string };
  const faultOf = async (statement: string) => {
    const error: unknown = await run(statement).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    return { error, code: toCause(error).code, constraint: toConstraint(error) };
  };
  beforeEach(() => database.db.insert(sample).values({ id: 1, words: 'taken' }));

  it.each([
    [
      'a unique key',
      `insert into driver_test.sample (id, words) values (2, 'taken')`,
      '23505',
      'sample_words_key',
    ],
    ['a primary key', `insert into driver_test.sample (id) values (1)`, '23505', 'sample_pkey'],
    ['a check', `insert into driver_test.sample (id, part) values (2, -1)`, '23514', 'sample_part_check'],
    ['a foreign key', `insert into driver_test.child (sample_id) values (9)`, '23503', 'child_sample_fk'],
    ['a missing value', `insert into driver_test.sample (id) values (null)`, '23502', undefined],
    ['text that is no number', `select 'x'::int`, '22P02', undefined],
    ['text that is no JSON', `select '{'::jsonb`, '22P02', undefined],
    ['a number out of range', `select 3000000000::int`, '22003', undefined],
    ['an unknown column', `select nope`, '42703', undefined],
    ['a text that is no statement', `selec`, '42601', undefined],
    [
      'an error of our own',
      `do $$ begin raise exception 'x' using errcode = 'ZZ001'; end $$`,
      'ZZ001',
      undefined,
    ],
  ])('by %s has its code and the name of its constraint', async (_what, statement, code, constraint) => {
    const fault = await faultOf(statement);
    expect([fault.code, fault.constraint]).toEqual([code, constraint]);
    expect(isDatabaseGone(fault.error)).toBe(false);
    expect(await run('select 1 as next')).toEqual([{ next: 1 }]);
  });
});

describe('P11 a text that no database can store', () => {
  it('is refused as a value, and the database goes on', async () => {
    const stored = database.db.insert(sample).values({ id: 1, words: 'a\0b' });
    await expect(stored).rejects.toMatchObject({ cause: { code: '22021' } });
    const prepared = database.query({ name: 'driver_zero', text: 'select $1::text as a', values: ['a\0b'] });
    await expect(prepared).rejects.toThrow();
    expect(await countRows()).toBe(0);
  });

  it('is refused in JSON', async () => {
    const stored = database.db.insert(sample).values({ id: 1, body: { a: 'x\0' } });
    await expect(stored).rejects.toMatchObject({ cause: { code: '22P05' } });
  });
});

describe('a prepared statement', () => {
  it('runs again under its name, with other values', async () => {
    const run = (value: number) =>
      database.query({ name: 'driver_twice', text: 'select $1::int + 1 as next', values: [value] });
    const found = [];
    for (let value = 0; value < 8; value += 1) found.push((await run(value))[0]?.next);
    expect(found).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('runs again after it failed', async () => {
    const run = (value: string) =>
      database.query({ name: 'driver_fails', text: 'select $1::text::int as number', values: [value] });
    await expect(run('x')).rejects.toThrow('invalid input syntax');
    expect(await run('5')).toEqual([{ number: 5 }]);
  });

  it('belongs to one text: another one under that name is refused and does not run', async () => {
    const run = (statement: string) =>
      database.query({ name: 'a name used twice', text: statement, values: [] });
    expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
    await expect(run('select 2 as two')).rejects.toThrow(/a name used twice/);
    expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a transaction', () => {
  const insert = (tx: Tx, id: number) => tx.insert(sample).values({ id });

  it('gives its value and keeps its rows; one that throws keeps none and throws the same', async () => {
    const { db } = database;
    expect(await db.transaction(async (tx) => (await insert(tx, 1), 'done'))).toBe('done');
    await expect(db.transaction(async (tx) => (await insert(tx, 2), fail()))).rejects.toBe(FAULT);
    expect(await countRows()).toBe(1);
  });

  it('is rolled back by a statement that fails, and the next one begins clean', async () => {
    const { db } = database;
    const failing = db.transaction(async (tx) => {
      await insert(tx, 1);
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await db.transaction((tx) => tx.$count(sample))).toBe(0);
  });

  it('loses only the inner rows when one nested in it fails', async () => {
    await database.db.transaction(async (tx) => {
      await insert(tx, 1);
      await expect(tx.transaction(async (inner) => (await insert(inner, 2), fail()))).rejects.toBe(FAULT);
      await insert(tx, 3);
    });
    const rows = await database.db.select({ id: sample.id }).from(sample).orderBy(sample.id);
    expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('is seen by a query outside it whole or not at all, and sees that the query ran', async () => {
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

  it('runs what waits for its commit once, after it, and never when it fails', async () => {
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

describe('transactions at the same time', () => {
  const atOnce = <T>(count: number, work: (tx: Tx, nth: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, nth) => database.db.transaction((tx) => work(tx, nth))));

  it('change a row that each has locked one after the other', async () => {
    await database.db.insert(sample).values({ id: 1, large: 0 });
    await atOnce(8, async (tx) => {
      const [row] = await tx.select({ large: sample.large }).from(sample).for('update');
      await tx.update(sample).set({ large: (row?.large ?? 0) + 1 });
    });
    expect(await database.db.select({ large: sample.large }).from(sample)).toEqual([{ large: 8 }]);
  });

  it('with the same advisory lock look and write one after the other', async () => {
    await atOnce(8, async (tx, nth) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('driver_test'))`);
      if ((await tx.$count(sample)) === 0) await tx.insert(sample).values({ id: nth });
    });
    expect(await countRows()).toBe(1);
  });

  it('take different rows where they skip what is locked', async () => {
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

  it('that insert the same key have one winner', async () => {
    const made = await atOnce(6, (tx) =>
      tx.insert(sample).values({ id: 1 }).onConflictDoNothing().returning({ id: sample.id }),
    );
    expect(made.flat()).toEqual([{ id: 1 }]);
  });
});

describe('a notification', () => {
  it('reaches a listener once its transaction is committed, in order; one of a rolled back transaction never does', async () => {
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
  it('is ready, and every migration was applied to it, in order', async () => {
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
