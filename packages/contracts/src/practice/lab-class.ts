import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { labId } from '../base/ids.ts';

/** A test of a lab, and the number of learners who fail it. */
export const testFailures = z.object({
  id: z.string(),
  title: z.string(),
  visibility: z.enum(['visible', 'hidden']),
  /** Learners whose latest submission fails the test. */
  failing: z.number(),
  /** Learners whose latest failed submission failed the test, whether or not they have passed since. */
  failed: z.number(),
});

/** A wrong fix known to the lab's author, and the number of learners who submitted it. */
export const trapHits = z.object({
  id: z.string(),
  title: z.string(),
  /** Why it does not fix the lab. */
  why: z.string(),
  learners: z.number(),
});

export const getLabFailures = endpoint({
  name: 'getLabFailures',
  base: 'challenge',
  method: 'GET',
  path: 'lab/class/:lab_id',
  summary:
    'Returns where the learners whom the caller teaches fail in a lab: by attack and by wrong fix. @see LTI-17',
  access: 'learner',
  input: z.object({ lab_id: labId }),
  output: z.object({
    /** Learners with a graded submission, and learners who passed, whatever they submitted afterwards. */
    submitted: z.number(),
    passed: z.number(),
    /** Sorted by failing learners, most first. */
    tests: z.array(testFailures),
    traps: z.array(trapHits),
  }),
  problems: ['lab_not_found', 'forbidden'],
});
export type LabFailures = z.infer<(typeof getLabFailures)['output']>;

export const LAB_CLASS_ENDPOINTS = [getLabFailures];
