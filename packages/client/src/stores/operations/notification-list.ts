import type { Notification, NotificationFilter } from '@drawbridge/contracts/operations';

export type NotificationStatus = Notification['status'];

/** Inserts a pushed notification at its time, usually on top. @see NOTIF-14 */
export function withPushed(items: readonly Notification[], pushed: Notification): readonly Notification[] {
  if (items.some(({ sk }) => sk === pushed.sk)) return items;
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

/** True when the status matches the filter; 'all' matches everything. @see NOTIF-15 */
export const isShown = (filter: NotificationFilter, { status }: Notification): boolean =>
  filter === 'all' || filter === status;
