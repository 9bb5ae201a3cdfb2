import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { journeyId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { courseCard } from './courses.ts';

const journeyFields = {
  id: journeyId,
  title: z.string(),
  summary: z.string(),
  level: z.enum(['Basic', 'Intermediate', 'Advanced']),
  roles: z.array(z.string()),
  /** OWASP code of the topic that its picture shows. */
  owasp: z.string(),
  /** Planned length of all its courses, in seconds. */
  total_ttl: z.number(),
  /** Percentage of the items of all its courses. */
  progress: z.number(),
  is_completed: z.boolean(),
  /** First incomplete course; absent if all are complete. */
  next_course_id: z.optional(z.string()),
};

export const journeyCard = z.object({
  ...journeyFields,
  /** In learning order. */
  courses: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      progress: z.number(),
      is_enrolled: z.boolean(),
      is_completed: z.boolean(),
    }),
  ),
});
export type JourneyCard = z.infer<typeof journeyCard>;

export const listJourneys = endpoint({
  name: 'listJourneys',
  base: 'main',
  method: 'GET',
  path: 'journeys/list',
  summary: "Lists the journeys with their courses in order and the caller's progress. @see NAV-23",
  access: 'learner',
  input: nothing,
  output: z.object({ items: z.array(journeyCard) }),
  problems: [],
});

const journeyDetail = z.object({
  ...journeyFields,
  description: z.string(),
  /** In learning order. */
  courses: z.array(courseCard),
});
export type JourneyDetail = z.infer<typeof journeyDetail>;

export const getJourney = endpoint({
  name: 'getJourney',
  base: 'main',
  method: 'GET',
  path: 'journeys/:journey_id',
  summary:
    "Returns one journey: its courses in order, and the caller's progress in each course and overall. @see NAV-23",
  access: 'learner',
  input: z.object({ journey_id: journeyId }),
  output: journeyDetail,
  problems: ['journey_not_found'],
});

export const JOURNEY_ENDPOINTS = [listJourneys, getJourney];
