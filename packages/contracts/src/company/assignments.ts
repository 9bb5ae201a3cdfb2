import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { assignmentId } from '../base/ids.ts';
import { COURSE_TYPES } from '../base/product.ts';
import { certificate } from '../recognition/certifications.ts';

export const ASSIGNMENT_PAGE_SIZE = 20;

/**
 * What an assignment can be for one person. `overdue`: not finished, and due before now; `closed`: the same where the due
 * date is the end, so that nothing counts any more. @see COMP-19
 */
export const ASSIGNMENT_STATES = [
  'upcoming',
  'not_started',
  'in_progress',
  'overdue',
  'closed',
  'finished',
] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** Choices of the list. What is closed is neither to do nor done. */
export const ASSIGNMENT_FILTERS = ['to_do', 'done', 'all'] as const;
export type AssignmentFilter = (typeof ASSIGNMENT_FILTERS)[number];

const assignmentFields = {
  id: assignmentId,
  name: z.string(),
  /** What the company says about it; may be empty. */
  note: z.string(),
  starts_at: z.string(),
  due_at: z.string(),
  /** Nothing counts after the due date. */
  has_hard_end: z.boolean(),
  /** What was completed before the start counts too. */
  counts_past_work: z.boolean(),
  /** Of all its work, in percent, from which on it is finished. */
  pass_percent: z.number(),
  state: z.enum(ASSIGNMENT_STATES),
  /** Percent of its work. */
  progress: z.number(),
  /** Work that several items share counts once. */
  completed_work: z.number(),
  total_work: z.number(),
  finished_at: z.optional(z.string()),
  /** Finished, but after the due date. */
  is_late: z.boolean(),
};

const assignmentCard = z.object({ ...assignmentFields, items_count: z.number() });
export type AssignmentCard = z.infer<typeof assignmentCard>;

export const listOwnAssignments = endpoint({
  name: 'listOwnAssignments',
  base: 'main',
  method: 'GET',
  path: 'assignment/mine',
  summary:
    "A page of the caller's assignments: what is to do first, the next due one first, then what is closed, then what is done, the latest first. @see COMP-19, COMP-20",
  access: 'companyUser',
  input: z.object({
    show: z._default(z.enum(ASSIGNMENT_FILTERS), 'to_do'),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), ASSIGNMENT_PAGE_SIZE),
  }),
  output: z.object({
    items: z.array(assignmentCard),
    /** Of each choice, on all pages. */
    counts: z.object({ to_do: z.number(), done: z.number(), all: z.number() }),
    /** When this was answered, so that states do not depend on the clock of the browser. */
    now: z.string(),
  }),
  problems: [],
});

export const ASSIGNMENT_ITEM_KINDS = [...COURSE_TYPES, 'journey'] as const;
export type AssignmentItemKind = (typeof ASSIGNMENT_ITEM_KINDS)[number];

const assignmentItem = z.object({
  kind: z.enum(ASSIGNMENT_ITEM_KINDS),
  /** Of the course or journey; a challenge's is that of its lab. */
  id: z.string(),
  title: z.string(),
  /** Percent. */
  progress: z.number(),
  completed_items: z.number(),
  total_items: z.number(),
  is_completed: z.boolean(),
  completed_at: z.optional(z.string()),
  /** Completed after the due date, or still open after it. */
  is_late: z.boolean(),
});
export type AssignmentItem = z.infer<typeof assignmentItem>;

const assignmentDetail = z.object({
  ...assignmentFields,
  items: z.array(assignmentItem),
  /** Once it was fetched by `claimAssignmentCertificate`. */
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
    "One of the caller's assignments with the progress in each item. One of somebody else is like an unknown one. @see NAV-18, COMP-60",
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
    'The certificate of a finished assignment, issued by the first call and the same in every later one. `linkCertificate` gives it as a file. @see COMP-59, COMP-60',
  access: 'companyUser',
  input: named,
  output: certificate,
  problems: ['assignment_not_found', 'assignment_not_finished', 'certificate_not_found'],
});

export const ASSIGNMENT_ENDPOINTS = [listOwnAssignments, getOwnAssignment, claimAssignmentCertificate];
