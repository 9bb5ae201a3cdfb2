import { randomUUID } from 'node:crypto';
import type { LabFile, LabResult } from '@drawbridge/contracts/practice';
import type { Attack } from '../engine/run/goal.ts';
import { prepareCompileCache } from './compile-cache.ts';
import { createGraderPool } from './grader-pool.ts';
import { type GraderProcess, ProcessLost, startGraderProcess } from './grader-process.ts';
import { type Command, type CompileCache, toGraderCommand, whyNoFilter, whyNoJail } from './jail.ts';
import type { LoadedLab } from './lab.ts';
import type { ProcessLimits } from './process-watch.ts';
import { toResult, toSubmissionHash, toTestResults } from './result.ts';
import type { GradableLab } from './run-lab.ts';
import { toHiddenSeed, toSignature, verifyResult } from './sign.ts';

export type JailKind = 'auto' | 'bwrap' | 'none';

export interface GraderOptions {
  labs: LoadedLab[];
  /**
   * How many submissions the caller grades at the same time. From the first submission on one more process is ready, in
   * place of one that is lost, or for the one starter that the caller may have graded beside them.
   */
  processes: number;
  /** `auto` uses bubblewrap where it works. Without it: refused in production, a warning otherwise. */
  jail: JailKind;
  production: boolean;
  /** The key that signs results and seeds hidden tests; never sent to a grader process. */
  signingKey: string;
  /** Called for warnings and killed processes. */
  log?: (line: string) => void;
  /** When a process is killed; for tests of that. */
  limits?: Partial<ProcessLimits>;
  now?: () => Date;
  /** A folder for the compiled code of the processes; without one each of them compiles its own. */
  cacheDir?: string;
  /** How a process is started; tests put another program in its place. */
  command?: (jail: 'bwrap' | 'none', cache?: CompileCache) => Command;
}

export interface Grader {
  /** Which jail is in use. */
  jail: 'bwrap' | 'none';
  /** Process ids of the children, for supervision and tests. */
  pids(): number[];
  /**
   * Grades the learner's changed files, once: a run that is our fault ends `infra`, and the caller decides about
   * another one. Check the files with `checkSubmission` first. An exploit lab also takes the log of requests and the
   * flag for its world.
   */
  grade(labId: string, files: LabFile[], seed?: string, attack?: Attack): Promise<LabResult>;
  /** Processor time of the processes that graded something, as they report it: a jail hides it from its parent. */
  cpuMs(): number;
  /** True when this grader, or one with the same key, signed the result and nothing of it was changed since. */
  verify(result: LabResult): boolean;
  close(): Promise<void>;
}

/**
 * A process ends after so many, and after any submission that hit a limit: whatever that left behind is gone, before
 * another learner's submission comes.
 */
const MOST_SUBMISSIONS = 200;
const CLOSED = 'the grader is closed';
/** All that a learner sees of it: the process's output is for the server's log. */
const LOST = 'The grader stopped before it came to a verdict.';

function chooseJail({ jail, production, log }: GraderOptions): 'bwrap' | 'none' {
  const why = jail === 'none' ? 'the configuration says so' : whyNoJail();
  if (why === null) {
    const weak = whyNoFilter();
    if (weak !== null && production) throw new Error(`labs cannot be graded in production: ${weak}`);
    if (weak !== null) log?.(`the jail of the graders filters no system calls: ${weak}`);
    return 'bwrap';
  }
  if (production) throw new Error(`labs cannot be graded in production without a jail: ${why}`);
  if (jail === 'bwrap') throw new Error(why);
  log?.(`labs are graded in a plain child process, fit for one developer only: ${why}`);
  return 'none';
}

function findCompileCache(
  jail: 'bwrap' | 'none',
  { cacheDir, log }: GraderOptions,
): CompileCache | undefined {
  if (cacheDir === undefined) return undefined;
  try {
    return { folder: prepareCompileCache(jail, cacheDir), isWritable: false };
  } catch (error) {
    log?.(error instanceof Error ? error.message : String(error));
    return undefined;
  }
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
    limits = {},
    now = () => new Date(),
    command = toGraderCommand,
  } = options;
  const jail = chooseJail(options);
  const cache = findCompileCache(jail, options);
  const byId = new Map(labs.map((lab) => [lab.pack.lab_id, lab]));
  let closed = false;
  let cpuMs = 0;
  const pool = createGraderPool({
    size: processes,
    start: (warm) => startGraderProcess({ command: command(jail, cache), warm, limits, log }),
    log,
  });

  async function run(
    process: GraderProcess,
    lab: LoadedLab,
    files: LabFile[],
    seed: string,
    attack?: Attack,
  ) {
    const before = process.cpuMs();
    try {
      const done = await process.grade({
        lab: toGradable(lab),
        files,
        seed,
        ...(attack === undefined ? {} : { attack }),
      });
      const { again, limited } = done;
      cpuMs += process.cpuMs() - before;
      if (limited || process.graded() >= MOST_SUBMISSIONS) process.kill();
      return { tests: toTestResults(lab.tests, done.tests), again, limited, log: '' };
    } catch (error) {
      if (closed) throw new Error(CLOSED, { cause: error });
      const why = error instanceof Error ? error.message : String(error);
      log(`grader process ${process.pid} lost: ${why}`);
      // A process with an invalid response may be in any state: it is replaced.
      if (!(error instanceof ProcessLost)) process.kill();
      return { tests: null, again: {}, limited: true, log: LOST };
    }
  }

  async function grade(labId: string, files: LabFile[], seed = '', attack?: Attack): Promise<LabResult> {
    const lab = byId.get(labId);
    if (lab === undefined) throw new Error(`no lab ${labId}`);
    if (lab.tests.length === 0) throw new Error(`${labId} has no tests to be graded by`);
    if (closed) throw new Error(CLOSED);
    const started = performance.now();
    const hidden = toHiddenSeed(
      signingKey,
      lab.pack.content_hash,
      toSubmissionHash(files, attack?.log),
      seed,
    );
    const graded = await pool.use(lab.pack.engine, (process) => run(process, lab, files, hidden, attack));
    const wallMs = performance.now() - started;
    const unsigned = toResult({
      gradeId: randomUUID(),
      lab,
      files,
      requests: attack?.log ?? [],
      ...graded,
      wallMs,
      at: now(),
    });
    return { ...unsigned, signature: toSignature(unsigned, signingKey) };
  }

  async function close(): Promise<void> {
    closed = true;
    await pool.close();
  }

  try {
    await pool.ready;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    jail,
    pids: pool.pids,
    grade,
    cpuMs: () => cpuMs,
    verify: (result) => verifyResult(result, signingKey),
    close,
  };
}
