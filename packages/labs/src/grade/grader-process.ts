import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { cleanText, cutText, cutTextStart } from '../engine/text.ts';
import { createFrameReader, MAX_REPLY_BYTES, toFrame } from './frames.ts';
import type { Command } from './jail.ts';
import { type FromProcess, fromProcess, type ToProcess } from './protocol.ts';
import type { GradableLab } from './run-lab.ts';

/** One child that grades one submission at a time. Dead after a kill, an exit or a broken frame. */
export interface GraderProcess {
  pid: number;
  ready: Promise<void>;
  alive(): boolean;
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
  labs: GradableLab[];
  /** Kinds of labs whose runtime is started before the process counts as ready. */
  warm: Array<GradableLab['pack']['engine']>;
  hardKillMs: number;
  log: (line: string) => void;
}

const MAX_STDERR_CHARS = 2_000;
const MAX_FAULT_CHARS = 2_000;
/** A machine under load may take long to start Node; only grading has the short time limit. */
const BOOT_MS = 30_000;

interface Work {
  id: number;
  resolve: (done: Extract<FromProcess, { type: 'done' }>) => void;
  reject: (error: Error) => void;
}

export function startGraderProcess({
  command: { file, args, env, cwd },
  labs,
  warm,
  hardKillMs,
  log,
}: GraderProcessOptions): GraderProcess {
  const child: ChildProcess = spawn(file, args, { env, cwd, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const channel = child.stdio[3] as Socket;
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let alive = true;
  let work: Work | null = null;
  let timer: NodeJS.Timeout | undefined;
  let count = 0;
  let stderr = '';

  const send = (message: ToProcess) => void channel.write(toFrame(message));

  function watch(ms: number, why: string): void {
    clearTimeout(timer);
    timer = setTimeout(() => lose(why), ms);
  }

  function lose(why: string): void {
    clearTimeout(timer);
    if (!alive) return;
    alive = false;
    child.kill('SIGKILL');
    ready.reject(new ProcessLost(why));
    work?.reject(new ProcessLost(why));
    work = null;
  }

  function onMessage(message: FromProcess): void {
    if (message.type === 'ready') {
      clearTimeout(timer);
      return ready.resolve();
    }
    if (work === null || message.id !== work.id) return;
    if (message.type === 'loading') return watch(2 * BOOT_MS, 'a runtime did not start in time');
    if (message.type === 'progress') return watch(hardKillMs, 'no progress within the time limit');
    const { resolve, reject } = work;
    work = null;
    clearTimeout(timer);
    if (message.type === 'done') resolve(message);
    else reject(new Error(`the grader failed: ${cutText(cleanText(message.message), MAX_FAULT_CHARS)}`));
  }

  // A lost process is reported to the run that waits for it; without one there is nothing to report.
  ready.promise.catch(() => undefined);
  child.on('error', (error) => lose(`the grader process did not start: ${error.message}`));
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
  watch(BOOT_MS, 'the grader process did not start in time');
  send({ type: 'labs', labs, warm });

  return {
    pid: child.pid ?? 0,
    ready: ready.promise,
    alive: () => alive,
    gone: gone.promise,
    kill: () => lose('closed'),
    grade(order) {
      if (!alive) return Promise.reject(new ProcessLost('the process is gone'));
      return new Promise((resolve, reject) => {
        work = { id: ++count, resolve, reject };
        watch(hardKillMs, 'no progress within the time limit');
        send({ type: 'grade', id: count, ...order });
      });
    },
  };
}
