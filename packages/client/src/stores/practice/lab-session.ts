import { asId, type LabSessionId } from '@drawbridge/contracts';
import {
  extendLab,
  getLabStatus,
  type LabSession,
  listRunningLabs,
  startLab,
  stopLab,
} from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../../storage.ts';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { forgetLab, readLabMemory, rememberLab } from './lab-memory.ts';

/**
 * `blocked`: another lab with a time limit is running. `over`: the time ran out. `stopped`: stopped or passed.
 * `failed`: the server could not be reached, or could not start the lab; the session then says which.
 */
export type LabPhase = 'idle' | 'starting' | 'running' | 'blocked' | 'over' | 'stopped' | 'failed';

/** The session of a running lab, for its page. @see LAB-1..LAB-4 */
export interface LabSessionStore {
  phase: ReadonlySignal<LabPhase>;
  session: ReadonlySignal<LabSession | undefined>;
  /** When the time ends, on the clock of `nowMs`; undefined without a limit. */
  deadlineMs: ReadonlySignal<number | undefined>;
  /** The lab whose time limit prevents this one from starting. */
  other: ReadonlySignal<LabSession | undefined>;
  problem: ReadonlySignal<ApiProblem | undefined>;
  isExtending: ReadonlySignal<boolean>;
  /** A monotonic clock, so that changes of the computer's clock do not affect the time left. */
  nowMs(): number;
  /** Finds the running lab, or starts it. A lab whose time ran out waits until the learner starts it again. */
  open(): Promise<void>;
  /** Starts the lab at the learner's request. */
  start(): Promise<void>;
  /** Stops the other running lab, then starts this one. */
  startInstead(): Promise<void>;
  extend(): Promise<void>;
  stop(): Promise<void>;
  /** Requests the current state from the server. */
  sync(): Promise<void>;
  /** Called when the page is left; the lab keeps running. */
  dispose(): void;
}

export interface LabSessionDeps {
  client: ApiClient;
  labId: string;
  course?: { event_id: string; item_id: string };
  /** Where the running lab is remembered. Without it, a reload just calls start, which finds the running lab. */
  storage?: SafeStorage;
  nowMs?: () => number;
}

const ENDED_PHASES = { expired: 'over', failed: 'failed', stopped: 'stopped', passed: 'stopped' } as const;

/** A lab that is being started is asked about this often. */
const STARTING_MS = 2_000;
/** Longest time until a page that slept or was offline shows the right state again. */
const SYNC_MS = 60_000;
const RETRY_MS = 5_000;

export function createLabSessionStore(deps: LabSessionDeps): LabSessionStore {
  const { client, labId, course, storage } = deps;
  const nowMs = deps.nowMs ?? (() => performance.now());
  const phase = signal<LabPhase>('idle');
  const session = signal<LabSession | undefined>(undefined);
  const deadlineMs = signal<number | undefined>(undefined);
  const other = signal<LabSession | undefined>(undefined);
  const problem = signal<ApiProblem | undefined>(undefined);
  const isExtending = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDisposed = false;

  const background = { background: true };

  function schedule(delayMs: number) {
    clearTimeout(timer);
    if (!isDisposed) timer = setTimeout(() => void sync(), Math.max(0, delayMs));
  }

  function adopt(now: LabSession) {
    clearTimeout(timer);
    problem.value = undefined;
    other.value = undefined;
    session.value = now;
    if (now.ended !== null) {
      deadlineMs.value = undefined;
      phase.value = ENDED_PHASES[now.ended];
      // An expired session is remembered while its page is open: a reload must not restart its clock.
      if (storage && (now.ended !== 'expired' || isDisposed)) forgetLab(storage, now.session_id);
      return;
    }
    deadlineMs.value = now.seconds_left === null ? undefined : nowMs() + now.seconds_left * 1_000;
    phase.value = now.state === 'running' ? 'running' : 'starting';
    if (storage && !isDisposed) rememberLab(storage, now);
    if (now.seconds_left !== null) schedule(Math.min(now.seconds_left * 1_000, SYNC_MS));
    else if (now.state !== 'running') schedule(STARTING_MS);
  }

  /** Returns false when the server has no such session of this learner. */
  async function ask(sessionId: LabSessionId): Promise<boolean> {
    try {
      adopt(await client.call(getLabStatus, { session_id: sessionId }, background));
      return true;
    } catch (error) {
      const fault = asApiProblem(error);
      if (fault.code !== 'lab_session_not_found') throw fault;
      if (storage) forgetLab(storage, sessionId);
      return false;
    }
  }

  async function sync() {
    const now = session.peek();
    if (phase.peek() === 'failed') return start();
    if (!now || now.ended !== null) return;
    try {
      if (!(await ask(now.session_id))) {
        session.value = undefined;
        deadlineMs.value = undefined;
        phase.value = 'stopped';
      }
    } catch {
      // The clock keeps running; the server's answer applies as soon as it arrives.
      schedule(RETRY_MS);
    }
  }

  async function start() {
    if (phase.peek() === 'starting') return;
    phase.value = 'starting';
    problem.value = undefined;
    try {
      adopt(
        await client.call(
          startLab,
          {
            lab_id: asId(labId),
            ...(course
              ? {
                  course: {
                    event_id: asId<'course'>(course.event_id),
                    item_id: asId<'item'>(course.item_id),
                  },
                }
              : {}),
          },
          background,
        ),
      );
    } catch (error) {
      await refuse(asApiProblem(error));
    }
  }

  async function refuse(fault: ApiProblem) {
    if (fault.code === 'other_lab_running') {
      try {
        const { items } = await client.call(listRunningLabs, {}, background);
        other.value = items.find((one) => one.ends_at !== null && one.lab_id !== labId);
        problem.value = fault;
        // The other lab is gone: all that is left is to try again.
        phase.value = other.value ? 'blocked' : 'failed';
        return;
      } catch (error) {
        problem.value = asApiProblem(error);
      }
    } else problem.value = fault;
    phase.value = 'failed';
  }

  const isSameCourse = (found: LabSession) =>
    !course || (found.course?.event_id === course.event_id && found.course.item_id === course.item_id);

  return {
    phase,
    session,
    deadlineMs,
    other,
    problem,
    isExtending,
    nowMs,
    sync,
    start,
    async open() {
      if (phase.peek() !== 'idle' && phase.peek() !== 'stopped') return;
      const known = storage && readLabMemory(storage);
      if (known?.lab_id !== labId) return start();
      try {
        if (await ask(asId(known.session_id))) {
          const found = session.peek();
          if (phase.peek() === 'over' || (phase.peek() === 'running' && found && isSameCourse(found))) return;
        }
      } catch {
        // Starting calls the same server, and reports what is wrong.
      }
      phase.value = 'idle';
      await start();
    },
    async startInstead() {
      const inTheWay = other.peek();
      if (inTheWay) {
        try {
          await client.call(stopLab, { session_id: inTheWay.session_id }, background);
          if (storage) forgetLab(storage, inTheWay.session_id);
        } catch (error) {
          problem.value = asApiProblem(error);
          phase.value = 'failed';
          return;
        }
      }
      other.value = undefined;
      await start();
    },
    async extend() {
      const now = session.peek();
      if (!now || isExtending.peek()) return;
      isExtending.value = true;
      try {
        adopt(await client.call(extendLab, { session_id: now.session_id }, background));
      } catch (error) {
        problem.value = asApiProblem(error);
        await sync();
      } finally {
        isExtending.value = false;
      }
    },
    async stop() {
      const now = session.peek();
      if (!now || now.ended !== null) return;
      try {
        adopt(await client.call(stopLab, { session_id: now.session_id }, background));
      } catch (error) {
        problem.value = asApiProblem(error);
      }
    },
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
      const now = session.peek();
      if (storage && now && now.ended !== null) forgetLab(storage, now.session_id);
    },
  };
}
