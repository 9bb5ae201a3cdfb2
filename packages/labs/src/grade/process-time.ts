import { readFileSync } from 'node:fs';

/** Of /proc on Linux, whatever the kernel's own tick is. */
const TICKS_PER_SECOND = 100;

/** User and system time in a line of /proc/<pid>/stat; the name before it, in brackets, may hold spaces and brackets. */
function readTicks(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function listChildren(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/**
 * Processor time of a process and its descendants in milliseconds, as the system counts it: a jail hides nothing of it.
 * Undefined where the system does not tell.
 */
export function readProcessorMs(pid: number): number | undefined {
  try {
    const own = readTicks(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    const children = listChildren(pid).map((child) => readProcessorMs(child) ?? 0);
    return (own * 1_000) / TICKS_PER_SECOND + children.reduce((sum, ms) => sum + ms, 0);
  } catch {
    return undefined;
  }
}
