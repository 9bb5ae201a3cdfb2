import { asId, COURSE_PAGE_SIZE, COURSE_TYPES } from '@drawbridge/contracts';
import {
  deleteCustomChallenge,
  filterCoursesInDetail,
  type ListedCourse,
} from '@drawbridge/contracts/learning';
import { buildCourse, buildLiveEvent } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../storage.ts';
import { createFakeServer, type FakeAnswer } from '../../testing/index.ts';
import { NO_COURSE_FILTER } from './course-list/course-filter.ts';
import { type LabFilterState, NO_LAB_FILTER, toLabCriteria } from './course-list/lab-filter.ts';
import type { TypedList, TypedListDeps } from './course-list/typed-list.ts';
import { createCourseListStore, createPracticeListStore } from './course-list.ts';
import { createCustomChallengeStore } from './custom-challenges.ts';
import { createLiveCourseStore } from './live-courses.ts';

type Type = (typeof COURSE_TYPES)[number];

const NOW = '2026-03-02T09:00:00.000Z';
const toId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

function buildListed(type: Type, at: number): ListedCourse {
  const card = buildCourse({ _key: `${type}-${at}`, type });
  switch (type) {
    case 'course':
      return card;
    case 'live-course':
      return { ...card, sessions: [buildLiveEvent({ id: asId(toId(at)), course_id: card._key })] };
    case 'custom':
      return {
        ...card,
        set: {
          id: asId(toId(at)),
          title: card.event_name,
          minutes: null,
          challenges: [],
          changed_at: NOW,
          run: null,
          now: NOW,
        },
      };
    default:
      return {
        ...card,
        lab: {
          lab_id: card._key,
          title: card.event_name,
          summary: '',
          type,
          kind: 'fix',
          level: 'Basic',
          minutes: 10,
          points: 30,
          weaknesses: [],
          owasp: [],
          topics: [],
          language: 'Python',
          steps: [],
          search_words: '',
          passed: false,
          started: false,
          upgrade: false,
          disabled: false,
        },
      };
  }
}

interface Shown {
  /** Number of shown courses, sessions or sets. */
  count: number;
  pages: number;
  hasMore: boolean;
}
interface AnyList {
  load(): Promise<unknown>;
  loadMore(): Promise<unknown>;
  read(): Shown | undefined;
}

/** The store of each type, as its page uses it. */
const STORES: Record<Type, (deps: TypedListDeps & { notify: () => void }) => AnyList> = {
  course: (deps) => toList(createCourseListStore(deps, 'course'), NO_COURSE_FILTER),
  challenge: (deps) => toList(createPracticeListStore(deps, 'challenge'), NO_LAB_FILTER),
  playground: (deps) => toList(createPracticeListStore(deps, 'playground'), NO_LAB_FILTER),
  'live-course'(deps) {
    const store = createLiveCourseStore(deps);
    return {
      load: store.load,
      loadMore: store.loadMore,
      read() {
        const { value: list } = store.sessions;
        if (list.state !== 'ready') return undefined;
        const { upcoming, past, pages } = list.value;
        return { count: upcoming.length + past.length, pages: pages.pages, hasMore: pages.hasMore };
      },
    };
  },
  custom(deps) {
    const store = createCustomChallengeStore(deps);
    return {
      load: store.load,
      loadMore: store.loadMore,
      read() {
        const { value: list } = store.sets;
        if (list.state !== 'ready') return undefined;
        const { items, pages, hasMore } = list.value;
        return { count: items.length, pages, hasMore };
      },
    };
  },
};

function toList<Filter>(store: TypedList<Filter>, filter: Filter): AnyList {
  return {
    load: () => store.load(filter),
    loadMore: store.loadMore,
    read() {
      const { value: list } = store.list;
      if (list.state !== 'ready') return undefined;
      const { items, pages, hasMore } = list.value;
      return { count: items.length, pages, hasMore };
    },
  };
}

const noStorage = () =>
  createSafeStorage(() => {
    throw new Error('no storage in this test');
  });

/** A catalogue with this many courses of a type, served page by page. */
const serve =
  (type: Type, total: number) =>
  ({ page }: Record<string, unknown>): FakeAnswer => ({
    data: {
      items: Array.from({ length: total }, (_, at) => buildListed(type, at)).slice(
        (Number(page) - 1) * COURSE_PAGE_SIZE,
        Number(page) * COURSE_PAGE_SIZE,
      ),
      now: NOW,
    },
  });

function open(type: Type, total: number) {
  const server = createFakeServer([[filterCoursesInDetail, serve(type, total)]]);
  const tabStorage = noStorage();
  const make = () => STORES[type]({ client: server.client, tabStorage, notify: () => undefined });
  return { list: make(), make, server, tabStorage };
}

describe.each(COURSE_TYPES)('the list of the type %s', (type) => {
  it('CAT-4 its pages come from course/filter, fifty at a time', async () => {
    const { list, server } = open(type, 70);
    await list.load();
    await list.loadMore();
    expect(
      server.calls.map(({ name, input }) => [name, input['types'], input['page'], input['per_page']]),
    ).toEqual([
      ['filterCourses', [type], '1', '50'],
      ['filterCourses', [type], '2', '50'],
    ]);
  });

  it('CAT-2 it counts its loaded pages and knows when all are loaded', async () => {
    const { list } = open(type, 70);
    await list.load();
    expect(list.read()).toEqual({ count: 50, pages: 1, hasMore: true });
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(list.read()).toEqual({ count: 70, pages: 2, hasMore: false });
  });

  it('CAT-11 its first page is cached under the name of its type, and shown at once', async () => {
    const { list, make, tabStorage } = open(type, 3);
    await list.load();
    expect(tabStorage.get(`drawbridge.courses.${type}`)).toBeDefined();
    const again = make();
    const loading = again.load();
    expect(again.read()?.count).toBe(3);
    await loading;
    expect(again.read()).toEqual({ count: 3, pages: 1, hasMore: false });
  });
});

describe('ERR-24 a list after a failure', () => {
  const INJECTION = { ...NO_LAB_FILTER, topics: ['Injection'] };

  /** Challenges whose calls fail while the test says so. */
  function openFailing(total: number) {
    const { server, tabStorage } = open('challenge', total);
    const pages = serve('challenge', total);
    const now = { isOffline: false };
    server.on(filterCoursesInDetail, (input) => (now.isOffline ? 'offline' : pages(input)));
    const store = createPracticeListStore({ client: server.client, tabStorage }, 'challenge');
    return { store, server, now };
  }

  it('a filter whose list was loaded at the second attempt keeps its pages on the next visit', async () => {
    const { store, now } = openFailing(70);
    await store.load(NO_LAB_FILTER);
    now.isOffline = true;
    await store.load(INJECTION);
    now.isOffline = false;
    await store.loadMore();
    await store.loadMore();
    expect(store.list.value).toMatchObject({ value: { pages: 2 } });
    const visit = store.load(INJECTION);
    expect(store.list.value).toMatchObject({ state: 'ready', value: { pages: 2 } });
    await visit;
    expect(store.list.value).toMatchObject({ value: { pages: 2, hasMore: false } });
  });

  it('a second attempt that fails as well does not make the list that is shown that of the filter', async () => {
    const { store, now } = openFailing(3);
    await store.load(NO_LAB_FILTER);
    now.isOffline = true;
    await store.load(INJECTION);
    await store.loadMore();
    const visit = store.load(INJECTION);
    expect(store.list.value.state).toBe('loading');
    await visit;
    expect(store.list.value).toMatchObject({ reloadProblem: { code: 'offline' } });
  });

  it('a list from the cache is not shown as that of the filter before it', async () => {
    const { store, now } = openFailing(3);
    await store.load(NO_LAB_FILTER);
    await store.load(INJECTION);
    now.isOffline = true;
    await store.load(NO_LAB_FILTER);
    const back = store.load(INJECTION);
    expect(store.list.value.state).toBe('loading');
    await back;
    expect(store.list.value).toMatchObject({ state: 'ready', reloadProblem: { code: 'offline' } });
  });
});

describe('LAB-9 the sets of a learner', () => {
  function openSets(total: number) {
    const sets = Array.from({ length: total }, (_, at) => buildListed('custom', at));
    const server = createFakeServer([
      [
        filterCoursesInDetail,
        ({ page }) => ({
          data: {
            items: sets.slice((Number(page) - 1) * COURSE_PAGE_SIZE, Number(page) * COURSE_PAGE_SIZE),
            now: NOW,
          },
        }),
      ],
      [
        deleteCustomChallenge,
        ({ id }) => {
          sets.splice(
            sets.findIndex(({ set }) => set?.id === id),
            1,
          );
          return { data: { deleted: true } };
        },
      ],
    ]);
    const tabStorage = noStorage();
    const make = () =>
      createCustomChallengeStore({ client: server.client, tabStorage, notify: () => undefined });
    return { make, server };
  }
  const toIds = ({ sets: { value: list } }: ReturnType<typeof createCustomChallengeStore>) =>
    list.state === 'ready' ? list.value.items.map(({ id }) => id) : undefined;

  it('no set is skipped when one of an earlier page was deleted', async () => {
    const { make } = openSets(60);
    const store = make();
    await store.load();
    await store.remove(toId(3));
    await store.loadMore();
    expect(toIds(store)).toEqual(
      Array.from({ length: 60 }, (_, at) => toId(at)).filter((id) => id !== toId(3)),
    );
  });

  it('a deleted set is not shown on the next visit, even without the network', async () => {
    const { make, server } = openSets(3);
    const store = make();
    await store.load();
    await store.remove(toId(1));
    server.on(filterCoursesInDetail, () => 'offline');
    const again = make();
    await again.load();
    expect(toIds(again)).toEqual([toId(0), toId(2)]);
    expect(again.sets.value).toMatchObject({ reloadProblem: { code: 'offline' } });
  });

  it('a set that was deleted from a list of an earlier visit is not in that list again', async () => {
    const { make, server } = openSets(3);
    await make().load();
    server.on(filterCoursesInDetail, () => 'offline');
    const kept = make();
    await kept.load();
    await kept.remove(toId(1));
    const again = make();
    await again.load();
    expect(toIds(again)).toEqual([toId(0), toId(2)]);
  });
});

describe('LAB-7 the filter of challenges', () => {
  const filterBy = (part: Partial<LabFilterState>): LabFilterState => ({ ...NO_LAB_FILTER, ...part });

  it('CAT-8 each criterion has its name on the wire, and empty ones are not sent', () => {
    expect(toLabCriteria(filterBy({ search: '  ' }))).toEqual({});
    expect(
      toLabCriteria(
        filterBy({
          search: ' xss ',
          levels: ['Basic'],
          states: ['open'],
          topics: ['Injection'],
          languages: ['Python'],
        }),
      ),
    ).toEqual({
      search: 'xss',
      levels: ['Basic'],
      solved: false,
      topics: ['Injection'],
      languages: ['Python'],
    });
  });
  it('both states together are every challenge', () => {
    expect(toLabCriteria(filterBy({ states: ['open', 'solved'] }))).toEqual({});
  });
  it('what the filter can choose from stays while more pages are loaded', async () => {
    const choice = { type: 'challenge', topics: ['Injection'], language: 'Python' };
    const { server } = open('challenge', 70);
    const pages = serve('challenge', 70);
    server.on(filterCoursesInDetail, (input) => {
      const answer = pages(input);
      if (input['page'] !== '1' || typeof answer === 'string' || !('data' in answer)) return answer;
      return { data: { ...(answer.data as object), choices: [choice] } };
    });
    const store = createPracticeListStore({ client: server.client, tabStorage: noStorage() }, 'challenge');
    await store.load(NO_LAB_FILTER);
    await store.loadMore();
    expect(store.list.value).toMatchObject({ value: { pages: 2, rest: { choices: [choice] } } });
  });
});
