import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDriverTables,
  dropDriverTables,
  emptyDriverTables,
  sample,
} from '../../../test/fixtures/database/driver-tables.ts';
import { type Database, isDatabaseGone, toConstraint } from './database.ts';

/**
 * @file What the server expects of values, faults and statements. The modules' own tests run on PostgreSQL alone: whatever they rely on is
 * proven here, on both.
 */

let database: Database;
beforeAll(async () => {
  database = await createDriverTables();
});
beforeEach(() => emptyDriverTables(database));
afterAll(() => dropDriverTables(database));

/** Runs a text both ways: as a prepared statement, and by drizzle. */
const ways = [
  ['query', (statement: string) => database.query({ name: '', text: statement, values: [] })],
  [
    'drizzle',
    async (statement: string) =>
      ((await database.db.execute(sql.raw(statement))) as { rows: Record<string, unknown>[] }).rows,
  ],
] as const;

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
    expect(await database.db.$count(sample)).toBe(0);
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
