import { describe, expect, inject, it } from 'vitest';
import { getTestDatabase } from './fixtures/test-database.ts';

// The client of PostgreSQL checks this by itself, for each of its connections.
describe.runIf(!inject('databaseUrl'))('the name of a statement on the embedded database', () => {
  it('belongs to one text: another one under that name is refused and does not run', async () => {
    const database = await getTestDatabase();
    const run = (text: string) => database.query({ name: 'a name used twice', text, values: [] });
    expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
    await expect(run('select 2 as two')).rejects.toThrow('two statements have the name a name used twice');
    expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
