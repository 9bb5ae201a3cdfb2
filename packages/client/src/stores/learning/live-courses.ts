import { asId, type FileOutput } from '@drawbridge/contracts';
import {
  cancelLiveRegistration,
  getLiveCalendar,
  joinLiveCourse,
  LIVE_JOIN_MINUTES,
  type LiveEvent,
  registerForLiveCourse,
} from '@drawbridge/contracts/learning';
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { Loadable } from '../base/loadable.ts';
import type { PagedItems } from '../base/paged-list.ts';
import { type CoursePages, createTypedList, type TypedListDeps } from './course-list/typed-list.ts';

export interface LiveSessions {
  /** Current and upcoming sessions, by start time. */
  upcoming: readonly LiveEvent[];
  past: readonly LiveEvent[];
  /** Server time at which the states were computed. */
  nowMs: number;
  /** The loaded pages of live courses, whose sessions these are. @see CAT-2 */
  pages: Pick<PagedItems<unknown>, 'pages' | 'hasMore' | 'isLoadingMore' | 'moreProblem'>;
}

/** Sessions of live courses. @see NAV-25, CX-39 */
export interface LiveCourseStore {
  sessions: ReadonlySignal<Loadable<LiveSessions>>;
  /** Sessions with a change in progress. */
  busy: ReadonlySignal<ReadonlySet<string>>;
  load(): Promise<void>;
  /** Adds the sessions of the next page of live courses. */
  loadMore(): Promise<unknown>;
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

const byStart = (one: LiveEvent, other: LiveEvent) =>
  Date.parse(one.starts_at) - Date.parse(other.starts_at) || one.id.localeCompare(other.id);

function toSessions({ items, rest: { nowMs = 0 }, ...pages }: CoursePages): LiveSessions {
  const all = items.flatMap((course) => course.sessions ?? []).sort(byStart);
  const isOver = ({ ends_at }: LiveEvent) => Date.parse(ends_at) <= nowMs;
  return {
    upcoming: all.filter((event) => !isOver(event)),
    past: all.filter(isOver).reverse(),
    nowMs,
    pages,
  };
}

export function createLiveCourseStore(deps: TypedListDeps & { notify: Notify }): LiveCourseStore {
  const { client, notify } = deps;
  const courses = createTypedList<undefined>(deps, {
    type: 'live-course',
    what: 'the live courses',
    noFilter: undefined,
    toCriteria: () => ({}),
  });
  const sessions = computed<Loadable<LiveSessions>>(() => {
    const { value: list } = courses.list;
    return list.state === 'ready' ? { ...list, value: toSessions(list.value) } : list;
  });
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
    await courses.load(undefined);
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
    courses.change((items) =>
      items.map((course) => ({
        ...course,
        sessions: course.sessions
          ?.map((event) => (event.id === changed.id ? changed : event))
          // A canceled session is shown only to people who were registered.
          .filter((event) => event.is_registered || event.event_status !== 'cancelled'),
      })),
    );
  }

  return {
    sessions,
    busy,
    load,
    loadMore: courses.loadMore,
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
