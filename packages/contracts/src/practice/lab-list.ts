import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { LAB_KINDS, LAB_TYPES } from './lab-kinds.ts';

export const labCard = z.object({
  lab_id: z.string(),
  title: z.string(),
  summary: z.string(),
  type: z.enum(LAB_TYPES),
  kind: z.enum(LAB_KINDS),
  level: z.enum(['Basic', 'Intermediate', 'Advanced']),
  minutes: z.number(),
  points: z.number(),
  /** CWE ids with their common names; `words` are other names, for searches. */
  weaknesses: z.array(z.object({ id: z.string(), name: z.string(), words: z.optional(z.string()) })),
  owasp: z.array(z.string()),
  /** Broad topics, for filters. */
  topics: z.array(z.string()),
  /** Language of its files, for filters. */
  language: z.string(),
  /** Titles of its steps, except those that only a guided learner sees. */
  steps: z.array(z.string()),
  /** Extra search terms: other names of its weaknesses. */
  search_words: z.string(),
  passed: z.boolean(),
  started: z.boolean(),
  /** True when the caller's plan does not include it. @see ROLE-10 */
  upgrade: z._default(z.boolean(), false),
  disabled: z._default(z.boolean(), false),
});
export type LabCard = z.infer<typeof labCard>;

export const listLabs = endpoint({
  name: 'listLabs',
  base: 'challenge',
  method: 'GET',
  path: 'labs',
  summary: 'Lists the labs that are open to the caller. @see LTI-8',
  access: 'learner',
  input: z.object({}),
  output: z.object({ items: z.array(labCard) }),
  problems: [],
});
