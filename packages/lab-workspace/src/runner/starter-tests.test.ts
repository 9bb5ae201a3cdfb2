import { describe, expect, it, vi } from 'vitest';
import { createFakeRunner } from '../testing/fake-runner.ts';
import { labPack } from '../testing/lab-data.ts';
import { createStarterTests } from './starter-tests.ts';

describe('the tests of the starter', () => {
  it("the starter's tests run once, and their engine ends with them", async () => {
    const runner = createFakeRunner();
    const dispose = vi.spyOn(runner, 'dispose');
    const createRunner = vi.fn(() => runner);
    const read = createStarterTests(labPack, createRunner);
    const [first, second] = await Promise.all([read(), read()]);
    expect(first.map(({ id }) => id)).toEqual(labPack.tests.map(({ id }) => id));
    expect(second).toBe(first);
    expect([createRunner.mock.calls.length, dispose.mock.calls.length]).toEqual([1, 1]);
  });

  it("the starter's tests are retried after the engine failed", async () => {
    let isBroken = true;
    const read = createStarterTests(labPack, () => createFakeRunner({ isBroken }));
    await expect(read()).rejects.toThrow('WebAssembly');
    isBroken = false;
    await expect(read()).resolves.toHaveLength(labPack.tests.length);
  });
});
