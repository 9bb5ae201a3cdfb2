import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findKeyFault, findPattern } from './weak-secret.ts';

/** Bytes that look random and are the same in each run. */
const bytesOf = (seed: number, length = 32) =>
  createHash('shake256', { outputLength: length }).update(String(seed)).digest();
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => seed);

describe('a key of 32 random bytes', () => {
  it.each(['hex', 'base64', 'base64url'] as const)('a key of 32 random bytes passes as %s', (encoding) => {
    const refused = SEEDS.map((seed) => findKeyFault(bytesOf(seed).toString(encoding))).filter(Boolean);
    expect(refused).toEqual([]);
  });

  it.each([
    ['a'.repeat(64), 'sequence'],
    ['0'.repeat(64), 'sequence'],
    ['00ff'.repeat(16), 'sequence'],
    ['0123456789abcdef'.repeat(4), 'sequence'],
    ['6d1f0be2c59a7743'.repeat(4), 'repeats'],
    [`${bytesOf(1, 16).toString('base64url')}${bytesOf(1, 16).toString('base64url')}A`, 'repeats'],
    [Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex'), 'sequence'],
    [Buffer.from(Array.from({ length: 32 }, (_, index) => 3 * index)).toString('base64'), 'sequence'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 'sequence'],
    ['please-change-me-please-change-me-please-change-me', 'words'],
    ['PLEASE_CHANGE_ME_PLEASE_CHANGE_ME_PLEASE_CHANGE_ME', 'words'],
    ['correct horse battery staple of ours and then some more', 'words'],
    ['CorrectHorseBatteryStapleOfOursAndThenSomeMoreWords', 'words'],
    ['ThisIsTheSecretKeyOfOurServer2026ForThatOnlyWeKnow!', 'placeholder'],
    [Buffer.from('an ordinary sentence, in base64 this time').toString('base64'), 'text'],
    [Buffer.from('an ordinary sentence, in hex this time').toString('hex'), 'text'],
    ['603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4', 'standard'],
    [bytesOf(1, 24).toString('base64url'), 'shorter'],
    [bytesOf(1, 16).toString('hex'), 'shorter'],
  ])('a key that is no 32 random bytes is refused: %s', (key, why) => {
    expect(findKeyFault(key)).toContain(why);
  });
});

describe('a secret from another service', () => {
  it('a secret from another service passes in the usual forms, from 16 characters on', () => {
    const forms = SEEDS.flatMap((seed) => [
      bytesOf(seed, 12).toString('base64url'),
      bytesOf(seed, 8).toString('hex'),
      bytesOf(seed, 20).toString('hex'),
      BigInt(`0x${bytesOf(seed).toString('hex')}`).toString(36),
    ]);
    expect(forms.map(findPattern).filter(Boolean)).toEqual([]);
  });

  it.each([
    'a'.repeat(16),
    'abcabcabcabcabcabc',
    '1234567890123456',
    'your-chat-secret-here',
    'abcdefghijklmnop',
  ])('a weak secret is refused: %s', (secret) => expect(findPattern(secret)).toBeDefined());
});
