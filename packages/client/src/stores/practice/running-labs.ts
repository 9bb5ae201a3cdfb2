import type { LabSessionId } from '@drawbridge/contracts';
import { type LabSession, listRunningLabs, stopLab } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import type { SafeStorage } from '../../storage.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { forgetLab } from './lab-memory.ts';

export interface RunningLab extends LabSession {
  /** When its time ends, on the clock of `nowMs`; undefined without a limit. */
  deadlineMs: number | undefined;
}

const RETRY_MS = 15_000;
/** A lab that is being started or stopped is asked about this often. */
const MOVING_MS = 2_000;

/** The learner's running labs. @see LAB-6 */
export interface RunningLabsStore {
  labs: ReadonlySignal<Loadable<RunningLab[]>>;
  /** Sessions that are being stopped. */
  stopping: ReadonlySignal<ReadonlySet<string>>;
  /** A monotonic clock. */
  nowMs(): number;
  load(): Promise<void>;
  /** Stops a lab; returns false if that failed. */
  stop(sessionId: LabSessionId): Promise<boolean>;
  dispose(): void;
}

export function createRunningLabsStore(deps: {
  client: ApiClient;
  notify: Notify;
  storage: SafeStorage;
  logError?: LogError | undefined;
  nowMs?: () => number;
}): RunningLabsStore {
  const { client, notify, storage, logError = () => undefined } = deps;
  const nowMs = deps.nowMs ?? (() => performance.now());
  const labs = signal<Loadable<RunningLab[]>>(LOADING);
  const stopping = signal<ReadonlySet<string>>(new Set());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDisposed = false;

  /** Reloads the list when the next lab runs out, or while one is being started or stopped. @see SVC-2 */
  function schedule(items: readonly RunningLab[]) {
    clearTimeout(timer);
    const next = Math.min(
      ...items.map(({ state, deadlineMs = Number.POSITIVE_INFINITY }) =>
        state === 'running' ? deadlineMs : nowMs() + MOVING_MS,
      ),
    );
    if (!isDisposed && Number.isFinite(next))
      timer = setTimeout(() => void load(), Math.max(1_000, next - nowMs()));
  }

  async function load() {
    try {
      const { items } = await client.call(listRunningLabs, {}, { background: labs.peek().state === 'ready' });
      const at = nowMs();
      const running = items.map((item) => ({
        ...item,
        deadlineMs: item.seconds_left === null ? undefined : at + item.seconds_left * 1_000,
      }));
      labs.value = ready(running);
      schedule(running);
    } catch (error) {
      logError('the running labs could not be loaded', error);
      // What is shown stays until the next attempt.
      if (labs.peek().state !== 'ready') labs.value = { state: 'problem', problem: asApiProblem(error) };
      else if (!isDisposed) timer = setTimeout(() => void load(), RETRY_MS);
    }
  }

  return {
    labs,
    stopping,
    nowMs,
    load,
    async stop(sessionId) {
      if (stopping.peek().has(sessionId)) return false;
      stopping.value = new Set([...stopping.peek(), sessionId]);
      try {
        const { state } = await client.call(stopLab, { session_id: sessionId }, { background: true });
        forgetLab(storage, sessionId);
        const now = labs.peek();
        if (now.state === 'ready') {
          const left = now.value.flatMap((lab) =>
            lab.session_id !== sessionId
              ? lab
              : state === 'stopping'
                ? { ...lab, state, access_url: null }
                : [],
          );
          labs.value = ready(left);
          schedule(left);
        }
        return true;
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return false;
      } finally {
        stopping.value = new Set([...stopping.peek()].filter((id) => id !== sessionId));
      }
    },
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}
