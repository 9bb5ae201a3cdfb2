import type { Notification, NotificationFilter } from '@drawbridge/contracts';

/** What is loaded of the list. */
export interface NotificationList {
  items: Notification[];
  /** Number of the last page loaded, from 1. */
  page: number;
  /** Cursor of the next page; undefined after the last. @see NOTIF-4 */
  next: string | undefined;
  isLoadingMore: boolean;
  /** The last try to get more failed: it is not tried again unasked. */
  hasFailedMore: boolean;
}

export type NotificationStatus = Notification['status'];

/** Adds a page without repeats: something may have come in by the socket. @see NOTIF-4 */
export function withPage(items: readonly Notification[], page: readonly Notification[]): Notification[] {
  const known = new Set(items.map(({ sk }) => sk));
  return [...items, ...page.filter(({ sk }) => !known.has(sk))];
}

/** Puts a pushed one where its time says, mostly on top. @see NOTIF-14 */
export function withPushed(items: readonly Notification[], pushed: Notification): Notification[] {
  if (items.some(({ sk }) => sk === pushed.sk)) return [...items];
  const at = items.findIndex(({ sk }) => sk < pushed.sk);
  return at < 0 ? [...items, pushed] : [...items.slice(0, at), pushed, ...items.slice(at)];
}

export function withStatus(
  items: readonly Notification[],
  status: NotificationStatus,
  isMeant: (item: Notification) => boolean,
): Notification[] {
  return items.map((item) => (item.status !== status && isMeant(item) ? { ...item, status } : item));
}

/** A filter shows what has its status; 'all' shows everything. @see NOTIF-15 */
export const isShown = (filter: NotificationFilter, { status }: Notification): boolean =>
  filter === 'all' || filter === status;
