import { describe, expect, it } from 'vitest';
import { toShareByKey, toShareByPointer } from './splitter-math.ts';

const limits = { min: 20, max: 80 };
const ltr = { orientation: 'horizontal', isRtl: false, withShift: false } as const;

describe('toShareByKey', () => {
  it('toShareByKey moves by 2, with Shift by 10, and stops at the limits', () => {
    expect(toShareByKey('ArrowRight', 50, limits, ltr)).toBe(52);
    expect(toShareByKey('ArrowLeft', 50, limits, { ...ltr, withShift: true })).toBe(40);
    expect(toShareByKey('ArrowRight', 79, limits, ltr)).toBe(80);
  });
  it('toShareByKey follows the direction of the text', () => {
    expect(toShareByKey('ArrowLeft', 50, limits, { ...ltr, isRtl: true })).toBe(52);
  });
  it('toShareByKey moves to both ends', () => {
    expect(toShareByKey('Home', 50, limits, ltr)).toBe(20);
    expect(toShareByKey('End', 50, limits, ltr)).toBe(80);
  });
  it('toShareByKey ignores keys of the other axis', () => {
    expect(toShareByKey('ArrowDown', 50, limits, ltr)).toBeUndefined();
    expect(toShareByKey('ArrowDown', 50, limits, { ...ltr, orientation: 'vertical' })).toBe(52);
  });
});

describe('toShareByPointer', () => {
  const box = { left: 100, right: 300, top: 0, width: 200, height: 100 };
  it('toShareByPointer measures from the start of the text', () => {
    expect(toShareByPointer({ clientX: 160, clientY: 0 }, box, limits, ltr)).toBe(30);
    expect(toShareByPointer({ clientX: 160, clientY: 0 }, box, limits, { ...ltr, isRtl: true })).toBe(70);
  });
});
