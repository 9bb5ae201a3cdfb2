import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBinaries } from '../../testing/build-lab.ts';
import { createSqlSlot, type SqlSlot } from './slot.ts';

const module = new WebAssembly.Module(readBinaries().sqlite as Uint8Array<ArrayBuffer>);
const SEED =
  "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO people VALUES (1, 'Ada'), (2, 'Bo');";

function openSlot(ticks = 200): SqlSlot {
  const slot = createSqlSlot(module);
  slot.budget.arm(ticks);
  slot.open(SEED);
  return slot;
}

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';

describe('A slot of the sql engine', () => {
  it('a recursive query ends by fuel, and the slot is dropped', () => {
    const slot = openSlot();
    expect(() => slot.run('all', ENDLESS)).toThrow('budget of steps');
    expect(slot.reusable()).toBe(false);
  });

  it.each([
    ['an attached memory', "ATTACH ':memory:' AS other", /not authorized|too many attached/],
    ['an attached file', "ATTACH '/etc/passwd' AS other", /not authorized|too many attached/],
    ['a copy to a file', "VACUUM INTO '/tmp/stolen.db'", /authorization denied/],
    ['an extension', "SELECT load_extension('/tmp/evil.so')", /not authorized|no such function/],
    ['another journal', 'PRAGMA journal_mode = WAL', /not authorized/],
    ['a writable schema', 'PRAGMA writable_schema = 1', /not authorized/],
    ['another folder', "PRAGMA temp_store_directory = '/tmp'", /not authorized/],
    ['a file read', "SELECT readfile('/etc/passwd')", /not authorized|no such function/],
    ['a huge blob', 'SELECT randomblob(100000000)', /too big/],
    ['a huge text', "SELECT printf('%.*c', 90000000, 'x')", /too big|out of memory/],
    ['a long pattern', "SELECT 'x' LIKE '" + '%x'.repeat(600) + "'", /pattern too complex/],
    ['a deep expression', `SELECT 1${'+1'.repeat(200)}`, /too large/],
    ['a wide compound', `SELECT 1 ${'UNION ALL SELECT 1 '.repeat(30)}`, /too many terms/],
    ['a long statement', `SELECT '${'x'.repeat(120_000)}'`, /statement too long/],
  ])('a slot refuses %s', (_name, sql, words) => {
    expect(() => openSlot().run('all', sql)).toThrow(words);
  });

  it('the size of a result is limited', () => {
    const many =
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9000) SELECT i FROM n';
    expect(() => openSlot(10_000).run('all', many)).toThrow('more than 5000 rows');
  });

  it('values are bound, and a wrong number of them is refused', () => {
    const slot = openSlot();
    expect(slot.run('all', 'SELECT name FROM people WHERE id = ?', [2]).rows).toEqual([{ name: 'Bo' }]);
    expect(slot.run('get', 'SELECT :a AS a, @b AS b', ["' OR 1=1 --", null], ['a', 'b']).rows).toEqual([
      { a: "' OR 1=1 --", b: null },
    ]);
    expect(() => slot.run('all', 'SELECT ?', [])).toThrow('1 parameters and only 0 values');
    expect(() => slot.run('all', 'SELECT 1', [1])).toThrow('1 values for 0 parameters');
  });

  it('only the first statement runs, as in a driver, and all of them for exec', () => {
    const slot = openSlot();
    slot.run('run', 'SELECT 1; DELETE FROM people');
    expect(slot.run('all', 'SELECT count(*) AS n FROM people').rows).toEqual([{ n: 2 }]);
    slot.run('exec', 'SELECT 1; DELETE FROM people; -- done\n');
    expect(slot.run('all', 'SELECT count(*) AS n FROM people').rows).toEqual([{ n: 0 }]);
  });

  it('each result column has its table and column', () => {
    const { columns } = openSlot().run('all', 'SELECT name AS who, 1 FROM people');
    expect(columns[0]).toEqual({ name: 'who', table: 'people', origin: 'name' });
    expect(columns[1]?.table).toBe('');
  });

  it('a slot equals its image again after a refused statement, and after none at all', () => {
    const slot = openSlot();
    const image = slot.save();
    slot.load(image);
    const hash = slot.hash();
    slot.load(image);
    expect(slot.hash()).toBe(hash);
    for (const sql of ['SELECT * FROM nowhere', 'SELEC', "ATTACH 'x' AS y", 'SELECT 1']) {
      try {
        slot.run('all', sql);
      } catch {
        // Refused; this test is about its traces.
      }
      slot.load(image);
      expect([sql, slot.hash()]).toEqual([sql, hash]);
    }
  });

  it('a slot equals its image to the bit again after any series of hostile statements', () => {
    let slot = openSlot();
    const image = slot.save();
    const hash = slot.hash();
    const statements = fc.array(
      fc.constantFrom(
        ENDLESS,
        'DROP TABLE people',
        'CREATE TABLE t AS SELECT randomblob(500000)',
        "ATTACH 'x' AS y",
        'BEGIN',
        'INSERT INTO people SELECT i + 9, hex(randomblob(2000)) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000) SELECT i FROM n)',
        'SELECT nonsense',
      ),
      { minLength: 1, maxLength: 5 },
    );
    const failures = new Set<string>();
    fc.assert(
      fc.property(statements, (series) => {
        slot.budget.arm(60);
        for (const sql of series) {
          try {
            slot.run('all', sql);
          } catch (error) {
            failures.add((error as Error).name);
          }
        }
        // One that fuel ended is replaced, as a pool does.
        if (!slot.reusable()) slot = openSlot();
        slot.budget.arm(60);
        slot.load(image);
        expect(slot.hash()).toBe(hash);
        expect(slot.run('all', 'SELECT count(*) AS n FROM people').rows).toEqual([{ n: 2 }]);
        slot.load(image);
      }),
      { numRuns: 25, seed: 1 },
    );
    expect([...failures].sort()).toEqual(['LabStop', 'SqlError']);
  });
});
