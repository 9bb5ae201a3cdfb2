import { asId } from '@drawbridge/contracts';
import {
  ALL_LIST,
  addWish,
  listTitleRules,
  listWishes,
  removeWish,
  toListKey,
  toListPath,
  toWishlistItem,
  WISHLIST_TEXTS,
  type Wishable,
  type WishlistCategory,
  type WishlistItem,
} from '@drawbridge/contracts/learning';
import { validation } from '@drawbridge/contracts/rules';
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export interface WishlistContent {
  items: WishlistItem[];
  lists: WishlistCategory[];
}

export interface WishlistStore {
  content: ReadonlySignal<Loadable<WishlistContent>>;
  /** Ids of every favorite. */
  favorites: ReadonlySignal<ReadonlySet<string>>;
  /** Fetches the favorites. Simultaneous calls share one request. `isSilent`: no page waits for it. */
  load(options?: { isSilent?: boolean }): Promise<void>;
  /** Adds or removes a course or lab immediately; a failed call undoes it. @see WISH-13, WISH-19 */
  toggle(course: Wishable): Promise<void>;
  addToList(courseId: string, path: string): Promise<void>;
  removeFromList(courseId: string, path: string): Promise<void>;
  /** Creates the list, or returns the message for an invalid title. @see WISH-8, WISH-9 */
  createList(title: string): string | undefined;
  /** Removes lists that stayed empty, when the page is left. @see WISH-10, WISH-11 */
  dropEmptyLists(): void;
}

function withEvent(lists: readonly WishlistCategory[], path: string, courseId: string): WishlistCategory[] {
  const key = toListKey(path);
  return lists.map((list) =>
    toListKey(list.sk) === key && !list.events.includes(courseId)
      ? { ...list, events: [...list.events, courseId] }
      : list,
  );
}

/** A list disappears with its last item; 'All' stays. @see WISH-11 */
function withoutEvent(
  lists: readonly WishlistCategory[],
  courseId: string,
  path?: string,
): WishlistCategory[] {
  return lists.flatMap((list) => {
    if (path !== undefined && toListKey(list.sk) !== toListKey(path)) return [list];
    if (!list.events.includes(courseId)) return [list];
    const events = list.events.filter((id) => id !== courseId);
    return events.length === 0 && list.sk !== ALL_LIST.path ? [] : [{ ...list, events }];
  });
}

const EMPTY: WishlistContent = { items: [], lists: [{ sk: ALL_LIST.path, name: ALL_LIST.name, events: [] }] };

/** Favorites. Every verb shows its change immediately, and undoes it if the server refuses. */
export function createWishlistStore({
  client,
  notify,
  logError,
}: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): WishlistStore {
  const loadInto = createLoadInto(logError);
  const content = signal<Loadable<WishlistContent>>(LOADING);
  const favorites = computed<ReadonlySet<string>>(() =>
    content.value.state === 'ready' ? new Set(content.value.value.items.map(({ sk }) => sk)) : new Set(),
  );
  const busy = new Set<string>();
  /** Incremented when a change begins and when it ends. */
  let changes = 0;
  /** Resolves when the changes made so far have ended. */
  let underway: Promise<unknown> = Promise.resolve();
  let loading: Promise<void> | undefined;

  const current = () => (content.value.state === 'ready' ? content.value.value : EMPTY);

  const fetchAll = (isSilent: boolean) =>
    loadInto(content, 'the favorites', async ({ background }) => {
      // A list fetched during a change may not contain the change yet.
      for (;;) {
        const before = changes;
        const { items, custom_data } = await client.call(
          listWishes,
          {},
          { background: background || isSilent },
        );
        if (changes === before) return { items, lists: custom_data };
        await underway;
      }
    });

  /**
   * Shows `next` immediately and sends the change. A refusal undoes only this change and keeps others made since. A
   * second click on the same course during a change does nothing.
   */
  async function change(
    courseId: string,
    next: WishlistContent,
    send: () => Promise<string>,
    undo: (now: WishlistContent) => WishlistContent,
  ) {
    if (busy.has(courseId)) return;
    busy.add(courseId);
    changes += 1;
    content.value = ready(next);
    const ended = Promise.withResolvers<void>();
    underway = Promise.all([underway, ended.promise]);
    try {
      notify('positive', await send());
    } catch (error) {
      content.value = ready(undo(current()));
      notify('negative', asApiProblem(error).message);
    } finally {
      busy.delete(courseId);
      changes += 1;
      ended.resolve();
    }
  }

  async function add(item: WishlistItem, path: string) {
    const { items, lists } = current();
    const wasFavorite = items.some(({ sk }) => sk === item.sk);
    const next = {
      items: wasFavorite ? items : [...items, item],
      lists: withEvent(withEvent(lists, ALL_LIST.path, item.sk), path, item.sk),
    };
    await change(
      item.sk,
      next,
      async () =>
        (
          await client.callWithMessage(
            addWish,
            { event_id: asId(item.sk), dir_path: path },
            { background: true },
          )
        ).message,
      (now) => ({
        items: wasFavorite ? now.items : now.items.filter(({ sk }) => sk !== item.sk),
        lists: wasFavorite ? withoutEvent(now.lists, item.sk, path) : withoutEvent(now.lists, item.sk),
      }),
    );
  }

  async function remove(courseId: string, path: string) {
    const before = current();
    const everywhere = path === ALL_LIST.path;
    const next = {
      items: everywhere ? before.items.filter(({ sk }) => sk !== courseId) : before.items,
      lists: withoutEvent(before.lists, courseId, everywhere ? undefined : path),
    };
    const removed = before.items.find(({ sk }) => sk === courseId);
    const left = before.lists.filter(
      ({ sk, events }) => events.includes(courseId) && (everywhere || toListKey(sk) === toListKey(path)),
    );
    await change(
      courseId,
      next,
      async () =>
        (
          await client.callWithMessage(
            removeWish,
            { event_id: asId(courseId), dir_path: path },
            { background: true },
          )
        ).message,
      (now) => ({
        items: everywhere && removed ? [...now.items, removed] : now.items,
        lists: left.reduce((lists, list) => {
          const exists = lists.some(({ sk }) => toListKey(sk) === toListKey(list.sk));
          return exists ? withEvent(lists, list.sk, courseId) : [...lists, { ...list, events: [courseId] }];
        }, now.lists),
      }),
    );
  }

  return {
    content,
    favorites,
    load({ isSilent = false } = {}) {
      loading ??= fetchAll(isSilent).finally(() => {
        loading = undefined;
      });
      return loading;
    },
    toggle: (course) =>
      favorites.value.has(course._key)
        ? remove(course._key, ALL_LIST.path)
        : add(toWishlistItem(course), ALL_LIST.path),
    async addToList(courseId, path) {
      const item = current().items.find(({ sk }) => sk === courseId);
      if (item) await add(item, path);
    },
    removeFromList: remove,
    createList(title) {
      const fault = validation.checkRules(title, listTitleRules);
      if (fault) return fault;
      const path = toListPath(title);
      const { items, lists } = current();
      if (
        lists.some(
          ({ sk, name }) =>
            toListKey(sk) === toListKey(path) || name.toLowerCase() === title.trim().toLowerCase(),
        )
      ) {
        notify('warning', WISHLIST_TEXTS.listExists);
        return WISHLIST_TEXTS.listExists;
      }
      content.value = ready({ items, lists: [...lists, { sk: path, name: title.trim(), events: [] }] });
      notify('info', WISHLIST_TEXTS.listIsEmpty);
      return undefined;
    },
    dropEmptyLists() {
      if (content.value.state !== 'ready') return;
      const { items, lists } = content.value.value;
      content.value = ready({
        items,
        lists: lists.filter(({ sk, events }) => sk === ALL_LIST.path || events.length > 0),
      });
    },
  };
}
