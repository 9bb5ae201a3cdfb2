import { expect, it } from 'vitest';
import { getTestDatabase } from './fixtures/test-database.ts';

const ONE = { name: 'one_row', text: 'select 1 as one', values: [] };

it('a test fails if work in a transaction uses the database itself', async () => {
  const database = await getTestDatabase();
  const { db } = database;
  await expect(db.transaction(() => database.query(ONE))).rejects.toThrow('a transaction is open');
  await expect(db.transaction(() => db.execute('select 1'))).rejects.toThrow('a transaction is open');
  await expect(db.transaction(() => db.transaction(() => Promise.resolve()))).rejects.toThrow(
    'a transaction is open',
  );
});

it('work that a transaction began may use the database once the transaction has ended', async () => {
  const { db, query } = await getTestDatabase();
  const ended = Promise.withResolvers<void>();
  let later: Promise<unknown> | undefined;
  await db.transaction((tx) => {
    later = ended.promise.then(() => query(ONE));
    return tx.execute('select 1');
  });
  ended.resolve();
  expect(await later).toEqual([{ one: 1 }]);
});
