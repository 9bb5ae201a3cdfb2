import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { emailField } from './session.ts';

/** @see NOTIF-3 */
export const NOTIFICATION_PAGE_SIZE = 20;
/** @see NOTIF-12 */
export const SOCKET_CHECK_MS = 50_000;
/** @see NOTIF-7 */
export const STATUS_CHANGED_TEXT = 'Process successfully changed status';

export const NOTIFICATION_KINDS = [
  'assignment',
  'due',
  'badge',
  'tournament',
  'admin',
  'course',
  'lab',
] as const;

/** @see NOTIF-1 */
export const notification = z.looseObject({
  /** Rises with time: the socket resumes after it. */
  sk: z.string(),
  status: z.enum(['read', 'unread']),
  kind: z.enum(NOTIFICATION_KINDS),
  content: z.string(),
  /** Page of ours it is about. */
  link: z.optional(z.string()),
  created_at: z.string(),
});
export type Notification = z.infer<typeof notification>;

export const queryNotifications = endpoint({
  name: 'queryNotifications',
  base: 'main',
  method: 'POST',
  path: 'notification/query-handler',
  summary: "A page of the caller's notifications, newest first. @see CALL-10",
  access: 'portal',
  input: z.object({
    page_number: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
    max_items: z._default(z.int().check(z.minimum(1), z.maximum(100)), NOTIFICATION_PAGE_SIZE),
    filter_status: z._default(z.enum(['all', 'read', 'unread']), 'all'),
    /** As the page before gave it; without one, the page of that number. */
    next_token: z.nullish(z.union([z.string().check(z.maxLength(200)), z.looseObject({})])),
  }),
  output: z.looseObject({
    items: z.array(notification),
    /** Null after the last page. @see NOTIF-4 */
    next_token: z.nullable(z.looseObject({ next_page: z.string() })),
    unread_count: z.number(),
  }),
  problems: [],
});

export const changeNotificationStatus = endpoint({
  name: 'changeNotificationStatus',
  base: 'main',
  method: 'POST',
  path: 'notification/change-status',
  summary: 'Marks some notifications, or with `readall` every one, loaded or not. @see CALL-11, NOTIF-6',
  access: 'portal',
  input: z.object({
    readall: z.optional(z.boolean()),
    ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200))),
    status: z._default(z.enum(['read', 'unread']), 'read'),
  }),
  output: z.looseObject({ unread_count: z.number() }),
  problems: [],
});

/** What the socket says. A message without the content is ignored. @see NOTIF-9, NOTIF-11 */
export const pushedNotification = z.looseObject({
  notificationContent: z.looseObject({ content: z.string() }),
  notification: z.optional(notification),
});
export type PushedNotification = z.infer<typeof pushedNotification>;

export const getChatHash = endpoint({
  name: 'getChatHash',
  base: 'main',
  method: 'GET',
  path: 'chat/user-hash',
  summary: 'Proof of identity for the chat service, for the own address only. @see CALL-12, NOTIF-17',
  access: 'portal',
  input: z.object({ email: emailField }),
  output: z.looseObject({ hash: z.string() }),
  problems: ['forbidden'],
});

export const NOTIFICATION_ENDPOINTS = [queryNotifications, changeNotificationStatus, getChatHash];
