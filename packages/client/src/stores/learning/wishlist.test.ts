import {
  addWish,
  listWishes,
  removeWish,
  toWishable,
  WISHLIST_TEXTS,
  type WishlistCategory,
  type WishlistItem,
} from '@drawbridge/contracts/learning';
import { buildCourse, buildLabCard, buildWish } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/index.ts';
import { createWishlistStore } from './wishlist.ts';

const C2 = buildCourse();
const all = (...events: string[]): WishlistCategory => ({ sk: '/', name: 'All', events });

async function setUp(
  items: WishlistItem[] = [],
  lists: WishlistCategory[] = [all(...items.map(({ sk }) => sk))],
) {
  const server = createFakeServer([
    [listWishes, () => ({ data: { items, custom_data: lists } })],
    [addWish, () => ({ data: { item: buildWish(), lists: ['/'] }, message: WISHLIST_TEXTS.added })],
    [removeWish, () => ({ data: { removed: true }, message: WISHLIST_TEXTS.removed })],
  ]);
  const notices: [string, string][] = [];
  const store = createWishlistStore({
    client: server.client,
    notify: (tone, text) => notices.push([tone, text]),
  });
  await store.load();
  const listsNow = () =>
    store.content.value.state === 'ready'
      ? Object.fromEntries(store.content.value.value.lists.map(({ sk, events }) => [sk, events]))
      : {};
  return { server, store, notices, listsNow };
}

describe('WISH-13..WISH-15 toggling a favorite', () => {
  it("a favorite is added immediately, and the server's message is shown", async () => {
    const { store, notices } = await setUp();
    const toggling = store.toggle(C2);
    expect(store.favorites.value.has(C2._key)).toBe(true);
    await toggling;
    expect(notices).toEqual([['positive', 'Marked as favorite!']]);
  });
  it('a favorite is removed immediately', async () => {
    const { store, notices } = await setUp([buildWish()]);
    const toggling = store.toggle(C2);
    expect(store.favorites.value.has(C2._key)).toBe(false);
    await toggling;
    expect(notices).toEqual([['positive', 'Removed from favorites']]);
  });
  it('a second click during the first change sends nothing', async () => {
    const { server, store } = await setUp();
    await Promise.all([store.toggle(C2), store.toggle(C2)]);
    expect(server.calls.filter(({ name }) => name !== 'listWishes').map(({ name }) => name)).toEqual([
      'addWish',
    ]);
  });
});

describe('WISH-13 a course that becomes a favorite while the list is loading', () => {
  /** The first list was read before the change reached the server, and arrives when the test says so. */
  function setUpSlow() {
    const first = Promise.withResolvers<void>();
    let stored: WishlistItem[] = [];
    let reads = 0;
    const server = createFakeServer([
      [
        listWishes,
        async () => {
          const items = stored;
          reads += 1;
          if (reads === 1) await first.promise;
          return { data: { items, custom_data: [all(...items.map(({ sk }) => sk))] } };
        },
      ],
    ]);
    const added = Promise.withResolvers<void>();
    server.on(addWish, async () => {
      await added.promise;
      stored = [buildWish()];
      return { data: { item: buildWish(), lists: ['/'] }, message: WISHLIST_TEXTS.added };
    });
    const store = createWishlistStore({ client: server.client, notify: () => undefined });
    return { store, first, added, countReads: () => reads };
  }

  it('a new favorite stays when the list arrives after the change', async () => {
    const { store, first, added, countReads } = setUpSlow();
    const loading = store.load();
    const toggling = store.toggle(C2);
    added.resolve();
    await toggling;
    first.resolve();
    await loading;
    expect([store.favorites.value.has(C2._key), countReads()]).toEqual([true, 2]);
  });

  it('a new favorite stays when the list arrives before the change is stored', async () => {
    const { store, first, added } = setUpSlow();
    const loading = store.load();
    const toggling = store.toggle(C2);
    first.resolve();
    await Promise.resolve();
    expect(store.favorites.value.has(C2._key)).toBe(true);
    added.resolve();
    await Promise.all([toggling, loading]);
    expect(store.favorites.value.has(C2._key)).toBe(true);
  });
});

describe('WISH-19 undoing a failed change', () => {
  it('a failed addition is undone', async () => {
    const { server, store, notices, listsNow } = await setUp();
    server.on(addWish, () => ({ problem: 'wishlist_full' }));
    await store.toggle(C2);
    expect([store.favorites.value.size, listsNow()]).toEqual([0, { '/': [] }]);
    expect(notices).toEqual([['negative', 'Your list of favorites is full. Remove something first.']]);
  });
  it('a failed removal is undone, with every list it was in', async () => {
    const { server, store, listsNow } = await setUp(
      [buildWish()],
      [all(C2._key), { sk: '/Later', name: 'Later', events: [C2._key] }],
    );
    server.on(removeWish, () => 'offline');
    await store.toggle(C2);
    expect(listsNow()).toEqual({ '/': [C2._key], '/Later': [C2._key] });
  });
  it('undoing a change keeps another one made since', async () => {
    const { server, store } = await setUp();
    const other = buildCourse({ _key: 'c1' });
    let fail: () => void = () => {};
    server.on(addWish, (input) =>
      input.event_id === 'c1'
        ? { data: { item: buildWish({ sk: 'c1' }), lists: ['/'] } }
        : new Promise((resolve) => (fail = () => resolve({ problem: 'unavailable' }))),
    );
    const failing = store.toggle(C2);
    await store.toggle(other);
    fail();
    await failing;
    expect([...store.favorites.value]).toEqual(['c1']);
  });
});

describe('WISH-13, WISH-19 a lab as a favorite', () => {
  const lab = toWishable(buildLabCard());

  it('a lab is added by its id, and shown as a lab until the list is fetched again', async () => {
    const { server, store } = await setUp();
    await store.toggle(lab);
    expect(server.calls.at(-1)).toMatchObject({ name: 'addWish', input: { event_id: lab._key } });
    const content = store.content.value;
    expect(content.state === 'ready' && content.value.items).toMatchObject([
      { sk: lab._key, type: 'lab', avg_minutes: 30, is_enrolled: false },
    ]);
  });
  it('a failed addition of a lab is undone, and the courses stay', async () => {
    const { server, store } = await setUp([buildWish()]);
    server.on(addWish, () => 'offline');
    await store.toggle(lab);
    expect([...store.favorites.value]).toEqual([C2._key]);
  });
});

describe('WISH-8..WISH-12 lists of favorites', () => {
  it('WISH-9 a new list is added empty, with the notice', async () => {
    const { store, notices, listsNow } = await setUp();
    expect(store.createList(' Later ')).toBeUndefined();
    expect([listsNow(), notices]).toEqual([
      { '/': [], '/Later': [] },
      [['info', 'List will be removed if there is no item']],
    ]);
  });
  it.each(['all', ' ALL ', 'later'])('WISH-8, WISH-12 the list %j already exists', async (title) => {
    const { store, notices } = await setUp();
    store.createList('Later');
    expect(store.createList(title)).toBe('List already exists');
    expect(notices.at(-1)).toEqual(['warning', 'List already exists']);
  });
  it('WISH-10, WISH-11 an empty list is removed when the page is left, and All stays', async () => {
    const { store, listsNow } = await setUp();
    store.createList('Later');
    store.dropEmptyLists();
    expect(listsNow()).toEqual({ '/': [] });
  });
  it('WISH-18 removing from one list keeps the others, and a list is removed with its last item', async () => {
    const { store, listsNow } = await setUp(
      [buildWish()],
      [all(C2._key), { sk: '/Later', name: 'Later', events: [C2._key] }],
    );
    await store.removeFromList(C2._key, '/Later');
    expect(listsNow()).toEqual({ '/': [C2._key] });
  });
});

describe('loading the favorites', () => {
  it('a failed load shows the problem, and the favorites once they can be read', async () => {
    const { server, store } = await setUp();
    const again = createWishlistStore({ client: server.client, notify: () => undefined });
    server.on(listWishes, () => 'offline');
    await again.load();
    expect(again.content.value.state).toBe('problem');
    server.on(listWishes, () => ({ data: { items: [buildWish()], custom_data: [all(C2._key)] } }));
    await again.load();
    expect([...again.favorites.value]).toEqual([C2._key]);
    // ERR-24: a failed reload keeps what is shown.
    server.on(listWishes, () => 'offline');
    await again.load();
    expect(again.content.value.state).toBe('ready');
    expect(store.content.value.state).toBe('ready');
  });
});
