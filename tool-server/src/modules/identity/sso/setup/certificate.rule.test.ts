import { describe, expect, it } from 'vitest';
import { toNoticeDays } from './certificate.rule.ts';

const END = new Date('2026-06-30T12:00:00.000Z');
const before = (days: number) => new Date(END.getTime() - days * 86_400_000);

describe('the notice of the end of a certificate', () => {
  it.each([
    [31, undefined],
    [30, 30],
    [8, 30],
    [7, 7],
    [2, 7],
    [1, 1],
    [0.1, 1],
    [0, undefined],
    [-3, undefined],
  ])('%d days before the end the notice for %s days is due', (days, notice) => {
    expect(toNoticeDays(END, before(days))).toBe(notice);
  });
});
