import { randomUUID } from 'node:crypto';
import type { LabFile, LabPack, LabResult } from '@drawbridge/contracts';
import type { Attack } from '../engine/run/goal.ts';
import { type GraderProcess, ProcessLost, startGraderProcess } from './grader-process.ts';
import { type Command, toGraderCommand, whyNoJail } from './jail.ts';
import type { LoadedLab } from './lab.ts';
import { toResult, toSubmissionHash, toTestResults } from './result.ts';
import type { GradableLab } from './run-lab.ts';
import { toHiddenSeed, toSignature } from './sign.ts';
import { createTurns } from './turns.ts';

export type JailKind = 'auto' | 'bwrap' | 'none';

export interface GraderOptions {
  labs: LoadedLab[];
  /** Grader processes at work at once; one more is kept warm. */
  processes: number;
  /** `auto` takes bubblewrap where it works. Without it: refused in production, a warning otherwise. */
  jail: JailKind;
  production: boolean;
  /** Signs results and seeds hidden tests; never handed to a grader process. */
  signingKey: string;
  /** Told of warnings and of killed processes. */
  log?: (line: string) => void;
  /** Default 1,500: a process that shows no progress for this long is killed. */
  hardKillMs?: number;
  /** How often a run that was our fault is repeated here. Default 1; none where a queue of its own repeats it. */
  retries?: number;
  now?: () => Date;
  /** How a process is started; tests put another program in its place. */
  command?: (jail: 'bwrap' | 'none') => Command;
}

export interface Grader {
  /** Which jail is in use. */
  jail: 'bwrap' | 'none';
  /** Process ids of the children, for supervision and tests. */
  pids(): number[];
  /**
   * Grades the learner's changed files. Check them with `checkSubmission` first. An exploit lab also takes the log of
   * requests and the flag that is to stand in its world.
   */
  grade(labId: string, files: LabFile[], seed?: string, attack?: Attack): Promise<LabResult>;
  close(): Promise<void>;
}

const HARD_KILL_MS = 1_500;
const RETRIES = 1;
const CLOSED = 'the grader is closed';
/** All a learner reads of it: what the process said is for the server's log. */
const LOST = 'The grader stopped before it came to a verdict.';
const RESTART_MS = 1_000;

function chooseJail({ jail, production, log }: GraderOptions): 'bwrap' | 'none' {
  const why = jail === 'none' ? 'the configuration says so' : whyNoJail();
  if (why === null) return 'bwrap';
  if (production) throw new Error(`labs cannot be graded in production without a jail: ${why}`);
  if (jail === 'bwrap') throw new Error(why);
  log?.(`labs are graded in a plain child process, fit for one developer only: ${why}`);
  return 'none';
}

const toGradable = ({ pack, tests }: LoadedLab): GradableLab => ({
  id: pack.lab_id,
  pack: {
    engine: pack.engine,
    entry: pack.entry,
    files: pack.files,
    seed: pack.seed,
    accounts: pack.accounts,
    content_hash: pack.content_hash,
    ...(pack.goal === undefined ? {} : { goal: pack.goal }),
  },
  tests,
});

/** Starts the processes. Rejects when production has no jail. */
export async function createGrader(options: GraderOptions): Promise<Grader> {
  const {
    labs,
    processes,
    signingKey,
    log = () => undefined,
    hardKillMs = HARD_KILL_MS,
    retries = RETRIES,
    now = () => new Date(),
    command = toGraderCommand,
  } = options;
  const jail = chooseJail(options);
  const byId = new Map(labs.map((lab) => [lab.pack.lab_id, lab]));
  const gradable = labs.map(toGradable);
  const all = new Set<GraderProcess>();
  const idle: GraderProcess[] = [];
  /** Runs whose turn it is while no process is there: only after several were lost at once. */
  const starving: Array<(process: GraderProcess) => void> = [];
  const turns = createTurns(processes);
  let closed = false;

  /** Kinds of labs with a runtime of their own that were asked for so far, and the processes that have it already. */
  const warm = new Set<LabPack['engine']>();
  const warmed = new WeakSet<GraderProcess>();

  function start(): GraderProcess {
    const started = startGraderProcess({
      command: command(jail),
      labs: gradable,
      warm: [...warm],
      hardKillMs,
      log,
    });
    all.add(started);
    let begun = false;
    const begin = () => {
      begun = true;
      offer(started);
    };
    started.ready.then(begin, (error: Error) => log(error.message));
    // One that never began would only fail again at once: give the machine a moment.
    void started.gone.then(() => setTimeout(() => replace(started), begun ? 0 : RESTART_MS));
    return started;
  }

  /** Keeps the number of processes, the spare included, whatever happened to this one. */
  function replace(lost: GraderProcess): void {
    all.delete(lost);
    const at = idle.indexOf(lost);
    if (at >= 0) idle.splice(at, 1);
    if (!closed) start();
  }

  function offer(process: GraderProcess): void {
    if (!process.alive()) return;
    const next = starving.shift();
    if (next === undefined) idle.push(process);
    else next(process);
  }

  function take(kind: LabPack['engine']): Promise<GraderProcess> {
    const ready = kind === 'python' ? idle.findIndex((process) => warmed.has(process)) : -1;
    // Otherwise the one that worked last (-1 is the end): its code is compiled best.
    const [process] = idle.splice(ready, 1);
    return process === undefined
      ? new Promise((resolve) => starving.push(resolve))
      : Promise.resolve(process);
  }

  async function tryOnce(lab: LoadedLab, files: LabFile[], seed: string, attack?: Attack) {
    const process = await take(lab.pack.engine);
    try {
      // Whoever replaces this process will be asked for the same kind of lab again.
      if (lab.pack.engine === 'python') {
        warm.add(lab.pack.engine);
        warmed.add(process);
      }
      const done = await process.grade({
        lab_id: lab.pack.lab_id,
        files,
        seed,
        ...(attack === undefined ? {} : { attack }),
      });
      const { fuel, infra, limited } = done;
      return { tests: toTestResults(lab.tests, done.tests), fuel, infra, limited, log: '' };
    } catch (error) {
      if (closed) throw new Error(CLOSED, { cause: error });
      const why = error instanceof Error ? error.message : String(error);
      log(`grader process ${process.pid} lost: ${why}`);
      // One that answers nonsense is not asked again: who knows what it has become.
      if (!(error instanceof ProcessLost)) process.kill();
      return { tests: null, fuel: 0, infra: true, limited: true, log: LOST };
    } finally {
      offer(process);
    }
  }

  async function grade(labId: string, files: LabFile[], seed = '', attack?: Attack): Promise<LabResult> {
    const lab = byId.get(labId);
    if (lab === undefined) throw new Error(`no lab ${labId}`);
    if (closed) throw new Error(CLOSED);
    const started = performance.now();
    const hidden = toHiddenSeed(
      signingKey,
      lab.pack.content_hash,
      toSubmissionHash(files, attack?.log),
      seed,
    );
    let attempt = await turns.take('first', () => tryOnce(lab, files, hidden, attack));
    for (let tries = 0; attempt.infra && tries < retries; tries++)
      attempt = await turns.take('again', () => tryOnce(lab, files, hidden, attack));
    const wallMs = performance.now() - started;
    const unsigned = toResult({
      gradeId: randomUUID(),
      lab,
      files,
      requests: attack?.log ?? [],
      ...attempt,
      wallMs,
      at: now(),
    });
    return { ...unsigned, signature: toSignature(unsigned, signingKey) };
  }

  const first = Array.from({ length: processes + 1 }, start);
  try {
    await Promise.all(first.map((process) => process.ready));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    jail,
    pids: () => [...all].map(({ pid }) => pid),
    grade,
    close,
  };

  async function close(): Promise<void> {
    closed = true;
    const children = [...all];
    for (const child of children) child.kill();
    await Promise.all(children.map((child) => child.gone));
    // Whoever still waits for a process gets one that is gone, and learns that the grader is closed.
    for (const next of starving.splice(0)) if (children[0] !== undefined) next(children[0]);
  }
}
