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
  /** Code of the topic of its picture. */
  owasp: z.string(),
  /** Of all its courses. */
  total_ttl: z.number(),
  /** Percent of all items of its courses. */
  progress: z.number(),
  is_completed: z.boolean(),
  /** The first course that is not complete; absent once all are. */
  next_course_id: z.optional(z.string()),
};

export const journeyCard = z.object({
  ...journeyFields,
  /** In order. */
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
  summary: "Journeys with their courses in order and the caller's progress. @see NAV-23",
  access: 'learner',
  input: nothing,
  output: z.object({ items: z.array(journeyCard) }),
  problems: [],
});

const journeyDetail = z.object({
  ...journeyFields,
  description: z.string(),
  /** In order. */
  courses: z.array(courseCard),
});
export type JourneyDetail = z.infer<typeof journeyDetail>;

export const getJourney = endpoint({
  name: 'getJourney',
  base: 'main',
  method: 'GET',
  path: 'journeys/:journey_id',
  summary: "One journey: its courses in order, and the caller's progress in each and in all. @see NAV-23",
  access: 'learner',
  input: z.object({ journey_id: journeyId }),
  output: journeyDetail,
  problems: ['journey_not_found'],
});

export const JOURNEY_ENDPOINTS = [listJourneys, getJourney];
