import { readdirSync } from 'node:fs';
import path from 'node:path';
import { login } from '@drawbridge/contracts/identity';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../test/fixtures/create-test-tool.ts';
import { ENCRYPTED_COLUMNS } from '../../encrypted-columns.ts';
import { identityProvider } from '../../modules/identity/sso/sso.table.ts';
import { createKeyRing } from '../../modules/kernel/keys/keys.ts';
import { DEMO_PASSWORD } from '../../modules/operations/demo/index.ts';
import { createLog } from '../log/log.ts';
import { createRenewal } from './renew-encrypted.jobs.ts';
import { createSecret } from './secret.ts';

const OLD = 'a secret of the tests, thirty-two or more';
const NEW = 'another secret of the tests, thirty-two or more';
const SOURCE = path.join(import.meta.dirname, '../..');

describe('ASVS 11.2.2 an old secret', () => {
  const before = createSecret(OLD);

  it('an old secret still decrypts, and the new one encrypts', () => {
    const secret = createSecret(NEW, OLD);
    expect(secret.decrypt(before.encrypt('text'))).toBe('text');
    expect(createSecret(NEW).decrypt(secret.encrypt('text'))).toBe('text');
    expect(() => before.decrypt(secret.encrypt('text'))).toThrow();
  });

  it("renewal covers the old secret's own texts, and no others", () => {
    const secret = createSecret(NEW, OLD);
    const renewed = secret.renew(before.encrypt('text'));
    expect(createSecret(NEW).decrypt(renewed ?? '')).toBe('text');
    expect(
      [renewed, createSecret('x'.repeat(32)).encrypt('text'), 'AAAA', ''].map((text) =>
        secret.renew(text ?? ''),
      ),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('changed text is not decrypted', () => {
    const bytes = Buffer.from(before.encrypt('text'), 'base64url');
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    expect(() => createSecret(NEW, OLD).decrypt(bytes.toString('base64url'))).toThrow();
  });
});

describe('ASVS 11.2.2 a new SECRET_KEY', () => {
  let tool: TestTool;
  beforeAll(async () => {
    tool = await createTestTool();
  });
  afterAll(() => tool.close());

  it('every column that contains encrypted text is known', async () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.table.ts'),
    );
    const exported = await Promise.all(
      files.map((file) => import(path.join(SOURCE, file)) as Promise<object>),
    );
    const found = exported
      .flatMap((module) => Object.values(module))
      .filter((value): value is PgTable => is(value, PgTable))
      .flatMap((table) =>
        Object.keys(getTableColumns(table))
          .filter((field) => field.startsWith('encrypted'))
          .map((field) => `${getTableName(table)}.${field}`),
      );
    const known = ENCRYPTED_COLUMNS.map(({ table, field }) => `${getTableName(table)}.${field}`);
    expect([...new Set(found)].toSorted()).toEqual(known.toSorted());
  });

  it('after renewal nothing needs the old key, and sign-in still works', async () => {
    const { database, clock } = tool;
    const { data } = await tool.anonymous.call(login, {
      username: 'member@acme.test',
      password: DEMO_PASSWORD,
    });
    expect(data.IdToken).toBeTruthy();
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const renewal = createRenewal(ENCRYPTED_COLUMNS, { database, secret: createSecret(NEW, OLD), log });
    expect(await renewal.run()).toBeGreaterThan(2);
    expect(await renewal.run()).toBe(0);
    expect(lines.at(-1)).toContain('"values":0');
    const current = createSecret(NEW);
    const providers = await database.db
      .select({ value: identityProvider.encryptedSecret })
      .from(identityProvider);
    const values = providers.flatMap(({ value }) => (value === null ? [] : [value]));
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(current.decrypt(value)).not.toBe('');
    const ring = createKeyRing('portal', { database, secret: current, clock });
    expect((await ring.current()).privateKey).toBeDefined();
  });
});
