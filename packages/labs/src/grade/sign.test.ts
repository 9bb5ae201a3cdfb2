import type { LabResult } from '@drawbridge/contracts/practice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCanonicalJson } from '../engine/canonical.ts';
import { buildLab } from '../testing/build-lab.ts';
import { toResult } from './result.ts';
import { toHiddenSeed, toSignature, verifyResult } from './sign.ts';

const unsigned = toResult({
  gradeId: 'g',
  lab: buildLab(),
  files: [],
  requests: [],
  tests: [],
  limited: false,
  again: {},
  wallMs: 2,
  log: '',
  at: new Date(0),
});
const result: LabResult = { ...unsigned, signature: toSignature(unsigned, 'key') };

describe('A signed result', () => {
  it('a signed result is accepted as it was signed, in any order of its fields', () => {
    expect(verifyResult(result, 'key')).toBe(true);
    expect(verifyResult(Object.fromEntries(Object.entries(result).reverse()) as LabResult, 'key')).toBe(true);
  });

  it.each([
    ['verdict', { verdict: 'passed' as const, score: 10 }],
    ['score', { score: 9 }],
    ['lab', { lab_id: 'other' }],
    ['time', { graded_at: '2030-01-01T00:00:00.000Z' }],
    ['signature', { signature: '00'.repeat(32) }],
    ['signature cut short', { signature: result.signature.slice(2) }],
    ['signature taken away', { signature: '' }],
  ])('a signed result is refused with another %s', (_name, change) => {
    const forged = { ...result, ...change };
    expect(toCanonicalJson(forged) === toCanonicalJson(result)).toBe(false);
    expect(verifyResult(forged, 'key')).toBe(false);
  });

  it('a signed result is refused with another key', () => {
    expect(verifyResult(result, 'kay')).toBe(false);
  });

  it('hidden tests are seeded by submission and key', () => {
    const seeds = [
      toHiddenSeed('k', 'c', 's', ''),
      toHiddenSeed('k', 'c', 't', ''),
      toHiddenSeed('l', 'c', 's', ''),
      toHiddenSeed('k', 'd', 's', ''),
      toHiddenSeed('k', 'c', 's', '1'),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('a result is signed as canonical text: order does not matter, values do', () => {
    const property = fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(toCanonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    });
    fc.assert(property, { seed: 1 });
    expect(toCanonicalJson({ b: 1, a: [undefined, { d: 1, c: undefined }] })).toBe(
      '{"a":[null,{"d":1}],"b":1}',
    );
  });
});
