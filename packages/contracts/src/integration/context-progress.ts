import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { personId } from '../base/ids.ts';

export const LEARNER_PAGE_SIZE = 50;
/** Most rows of one exported file. */
export const PROGRESS_EXPORT_MOST = 5_000;

/** Why a roster could not be read, for the instructor. @see NRPS 2.0 */
export const ROSTER_PROBLEMS = [
  'not_allowed',
  'unreachable',
  'malformed',
  'other_host',
  'too_large',
] as const;

export const rosterState = z.object({
  /** `unavailable`: the platform offers none; `never`: it was not read yet; `reading`: it is about to be. */
  state: z.enum(['unavailable', 'never', 'reading', 'ready', 'failed']),
  read_at: z.optional(z.string()),
  problem: z.optional(z.enum(ROSTER_PROBLEMS)),
  /** Entries of the roster that are not listed, because they have no usable id; absent where there are none. */
  left_out: z.optional(z.number()),
});
export type RosterState = z.infer<typeof rosterState>;

/** A lab or course that was linked in the context. */
export const contextItem = z.object({
  kind: z.enum(['lab', 'course']),
  id: z.string(),
  title: z.string(),
  /** The learners who opened it, and those who passed the lab or finished the course. */
  started: z.number(),
  completed: z.number(),
  /** Mean of the best scores of those with a result, out of 100. */
  average_score: z.optional(z.number()),
  /** The labs of a course. */
  labs: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type ContextItem = z.infer<typeof contextItem>;

export const getContextProgress = endpoint({
  name: 'getContextProgress',
  base: 'integration',
  method: 'GET',
  path: 'launch/progress',
  summary: 'The context of an instructor’s launch: its roster and what was linked in it. @see LTI-17',
  access: 'launch',
  input: z.object({}),
  output: z.object({
    title: z.optional(z.string()),
    /** False: the platform named no context, so there are no learners to show. */
    has_context: z.boolean(),
    learners: z.number(),
    /**
     * Title of the launched lab or course, where the platform lets some of the learners only open its link: they, and
     * who worked on it, are listed. @see NRPS 2.0 3
     */
    limited_to: z.optional(z.string()),
    roster: rosterState,
    items: z.array(contextItem),
  }),
  problems: ['forbidden'],
});

export const LEARNER_STATUSES = ['active', 'inactive', 'left', 'unlisted'] as const;

export const learnerProgress = z.object({
  person_id: personId,
  /** A neutral name where the platform sends none. */
  name: z.string(),
  /** In the roster; `unlisted`: they launched, and no roster names them. */
  status: z.enum(LEARNER_STATUSES),
  last_launched_at: z.optional(z.string()),
  items: z.array(
    z.object({
      kind: z.enum(['lab', 'course']),
      id: z.string(),
      /** Best score out of 100; absent for what was opened and has no result. */
      score: z.optional(z.number()),
      completed: z.boolean(),
      at: z.optional(z.string()),
    }),
  ),
});
export type LearnerProgress = z.infer<typeof learnerProgress>;

const learnerFilter = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** `current`: everyone but those who left. */
  status: z._default(z.enum(['current', 'all', 'left', 'not_started']), 'current'),
  sort: z._default(z.enum(['name', 'last_launched', 'score']), 'name'),
};

export const listContextLearners = endpoint({
  name: 'listContextLearners',
  base: 'integration',
  method: 'GET',
  path: 'launch/progress/learners',
  summary:
    'The learners of an instructor’s context and their best results, a page at a time: those of the roster and those who launched. @see LTI-17',
  access: 'launch',
  input: z.object({
    ...learnerFilter,
    /** One learner only: whose work a submission review is about. */
    person_id: z.optional(personId),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  }),
  output: z.object({ items: z.array(learnerProgress), total: z.number(), page_size: z.number() }),
  problems: ['forbidden'],
});

export const exportContextProgress = endpoint({
  name: 'exportContextProgress',
  base: 'integration',
  method: 'GET',
  path: 'launch/progress/export',
  summary: `The same learners as one CSV text, at most ${PROGRESS_EXPORT_MOST}: a row for each, a column for each item. Recorded in the audit trail.`,
  access: 'launch',
  input: z.object(learnerFilter),
  output: z.object({ csv: z.string(), rows: z.number(), is_cut: z.boolean() }),
  problems: ['forbidden'],
});

export const refreshRoster = endpoint({
  name: 'refreshRoster',
  base: 'integration',
  method: 'POST',
  path: 'launch/roster',
  summary:
    'Has the roster of the context read again soon, unless that happened within the last minute; after a failure, once the minute is over. @see NRPS 2.0',
  access: 'launch',
  input: z.object({}),
  output: z.object({
    roster: rosterState,
    /** Set where it was read a moment ago, and is not read again for so long. */
    again_in_seconds: z.optional(z.number()),
  }),
  problems: ['forbidden'],
});

export const CONTEXT_PROGRESS_ENDPOINTS = [
  getContextProgress,
  listContextLearners,
  exportContextProgress,
  refreshRoster,
];
