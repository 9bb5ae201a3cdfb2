import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { personId } from '../base/ids.ts';

export const LEARNER_PAGE_SIZE = 50;
/** Maximum number of rows in one exported file. */
export const PROGRESS_EXPORT_MOST = 5_000;

/** Why a roster could not be read, shown to the instructor. @see NRPS 2.0 */
export const ROSTER_PROBLEMS = [
  'not_allowed',
  'unreachable',
  'malformed',
  'other_host',
  'too_large',
] as const;

export const rosterState = z.object({
  /** `unavailable`: the platform has no roster service; `never`: not read yet; `reading`: about to be read. */
  state: z.enum(['unavailable', 'never', 'reading', 'ready', 'failed']),
  read_at: z.optional(z.string()),
  problem: z.optional(z.enum(ROSTER_PROBLEMS)),
  /** Number of roster entries that are not listed because they have no usable id; absent if there are none. */
  left_out: z.optional(z.number()),
});
export type RosterState = z.infer<typeof rosterState>;

/** A lab or course that is linked in the context. */
export const contextItem = z.object({
  kind: z.enum(['lab', 'course']),
  id: z.string(),
  title: z.string(),
  /** Number of learners who opened it, and who passed the lab or finished the course. */
  started: z.number(),
  completed: z.number(),
  /** Mean of the best scores, out of 100, over learners with a result. */
  average_score: z.optional(z.number()),
  /** Labs in a course. */
  labs: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type ContextItem = z.infer<typeof contextItem>;

export const getContextProgress = endpoint({
  name: 'getContextProgress',
  base: 'integration',
  method: 'GET',
  path: 'launch/progress',
  summary:
    "Returns the context of an instructor's launch: its roster and the items linked in it. @see LTI-17",
  access: 'launch',
  input: z.object({}),
  output: z.object({
    title: z.optional(z.string()),
    /** False when the platform named no context, so that there are no learners to show. */
    has_context: z.boolean(),
    learners: z.number(),
    /**
     * Title of the launched lab or course when the platform restricts its link to some learners. Only they and learners
     * who worked on it are listed.
     * @see NRPS 2.0 3
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
  /** A neutral name if the platform sends none. */
  name: z.string(),
  /** Status in the roster. `unlisted`: they launched but are not in the roster. */
  status: z.enum(LEARNER_STATUSES),
  last_launched_at: z.optional(z.string()),
  items: z.array(
    z.object({
      kind: z.enum(['lab', 'course']),
      id: z.string(),
      /** Best score out of 100; absent if the item was opened but has no result. */
      score: z.optional(z.number()),
      completed: z.boolean(),
      at: z.optional(z.string()),
    }),
  ),
});
export type LearnerProgress = z.infer<typeof learnerProgress>;

const learnerFilter = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** `current`: everyone except those who left. */
  status: z._default(z.enum(['current', 'all', 'left', 'not_started']), 'current'),
  sort: z._default(z.enum(['name', 'last_launched', 'score']), 'name'),
};

export const listContextLearners = endpoint({
  name: 'listContextLearners',
  base: 'integration',
  method: 'GET',
  path: 'launch/progress/learners',
  summary:
    "Lists the learners of an instructor's context, from the roster and from launches, with their best results, one page at a time. @see LTI-17",
  access: 'launch',
  input: z.object({
    ...learnerFilter,
    /** Restricts the list to one learner, whose work a submission review is about. */
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
  summary: `Exports the same learners as one CSV text of at most ${PROGRESS_EXPORT_MOST} rows, one row per learner and one column per item. Recorded in the audit trail.`,
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
    "Schedules another reading of the context's roster, unless it was read within the last minute. After a failure, it is read once the minute is over. @see NRPS 2.0",
  access: 'launch',
  input: z.object({}),
  output: z.object({
    roster: rosterState,
    /** Seconds until the roster can be read again; set when it was read a moment ago. */
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
