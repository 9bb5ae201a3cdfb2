import type { NotificationFilter, NotificationKind } from '@drawbridge/contracts/operations';
import { createTranslator, defineMessages, type MessageSource } from '@drawbridge/ui/messages';

/** Texts of the notifications. */
export const messages = defineMessages('notifications', {
  filters: {
    text: 'Show',
    description:
      'Screen reader only: name of the tabs "All", "Unread" and "Read". Verb; the tabs complete it',
  },
  all: { text: 'All', description: 'Tab: shows all notifications' },
  unread: {
    text: 'Unread',
    description:
      'Tab: shows only unread notifications; also shown on a notification that is unread. Adjective',
  },
  read: { text: 'Read', description: 'Tab: shows only notifications that were read. Participle' },
  markAll: {
    text: 'Mark all as read',
    description: 'Button: marks all notifications as read, those that are not loaded too. Verb. @see NOTIF-6',
  },
  markRead: {
    text: 'Mark “{content}” as read',
    description: 'Tooltip of the icon button on a notification. {content}: its text. Verb',
  },
  markUnread: {
    text: 'Mark “{content}” as unread',
    description: 'Tooltip of the icon button on a notification that was read. {content}: its text. Verb',
  },
  loading: {
    text: 'Loading notifications',
    description: 'Screen reader only: notifications are being loaded',
  },
  more: { text: 'Show more', description: 'Button below the list: loads older notifications. Verb' },
  failed: {
    text: 'Your notifications could not be loaded',
    description: 'Title of the error when the notifications could not be loaded',
  },
  arrived: {
    text: 'New notification: {content}',
    description: 'Screen reader only: a notification has just arrived. {content}: its text',
  },
  list: { text: 'Notifications', description: 'Screen reader only: name of the list of notifications' },
});
export const t = createTranslator(messages);

/** Texts of the empty list, by filter. */
export const emptyMessages = defineMessages('notifications/empty', {
  all: { text: 'No notifications yet', description: 'Title of the tab "All" while it is empty' },
  'all.message': {
    text: 'Results and assignments will appear here.',
    description: 'Text under the title "No notifications yet"',
  },
  unread: { text: 'Nothing unread', description: 'Title of the tab "Unread" while it is empty' },
  'unread.message': {
    text: 'You have read everything.',
    description: 'Text under the title "Nothing unread"',
  },
  read: { text: 'Nothing read yet', description: 'Title of the tab "Read" while it is empty' },
  'read.message': {
    text: 'Notifications that you have opened or marked as read appear here.',
    description: 'Text under the title "Nothing read yet"',
  },
} satisfies Record<NotificationFilter | `${NotificationFilter}.message`, MessageSource>);
export const emptyText = createTranslator(emptyMessages);

/** What a notification is about, in a word. */
export const kindMessages = defineMessages('notifications/kind', {
  assignment: { text: 'Assignment', description: 'Kind of a notification' },
  due: { text: 'Due soon', description: 'On a notification: its kind, about an assignment that ends soon' },
  badge: { text: 'Badge', description: 'Kind of a notification: the user has earned a badge. Noun' },
  tournament: { text: 'Tournament', description: 'Kind of a notification' },
  admin: {
    text: 'From your administrators',
    description: 'On a notification: its kind, a message that administrators wrote',
  },
  course: { text: 'Course', description: 'Kind of a notification' },
  lab: { text: 'Lab', description: 'Kind of a notification' },
  live: { text: 'Live course', description: 'On a notification: its kind, about a session of a live course' },
  welcome: { text: 'Welcome', description: 'On a notification: its kind, the first one of a new account' },
} satisfies Record<NotificationKind, MessageSource>);
export const kindText = createTranslator(kindMessages);
