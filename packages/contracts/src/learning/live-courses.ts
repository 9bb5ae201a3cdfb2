import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { liveEventId } from '../base/ids.ts';
import { EVENT_STATUSES } from '../base/product.ts';
import { fileOutput, nothing } from '../base/reply.ts';

/** Minutes before its start from which a session can be joined. */
export const LIVE_JOIN_MINUTES = 10;

export const LIVE_COURSE_TEXTS = {
  registered: 'You are registered',
  cancelled: 'Your registration is canceled',
} as const;

/** One session of a live course. @see CX-39, DATA-10 */
export const liveEvent = z.object({
  id: liveEventId,
  course_id: z.string(),
  event_name: z.string(),
  /** One sentence. */
  description: z.string(),
  /** In the format of a course: 'id#name#logo'. @see CARD-15 */
  instructor_id: z.array(z.string()),
  starts_at: z.string(),
  ends_at: z.string(),
  seats: z.number(),
  seats_left: z.number(),
  event_status: z.enum(EVENT_STATUSES),
  /** True when the caller is registered. */
  is_registered: z.boolean(),
  /** True when the caller's plan does not include it. @see CARD-14 */
  upgrade: z.boolean(),
  disabled: z.boolean(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

const named = z.object({ event_id: liveEventId });

export const listLiveCourses = endpoint({
  name: 'listLiveCourses',
  base: 'main',
  method: 'GET',
  path: 'live-courses/list',
  summary:
    'Lists sessions of live courses: current and upcoming ones by start time, then the most recent past ones. Canceled sessions are listed for people who were registered. @see NAV-25, CX-39',
  access: 'portal',
  input: nothing,
  output: z.object({
    upcoming: z.array(liveEvent),
    past: z.array(liveEvent),
    /** Server time of this reply, so that states do not depend on the browser's clock. */
    now: z.string(),
  }),
  problems: [],
});

export const registerForLiveCourse = endpoint({
  name: 'registerForLiveCourse',
  base: 'main',
  method: 'POST',
  path: 'live-courses/register',
  summary:
    'Takes a seat in a session and enrolls in its course. Registering twice takes one seat. @see NAV-25, CALL-47',
  access: 'portal',
  input: named,
  output: liveEvent,
  problems: ['live_event_not_found', 'live_event_full', 'live_event_over', 'upgrade_required'],
});

export const cancelLiveRegistration = endpoint({
  name: 'cancelLiveRegistration',
  base: 'main',
  method: 'DELETE',
  path: 'live-courses/register/:event_id',
  summary:
    'Gives up the seat; the enrollment in the course stays. Repeating the call changes nothing. @see NAV-25, CALL-47',
  access: 'portal',
  input: named,
  output: liveEvent,
  problems: ['live_event_not_found', 'live_event_over'],
});

export const joinLiveCourse = endpoint({
  name: 'joinLiveCourse',
  base: 'main',
  method: 'GET',
  path: 'live-courses/join/:event_id',
  summary:
    'Returns where a session takes place: a path on this site or an https URL. Only for registered people, from ten minutes before the start until the end. @see NAV-25',
  access: 'portal',
  input: named,
  output: z.object({ address: z.string().check(z.regex(/^(\/portal\/|https:\/\/)/)) }),
  problems: ['live_event_not_found', 'live_event_over', 'live_event_not_open', 'not_registered'],
});

export const getLiveCalendar = endpoint({
  name: 'getLiveCalendar',
  base: 'main',
  method: 'GET',
  path: 'live-courses/calendar/:event_id',
  summary: 'Returns a session as a calendar file (RFC 5545). @see NAV-25',
  access: 'portal',
  input: named,
  output: fileOutput,
  isFile: true,
  problems: ['live_event_not_found'],
});

export const LIVE_COURSE_ENDPOINTS = [
  listLiveCourses,
  registerForLiveCourse,
  cancelLiveRegistration,
  joinLiveCourse,
  getLiveCalendar,
];
