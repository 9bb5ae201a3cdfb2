import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const full = () => new Error('full');

describe('work in turn', () => {
  it('work runs one at a time for a key, in the given order', async () => {
    const inTurn = createTurns<string>(3);
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const log: string[] = [];
    const work = (name: number) => async () => {
      log.push(`begins ${name}`);
      await gates[name]?.promise;
      log.push(`ends ${name}`);
    };
    const both = [inTurn('a', work(0), full), inTurn('a', work(1), full)];
    gates[1]?.resolve();
    await Promise.resolve();
    expect(log).toEqual(['begins 0']);
    gates[0]?.resolve();
    await Promise.all(both);
    expect(log).toEqual(['begins 0', 'ends 0', 'begins 1', 'ends 1']);
  });

  it('work beyond the limit is refused immediately, and accepted again once one has ended', async () => {
    const inTurn = createTurns<string>(2);
    const gate = Promise.withResolvers<void>();
    const two = [inTurn('a', () => gate.promise, full), inTurn('a', () => Promise.resolve(), full)];
    await expect(inTurn('a', () => Promise.resolve(), full)).rejects.toThrow('full');
    gate.resolve();
    await Promise.all(two);
    expect(await inTurn('a', () => Promise.resolve('done'), full)).toBe('done');
  });

  it('work of one key does not wait for another key, or for a failure', async () => {
    const inTurn = createTurns<string>(2);
    const gate = Promise.withResolvers<void>();
    const held = inTurn('a', () => gate.promise, full);
    expect(await inTurn('b', () => Promise.resolve('b'), full)).toBe('b');
    gate.reject(new Error('failed'));
    const next = inTurn('a', () => Promise.resolve('next'), full);
    await expect(held).rejects.toThrow('failed');
    expect(await next).toBe('next');
  });
});
