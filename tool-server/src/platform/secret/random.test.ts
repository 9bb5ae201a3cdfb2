import { describe, expect, it } from 'vitest';
import { takeRandomBytes } from './random.ts';

describe('takeRandomBytes', () => {
  it('takeRandomBytes returns the requested number of bytes, never the same twice, across the end of its pool', () => {
    const given = Array.from({ length: 1_000 }, () => takeRandomBytes(17));
    expect(new Set(given.map(({ length }) => length))).toEqual(new Set([17]));
    expect(new Set(given.map((bytes) => bytes.toString('hex'))).size).toBe(1_000);
  });

  it('takeRandomBytes returns separate bytes: later calls do not change them', () => {
    const first = takeRandomBytes(16);
    const before = first.toString('hex');
    for (let call = 0; call < 600; call += 1) takeRandomBytes(16);
    expect(first.toString('hex')).toBe(before);
  });
});
