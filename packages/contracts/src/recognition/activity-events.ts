import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId, itemId, labId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { LAB_TYPES } from '../practice/lab-kinds.ts';

/** How many of the latest videos and labs are listed. */
export const RECENT_COUNT = 12;

const DAY_SECONDS = 86_400;

/**
 * The same in every repeat of an event, so that it counts once; later repeats of the same visit carry on its figures.
 * Without one, all events of a minute on the same item are one.
 */
const visit = { visit_id: z.optional(z.uuid({ error: 'must be a UUID' })) };
const seconds = z._default(z.number().check(z.int(), z.gte(0), z.lte(DAY_SECONDS)), 0);
const place = { event_id: courseId, item_id: itemId };

const PROBLEMS = ['course_not_found', 'item_not_found', 'not_enrolled', 'too_many_tries'] as const;

export const publishVideoWatch = endpoint({
  name: 'publishVideoWatch',
  base: 'macro',
  method: 'POST',
  path: 'publish-video-watch',
  summary:
    'The caller watches a video: sent when it starts to play, then with the seconds watched and the place in it. @see CALL-24, PLAYER-37',
  access: 'learner',
  input: z.object({
    ...place,
    ...visit,
    seconds,
    /** Seconds from the beginning: where the video goes on next time. */
    position: seconds,
  }),
  output: nothing,
  problems: [...PROBLEMS],
});

export const publishMediaClick = endpoint({
  name: 'publishMediaClick',
  base: 'macro',
  method: 'POST',
  path: 'publish-media-click',
  summary: 'The caller opened an article or another medium of a course. @see CALL-24, PLAYER-37',
  access: 'learner',
  input: z.object({ ...place, ...visit }),
  output: nothing,
  problems: [...PROBLEMS],
});

export const publishCourseStats = endpoint({
  name: 'publishCourseStats',
  base: 'macro',
  method: 'POST',
  path: 'publish-course-stats',
  summary:
    'The caller has an item of a course open, and for how many seconds they have worked in it. @see PLAYER-38, PLAYER-39',
  access: 'learner',
  input: z.object({ event_id: courseId, item_id: z.optional(itemId), ...visit, seconds }),
  output: nothing,
  problems: [...PROBLEMS],
});

export const publishUpgradeInterest = endpoint({
  name: 'publishUpgradeInterest',
  base: 'macro',
  method: 'POST',
  path: 'publish-upgrade-interest',
  summary:
    'The caller wants what their plan does not include, in general or because of a course. @see CALL-24',
  access: 'learner',
  input: z.object({ event_id: z.optional(courseId), ...visit }),
  output: nothing,
  problems: ['course_not_found', 'too_many_tries'],
});

const recentVideo = z.object({
  event_id: courseId,
  subject_id: z.string(),
  item_id: itemId,
  title: z.string(),
  course_name: z.string(),
  /** Of its course: decides the picture, as on the card of the course. */
  owasp: z._default(z.array(z.string()), []),
  /** Its length in seconds, as planned. */
  item_ttl: z.number(),
  watched_seconds: z.number(),
  position: z.number(),
  completed: z.boolean(),
  watched_at: z.string(),
});
export type RecentVideo = z.infer<typeof recentVideo>;

export const listRecentVideos = endpoint({
  name: 'listRecentVideos',
  base: 'macro',
  method: 'POST',
  path: 'recent-videos',
  summary: 'The videos that the caller watched last, the latest first. @see CALL-26',
  access: 'learner',
  input: nothing,
  output: z.object({ results: z.array(recentVideo) }),
  problems: [],
});

const recentLab = z.object({
  lab_id: labId,
  title: z.string(),
  type: z.enum(LAB_TYPES),
  owasp: z._default(z.array(z.string()), []),
  passed: z.boolean(),
  opened_at: z.string(),
});
export type RecentLab = z.infer<typeof recentLab>;

export const listRecentLabs = endpoint({
  name: 'listRecentLabs',
  base: 'macro',
  method: 'POST',
  path: 'recent-labs',
  summary: 'The labs, challenges and playgrounds that the caller opened last, the latest first. @see CALL-26',
  access: 'learner',
  input: nothing,
  output: z.object({ results: z.array(recentLab) }),
  problems: [],
});

export const ACTIVITY_EVENT_ENDPOINTS = [
  publishVideoWatch,
  publishMediaClick,
  publishCourseStats,
  publishUpgradeInterest,
  listRecentVideos,
  listRecentLabs,
];
