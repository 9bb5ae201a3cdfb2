import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { cleanText, cutText, cutTextStart } from '../engine/text.ts';
import { createFrameReader, MAX_REPLY_BYTES, toFrame } from './frames.ts';
import { type Command, withoutInherited } from './jail.ts';
import { createProcessWatch, type ProcessLimits } from './process-watch.ts';
import { type FromProcess, fromProcess, type ToProcess } from './protocol.ts';
import type { GradableLab } from './run-lab.ts';

/** One child that grades one submission at a time. Dead after a kill, an exit or a broken frame. */
export interface GraderProcess {
  pid: number;
  ready: Promise<void>;
  alive(): boolean;
  /** How many submissions it was given so far. */
  graded(): number;
  /** Processor time from its start to the last submission that it finished, by its own account. */
  cpuMs(): number;
  /** Rejects with `ProcessLost` when the child was killed or exited. */
  grade(
    order: Omit<Extract<ToProcess, { type: 'grade' }>, 'type' | 'id'>,
  ): Promise<Extract<FromProcess, { type: 'done' }>>;
  kill(): void;
  gone: Promise<void>;
}

/** The process did not finish its work: our fault, not the learner's. */
export class ProcessLost extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'ProcessLost';
  }
}

export interface GraderProcessOptions {
  command: Command;
  /** Kinds of labs whose runtime is started before the process counts as ready. */
  warm: Array<GradableLab['pack']['engine']>;
  limits?: Partial<ProcessLimits>;
  log: (line: string) => void;
}

const MAX_STDERR_CHARS = 2_000;
const MAX_FAULT_CHARS = 2_000;

interface Work {
  id: number;
  hasBegun: boolean;
  resolve: (done: Extract<FromProcess, { type: 'done' }>) => void;
  reject: (error: Error) => void;
}

export function startGraderProcess({
  command: { file, args, env, cwd },
  warm,
  limits,
  log,
}: GraderProcessOptions): GraderProcess {
  const stdio = withoutInherited(['ignore', 'ignore', 'pipe', 'pipe'] as const);
  const child: ChildProcess = spawn(file, args, { env, cwd, stdio });
  const channel = child.stdio[3] as Socket;
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let alive = true;
  let work: Work | null = null;
  let count = 0;
  let cpuMs = 0;
  let isReady = false;
  let stderr = '';

  const send = (message: ToProcess) => void channel.write(toFrame(message));

  const watch = createProcessWatch(child.pid ?? 0, lose, limits);

  function lose(why: string): void {
    watch.rest();
    if (!alive) return;
    alive = false;
    child.kill('SIGKILL');
    ready.reject(new ProcessLost(why));
    work?.reject(new ProcessLost(why));
    work = null;
  }

  function onMessage(message: FromProcess): void {
    if (message.type === 'ready') {
      // Once: said again, it must not stop the clock of a submission.
      if (isReady) return;
      isReady = true;
      watch.rest();
      return ready.resolve();
    }
    if (work === null || message.id !== work.id) return;
    if (message.type === 'loading') {
      // Before a line of the learner's runs, or not at all.
      if (!work.hasBegun) watch.expect('load');
      return;
    }
    if (message.type === 'progress') {
      if (work.hasBegun) return watch.progress();
      work.hasBegun = true;
      return watch.expect('grade');
    }
    const { resolve, reject } = work;
    work = null;
    watch.rest();
    if (message.type === 'done') {
      cpuMs = message.cpuMs;
      resolve(message);
    } else reject(new Error(`the grader failed: ${cutText(cleanText(message.message), MAX_FAULT_CHARS)}`));
  }

  // A lost process is reported to the run that waits for it; without one there is nothing to report.
  ready.promise.catch(() => undefined);
  child.on('error', (error) => {
    lose(`the grader process did not start: ${error.message}`);
    // Without a process no exit follows.
    if (child.pid === undefined) gone.resolve();
  });
  child.on('exit', (code, signal) => {
    if (alive) log(`grader process ${child.pid} ended by itself (${signal ?? code}) ${stderr.trim()}`);
    lose(`the grader process ended (${signal ?? code})`);
    gone.resolve();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = cutTextStart(stderr + chunk.toString(), MAX_STDERR_CHARS);
  });
  channel.on('error', (error) => lose(`the channel broke: ${error.message}`));
  const read = createFrameReader((message) => onMessage(fromProcess.parse(message)), MAX_REPLY_BYTES);
  channel.on('data', (chunk: Buffer) => {
    // Messages of a process that was given up on are ignored.
    if (!alive) return;
    try {
      read(chunk);
    } catch (error) {
      lose(
        `the grader spoke nonsense: ${cutText(error instanceof Error ? error.message : '', MAX_FAULT_CHARS)}`,
      );
    }
  });
  watch.expect('boot');
  send({ type: 'start', warm });

  return {
    pid: child.pid ?? 0,
    ready: ready.promise,
    alive: () => alive,
    graded: () => count,
    cpuMs: () => cpuMs,
    gone: gone.promise,
    kill: () => lose('closed'),
    grade(order) {
      if (!alive) return Promise.reject(new ProcessLost('the process is gone'));
      return new Promise((resolve, reject) => {
        work = { id: ++count, hasBegun: false, resolve, reject };
        watch.expect('grade');
        send({ type: 'grade', id: count, ...order });
      });
    },
  };
}
