import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { login } from '@drawbridge/contracts/identity';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { emptyDatabase } from '../../../../test/fixtures/database/database-rows.ts';
import { getTestDatabase } from '../../../../test/fixtures/database/test-database.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createSecret } from '../../../platform/secret/secret.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';
import { createKeyRing } from './keys.ts';

let database: Database;
beforeAll(async () => {
  database = await getTestDatabase();
  await emptyDatabase(database);
});

describe('A key ring on an empty database', () => {
  it('signs immediately, although time passes while its first key is made', async () => {
    let at = Date.parse('2026-03-02T09:00:00Z');
    const clock = { now: () => new Date((at += 5)) };
    const ring = createKeyRing('portal', { database, secret: createSecret('x'.repeat(32)), clock });
    const { kid, algorithm } = await ring.current();
    expect(algorithm).toBe('ES256');
    expect((await ring.publicSet()).keys.map((key) => key.kid)).toContain(kid);
  });
});

describe('/.well-known/jwks.json', () => {
  let tool: TestTool;
  beforeAll(async () => {
    tool = await createTestTool();
  });
  afterAll(() => tool.close());

  const signIn = async (email: string) =>
    (await tool.anonymous.call(login, { username: email, password: DEMO_PASSWORD })).data.IdToken ?? '';
  const readKeys = async () =>
    ((await (await tool.fetch('/.well-known/jwks.json')).json()) as { keys: JsonWebKey[] }).keys;

  /** A client that knows only this address and RFC 7519, with a library that the server does not use. */
  async function check(token: string): Promise<JwtPayload> {
    const kid = jwt.decode(token, { complete: true })?.header.kid;
    const key = (await readKeys()).find((one) => (one as { kid?: string }).kid === kid);
    if (!key) throw new Error(`no key ${kid}`);
    return jwt.verify(token, createPublicKey({ key, format: 'jwk' }), {
      algorithms: ['ES256'],
      issuer: tool.config.publicUrl,
      audience: 'portal',
      clockTimestamp: tool.clock.now().getTime() / 1000,
    }) as JwtPayload;
  }

  it('lets an independent library accept a session token', async () => {
    expect(await check(await signIn('member@acme.test'))).toMatchObject({ email: 'member@acme.test' });
  });

  it('lets it refuse a token that was changed, and an expired one', async () => {
    const token = await signIn('member@acme.test');
    const [header, payload, signature] = token.split('.');
    const changed = Buffer.from(
      Buffer.from(payload ?? '', 'base64url')
        .toString()
        .replace('member@', 'admin1@'),
    ).toString('base64url');
    await expect(check(`${header}.${changed}.${signature}`)).rejects.toThrow('invalid signature');
    tool.clock.advance(4 * 3_600_000 + 1_000);
    await expect(check(token)).rejects.toThrow('jwt expired');
  });

  it('holds public keys only, names the use of each, and may be read by any page for five minutes', async () => {
    const reply = await tool.fetch('/.well-known/jwks.json');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('content-type')).toContain('application/json');
    for (const key of await readKeys()) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
      expect(key).not.toHaveProperty('d');
    }
  });

  it('holds the key of every token that is still valid, across a rotation', async () => {
    const before = await signIn('member@acme.test');
    const [cached] = [await readKeys()];
    tool.clock.advance(30 * 86_400_000);
    const after = await signIn('member@acme.test');
    const kidOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;
    expect(kidOf(after)).not.toBe(kidOf(before));
    // A set cached before the rotation holds the key that signs after it.
    expect(cached.map((key) => (key as { kid?: string }).kid)).toContain(kidOf(after));
    expect((await readKeys()).map((key) => (key as { kid?: string }).kid)).toContain(kidOf(before));
  });
});
