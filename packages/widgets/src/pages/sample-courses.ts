import { getDashboard, listPopularTags, listWishes } from '@drawbridge/contracts/learning';
import { buildCourse } from '@drawbridge/contracts/testing';
import type { Handlers } from '../testing/story-host.tsx';

const TITLES = [
  ['Who may do what: access control', 'A01'],
  ['Injection at the boundary', 'A05'],
  ['Sign-in, sessions, recovery', 'A07'],
  ['Cryptography you can defend in review', 'A04'],
  ['Configuration as attack surface', 'A02'],
  ['Dependencies, builds, provenance', 'A03'],
  ['Logs that wake the right person', 'A09'],
  ['Language models and agents', 'LLM01'],
] as const;

/** A catalogue with courses that are new, under way, complete and not included. */
export const sampleCourses = TITLES.map(([event_name, owasp], at) =>
  buildCourse({
    _key: `course-${at}`,
    event_name,
    owasp: [owasp],
    is_new: at === 3,
    is_enrolled: at < 3,
    is_completed: at === 2,
    progress: [64, 20, 100][at] ?? 0,
    completed_items: [9, 3, 14][at] ?? 0,
    upgrade: at === 7,
  }),
);

/** What every page with course cards asks for. */
export const courseHandlers: Handlers = [
  [listWishes, () => ({ data: { items: [], custom_data: [] } })],
  [listPopularTags, () => ({ data: { tags: ['injection', 'access-control', 'sql', 'browser-security'] } })],
  [getDashboard, () => ({ data: { items: sampleCourses.slice(0, 3), subs: [] } })],
];
