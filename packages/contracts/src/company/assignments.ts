import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { assignmentId } from '../base/ids.ts';
import { certificate } from '../recognition/certifications.ts';
import {
  ASSIGNMENT_ITEM_KINDS,
  ASSIGNMENT_REPEATS,
  ASSIGNMENT_STATES,
  cycleNumber,
} from './assignment-fields.ts';

export const ASSIGNMENT_PAGE_SIZE = 20;

/** Filters of the list. A closed assignment is neither to do nor done, and neither is one from which they are exempt. */
export const ASSIGNMENT_FILTERS = ['to_do', 'done', 'all'] as const;
export type AssignmentFilter = (typeof ASSIGNMENT_FILTERS)[number];

const assignmentFields = {
  id: assignmentId,
  name: z.string(),
  /** Message from the company; may be empty. */
  note: z.string(),
  starts_at: z.string(),
  due_at: z.string(),
  /** True when no work counts after the due date. */
  has_hard_end: z.boolean(),
  /** True when work completed before the start counts too. */
  counts_past_work: z.boolean(),
  /** Percentage of the work that must be complete for the assignment to be finished. */
  pass_percent: z.number(),
  state: z.enum(ASSIGNMENT_STATES),
  /** Percentage of the work that is complete. */
  progress: z.number(),
  /** Number of completed pieces of work; work shared by several items counts once. */
  completed_work: z.number(),
  total_work: z.number(),
  finished_at: z.optional(z.string()),
  /** True when it was finished after the due date. */
  is_late: z.boolean(),
  repeat: z.enum(ASSIGNMENT_REPEATS),
  /** Number of the person's current cycle, from 1. Dates, state and work are those of this cycle. */
  cycle: z.number(),
  /** When it is due again, after a pass. */
  next_due_at: z.optional(z.string()),
};

export const assignmentCard = z.object({ ...assignmentFields, items_count: z.number() });
export type AssignmentCard = z.infer<typeof assignmentCard>;

export const listOwnAssignments = endpoint({
  name: 'listOwnAssignments',
  base: 'main',
  method: 'GET',
  path: 'assignment/mine',
  summary:
    "Lists the caller's assignments, one page at a time: first what is to do, by due date; then what is closed; then what is done, most recent first. @see COMP-19, COMP-20",
  access: 'companyUser',
  input: z.object({
    show: z._default(z.enum(ASSIGNMENT_FILTERS), 'to_do'),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), ASSIGNMENT_PAGE_SIZE),
  }),
  output: z.object({
    items: z.array(assignmentCard),
    /** Number of assignments for each filter, on all pages. */
    counts: z.object({ to_do: z.number(), done: z.number(), all: z.number() }),
    /** Server time of this reply, so that states do not depend on the browser's clock. */
    now: z.string(),
  }),
  problems: [],
});

export const assignmentItem = z.object({
  kind: z.enum(ASSIGNMENT_ITEM_KINDS),
  /** Id of the course or journey; for a challenge, the id of its lab. */
  id: z.string(),
  title: z.string(),
  /** Percentage, 0 to 100. */
  progress: z.number(),
  completed_items: z.number(),
  total_items: z.number(),
  is_completed: z.boolean(),
  completed_at: z.optional(z.string()),
  /** True when it was completed after the due date, or is still open after it. */
  is_late: z.boolean(),
});
export type AssignmentItem = z.infer<typeof assignmentItem>;

/** One cycle of an assignment for one person. */
export const ownCycle = z.object({
  /** From 1. */
  cycle: z.number(),
  starts_at: z.string(),
  due_at: z.string(),
  state: z.enum(ASSIGNMENT_STATES),
  finished_at: z.optional(z.string()),
  is_late: z.boolean(),
  certificate: z.optional(certificate),
});
export type AssignmentCycle = z.infer<typeof ownCycle>;

const assignmentDetail = z.object({
  ...assignmentFields,
  items: z.array(assignmentItem),
  /** Every cycle that has begun, the current one first; only one where it does not repeat. */
  cycles: z.array(ownCycle),
  /** Absent until `claimAssignmentCertificate` is called. */
  certificate: z.optional(certificate),
  now: z.string(),
});
export type AssignmentDetail = z.infer<typeof assignmentDetail>;

const named = z.object({ assignment_id: assignmentId });

export const getOwnAssignment = endpoint({
  name: 'getOwnAssignment',
  base: 'main',
  method: 'GET',
  path: 'assignment/mine/:assignment_id',
  summary:
    "Returns one of the caller's assignments with the progress of each item. An assignment of another person counts as unknown. @see NAV-18, COMP-60",
  access: 'companyUser',
  input: named,
  output: assignmentDetail,
  problems: ['assignment_not_found'],
});

export const claimAssignmentCertificate = endpoint({
  name: 'claimAssignmentCertificate',
  base: 'main',
  method: 'POST',
  path: 'assignment/mine/:assignment_id/certificate',
  summary:
    'Returns the certificate of a finished assignment, of its current cycle or the given one. The first call issues it; later calls return the same one. `linkCertificate` returns it as a file. @see COMP-59, COMP-60',
  access: 'companyUser',
  input: z.object({ assignment_id: assignmentId, cycle: z.optional(cycleNumber) }),
  output: certificate,
  problems: ['assignment_not_found', 'assignment_not_finished', 'certificate_not_found'],
});

export const ASSIGNMENT_ENDPOINTS = [listOwnAssignments, getOwnAssignment, claimAssignmentCertificate];
