import type { Notification } from '@drawbridge/contracts/operations';
import { signal } from '@preact/signals-react';
import { afterEach, expect, it, vi } from 'vitest';
import { isSeenOn, readWhatIsSeen } from './seen-notifications.ts';

const LAB = { kind: 'lab', link: '/portal/labs/l1' } as const;
const COURSE = { kind: 'course', link: '/portal/course-info/completed/c2/' } as const;
const BADGE = { kind: 'badge', link: '/badges/1' } as const;

it.each([
  ['the lab itself', '/portal/labs/l1', LAB, true],
  ['the lab within its course', '/portal/course-info/lab/c2/s/i', LAB, true],
  ['another lab', '/portal/labs/l2', LAB, false],
  ['the end of the course', '/portal/course-info/completed/c2', COURSE, true],
  ['the end of the course with its badge', '/portal/course-info/completed/c2/b', BADGE, true],
  ['the dashboard', '/portal/dashboard', BADGE, false],
  ['the list of courses', '/portal/courses', COURSE, false],
  [
    'a page that an assignment leads to',
    '/portal/course-info/lab/c2/s/i',
    { kind: 'due', link: '/portal/x' } as const,
    false,
  ],
])('a notification that arrives on %s counts as seen there or not', (_page, path, notification, isSeen) =>
  expect(isSeenOn(path, notification)).toBe(isSeen),
);

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['in view', 'visible', 'unread', 1],
  ['in a hidden tab', 'hidden', 'unread', 0],
  ['that was read elsewhere', 'visible', 'read', 0],
] as const)(
  'a notification on its page %s is marked as read only if it is unread and the page is in view',
  (_, visibilityState, status, count) => {
    vi.stubGlobal('document', { visibilityState });
    vi.stubGlobal('location', { pathname: LAB.link });
    const pushed = { sk: 'n1', status, content: '', created_at: '', ...LAB } as Notification;
    const mark = vi.fn();
    const stop = readWhatIsSeen({ latest: signal<Notification | undefined>(pushed), mark });
    expect(mark).toHaveBeenCalledTimes(count);
    stop();
  },
);
