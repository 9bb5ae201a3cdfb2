import { describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { createTestTool, getOurCatalogue, type TestToolOptions } from './fixtures/create-test-tool.ts';
import { labs } from './fixtures/lti-tool.ts';

/** A catalogue of this file alone: no other file has made a tool of this kind. */
const toOwnKind = (): TestToolOptions => ({
  labs,
  catalogue: { ...getOurCatalogue(), feed: [] },
});

/** Every row of ours as text, by table, and the next value of every sequence. */
async function readAll(database: Database): Promise<Record<string, string>> {
  const rows = await database.query<{ name: string; content: string }>({
    name: 'all_rows',
    text: `select tablename as name,
        query_to_xml(format('select * from %I t order by t::text', tablename), true, false, '')::text as content
      from pg_tables where schemaname = 'public'
      union all
      select sequencename, coalesce(last_value, 0)::text from pg_sequences where schemaname = 'public'`,
    values: [],
  });
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

describe('the second test tool of a kind', () => {
  it('a second test tool begins with the rows of the first, whatever was written in between', async () => {
    const first = await createTestTool(toOwnKind());
    const { database } = first;
    const before = await readAll(database);
    await first.as('member@acme.test');
    await database.db.execute(`update person set first_name = 'Other'`);
    await database.db.execute('delete from course_item');
    await database.db.execute(`select nextval('lab_turn')`);
    await first.close();
    const second = await createTestTool(toOwnKind());
    const after = await readAll(database);
    await second.close();
    expect(Object.keys(before).length).toBeGreaterThan(90);
    expect(after).toEqual(before);
  });

  it('a second test tool does not begin with the accounts or addresses of another kind', async () => {
    const begun = [];
    for (const options of [{}, { demo: false }, { env: { EXAMPLE_LMS_URL: 'https://lms.test' } }]) {
      const tool = await createTestTool({ ...toOwnKind(), ...options });
      const [row] = await tool.database.query<{ accounts: number; issuer: string | null }>({
        name: 'rows_of_kind',
        text: `select (select count(*)::int from account) as accounts, (select min(issuer) from lti_platform) as issuer`,
        values: [],
      });
      begun.push(row);
      await tool.close();
    }
    const accounts = begun[0]?.accounts;
    expect(accounts).toBeGreaterThan(10);
    expect(begun.slice(1)).toEqual([
      { accounts: 0, issuer: null },
      { accounts, issuer: 'https://lms.test' },
    ]);
  });
});
