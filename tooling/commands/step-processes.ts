import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

/** Each step is a process group of its own, so that whoever ends it ends its browsers and databases too. */
export const HAS_GROUPS = process.platform !== 'win32';

const running = new Set<ChildProcess>();

function end(child: ChildProcess): void {
  if (!HAS_GROUPS || child.pid === undefined) return void child.kill();
  try {
    // A process that a script has started in the background ignores SIGINT.
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends the step when this process ends before it. */
export function endWithThisProcess(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/** Lets a signal end this process, and with it the steps. To be called once. */
export function endStepsAtExit(): void {
  process.on('exit', () => {
    for (const child of running) end(child);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
