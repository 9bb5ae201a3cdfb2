import { p256 } from '@noble/curves/nist.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { makeKeyPair, runCrypto } from './crypto.ts';

const world = { newHex: (bytes: number) => '0'.repeat(bytes * 2) };
const run = (...args: string[]) => runCrypto(world, args);
const toHex = (text: string) => bytesToHex(new TextEncoder().encode(text));
const own = makeKeyPair('own');
const other = makeKeyPair('other');

describe('signatures that are not computed twice', () => {
  it('signatures are those of the library, the first time and again', () => {
    const secret = own.privateKey;
    const [first, again] = [run('sign', secret, toHex('a')), run('sign', secret, toHex('a'))];
    expect(again).toBe(first);
    const key = hexToBytes(
      Buffer.from(own.publicKey.split('\n').slice(1, -2).join(''), 'base64').toString('hex').slice(52),
    );
    expect(p256.verify(hexToBytes(first), hexToBytes(toHex('a')), key)).toBe(true);
  });

  it('signatures are checked for data, key and signature: any difference is refused, even after a right one', () => {
    const signature = run('sign', own.privateKey, toHex('b'));
    expect(run('verify', own.publicKey, toHex('b'), signature)).toBe('1');
    expect(run('verify', own.publicKey, toHex('c'), signature)).toBe('');
    expect(run('verify', other.publicKey, toHex('b'), signature)).toBe('');
    const forged = `${signature.slice(0, -2)}${signature.endsWith('00') ? '01' : '00'}`;
    for (let time = 0; time < 2; time++) expect(run('verify', own.publicKey, toHex('b'), forged)).toBe('');
  });

  it('signatures of something that is no key are refused each time', () => {
    for (let time = 0; time < 2; time++) {
      expect(() => run('sign', 'no key', toHex('d'))).toThrow('private key in PEM');
      expect(() => run('verify', 'no key', toHex('d'), '00')).toThrow('public key in PEM');
    }
  });
});
