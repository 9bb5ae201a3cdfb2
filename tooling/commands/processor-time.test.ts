import { describe, expect, it } from 'vitest';
import { createTimeSum, type ProcessTime, readStat } from './processor-time.ts';

const buildProcess = (pid: number, parent: number, ticks: number, start = pid): ProcessTime => ({
  pid,
  parent,
  start,
  ticks,
});

describe("a process's processor time", () => {
  it('the time is read from /proc, whatever the name of the process', () => {
    const fields = ['S', 7, 1, 1, 0, -1, 0, 0, 0, 0, 0, 250, 50, 9, 9, 20, 0, 1, 0, 12345, 0];
    expect(readStat(`42 (a) b (c) ${fields.join(' ')}`)).toEqual({
      pid: 42,
      parent: 7,
      start: 12345,
      ticks: 300,
    });
  });

  it('the time includes that of its descendants, and of nothing else', () => {
    const sum = createTimeSum(10);
    sum.add([
      buildProcess(12, 11, 300),
      buildProcess(10, 1, 100),
      buildProcess(11, 10, 200),
      buildProcess(9, 1, 900),
    ]);
    expect(sum.seconds()).toBe(6);
  });

  it('the time includes that of a descendant that has ended', () => {
    const sum = createTimeSum(10);
    sum.add([buildProcess(10, 1, 100), buildProcess(11, 10, 200)]);
    sum.add([buildProcess(10, 1, 150)]);
    expect(sum.seconds()).toBe(3.5);
  });

  it('the time includes that of a descendant whose parent has ended', () => {
    const sum = createTimeSum(10);
    sum.add([buildProcess(10, 1, 100), buildProcess(11, 10, 100), buildProcess(12, 11, 100)]);
    sum.add([buildProcess(10, 1, 100), buildProcess(12, 1, 300)]);
    sum.add([buildProcess(10, 1, 100), buildProcess(12, 1, 300), buildProcess(13, 12, 100)]);
    expect(sum.seconds()).toBe(6);
  });

  it('the time excludes a stranger with the number of a process that has ended', () => {
    const sum = createTimeSum(10);
    sum.add([buildProcess(10, 1, 100), buildProcess(11, 10, 200)]);
    sum.add([buildProcess(10, 1, 100), buildProcess(11, 1, 700, 99)]);
    sum.add([buildProcess(10, 1, 100), buildProcess(11, 1, 900, 99)]);
    expect(sum.seconds()).toBe(3);
  });
});
