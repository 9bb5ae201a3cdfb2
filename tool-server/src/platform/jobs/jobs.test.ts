import { describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { createJobs, type Job } from './jobs.ts';
import { createWaker } from './waker.ts';

const HOUR_MS = 3_600_000;

/** Jobs that take turns: each does what is due for it, and the work of one can make another's. */
function createTurns(due: Record<string, number>, makes: Record<string, string> = {}) {
  const runs: string[] = [];
  const waker = createWaker();
  const jobs = Object.keys(due).map((name): Job => {
    const run = async () => {
      runs.push(name);
      const done = due[name] ?? 0;
      due[name] = 0;
      const next = makes[name];
      if (done > 0 && next !== undefined) due[next] = (due[next] ?? 0) + 1;
      return done;
    };
    return { name, everyMs: HOUR_MS, run };
  });
  return { runs, waker, jobs: createJobs(jobs, { waker, log: createLog('silent') }) };
}

describe('draining jobs', () => {
  it('draining ends if there is no job', async () => {
    const { jobs } = createTurns({});
    await expect(jobs.drain()).resolves.toBeUndefined();
  });

  it('draining runs each job once if none finds work', async () => {
    const { jobs, runs } = createTurns({ mail: 0, digest: 0, grades: 0 });
    await jobs.drain();
    expect(runs).toEqual(['mail', 'digest', 'grades']);
  });

  it('draining runs a job again after work of a later one that made work for it', async () => {
    const due = { mail: 0, digest: 1, grades: 0 };
    const { jobs, runs } = createTurns(due, { digest: 'mail' });
    await jobs.drain();
    expect(due).toEqual({ mail: 0, digest: 0, grades: 0 });
    expect(runs).toEqual(['mail', 'digest', 'grades', 'mail', 'digest', 'grades', 'mail']);
  });

  it('draining begins with a job that was woken', async () => {
    const { jobs, runs, waker } = createTurns({ mail: 0, digest: 0, grades: 1 });
    waker.wake('grades');
    await jobs.drain();
    expect(runs).toEqual(['grades', 'mail', 'digest', 'grades']);
  });

  it('draining ends when every job has found nothing since the last work of any', async () => {
    const { jobs, runs } = createTurns({ mail: 1, digest: 0, grades: 0 });
    await jobs.drain();
    expect(runs).toEqual(['mail', 'digest', 'grades', 'mail']);
  });
});
