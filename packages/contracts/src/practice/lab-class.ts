import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { labId } from '../base/ids.ts';

/** A test of a lab and how many learners it is too much for. */
export const testFailures = z.object({
  id: z.string(),
  title: z.string(),
  visibility: z.enum(['visible', 'hidden']),
  /** Learners whose latest submission fails it. */
  failing: z.number(),
  /** Learners whose latest failed submission failed it, passed since or not. */
  failed: z.number(),
});

/** A wrong fix that the lab's author knows, and how many learners submitted it. */
export const trapHits = z.object({
  id: z.string(),
  title: z.string(),
  /** Why it is no fix. */
  why: z.string(),
  learners: z.number(),
});

export const getLabFailures = endpoint({
  name: 'getLabFailures',
  base: 'challenge',
  method: 'GET',
  path: 'lab/class/:lab_id',
  summary: 'Where the people whom the caller teaches fail in a lab: by attack and by wrong fix. @see LTI-17',
  access: 'learner',
  input: z.object({ lab_id: labId }),
  output: z.object({
    /** Learners with a graded submission, and those who have passed, whatever they submitted afterwards. */
    submitted: z.number(),
    passed: z.number(),
    /** Most failing first. */
    tests: z.array(testFailures),
    traps: z.array(trapHits),
  }),
  problems: ['lab_not_found', 'forbidden'],
});
export type LabFailures = z.infer<(typeof getLabFailures)['output']>;

export const LAB_CLASS_ENDPOINTS = [getLabFailures];
