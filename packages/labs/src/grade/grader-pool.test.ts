import { describe, expect, it } from 'vitest';
import { createGraderPool } from './grader-pool.ts';
import type { GraderProcess } from './grader-process.ts';

function createFakeProcess(pid: number): GraderProcess {
  const gone = Promise.withResolvers<void>();
  return {
    pid,
    ready: Promise.resolve(),
    gone: gone.promise,
    alive: () => true,
    cpuMs: () => 0,
    graded: () => 0,
    kill: () => gone.resolve(),
    grade: () => Promise.reject(new Error('not part of this test')),
  };
}

describe('the grader pool', () => {
  it('the pool does one more task than its size at the same time, so that a starter takes no process from a submission', async () => {
    let started = 0;
    const pool = createGraderPool({
      size: 1,
      start: () => {
        started += 1;
        return createFakeProcess(started);
      },
      log: () => undefined,
    });
    await pool.ready;
    const working = new Set<number>();
    const gate = Promise.withResolvers<void>();
    const work = async ({ pid }: GraderProcess) => {
      working.add(pid);
      await gate.promise;
    };
    const all = [pool.use('js', work), pool.use('js', work), pool.use('js', work)];
    await expect.poll(() => working.size).toBe(2);
    expect(pool.pids()).toHaveLength(2);
    gate.resolve();
    await Promise.all(all);
    await pool.close();
  });
});
