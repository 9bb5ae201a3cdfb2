import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { emailField } from '../identity/sign-in.ts';

/** @see NOTIF-3 */
export const NOTIFICATION_PAGE_SIZE = 20;
/** @see NOTIF-12 */
export const SOCKET_CHECK_MS = 50_000;
/** @see NOTIF-7 */
export const STATUS_CHANGED_TEXT = 'Process successfully changed status';

/** Path of the live socket below the main base, and its subprotocol. @see NOTIF-10 */
export const SOCKET_PATH = 'socket';
export const SOCKET_PROTOCOL = 'drawbridge';
/** The session's token is sent as a second subprotocol, because URLs are written to logs. */
export const SOCKET_TOKEN_PREFIX = 'token.';
/** Code with which the socket closes when its session is over. */
export const SOCKET_SESSION_ENDED = 4401;

export const NOTIFICATION_KINDS = [
  'assignment',
  'due',
  'badge',
  'tournament',
  'admin',
  'course',
  'lab',
  'live',
  'welcome',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Filters of the list. @see NOTIF-15 */
export const NOTIFICATION_FILTERS = ['all', 'unread', 'read'] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

/** Sixteen digits. Sorted as text, a person's ids are always in order of time. */
const notificationId = z.string().check(z.regex(/^\d{16}$/, { error: 'not the id of a notification' }));
/** Lower than the id of every notification. */
export const FIRST_NOTIFICATION_ID = '0'.repeat(16);

/** @see NOTIF-1 */
export const notification = z.looseObject({
  /** Increases with time, so the socket can resume after it. */
  sk: z.string(),
  status: z.enum(['read', 'unread']),
  kind: z.enum(NOTIFICATION_KINDS),
  content: z.string(),
  /** Portal page that the notification is about. */
  link: z.optional(z.string()),
  created_at: z.string(),
});
export type Notification = z.infer<typeof notification>;

/**
 * Number of unread notifications, and the newest one that was counted. A notification pushed later adds to the number.
 */
const unreadFields = {
  unread_count: z.number(),
  last_sk: z._default(z.string(), FIRST_NOTIFICATION_ID),
};

const cursor = z.string().check(z.maxLength(64), z.regex(/^[\w-]*$/, { error: 'not a page of this list' }));

export const queryNotifications = endpoint({
  name: 'queryNotifications',
  base: 'main',
  method: 'POST',
  path: 'notification/query-handler',
  summary: "Lists the caller's notifications, newest first, one page at a time. @see CALL-10",
  access: 'portalOrToken',
  input: z.object({
    page_number: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    max_items: z._default(z.int().check(z.minimum(1), z.maximum(100)), NOTIFICATION_PAGE_SIZE),
    filter_status: z._default(z.enum(NOTIFICATION_FILTERS), 'all'),
    /** The value from the previous page, or only its `next_page`. Absent: the page with the given number. */
    next_token: z.nullish(z.union([cursor, z.looseObject({ next_page: z.nullish(cursor) })])),
  }),
  output: z.looseObject({
    items: z.array(notification),
    /** Null on the last page. @see NOTIF-4 */
    next_token: z.nullable(z.looseObject({ next_page: z.string() })),
    ...unreadFields,
  }),
  problems: [],
});

export const changeNotificationStatus = endpoint({
  name: 'changeNotificationStatus',
  base: 'main',
  method: 'POST',
  path: 'notification/change-status',
  summary:
    'Changes the status of the named notifications or, with `readall`, of all of them, loaded or not. @see CALL-11, NOTIF-6',
  access: 'portalOrToken',
  input: z
    .object({
      readall: z.optional(z.boolean()),
      ids: z.optional(z.array(notificationId).check(z.maxLength(200))),
      status: z._default(z.enum(['read', 'unread']), 'read'),
    })
    .check(
      z.refine(({ readall, ids }) => readall === true || ids !== undefined, {
        error: 'name the notifications, or set readall for all of them',
        path: ['ids'],
      }),
    ),
  output: z.looseObject(unreadFields),
  problems: [],
});

/** Announces a new notification. A message without the content is ignored. @see NOTIF-9, NOTIF-11 */
export const pushedNotification = z.looseObject({
  notificationContent: z.looseObject({ content: z.string() }),
  notification: z.optional(notification),
});
export type PushedNotification = z.infer<typeof pushedNotification>;

/** The other messages: a status changed, here or in another window, or more was missed than can be sent. */
export const pushedChange = z.looseObject({
  statusChanged: z.optional(
    z.looseObject({
      ...unreadFields,
      status: z.enum(['read', 'unread']),
      /** Absent: all up to `last_sk`. */
      ids: z.optional(z.array(z.string())),
    }),
  ),
  reload: z.optional(z.boolean()),
});
export type PushedChange = z.infer<typeof pushedChange>;

export const getChatHash = endpoint({
  name: 'getChatHash',
  base: 'main',
  method: 'GET',
  path: 'chat/user-hash',
  summary:
    "Returns a proof of identity for the chat service, only for the caller's own email address. @see CALL-12, NOTIF-17",
  access: 'portal',
  isSecret: true,
  input: z.object({ email: emailField }),
  output: z.looseObject({ hash: z.string() }),
  problems: ['forbidden'],
});

export const NOTIFICATION_ENDPOINTS = [queryNotifications, changeNotificationStatus, getChatHash];
