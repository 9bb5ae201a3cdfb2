import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measureDuring } from './machine-speed.ts';

/** Measures what is in the list, one after the other. */
const measureInTurn = (list: number[]) => async () => list.shift() ?? Number.NaN;

describe("the machine's slowness during a step", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('the slowness is the mean of before and after if the step is short', async () => {
    const { result, slowness } = await measureDuring(async () => 'done', measureInTurn([1, 2]));
    expect({ result, slowness }).toEqual({ result: 'done', slowness: 1.5 });
  });

  it('the slowness counts what shares the machine in the middle of a step', async () => {
    const run = async () => void (await vi.advanceTimersByTimeAsync(45_000));
    const { slowness } = await measureDuring(run, measureInTurn([1, 3, 3, 1]));
    expect(slowness).toBe(2);
  });

  it('the slowness is no longer measured after a step that failed', async () => {
    const left = [1, 1, 1];
    const fail = () => Promise.reject(new Error('no such program'));
    await expect(measureDuring(fail, measureInTurn(left))).rejects.toThrow('no such program');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(left).toHaveLength(2);
  });
});
