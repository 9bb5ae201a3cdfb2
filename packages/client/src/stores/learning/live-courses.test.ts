import {
  cancelLiveRegistration,
  filterCoursesInDetail,
  getLiveCalendar,
  joinLiveCourse,
  type LiveEvent,
  registerForLiveCourse,
} from '@drawbridge/contracts/learning';
import { buildLiveCourses, buildLiveEvent } from '@drawbridge/contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../storage.ts';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { createLiveCourseStore } from './live-courses.ts';

const event = buildLiveEvent();
const registered = buildLiveEvent({ is_registered: true, seats_left: 11 });

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function setUp(
  answers: Partial<Record<'list' | 'register' | 'cancel' | 'join' | 'calendar', () => FakeAnswer>> = {},
) {
  const toList = (upcoming: LiveEvent[]): FakeAnswer => ({
    data: buildLiveCourses(upcoming),
  });
  const server = createFakeServer([
    [filterCoursesInDetail, answers.list ?? (() => toList([event]))],
    [
      registerForLiveCourse,
      answers.register ?? (() => ({ data: registered, message: 'You are registered' })),
    ],
    [cancelLiveRegistration, answers.cancel ?? (() => ({ data: event, message: 'Cancelled' }))],
    [joinLiveCourse, answers.join ?? (() => ({ data: { address: '/portal/x' } }))],
    [
      getLiveCalendar,
      answers.calendar ??
        (() => ({
          data: { file_name: 'prüfung.ics', media_type: 'text/calendar', bytes: new Uint8Array([66, 69]) },
        })),
    ],
  ]);
  const notices: string[] = [];
  const store = createLiveCourseStore({
    client: server.client,
    tabStorage: createSafeStorage(() => {
      throw new Error('no storage in this test');
    }),
    notify: (tone, text) => void notices.push(`${tone}: ${text}`),
  });
  const shown = () => (store.sessions.value.state === 'ready' ? store.sessions.value.value.upcoming : []);
  const count = () => server.calls.filter(({ name }) => name === 'filterCourses').length;
  return { server, store, notices, shown, count, toList };
}

describe('NAV-25 the store of live courses', () => {
  it('two clicks register once, and the seat is shown', async () => {
    const { store, server, shown, notices } = setUp();
    await store.load();
    await Promise.all([store.register(event.id), store.register(event.id)]);
    expect(server.calls.filter(({ name }) => name === 'registerForLiveCourse')).toHaveLength(1);
    expect([shown()[0]?.is_registered, notices, store.busy.value.size]).toEqual([
      true,
      ['positive: You are registered'],
      0,
    ]);
  });
  it('a refusal is announced, and the list is reloaded: the last seat is taken', async () => {
    const { store, count, notices } = setUp({ register: () => ({ problem: 'live_event_full' }) });
    await store.load();
    await store.register(event.id);
    expect([count(), notices]).toEqual([2, ['negative: All seats of this live session are taken.']]);
  });
  it('a lost connection changes nothing that is shown', async () => {
    const { store, shown, notices, count } = setUp({ register: () => 'offline' });
    await store.load();
    await store.register(event.id);
    expect([shown()[0]?.is_registered, notices.length, count()]).toEqual([false, 1, 1]);
  });
  it('a canceled session disappears with the registration', async () => {
    const cancelled = buildLiveEvent({ event_status: 'cancelled' });
    const { store, shown, toList, server } = setUp({ cancel: () => ({ data: cancelled }) });
    server.on(filterCoursesInDetail, () => toList([{ ...cancelled, is_registered: true }]));
    await store.load();
    expect(await store.cancel(event.id)).toBe(true);
    expect(shown()).toEqual([]);
  });
  it('the list is reloaded when a session can be joined, begins and ends, and no longer once the page is left', async () => {
    const { store, count, toList, server } = setUp();
    const start = Date.parse('2026-03-02T09:30:00Z');
    const near = buildLiveEvent({
      starts_at: new Date(start).toISOString(),
      ends_at: '2026-03-02T10:00:00.000Z',
    });
    server.on(filterCoursesInDetail, () => toList([near]));
    await store.load();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(count()).toBe(2);
    store.dispose();
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(count()).toBe(2);
  });
  it('joining returns the place of a session, or announces why not', async () => {
    const { store, notices, server } = setUp();
    expect(await store.join(event.id)).toBe('/portal/x');
    server.on(joinLiveCourse, () => ({ problem: 'live_event_not_open' }));
    expect([await store.join(event.id), notices.length]).toEqual([undefined, 1]);
    server.on(joinLiveCourse, () => ({ data: { address: 'javascript:alert(1)' } }));
    expect(await store.join(event.id)).toBeUndefined();
  });
  it('a file is read with its name and bytes, and a refusal of one is announced', async () => {
    const { store, notices, server } = setUp();
    expect(await store.getCalendar(event.id)).toEqual({
      file_name: 'prüfung.ics',
      media_type: 'text/calendar',
      bytes: new Uint8Array([66, 69]),
    });
    server.on(getLiveCalendar, () => ({ problem: 'live_event_not_found' }));
    expect([await store.getCalendar(event.id), notices]).toEqual([
      undefined,
      ['negative: This live session does not exist or was withdrawn.'],
    ]);
  });
  it('a list that cannot be read shows the problem, and a failed reload keeps it', async () => {
    const { store, server, shown } = setUp({ list: () => ({ problem: 'unavailable' }) });
    await store.load();
    expect(store.sessions.value.state).toBe('problem');
    server.on(filterCoursesInDetail, () => ({
      data: buildLiveCourses([event]),
    }));
    await store.load();
    server.on(filterCoursesInDetail, () => 'offline');
    await store.load();
    expect(shown()).toHaveLength(1);
  });
});
