import { readProcessorMs } from './process-time.ts';

/**
 * Limits after which a process is stopped, in milliseconds of processor time, whatever else the machine does. Fuel ends
 * every program long before. These limits are for faults of the engine and for a process that does not do its work.
 */
export interface ProcessLimits {
  /** From the start of the process until it is ready. */
  bootMs: number;
  /** Until a runtime that a submission needs has started. */
  loadMs: number;
  /** Without progress of a submission. */
  quietMs: number;
  /** For all tests of a submission, however much progress is reported. */
  wholeMs: number;
  /** The interval at which the process is checked, in milliseconds of wall time. */
  checkMs: number;
  /**
   * The number of checks without progress after which a process that uses no time, for instance a stopped one, is
   * ended. Twice as many with progress. Another process then serves the submission.
   */
  checks: number;
}

const DEFAULTS: ProcessLimits = {
  bootMs: 30_000,
  loadMs: 60_000,
  quietMs: 5_000,
  wholeMs: 60_000,
  checkMs: 1_000,
  checks: 300,
};

/** True when the system tells the processor time of a process. */
const TELLS_TIMES = readProcessorMs(process.pid) !== undefined;

/** What a process is expected to do next. */
type Phase = 'boot' | 'load' | 'grade';

const WHY: Record<Phase, string> = {
  boot: 'the grader process did not start in time',
  load: 'a runtime did not start in time',
  grade: 'no progress within the time limit',
};

/** Checks a process while something is expected of it. */
export interface ProcessWatch {
  /** Begins a phase. */
  expect(phase: Phase): void;
  /** Records progress in the phase. */
  progress(): void;
  /** Ends the watch: nothing is expected any more. */
  rest(): void;
}

/**
 * Watches a process. `lose` is called once a limit is exceeded. Where the system does not tell the time of a process,
 * wall time counts.
 */
export function createProcessWatch(
  pid: number,
  lose: (why: string) => void,
  limits: Partial<ProcessLimits> = {},
): ProcessWatch {
  const { checkMs, checks, wholeMs, ...phases } = { ...DEFAULTS, ...limits };
  const most: Record<Phase, number> = { boot: phases.bootMs, load: phases.loadMs, grade: phases.quietMs };
  let timer: NodeJS.Timeout | undefined;
  let phase: Phase = 'boot';
  let moved = false;
  /** Times of the process at the first check after each event. Reading them at every event would cost more. */
  let since: number | undefined;
  let begun: number | undefined;
  let looks = 0;
  let allLooks = 0;

  function look(): void {
    const ms = TELLS_TIMES ? readProcessorMs(pid) : performance.now();
    // It has ended: its exit follows.
    if (ms === undefined) return;
    if (moved) {
      since = undefined;
      looks = 0;
    }
    moved = false;
    since ??= ms;
    begun ??= ms;
    looks += 1;
    allLooks += 1;
    const isOver = ms - since >= most[phase] || (phase === 'grade' && ms - begun >= wholeMs);
    if (isOver || looks > checks || allLooks > 2 * checks) lose(WHY[phase]);
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    expect(next) {
      phase = next;
      moved = true;
      begun = undefined;
      allLooks = 0;
      timer ??= setInterval(look, checkMs);
    },
    progress() {
      moved = true;
    },
    rest,
  };
}
