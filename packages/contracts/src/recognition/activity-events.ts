import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { courseId, itemId, labId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { LAB_TYPES } from '../practice/lab-kinds.ts';

/** Number of recent videos and labs listed. */
export const RECENT_COUNT = 12;

const DAY_SECONDS = 86_400;

/**
 * The same id in every repeat of an event, so that it counts once; later repeats within a visit update its numbers.
 * Absent: all events within a minute on the same item count as one.
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
    'Records that the caller watches a video. Sent when playback starts, then with the seconds watched and the current position. @see CALL-24, PLAYER-37',
  access: 'learner',
  input: z.object({
    ...place,
    ...visit,
    seconds,
    /** Seconds from the beginning, where the video resumes next time. */
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
  summary: 'Records that the caller opened an article or another medium of a course. @see CALL-24, PLAYER-37',
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
    'Records that the caller has a course item open, and the seconds they have worked in it. @see PLAYER-38, PLAYER-39',
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
    'Records that the caller is interested in something their plan does not include, in general or because of a course. @see CALL-24',
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
  /** OWASP codes of its course, which decide the picture as on the course's card. */
  owasp: z._default(z.array(z.string()), []),
  /** Planned length in seconds. */
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
  summary: 'Lists the videos that the caller watched, most recent first. @see CALL-26',
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
  summary:
    'Lists the labs, challenges and playgrounds that the caller opened, most recent first. @see CALL-26',
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
