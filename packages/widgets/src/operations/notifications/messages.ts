import type { NotificationFilter, NotificationKind } from '@drawbridge/contracts/operations';
import { createTranslator, defineMessages, type MessageSource } from '@drawbridge/ui/messages';

/** Texts of the notifications. */
export const messages = defineMessages('notifications', {
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
});
export const t = createTranslator(messages);

/** Texts of the empty list, by filter. */
export const emptyMessages = defineMessages('notifications/empty', {
  all: { text: 'No notifications yet', description: 'Title of the list without a filter' },
  'all.message': { text: 'Results and assignments will appear here.', description: 'Under it' },
  unread: { text: 'Nothing unread', description: 'Title of the list of unread ones' },
  'unread.message': { text: 'You have read everything.', description: 'Under it' },
  read: { text: 'Nothing read yet', description: 'Title of the list of read ones' },
  'read.message': {
    text: 'Notifications that you have opened or marked as read appear here.',
    description: 'Under it',
  },
} satisfies Record<NotificationFilter | `${NotificationFilter}.message`, MessageSource>);
export const emptyText = createTranslator(emptyMessages);

/** What a notification is about, in a word. */
export const kindMessages = defineMessages('notifications/kind', {
  assignment: { text: 'Assignment', description: 'Kind' },
  due: { text: 'Due soon', description: 'Kind: an assignment ends soon' },
  badge: { text: 'Badge', description: 'Kind' },
  tournament: { text: 'Tournament', description: 'Kind' },
  admin: { text: 'From your administrators', description: 'Kind' },
  course: { text: 'Course', description: 'Kind' },
  lab: { text: 'Lab', description: 'Kind' },
  live: { text: 'Live course', description: 'Kind: about a session of it' },
  welcome: { text: 'Welcome', description: 'Kind: the first one of a new account' },
} satisfies Record<NotificationKind, MessageSource>);
export const kindText = createTranslator(kindMessages);
