import { describe, expect, it } from 'vitest';
import { verifyCredential } from './verify-credential.ts';

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

async function make() {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const text = `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.${Buffer.from('{"a":1}').toString('base64url')}`;
  const signature = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(text));
  const key = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { jwt: `${text}.${toBase64Url(new Uint8Array(signature))}`, load: () => Promise.resolve(key) };
}

describe('a badge credential', () => {
  it('a credential is valid with its signing key, and invalid with another or when it was changed', async () => {
    const [own, other] = [await make(), await make()];
    expect(await verifyCredential(own.jwt, '', own.load)).toBe('right');
    expect(await verifyCredential(own.jwt, '', other.load)).toBe('wrong');
    const [head, , signature] = own.jwt.split('.');
    const changed = `${head}.${Buffer.from('{"a":2}').toString('base64url')}.${signature}`;
    expect(await verifyCredential(changed, '', own.load)).toBe('wrong');
    expect(await verifyCredential('no token', '', own.load)).toBe('wrong');
  });

  it('a credential is neither if its key cannot be fetched or read', async () => {
    const { jwt } = await make();
    expect(await verifyCredential(jwt, '', () => Promise.reject(new Error('offline')))).toBe('unknown');
    expect(await verifyCredential(jwt, '', () => Promise.resolve({ kty: 'oct' }))).toBe('unknown');
  });
});
