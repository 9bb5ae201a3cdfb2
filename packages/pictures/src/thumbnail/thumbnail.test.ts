import { describe, expect, it } from 'vitest';
import { createRandom } from '../seed.ts';
import * as accessPatterns from './access-patterns.ts';
import type { Pattern } from './drawing.ts';
import * as injectionPatterns from './injection-patterns.ts';
import * as otherPatterns from './patterns.ts';
import { topicCodes, toTopic } from './topics.ts';

const patterns: Record<string, Pattern> = { ...accessPatterns, ...injectionPatterns, ...otherPatterns };

/** Path commands without their numbers: what is drawn, whatever its place and size. */
const toShape = (pattern: Pattern, seed: string) => {
  const { mid, bright, lit } = pattern(createRandom(seed));
  return [mid, bright, lit].map((path) => path.replaceAll(/[\d\s.,-]+/g, '')).join('/');
};

describe('a thumbnail', () => {
  it.each(Object.entries(patterns))(
    'a thumbnail of %s is the same for the same id, and another for another',
    (_, pattern) => {
      const one = pattern(createRandom('course-1'));
      expect(pattern(createRandom('course-1'))).toEqual(one);
      expect(pattern(createRandom('course-2'))).not.toEqual(one);
    },
  );

  it.each(Object.entries(patterns))('a thumbnail of %s has valid paths', (_, pattern) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { faint, mid, bright, lit, focus } = pattern(createRandom(seed));
      for (const path of [faint, mid, bright, lit]) expect(path).toMatch(/^M[\d\sa-zA-Z.,-]+$/);
      expect(`${faint}${mid}${bright}${lit}${focus.join()}`).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it.each(['A01', 'A05'])(
    'a thumbnail of the frequent topic %s differs from another in what is drawn, not only in its position',
    (code) => {
      const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
      const shapes = new Set(seeds.map((seed) => toShape(toTopic(code).pattern, seed)));
      expect(shapes.size).toBeGreaterThanOrEqual(6);
    },
  );

  it('thumbnails differ for every OWASP code', () => {
    expect(new Set(topicCodes.map((code) => toTopic(code).pattern)).size).toBe(topicCodes.length);
  });

  it('codes are read with editions, and never fail', () => {
    expect(toTopic('A01:2025')).toBe(toTopic('a1'));
    expect(toTopic('A10')).not.toBe(toTopic('A01'));
    expect(toTopic('API3:2023')).toBe(toTopic('API'));
    expect(toTopic('ASI02')).toBe(toTopic('LLM01'));
    expect(toTopic('X03')).toBe(toTopic(undefined));
    expect(toTopic('')).toBe(toTopic('A99'));
  });
});
