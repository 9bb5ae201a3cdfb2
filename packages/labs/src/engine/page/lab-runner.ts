import type { LabFile, LabLogEntry, LabPack, TestResult } from '@drawbridge/contracts/practice';
import type { Inspection } from '../policy/inspection.ts';
import type { PreviewReply, PreviewRequest, PreviewTable } from '../run/preview.ts';
import { toVisibleRun, type VisibleRun } from '../run/visible.ts';
import { LabStop } from '../stop.ts';
import { toFaultReply } from './fault-reply.ts';
import type { Fetching } from './fetch-files.ts';
import { createWorkerConnection, type WorkerLike } from './worker-connection.ts';

export type { Fetching } from './fetch-files.ts';
export type { WorkerLike } from './worker-connection.ts';

export interface LabRunnerOptions {
  /** The worker is ended and replaced when one call takes longer. Default 60,000. */
  hardKillMs?: number;
  /** Called while files of a large runtime arrive, such as Python; never when the browser has them already. */
  onFetching?: (fetching: Fetching) => void;
}

/** Runs a lab for the page in one worker, which is ended and replaced when a program does not stop. */
export interface LabRunner {
  /** Opens a lab with its starter files. */
  load(pack: LabPack): Promise<void>;
  /** The learner's changed files with their full text; the next run and the next request use them. */
  setFiles(files: LabFile[]): void;
  /** Null when `setFiles` was called in the meantime: a newer run will follow. */
  runTests(): Promise<VisibleRun | null>;
  request(request: PreviewRequest): Promise<PreviewReply>;
  /** Lets a victim open an address in a separate browser; see `world.victims` of the lab. */
  visitAs(account: string, url: string): Promise<PreviewReply>;
  /** Lets a victim open one of the attacker's pages. */
  visitAttacker(account: string, html: string): Promise<PreviewReply>;
  /** Changes a cookie of the preview's browser. Rejects if the app does not start. */
  setCookie(name: string, value: string): Promise<void>;
  deleteCookie(name: string): Promise<void>;
  /** Contents of the database of the preview's world. */
  tables(): Promise<PreviewTable[]>;
  /** Requests made to the preview's world since it began: the attack that an exploit lab submits. */
  log(): Promise<LabLogEntry[]>;
  /** The result of simulating the learner's files in a policy lab; empty for other labs. */
  inspect(): Promise<Inspection>;
  /** Fresh world and empty cookie jar for the preview. */
  resetWorld(): Promise<void>;
  dispose(): void;
}

/** Fuel ends every program, even on a slow device. This ends a worker that does not work at all. */
const HARD_KILL_MS = 60_000;
const MAX_KILLS = 2;

export function createLabRunner(createWorker: () => WorkerLike, options: LabRunnerOptions = {}): LabRunner {
  let pack: LabPack | null = null;
  let files: LabFile[] = [];
  let version = 0;
  const connection = createWorkerConnection(createWorker, {
    hardKillMs: options.hardKillMs ?? HARD_KILL_MS,
    onFetching: options.onFetching,
    greeting: () => (pack === null ? null : { op: 'load', pack, files }),
  });

  function opened(): LabPack {
    if (pack === null) throw new Error('load a lab first');
    return pack;
  }

  function toKilled(index: number, error: LabStop): { result: TestResult; killed: boolean } {
    const test = opened().tests[index];
    if (test === undefined) throw error;
    const { id, title, kind, weight } = test;
    return {
      result: {
        id,
        title,
        kind,
        weight,
        visibility: 'visible',
        status: 'error',
        fuel: 0,
        message: error.message,
        fault: 'stop',
      },
      killed: true,
    };
  }

  async function runTest(index: number): Promise<{ result: TestResult; killed: boolean }> {
    try {
      return { result: await connection.call({ op: 'test', index }), killed: false };
    } catch (error) {
      if (!(error instanceof LabStop)) throw error;
      return toKilled(index, error);
    }
  }

  return {
    async load(next) {
      pack = next;
      files = [];
      version += 1;
      await connection.call({ op: 'load', pack: next, files });
    },
    setFiles(next) {
      files = next;
      version += 1;
      connection.send({ op: 'files', files: next });
    },
    async runTests() {
      const started = version;
      const results: TestResult[] = [];
      let kills = 0;
      for (let index = 0; index < opened().tests.length; index++) {
        // A program that hangs twice will hang again: the other tests are skipped.
        const { result, killed } =
          kills >= MAX_KILLS ? toKilled(index, new LabStop('time')) : await runTest(index);
        if (version !== started) return null;
        if (killed) kills += 1;
        results.push(result);
      }
      return toVisibleRun(results);
    },
    request: (request) => orStopped(request, connection.call({ op: 'request', request })),
    visitAs: (account, url) =>
      orStopped({ method: 'GET', url }, connection.call({ op: 'visit', account, url })),
    visitAttacker: (account, html) =>
      orStopped({ method: 'GET', url: '/' }, connection.call({ op: 'attacker', account, html })),
    async setCookie(name, value) {
      await connection.call({ op: 'set-cookie', name, value });
    },
    async deleteCookie(name) {
      await connection.call({ op: 'delete-cookie', name });
    },
    tables: () => connection.call({ op: 'tables' }),
    inspect: () => connection.call({ op: 'inspect' }),
    log: () => connection.call({ op: 'log' }),
    async resetWorld() {
      await connection.call({ op: 'reset' });
    },
    dispose: () => connection.close(),
  };
}

async function orStopped(request: PreviewRequest, reply: Promise<PreviewReply>): Promise<PreviewReply> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof LabStop)) throw error;
    return toFaultReply(request, error, 503);
  }
}
