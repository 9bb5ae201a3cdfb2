import {
  changeNotificationStatus,
  type Notification,
  queryNotifications,
} from '@drawbridge/contracts/operations';
import { buildNotification } from '@drawbridge/contracts/testing';
import { expect, vi } from 'vitest';
import type { OpenSocket } from '../live/live-socket.ts';
import { createNotificationStore } from '../stores/operations/notifications.ts';
import { createFakeServer } from './fake-server.ts';

export const toSk = (number: number) => String(number).padStart(16, '0');
export const note = (number: number, overrides: Partial<Notification> = {}) =>
  buildNotification({ sk: toSk(number), content: `number ${number}`, ...overrides });
/** Newest first. */
export const notes = (from: number, to: number, overrides: Partial<Notification> = {}) =>
  Array.from({ length: from - to + 1 }, (_, at) => note(from - at, overrides));

/** A server with these notifications, two per page, and a socket on which tests send messages. */
export function setUpNotifications(all: Notification[] = []) {
  let items = all;
  const count = () => ({
    unread_count: items.filter(({ status }) => status === 'unread').length,
    last_sk: items[0]?.sk ?? toSk(0),
  });
  const server = createFakeServer([
    [
      queryNotifications,
      ({ filter_status, next_token: from_sk, max_items }) => {
        const next_token = typeof from_sk === 'string' ? from_sk : '';
        const shown = items.filter(({ status }) => filter_status === 'all' || status === filter_status);
        const from = next_token ? shown.findIndex(({ sk }) => sk < next_token) : 0;
        const page = from < 0 ? [] : shown.slice(from, from + Math.min(2, Number(max_items)));
        const hasMore = shown.length > from + page.length && from >= 0;
        return {
          data: { items: page, next_token: hasMore ? { next_page: page.at(-1)?.sk } : null, ...count() },
        };
      },
    ],
    [
      changeNotificationStatus,
      ({ ids, status = 'read' }) => {
        items = items.map((item) =>
          !ids || (ids as string[]).includes(item.sk) ? { ...item, status: status as 'read' } : item,
        );
        return { data: count(), message: 'Marked' };
      },
    ],
  ]);
  const notices: [string, string][] = [];
  const logged: string[] = [];
  const sockets: {
    address: URL;
    protocols: string[];
    isOpen: boolean;
    say(text: string): void;
    close(): void;
  }[] = [];
  const openSocket: OpenSocket = (address, protocols, { onText, onClose }) => {
    const socket = {
      address: new URL(address),
      protocols,
      isOpen: true,
      say: onText,
      close() {
        socket.isOpen = false;
        onClose();
      },
    };
    sockets.push(socket);
    return socket;
  };
  const ticking = new Map<unknown, () => void>();
  const session = { token: 'one' as string | undefined };
  const store = createNotificationStore({
    client: server.client,
    notify: (tone, text) => notices.push([tone, text]),
    logError: (text) => logged.push(text),
    socketUrl: 'wss://fake.test/api/main/socket',
    session: { email: () => 'a+b@acme.test', token: () => session.token },
    openSocket,
    timers: {
      setInterval(run, ms) {
        const timer = { ms };
        ticking.set(timer, run);
        return timer;
      },
      clearInterval: (timer) => void ticking.delete(timer),
    },
  });
  const list = () => (store.content.value.state === 'ready' ? store.content.value.value : undefined);
  return {
    server,
    store,
    notices,
    logged,
    sockets,
    session,
    ticking,
    list,
    shown: () => list()?.items.map(({ content }) => Number(content.slice(7))),
    statuses: () => list()?.items.map(({ status }) => status),
    arrive(item: Notification) {
      items = [item, ...items];
      sockets
        .at(-1)
        ?.say(JSON.stringify({ notificationContent: { content: item.content }, notification: item }));
    },
    async connect() {
      store.connect();
      await vi.waitFor(() => expect(sockets).toHaveLength(1));
    },
    /** Advances the clock by fifty seconds. */
    async check() {
      for (const run of ticking.values()) run();
      await new Promise((resolve) => setTimeout(resolve, 0));
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
