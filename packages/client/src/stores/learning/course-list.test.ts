import { COURSE_PAGE_SIZE } from '@drawbridge/contracts';
import { type CourseCard, filterCourses } from '@drawbridge/contracts/learning';
import { buildCourse } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../storage.ts';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { type CourseFilterState, NO_COURSE_FILTER, toFilterPayload } from './course-list/course-filter.ts';
import { type CourseListStore, createCourseListStore } from './course-list.ts';

const buildMany = (count: number, from = 0): CourseCard[] =>
  Array.from({ length: count }, (_, at) => buildCourse({ _key: `c${from + at}` }));
const toShown = ({ list: { value } }: CourseListStore) => (value.state === 'ready' ? value.value : undefined);
const filterBy = (part: Partial<CourseFilterState>): CourseFilterState => ({ ...NO_COURSE_FILTER, ...part });

function open(answer: (input: Record<string, unknown>) => FakeAnswer | Promise<FakeAnswer>) {
  const server = createFakeServer([[filterCourses, answer]]);
  const tabStorage = createSafeStorage(() => {
    throw new Error('no storage in this test');
  });
  const logged: string[] = [];
  const make = () =>
    createCourseListStore(
      { client: server.client, tabStorage, logError: (text) => logged.push(text) },
      'course',
    );
  const keys = (store = made) => toShown(store)?.items.map(({ _key }) => _key) ?? [];
  const made = make();
  return { store: made, make, keys, logged, tabStorage, calls: server.calls, server };
}

/** A catalogue with this many courses, served page by page. */
const serve =
  (total: number) =>
  ({ page }: Record<string, unknown>): FakeAnswer => ({
    data: {
      items: buildMany(total).slice((Number(page) - 1) * COURSE_PAGE_SIZE, Number(page) * COURSE_PAGE_SIZE),
    },
  });

describe("CAT-9 a page's filter as the call takes it", () => {
  it('empty criteria are not sent', () => {
    expect(toFilterPayload('challenge', filterBy({ search: '  ' }))).toEqual({ types: ['challenge'] });
  });
  it('CAT-7, CAT-8 each field has its name on the wire', () => {
    const state = filterBy({
      search: ' sql ',
      learningPath: ['j1'],
      proficiency: ['Basic'],
      progress: ['new'],
      carrer: ['Developer'],
      tags: ['injection'],
      isCustom: true,
    });
    expect(toFilterPayload('course', state)).toEqual({
      types: ['course'],
      search: 'sql',
      learning_paths: ['j1'],
      levels: ['Basic'],
      status: ['new'],
      roles: ['Developer'],
      tags: ['injection'],
      isCustom: true,
    });
  });
});

describe('CAT-2..CAT-6 a list page by page', () => {
  it('CAT-4 the first page of fifty is requested', async () => {
    const { store, calls } = open(serve(3));
    await store.load(NO_COURSE_FILTER);
    expect(calls.map(({ input }) => [input['page'], input['per_page']])).toEqual([['1', '50']]);
  });
  it.each([
    [0, true],
    [49, true],
    [50, false],
    [51, false],
  ])('CAT-5 with %i courses, all loaded is %s after the first page', async (total, expected) => {
    const { store } = open(serve(total));
    await store.load(NO_COURSE_FILTER);
    expect([!toShown(store)?.hasMore, toShown(store)?.pages]).toEqual([expected, 1]);
  });
  it('CAT-5 no page is requested after the last one', async () => {
    const { store, calls } = open(serve(51));
    await store.load(NO_COURSE_FILTER);
    await store.loadMore();
    await store.loadMore();
    expect([calls.length, toShown(store)?.hasMore, toShown(store)?.pages]).toEqual([2, false, 2]);
  });
  it('CAT-6 the next page is loaded once, however often the end is reached, and the order is kept', async () => {
    const { store, keys, calls } = open(serve(120));
    await store.load(NO_COURSE_FILTER);
    await Promise.all([store.loadMore(), store.loadMore(), store.loadMore()]);
    expect(calls).toHaveLength(2);
    expect(keys()).toEqual(buildMany(100).map(({ _key }) => _key));
  });
  it('CAT-6 a course that moved to the next page is shown once', async () => {
    const { store, keys } = open(({ page }) => ({
      data: { items: page === '1' ? buildMany(50) : buildMany(3, 49) },
    }));
    await store.load(NO_COURSE_FILTER);
    await store.loadMore();
    expect(keys()).toEqual(buildMany(52).map(({ _key }) => _key));
  });
  it('what is shown stays when the next page fails, and it arrives on request', async () => {
    const { store, keys, server, logged } = open(serve(60));
    await store.load(NO_COURSE_FILTER);
    server.on(filterCourses, () => 'offline');
    await store.loadMore();
    expect([toShown(store)?.moreProblem?.code, keys().length, logged.length]).toEqual(['offline', 50, 1]);
    server.on(filterCourses, serve(60));
    await store.loadMore();
    expect([toShown(store)?.moreProblem, keys().length]).toEqual([undefined, 60]);
  });
});

describe('CAT-10 another filter', () => {
  it('another filter starts at the first page', async () => {
    const { store, calls } = open(serve(120));
    await store.load(NO_COURSE_FILTER);
    await store.loadMore();
    await store.load(filterBy({ search: 'x' }));
    expect([calls.at(-1)?.input['page'], toShown(store)?.pages]).toEqual(['1', 1]);
  });
  it('a late answer to the earlier filter is dropped', async () => {
    const waiting = new Map<unknown, PromiseWithResolvers<FakeAnswer>>();
    const { store, keys } = open(({ search }) => {
      const answer = Promise.withResolvers<FakeAnswer>();
      waiting.set(search, answer);
      return answer.promise;
    });
    const first = store.load(filterBy({ search: 'early' }));
    const second = store.load(filterBy({ search: 'late' }));
    await expect.poll(() => waiting.size).toBe(2);
    waiting.get('late')?.resolve({ data: { items: buildMany(1, 7) } });
    await second;
    waiting.get('early')?.resolve({ data: { items: buildMany(2) } });
    await first;
    expect(keys()).toEqual(['c7']);
  });
  it('a late page of an earlier filter is not appended', async () => {
    const next = Promise.withResolvers<FakeAnswer>();
    const { store, keys } = open(({ page, search }) => {
      if (search) return { data: { items: buildMany(1, 900) } };
      return page === '1' ? { data: { items: buildMany(50) } } : next.promise;
    });
    await store.load(NO_COURSE_FILTER);
    const loading = store.loadMore();
    await store.load(filterBy({ search: 'x' }));
    next.resolve({ data: { items: buildMany(50, 50) } });
    await loading;
    expect(keys()).toEqual(['c900']);
  });
});

describe('returning to a page', () => {
  it('a returning page finds every page that it had, and refreshes them', async () => {
    const { store, keys, server } = open(serve(120));
    await store.load(NO_COURSE_FILTER);
    await store.loadMore();
    server.on(filterCourses, serve(90));
    const refreshing = store.load(NO_COURSE_FILTER);
    expect(keys()).toHaveLength(100);
    await refreshing;
    expect([keys().length, toShown(store)?.hasMore]).toEqual([90, false]);
  });
  it('ERR-24 the cards of the previous filter stay when those of another cannot be loaded, until they can', async () => {
    const { store, keys, server, logged, calls } = open(serve(60));
    await store.load(NO_COURSE_FILTER);
    server.on(filterCourses, () => ({ problem: 'internal', message: 'Database is tired' }));
    await store.load(filterBy({ proficiency: ['Basic'] }));
    expect([keys().length, store.list.value, logged]).toMatchObject([
      50,
      { state: 'ready', reloadProblem: { code: 'internal' } },
      ['the list of courses could not be loaded'],
    ]);
    server.on(filterCourses, serve(3));
    await store.loadMore();
    expect([keys().length, calls.at(-1)?.input]).toMatchObject([3, { page: '1', levels: ['Basic'] }]);
    expect(store.list.value).toEqual({ state: 'ready', value: expect.anything() });
  });
  it('ERR-24 a failed refresh keeps what is shown', async () => {
    const { store, keys, server } = open(serve(2));
    await store.load(NO_COURSE_FILTER);
    server.on(filterCourses, () => ({ problem: 'unavailable' }));
    await store.load(NO_COURSE_FILTER);
    expect(keys()).toHaveLength(2);
  });
});

describe('CAT-11, CAT-12 the cache of a type', () => {
  it('the cached first page is shown immediately after a reload, and refreshed', async () => {
    const { store, make, keys, server } = open(serve(3));
    await store.load(NO_COURSE_FILTER);
    server.on(filterCourses, serve(4));
    const again = make();
    const loading = again.load(NO_COURSE_FILTER);
    expect(keys(again)).toHaveLength(3);
    await loading;
    expect(keys(again)).toHaveLength(4);
  });
  it('a filtered list is not cached', async () => {
    const { store, make } = open(serve(3));
    await store.load(filterBy({ tags: ['x'] }));
    const again = make();
    void again.load(NO_COURSE_FILTER);
    expect(again.list.value.state).toBe('loading');
  });
  it("the cache is empty after the logout, which clears the tab's storage", async () => {
    const { store, make, tabStorage } = open(serve(3));
    await store.load(NO_COURSE_FILTER);
    tabStorage.clear();
    const again = make();
    void again.load(NO_COURSE_FILTER);
    expect(again.list.value.state).toBe('loading');
  });
  it('an invalid stored list is ignored', async () => {
    const { make, tabStorage } = open(serve(3));
    tabStorage.set('drawbridge.courses.course', '[{"event_name":4}]');
    const again = make();
    void again.load(NO_COURSE_FILTER);
    expect([again.list.value.state, tabStorage.get('drawbridge.courses.course')]).toEqual([
      'loading',
      undefined,
    ]);
  });
});
