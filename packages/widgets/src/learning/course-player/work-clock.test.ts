import { describe, expect, it } from 'vitest';
import { createWorkClock } from './work-clock.ts';

const MINUTE = 60_000;

describe('PLAYER-40 the time worked in an item', () => {
  it('the time worked is the time between signals of work', () => {
    const clock = createWorkClock(0);
    clock.sign(MINUTE);
    clock.sign(3 * MINUTE);
    expect(clock.seconds(4 * MINUTE)).toBe(240);
  });
  it('a longer time without a signal counts as five minutes', () => {
    const clock = createWorkClock(0);
    clock.sign(MINUTE);
    clock.sign(20 * MINUTE);
    expect(clock.seconds(21 * MINUTE)).toBe(7 * 60);
  });
  it('the time worked does not grow while nobody is there', () => {
    const clock = createWorkClock(0);
    expect([clock.seconds(5 * MINUTE), clock.seconds(60 * MINUTE)]).toEqual([300, 300]);
  });
  it('time out of sight is left out', () => {
    const clock = createWorkClock(0);
    clock.pause(MINUTE);
    expect(clock.seconds(3 * MINUTE)).toBe(60);
    clock.sign(4 * MINUTE);
    expect(clock.seconds(5 * MINUTE)).toBe(120);
  });
});
