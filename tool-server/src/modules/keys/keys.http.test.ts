import { beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, getTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../platform/db/database.ts';
import { createSecret } from '../../platform/secret/secret.ts';
import { createKeyRing } from './keys.ts';

let database: Database;
beforeAll(async () => {
  database = await getTestDatabase();
  await emptyDatabase(database);
});

describe('A key ring on an empty database', () => {
  it('signs at once, although time goes on while its first key is made', async () => {
    let at = Date.parse('2026-03-02T09:00:00Z');
    const clock = { now: () => new Date((at += 5)) };
    const ring = createKeyRing('portal', { database, secret: createSecret('x'.repeat(32)), clock });
    const { kid, algorithm } = await ring.current();
    expect(algorithm).toBe('ES256');
    expect((await ring.publicSet()).keys.map((key) => key.kid)).toContain(kid);
  });
});
