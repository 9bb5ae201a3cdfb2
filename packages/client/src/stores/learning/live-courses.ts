import { asId, type FileOutput } from '@drawbridge/contracts';
import {
  cancelLiveRegistration,
  getLiveCalendar,
  joinLiveCourse,
  LIVE_JOIN_MINUTES,
  type LiveEvent,
  listLiveCourses,
  registerForLiveCourse,
} from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export interface LiveSessions {
  /** Current and upcoming sessions, by start time. */
  upcoming: readonly LiveEvent[];
  past: readonly LiveEvent[];
  /** Server time at which the states were computed. */
  nowMs: number;
}

/** Sessions of live courses. @see NAV-25, CX-39 */
export interface LiveCourseStore {
  sessions: ReadonlySignal<Loadable<LiveSessions>>;
  /** Sessions with a change in progress. */
  busy: ReadonlySignal<ReadonlySet<string>>;
  load(): Promise<void>;
  register(id: string): Promise<void>;
  /** Returns true when the seat is free again. */
  cancel(id: string): Promise<boolean>;
  /** Returns where the session takes place; undefined, with a notice, if it cannot be joined. */
  join(id: string): Promise<string | undefined>;
  getCalendar(id: string): Promise<FileOutput | undefined>;
  dispose(): void;
}

/** The instant from which a session can be joined. */
export const toOpensAtMs = ({ starts_at }: Pick<LiveEvent, 'starts_at'>): number =>
  Date.parse(starts_at) - LIVE_JOIN_MINUTES * 60_000;

/** Browser timers are limited to 24 days, so longer waits are split. */
const LONGEST_MS = 3_600_000;
const QUIETLY = { background: true } as const;

export function createLiveCourseStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): LiveCourseStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const sessions = signal<Loadable<LiveSessions>>(LOADING);
  const busy = signal<ReadonlySet<string>>(new Set());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDisposed = false;

  /** Reloads when the next session can be joined, begins or ends. */
  function schedule() {
    clearTimeout(timer);
    const shown = sessions.peek();
    if (isDisposed || shown.state !== 'ready') return;
    const { upcoming, nowMs } = shown.value;
    const changes = upcoming
      .flatMap((event) => [toOpensAtMs(event), Date.parse(event.starts_at), Date.parse(event.ends_at)])
      .filter((at) => at > nowMs);
    timer = setTimeout(() => void load(), Math.min(LONGEST_MS, Math.min(...changes) - nowMs + 500));
  }

  async function load() {
    await loadInto(sessions, 'the live courses', async (options) => {
      const { upcoming, past, now } = await client.call(listLiveCourses, {}, options);
      return { upcoming, past, nowMs: Date.parse(now) };
    });
    schedule();
  }

  /**
   * Makes one change at a time per session. A refusal is announced, and the list is reloaded, because something else
   * happened to the session.
   */
  async function change<T>(id: string, act: () => Promise<T>): Promise<T | undefined> {
    if (busy.peek().has(id)) return undefined;
    busy.value = new Set([...busy.peek(), id]);
    try {
      return await act();
    } catch (error) {
      const { message, status } = asApiProblem(error);
      notify('negative', message);
      if (status >= 400 && status < 500) await load();
      return undefined;
    } finally {
      busy.value = new Set([...busy.peek()].filter((one) => one !== id));
    }
  }

  function replace(changed: LiveEvent) {
    const shown = sessions.peek();
    if (shown.state !== 'ready') return;
    const upcoming = shown.value.upcoming
      .map((event) => (event.id === changed.id ? changed : event))
      // A canceled session is shown only to people who were registered.
      .filter((event) => event.is_registered || event.event_status !== 'cancelled');
    sessions.value = ready({ ...shown.value, upcoming });
  }

  return {
    sessions,
    busy,
    load,
    register: (id) =>
      change(id, async () => {
        const input = { event_id: asId<'live event'>(id) };
        const { data, message } = await client.callWithMessage(registerForLiveCourse, input, QUIETLY);
        replace(data);
        notify('positive', message);
      }),
    async cancel(id) {
      const isDone = await change(id, async () => {
        const input = { event_id: asId<'live event'>(id) };
        const { data, message } = await client.callWithMessage(cancelLiveRegistration, input, QUIETLY);
        replace(data);
        notify('positive', message);
        return true;
      });
      return isDone ?? false;
    },
    join: (id) =>
      change(id, async () => (await client.call(joinLiveCourse, { event_id: asId(id) }, QUIETLY)).address),
    getCalendar: (id) => change(id, () => client.call(getLiveCalendar, { event_id: asId(id) }, QUIETLY)),
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}
