import { expect, it } from 'vitest';
import { isSeenOn } from './seen-notifications.ts';

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
