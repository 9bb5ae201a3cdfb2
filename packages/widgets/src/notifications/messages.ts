import type { NotificationFilter, NotificationKind } from '@drawbridge/contracts';

/** Texts of the notifications. */
export const messages = {
  filters: { text: 'Show', description: 'Name of the row of filters' },
  all: { text: 'All', description: 'Filter' },
  unread: { text: 'Unread', description: 'Filter, and the word beside an unread notification' },
  read: { text: 'Read', description: 'Filter' },
  markAll: { text: 'Mark all as read', description: 'Button; reaches those not loaded too. @see NOTIF-6' },
  markRead: { text: 'Mark “{content}” as read', description: 'Name of the button on one notification' },
  markUnread: { text: 'Mark “{content}” as unread', description: 'The other way round' },
  loading: { text: 'Loading notifications', description: 'Spoken while loading' },
  more: { text: 'Show more', description: 'Button under the list' },
  failed: { text: 'Your notifications could not be loaded', description: 'Title of the problem look' },
  arrived: { text: 'New notification: {content}', description: 'Spoken when one comes in' },
  list: { text: 'Notifications', description: 'Name of the list' },
} as const;

/** Texts of the empty list, by filter. */
export const emptyMessages: Record<NotificationFilter, { title: string; text: string }> = {
  all: {
    title: 'No notifications yet',
    text: 'Results and assignments will appear here.',
  },
  unread: { title: 'Nothing unread', text: 'You have read everything.' },
  read: {
    title: 'Nothing read yet',
    text: 'Notifications that you have opened or marked as read appear here.',
  },
};

/** What a notification is about, in a word. */
export const kindMessages: Record<NotificationKind, string> = {
  assignment: 'Assignment',
  due: 'Due soon',
  badge: 'Badge',
  tournament: 'Tournament',
  admin: 'From your administrators',
  course: 'Course',
  lab: 'Lab',
  welcome: 'Welcome',
};
