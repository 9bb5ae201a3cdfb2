import * as z from 'zod/mini';
import { LAB_TYPES } from '../../practice/lab-kinds.ts';
import { labCard } from '../../practice/lab-list.ts';
import { courseFields, eitherSpelling, filterCourses } from '../courses.ts';
import { customChallenge } from '../custom-challenges.ts';
import { liveEvent } from '../live-courses.ts';

/** What the list of a type shows of a course, beyond its card. @see CAT-1 */
const listedFields = z.extend(courseFields, {
  /** Of a challenge or playground: its lab. */
  lab: z.optional(labCard),
  /** Of a live course: its sessions that are not over, and the latest ones that are. */
  sessions: z.optional(z.array(liveEvent)),
  /** Of a person's own set of challenges. */
  set: z.optional(customChallenge),
});
export const listedCourse = listedFields.check(...eitherSpelling<z.infer<typeof listedFields>>());
export type ListedCourse = z.infer<typeof listedCourse>;

/** A combination of topics and language that labs of the asked types have, whatever the rest of the filter says. */
const filterChoice = z.object({
  type: z.enum(LAB_TYPES),
  topics: z.array(z.string()),
  language: z.string(),
});
export type FilterChoice = z.infer<typeof filterChoice>;

/** The same call with all of its reply; pages that only show cards need less code to read it. */
export const filterCoursesInDetail = {
  ...filterCourses,
  output: z.object({
    items: z.array(listedCourse),
    /** Only with `details`, on the first page of challenges or playgrounds: what the filter can choose from. */
    choices: z.optional(z.array(filterChoice)),
    /** Only with `details`: server time of this reply, so that states do not depend on the browser's clock. */
    now: z.optional(z.string()),
  }),
};

export const COURSE_LIST_ENDPOINTS = [filterCoursesInDetail];
