import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calculateJwkThumbprint, createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadPlatformKey } from './keys.ts';
import { createLms } from './lms.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-lms-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keyFile = () => path.join(folder, 'data', 'platform-key.pem');
const load = () => loadPlatformKey(path.join(folder, 'data'));
const readKeys = async (url: string) => (await (await fetch(`${url}/lti/keys`)).json()) as { keys: JWK[] };

describe("the platform's key", () => {
  it('the key stays the same over a restart, and so does its key set', async () => {
    const settings = { port: 0, dataDir: path.join(folder, 'data') };
    const first = await createLms(settings);
    const before = await readKeys(first.url);
    await first.close();
    const second = await createLms(settings);
    expect(await readKeys(second.url)).toEqual(before);
    await second.close();
  });

  it('the key signs after a restart what the earlier key set verifies', async () => {
    const { publicSet } = await load();
    const token = await (await load()).sign({ sub: 'noor' });
    expect((await jwtVerify(token, createLocalJWKSet(publicSet))).payload.sub).toBe('noor');
  });

  it('RFC 7638 the key has its own thumbprint as its id, so that another key never has the same id', async () => {
    const [own] = (await load()).publicSet.keys;
    expect(own?.kid).toBe(await calculateJwkThumbprint(own as JWK));
    const [other] = (await loadPlatformKey(path.join(folder, 'other'))).publicSet.keys;
    expect(other?.kid).not.toBe(own?.kid);
  });

  it('the key is in a file that only its owner can read, even if its permissions were changed', async () => {
    await load();
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    chmodSync(keyFile(), 0o644);
    await load();
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  });

  it('the key set publishes nothing private', async () => {
    const [own] = (await load()).publicSet.keys;
    expect(Object.keys(own ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('two platforms that start on one folder at the same time have one key', async () => {
    const moduli = await Promise.all(
      Array.from({ length: 4 }, async () => (await load()).publicSet.keys.map(({ n }) => n)),
    );
    expect(new Set(moduli.flat()).size).toBe(1);
  });

  it('a key that cannot be read stops the start with the name of its file', async () => {
    await load();
    writeFileSync(keyFile(), 'no key');
    await expect(load()).rejects.toThrow(keyFile());
  });
});
