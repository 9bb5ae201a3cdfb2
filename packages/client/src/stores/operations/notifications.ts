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
} from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { createLiveSocket, type OpenSocket, openBrowserSocket, type Timers } from '../../live/live-socket.ts';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import {
  isShown,
  type NotificationList,
  type NotificationStatus,
  withPage,
  withPushed,
  withStatus,
} from './notification-list.ts';

export type { NotificationList } from './notification-list.ts';

export interface NotificationStore {
  content: ReadonlySignal<Loadable<NotificationList>>;
  unread: ReadonlySignal<number>;
  filter: ReadonlySignal<NotificationFilter>;
  /** The last one that was pushed while the page was open. */
  latest: ReadonlySignal<Notification | undefined>;
  /** Loads the first page again; a failure leaves what is shown. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  /** Starts again at the first page. @see NOTIF-15 */
  setFilter(filter: NotificationFilter): Promise<void>;
  /** Shows the change immediately and undoes a refused one. `isQuiet`: no message, the notification was opened. */
  mark(sk: string, status: NotificationStatus, options?: { isQuiet?: boolean }): Promise<void>;
  /** Every one, loaded or not. @see NOTIF-5, NOTIF-6 */
  markAllRead(): Promise<void>;
  /** Opens the socket and keeps it open. @see NOTIF-12 */
  connect(): void;
  /** Closes it and stops checking. @see NOTIF-13 */
  dispose(): void;
}

export interface NotificationDeps {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
  /** Absolute address of the socket, without its query. */
  socketUrl: string;
  session: { email(): string | undefined; token(): string | undefined };
  openSocket?: OpenSocket;
  timers?: Timers;
}

const browserTimers: Timers = {
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer as number),
};

interface Count {
  unread_count: number;
  last_sk: string;
}

/** Notifications: a list in pages, a count, and the socket that keeps both up to date. */
export function createNotificationStore(deps: NotificationDeps): NotificationStore {
  const { client, notify, socketUrl, session, logError = () => undefined } = deps;
  const { openSocket = openBrowserSocket, timers = browserTimers } = deps;
  const content = signal<Loadable<NotificationList>>(LOADING);
  const unread = signal(0);
  const filter = signal<NotificationFilter>('all');
  const latest = signal<Notification>();
  /** The newest that is in the count: a count and a push may tell of the same one. */
  let counted = FIRST_NOTIFICATION_ID;
  /** The newest that was heard of: the socket resumes after it. */
  let heard: string | undefined;
  /** Another with each list: answers for an earlier one come too late. */
  let edition = 0;

  function setItems(change: (items: Notification[]) => Notification[]) {
    const { value } = content;
    if (value.state === 'ready') content.value = ready({ ...value.value, items: change(value.value.items) });
  }

  /** Takes a count over, unless something newer is counted already: then another is requested. */
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

  /** A page of the list: its state as the specification names it. @see NOTIF-2, CALL-10 */
  const fetchPage = (page_number: number, next_token: string | null, background: boolean) =>
    client.call(
      queryNotifications,
      { page_number, max_items: NOTIFICATION_PAGE_SIZE, filter_status: filter.value, next_token },
      { background },
    );

  async function fetchFirst() {
    edition += 1;
    const mine = edition;
    try {
      const found = await fetchPage(1, null, content.peek().state === 'ready');
      if (mine !== edition) return;
      content.value = ready({
        items: withPage([], found.items),
        page: 1,
        next: found.next_token?.next_page,
        isLoadingMore: false,
        hasFailedMore: false,
      });
      heard = found.last_sk;
      takeCount(found);
    } catch (error) {
      if (mine !== edition) return;
      const problem = asApiProblem(error);
      logError('the notifications could not be loaded', problem);
      if (content.value.state !== 'ready') content.value = { state: 'problem', problem };
    }
  }

  /** Changes on the server what is shown as changed; `undo` when it refuses. */
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
      if (content.value.state === 'ready') void fetchFirst();
      return;
    }
    if (pushed.sk > counted) {
      counted = pushed.sk;
      if (pushed.status === 'unread') unread.value += 1;
    }
    if (heard === undefined || pushed.sk > heard) heard = pushed.sk;
    if (isShown(filter.value, pushed)) setItems((items) => withPushed(items, pushed));
    latest.value = pushed;
  }

  /** One that is not JSON or not ours is nothing to us. @see NOTIF-11 */
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
      setItems((items) => withStatus(items, status, ({ sk }) => (ids ? ids.includes(sk) : sk <= last_sk)));
      takeCount(statusChanged);
    }
    if (reload) {
      heard = undefined;
      if (content.value.state === 'ready') void fetchFirst();
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
    load: fetchFirst,
    connect: socket.start,
    dispose: socket.stop,

    async setFilter(chosen) {
      filter.value = chosen;
      content.value = LOADING;
      await fetchFirst();
    },

    async loadMore() {
      const { value } = content;
      if (value.state !== 'ready' || !value.value.next || value.value.isLoadingMore) return;
      const mine = edition;
      const update = (change: (list: NotificationList) => NotificationList) => {
        if (mine === edition && content.value.state === 'ready')
          content.value = ready(change(content.value.value));
      };
      const next_token = value.value.next;
      const page = value.value.page + 1;
      update((list) => ({ ...list, isLoadingMore: true, hasFailedMore: false }));
      try {
        const found = await fetchPage(page, next_token, true);
        update((list) => ({
          items: withPage(list.items, found.items),
          page,
          next: found.next_token?.next_page,
          isLoadingMore: false,
          hasFailedMore: false,
        }));
      } catch (error) {
        update((list) => ({ ...list, isLoadingMore: false, hasFailedMore: true }));
        logError('more notifications could not be loaded', asApiProblem(error));
      }
    },

    async mark(sk, status, { isQuiet = false } = {}) {
      const { value } = content;
      const item = value.state === 'ready' ? value.value.items.find((known) => known.sk === sk) : undefined;
      if (!item || item.status === status) return;
      const step = status === 'read' ? -1 : 1;
      const show = (shown: NotificationStatus, by: number) => {
        setItems((items) => withStatus(items, shown, (known) => known.sk === sk));
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
      setItems((shown) => withStatus(shown, 'read', () => true));
      unread.value = 0;
      await send({ readall: true }, false, () => {
        setItems((shown) => withStatus(shown, 'unread', ({ sk }) => changed.has(sk)));
        unread.value += taken;
      });
    },
  };
}
