import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { assignmentId, personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import {
  ASSIGNMENT_ITEM_KINDS,
  ASSIGNMENT_MEMBERSHIPS,
  ASSIGNMENT_PHASES,
  ASSIGNMENT_STATES,
  ASSIGNMENT_TYPES,
  assignmentForm,
  assignmentSummary,
  stateCounts,
} from './assignment-fields.ts';

/** @file What administrators do with assignments. @see COMP-50..COMP-55, COMP-61 */

export const MANAGED_PAGE_SIZE = 20;
/** Most people that a preview names; its counts include all. */
export const PREVIEW_MOST = 100;
/** Most entries that a picker offers. */
export const PICKER_MOST = 20;

export const searchText = z.optional(z.string().check(z.trim(), z.maxLength(100)));
export const numberedPage = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), MANAGED_PAGE_SIZE),
};
const named = { assignment_id: assignmentId };

const managedRow = z.object(assignmentSummary);
export type ManagedAssignmentRow = z.infer<typeof managedRow>;

export const listManagedAssignments = endpoint({
  name: 'listManagedAssignments',
  base: 'main',
  method: 'GET',
  path: 'company/assignments',
  summary:
    "Lists the company's assignments, one page at a time, the latest due date first. @see COMP-18, COMP-40, COMP-53",
  access: 'companyAdmin',
  input: z.object({
    text: searchText,
    type: z.optional(z.enum(ASSIGNMENT_TYPES)),
    phase: z.optional(z.enum(ASSIGNMENT_PHASES)),
    ...numberedPage,
  }),
  output: z.object({ items: z.array(managedRow), total: z.number(), now: z.string() }),
  problems: [],
});

/** How many people have an assignment, and how many of them are in each state. */
const progress = z.object({ assignment_id: assignmentId, people_count: z.number(), counts: stateCounts });
export type AssignmentProgress = z.infer<typeof progress>;

export const getAssignmentProgress = endpoint({
  name: 'getAssignmentProgress',
  base: 'main',
  method: 'POST',
  path: 'company/assignments-progress',
  summary:
    'Returns how many people have each of these assignments, and how many are in each state. It is a call of its own because it reads the work of everybody: the list does not wait for it. Assignments that the company does not have are left out. @see COMP-18, COMP-55',
  access: 'companyAdmin',
  input: z.object({ assignment_ids: z.array(assignmentId).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ items: z.array(progress) }),
  problems: [],
});

const {
  items: _items,
  team_ids: _teams,
  person_ids: _people,
  type: _type,
  people: _membership,
  ...stored
} = assignmentForm;

const managedAssignment = z.object({
  ...stored,
  ...assignmentSummary,
  note: z.string(),
  people_count: z.number(),
  people: z.enum(ASSIGNMENT_MEMBERSHIPS),
  /** The change that this is based on. */
  version: z.number(),
  items: z.array(
    z.object({
      kind: z.enum(ASSIGNMENT_ITEM_KINDS),
      id: z.string(),
      title: z.string(),
      /** True when the catalog no longer has it, so that it does not count. */
      is_withdrawn: z.boolean(),
    }),
  ),
  teams: z.array(z.object({ id: z.string(), name: z.string(), members: z.number() })),
  /** People who are named, beside those of the teams. */
  persons: z.array(z.object({ id: personId, name: z.string(), email: z.string() })),
});
export type ManagedAssignment = z.infer<typeof managedAssignment>;

export const getManagedAssignment = endpoint({
  name: 'getManagedAssignment',
  base: 'main',
  method: 'GET',
  path: 'company/assignments/:assignment_id',
  summary: 'Returns an assignment of the company as its form stores it. @see COMP-51',
  access: 'companyAdmin',
  input: z.object(named),
  output: managedAssignment,
  problems: ['assignment_not_found'],
});

export const createAssignment = endpoint({
  name: 'createAssignment',
  base: 'main',
  method: 'POST',
  path: 'company/assignments',
  summary:
    'Creates an assignment. The caller makes its id: a repeated call with the same id changes nothing and returns the assignment. @see COMP-50, COMP-52, CALL-47',
  access: 'companyAdmin',
  input: z.object({ id: assignmentId, ...assignmentForm }),
  output: managedAssignment,
  problems: ['assignment_limit', 'assignment_not_found'],
});

export const changeAssignment = endpoint({
  name: 'changeAssignment',
  base: 'main',
  method: 'PUT',
  path: 'company/assignments/:assignment_id',
  summary:
    'Replaces what an assignment says. The call is refused if somebody else has changed it since `version`. Once a second cycle has begun, the dates are those of the current cycle. @see COMP-51',
  access: 'companyAdmin',
  input: z.object({ ...named, version: z.int().check(z.gte(1), z.lte(2_000_000_000)), ...assignmentForm }),
  output: managedAssignment,
  problems: ['assignment_not_found', 'assignment_changed'],
});

export const deleteAssignment = endpoint({
  name: 'deleteAssignment',
  base: 'main',
  method: 'DELETE',
  path: 'company/assignments/:assignment_id',
  summary:
    'Deletes an assignment with its exemptions and cycles. Work that people did and certificates that were issued stay. @see COMP-63',
  access: 'companyAdmin',
  input: z.object(named),
  output: nothing,
  problems: ['assignment_not_found'],
});

export const PREVIEW_CHANGES = ['added', 'removed', 'changed', 'same'] as const;
export type PreviewChange = (typeof PREVIEW_CHANGES)[number];

const previewedPerson = z.object({
  person_id: personId,
  name: z.string(),
  change: z.enum(PREVIEW_CHANGES),
  /** Absent for somebody who is added. */
  before: z.optional(z.enum(ASSIGNMENT_STATES)),
  /** Absent for somebody who is removed. */
  after: z.optional(z.enum(ASSIGNMENT_STATES)),
  due_at: z.optional(z.string()),
  /** When it is due again; only after a pass that is known. */
  next_due_at: z.optional(z.string()),
});
export type PreviewedPerson = z.infer<typeof previewedPerson>;

export const previewAssignment = endpoint({
  name: 'previewAssignment',
  base: 'main',
  method: 'POST',
  path: 'company/assignments/preview',
  summary:
    'Returns whom a new or changed assignment would affect and how, without saving it. It is written like the real one, and then undone.',
  access: 'companyAdmin',
  input: z.object({ assignment_id: z.optional(assignmentId), ...assignmentForm }),
  output: z.object({
    /** Number of people for each change; removed people are not in `total`. */
    changes: z.record(z.enum(PREVIEW_CHANGES), z.number()),
    /** Number of people who would have it, and of these in each state. */
    total: z.number(),
    counts: stateCounts,
    /** The first of them: those whose state changes come before the others. */
    people: z.array(previewedPerson),
  }),
  problems: ['assignment_not_found'],
});
export type AssignmentPreview = z.infer<(typeof previewAssignment)['output']>;

const assignee = z.object({
  /** `everyone`: the whole company. */
  kind: z.enum(['team', 'person', 'everyone']),
  id: z.string(),
  name: z.string(),
  /** Of a team or the company: number of people. */
  members: z.optional(z.number()),
  /** Of a person. */
  email: z.optional(z.string()),
});
export type Assignee = z.infer<typeof assignee>;

export const findAssignees = endpoint({
  name: 'findAssignees',
  base: 'main',
  method: 'POST',
  path: 'company/user/assign',
  summary:
    'Finds teams and people of the company by part of their name or email address; without a text, the first by name. Teams come first. The kind `everyone` returns the company with its number of people. @see COMP-61, CALL-41',
  access: 'companyAdmin',
  input: z.object({ text: searchText, kind: z.optional(z.enum(['team', 'person', 'everyone'])) }),
  output: z.object({ Items: z.array(assignee) }),
  problems: [],
});

const assignable = z.object({
  /** `set`: the caller's own set of challenges, which stands for the challenges in it. */
  kind: z.enum([...ASSIGNMENT_ITEM_KINDS, 'set']),
  id: z.string(),
  title: z.string(),
  /** Challenges of a set. */
  items: z.optional(z.array(z.object({ id: z.string(), title: z.string() }))),
});
export type Assignable = z.infer<typeof assignable>;

export const findAssignableItems = endpoint({
  name: 'findAssignableItems',
  base: 'main',
  method: 'GET',
  path: 'company/assignment-items',
  summary:
    "Finds what an assignment of a type can contain, by part of its title: courses and journeys, or challenges and the caller's own sets of challenges.",
  access: 'companyAdmin',
  input: z.object({ type: z.enum(ASSIGNMENT_TYPES), text: searchText }),
  output: z.object({ items: z.array(assignable) }),
  problems: [],
});

export const MANAGED_ASSIGNMENT_ENDPOINTS = [
  listManagedAssignments,
  getAssignmentProgress,
  getManagedAssignment,
  createAssignment,
  changeAssignment,
  deleteAssignment,
  previewAssignment,
  findAssignees,
  findAssignableItems,
];
