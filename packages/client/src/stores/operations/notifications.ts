import {
  changeNotificationStatus,
  FIRST_NOTIFICATION_ID,
  NOTIFICATION_PAGE_SIZE,
  type Notification,
  type NotificationFilter,
  pushedChange,
  pushedNotification,
  queryNotifications,
  STATUS_CHANGED_TEXT,
} from '@drawbridge/contracts/operations';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { createLiveSocket, type OpenSocket, openBrowserSocket, type Timers } from '../../live/live-socket.ts';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { Loadable } from '../base/loadable.ts';
import { createPagedList, type PagedItems } from '../base/paged-list.ts';
import { isShown, type NotificationStatus, withPushed, withStatus } from './notification-list.ts';

export interface NotificationStore {
  content: ReadonlySignal<Loadable<PagedItems<Notification, Count>>>;
  unread: ReadonlySignal<number>;
  filter: ReadonlySignal<NotificationFilter>;
  /** The latest notification pushed while the page was open. */
  latest: ReadonlySignal<Notification | undefined>;
  /** Reloads the first page; if that fails, what is shown stays. */
  load(): Promise<void>;
  loadMore(): Promise<unknown>;
  /** Starts over at the first page. @see NOTIF-15 */
  setFilter(filter: NotificationFilter): Promise<void>;
  /**
   * Shows the change immediately, and undoes a refused one. `isQuiet`: without a notice, because the notification was
   * opened.
   */
  mark(sk: string, status: NotificationStatus, options?: { isQuiet?: boolean }): Promise<void>;
  /** Marks all notifications, loaded or not. @see NOTIF-5, NOTIF-6 */
  markAllRead(): Promise<void>;
  /** Opens the socket and keeps it open. @see NOTIF-12 */
  connect(): void;
  /** Closes the socket and stops checking. @see NOTIF-13 */
  dispose(): void;
}

export interface NotificationDeps {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
  /** Absolute URL of the socket, without its query. */
  socketUrl: string;
  session: { email(): string | undefined; token(): string | undefined };
  openSocket?: OpenSocket;
  timers?: Timers;
}

const browserTimers: Timers = {
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer as number),
};

/** Number of unread notifications, as of the newest. */
interface Count {
  unread_count: number;
  last_sk: string;
}

/** Notifications: a list in pages, an unread count, and the socket that updates both. */
export function createNotificationStore(deps: NotificationDeps): NotificationStore {
  const { client, notify, socketUrl, session, logError = () => undefined } = deps;
  const { openSocket = openBrowserSocket, timers = browserTimers } = deps;
  const unread = signal(0);
  const filter = signal<NotificationFilter>('all');
  const latest = signal<Notification>();
  /** The newest notification in the count: a count and a push may announce the same one. */
  let counted = FIRST_NOTIFICATION_ID;
  /** The newest notification received: the socket resumes after it. */
  let heard: string | undefined;

  const list = createPagedList<Notification, NotificationFilter, Count, string>({
    what: 'the notifications',
    logError,
    // The socket may have added items. @see NOTIF-4
    toKey: ({ sk }) => sk,
    /** Fetches a page of the list; the filter values are the specification's. @see NOTIF-2, CALL-10 */
    async fetchPage({ query: filter_status, page: page_number, cursor: next_token = null }, options) {
      const {
        items,
        next_token: next,
        unread_count,
        last_sk,
      } = await client.call(
        queryNotifications,
        { page_number, max_items: NOTIFICATION_PAGE_SIZE, filter_status, next_token },
        options,
      );
      return { items, next: next?.next_page, rest: { unread_count, last_sk } };
    },
  });
  const content = list.list;

  /** Adopts a count, unless something newer is already counted; then requests another. */
  function takeCount({ unread_count, last_sk }: Count) {
    if (last_sk < counted) return void sync().catch(() => undefined);
    unread.value = unread_count;
    counted = last_sk;
  }

  async function sync() {
    const found = await client.call(
      queryNotifications,
      { page_number: 1, max_items: 1, filter_status: 'all', next_token: null },
      { background: true },
    );
    heard ??= found.last_sk;
    if (found.last_sk >= counted) takeCount(found);
  }

  async function loadList(options?: { isFresh: boolean }): Promise<void> {
    const found = await list.load(filter.peek(), options);
    if (!found) return;
    heard = found.rest.last_sk;
    takeCount(found.rest);
  }

  /** Sends a change that is already shown; calls `undo` if the server refuses. */
  async function send(
    input: { ids: string[]; status: NotificationStatus } | { readall: true },
    isQuiet: boolean,
    undo: () => void,
  ) {
    try {
      const { data, message } = await client.callWithMessage(changeNotificationStatus, input, {
        background: true,
      });
      takeCount(data);
      if (!isQuiet) notify('positive', message || STATUS_CHANGED_TEXT);
    } catch (error) {
      undo();
      notify('negative', asApiProblem(error).message);
    }
  }

  function takePushed(pushed: Notification | undefined) {
    if (!pushed) {
      unread.value += 1;
      if (content.value.state === 'ready') void loadList();
      return;
    }
    if (pushed.sk > counted) {
      counted = pushed.sk;
      if (pushed.status === 'unread') unread.value += 1;
    }
    if (heard === undefined || pushed.sk > heard) heard = pushed.sk;
    if (isShown(filter.value, pushed)) list.change((items) => withPushed(items, pushed));
    latest.value = pushed;
  }

  /** Ignores messages that are not JSON or not from this protocol. @see NOTIF-11 */
  function takeText(text: string) {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    const pushed = pushedNotification.safeParse(message);
    if (pushed.success) return takePushed(pushed.data.notification);
    const { statusChanged, reload } = pushedChange.safeParse(message).data ?? {};
    if (statusChanged) {
      const { ids, status, last_sk } = statusChanged;
      list.change((items) => withStatus(items, status, ({ sk }) => (ids ? ids.includes(sk) : sk <= last_sk)));
      takeCount(statusChanged);
    }
    if (reload) {
      heard = undefined;
      if (content.value.state === 'ready') void loadList();
      void sync().catch(() => undefined);
    }
  }

  const socket = createLiveSocket({
    openSocket,
    timers,
    prepare: sync,
    toAddress: () => {
      const query = new URLSearchParams({ user_id: session.email() ?? '', last_id: heard ?? counted });
      return `${socketUrl}?${query}`;
    },
    token: session.token,
    onText: takeText,
  });

  return {
    content,
    unread,
    filter,
    latest,
    load: () => loadList(),
    loadMore: list.loadMore,
    connect: socket.start,
    dispose: socket.stop,

    async setFilter(chosen) {
      filter.value = chosen;
      await loadList({ isFresh: true });
    },

    async mark(sk, status, { isQuiet = false } = {}) {
      const { value } = content;
      const item = value.state === 'ready' ? value.value.items.find((known) => known.sk === sk) : undefined;
      if (!item || item.status === status) return;
      const step = status === 'read' ? -1 : 1;
      const show = (shown: NotificationStatus, by: number) => {
        list.change((items) => withStatus(items, shown, (known) => known.sk === sk));
        unread.value = Math.max(0, unread.value + by);
      };
      show(status, step);
      await send({ ids: [sk], status }, isQuiet, () => show(item.status, -step));
    },

    async markAllRead() {
      const { value } = content;
      const items = value.state === 'ready' ? value.value.items : [];
      const changed = new Set(items.filter(({ status }) => status === 'unread').map(({ sk }) => sk));
      const taken = unread.value;
      list.change((shown) => withStatus(shown, 'read', () => true));
      unread.value = 0;
      await send({ readall: true }, false, () => {
        list.change((shown) => withStatus(shown, 'unread', ({ sk }) => changed.has(sk)));
        unread.value += taken;
      });
    },
  };
}
