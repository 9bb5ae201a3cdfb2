/**
 * Processor time of a process and all its descendants. The shell's `times` has what was waited for, to the hundredth, and
 * nothing of a browser's renderers, which nobody waits for; samples of /proc have those, up to a quarter of a second of each.
 */
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessTime {
  pid: number;
  parent: number;
  /** When it began, in ticks since the system started: tells a new process from an old one with its number. */
  start: number;
  /** Of itself, without its children. */
  ticks: number;
}

const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 250;

/** A line of /proc/<pid>/stat; the name, in brackets, may hold spaces and brackets. */
export function readStat(line: string): ProcessTime {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (index: number) => Number(fields[index]);
  return { pid: Number.parseInt(line, 10), parent: at(1), start: at(19), ticks: at(11) + at(12) };
}

function* listProcesses(): Generator<ProcessTime> {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      yield readStat(readFileSync(`/proc/${name}/stat`, 'utf8'));
    } catch {
      // It has ended since the folder was listed.
    }
  }
}

/** Adds up the time of one process and of all that descend from it, those whose parent has ended included. */
export function createTimeSum(root: number): {
  add(sample: readonly ProcessTime[]): void;
  seconds(): number;
} {
  const known = new Map<number, ProcessTime>();
  let ended = 0;
  return {
    add(sample) {
      // A parent is older than its child.
      for (const found of sample.toSorted((a, b) => a.start - b.start || a.pid - b.pid)) {
        const before = known.get(found.pid);
        const isSame = before?.start === found.start;
        if (!isSame && before) ended += before.ticks;
        if (isSame || found.pid === root || known.has(found.parent)) known.set(found.pid, found);
        else known.delete(found.pid);
      }
    },
    seconds: () =>
      ([...known.values()].reduce((sum, { ticks }) => sum + ticks, 0) + ended) / TICKS_PER_SECOND,
  };
}

/** Samples until the returned function is called, which gives the seconds; undefined where there is no /proc. */
export function watchProcessorTime(pid: number): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined;
  const sum = createTimeSum(pid);
  const timer = setInterval(() => sum.add([...listProcesses()]), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return sum.seconds();
  };
}
