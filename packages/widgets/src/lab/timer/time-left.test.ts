import { describe, expect, it } from 'vitest';
import { toClock, toTimeLeft } from './time-left.ts';

const OPENED = '2026-03-02T09:00:00.000Z';
const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);

describe('a lab against the clock', () => {
  it('counts from when the attempt was opened', () => {
    expect(toTimeLeft(OPENED, 15, at('09:05:00'))).toEqual({ seconds: 600, isOver: false });
  });
  it('goes on below zero', () => {
    expect(toTimeLeft(OPENED, 15, at('09:16:30'))).toEqual({ seconds: -90, isOver: true });
  });
  it('is told as a clock', () => {
    expect([toClock(425), toClock(-90), toClock(4_025)]).toEqual(['7:05', '1:30', '1:07:05']);
  });
});
