import type { Job } from '../../../platform/jobs/jobs.ts';

const EVERY_MS = 30_000;

/** Looks after the live sockets: ended sessions, and messages that got lost on their way here. */
export const createSocketSweep = (sweep: () => Promise<void>): Job => ({
  name: 'sockets',
  everyMs: EVERY_MS,
  async run() {
    await sweep();
    return 0;
  },
});
