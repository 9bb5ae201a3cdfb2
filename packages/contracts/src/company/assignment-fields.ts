import * as z from 'zod/mini';
import { assignmentId, personId } from '../base/ids.ts';
import { COURSE_TYPES } from '../base/product.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { toTimeZone } from '../recognition/profile.ts';

/** @file Words and fields of assignments that learners and administrators share. */

/**
 * State of an assignment for one person. `overdue`: unfinished and past its due date; `closed`: the same, but with a
 * hard due date, so that no further work counts; `exempt`: unfinished, and the company asks nothing of this person.
 * @see COMP-19
 */
export const ASSIGNMENT_STATES = [
  'upcoming',
  'not_started',
  'in_progress',
  'overdue',
  'closed',
  'finished',
  'exempt',
] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** The two lists of an administrator, and the `:type` of their pages. @see COMP-50 */
export const ASSIGNMENT_TYPES = ['course', 'challenge'] as const;
export type AssignmentType = (typeof ASSIGNMENT_TYPES)[number];

/** `dynamic`: whoever is in the teams or the company now; `frozen`: the people who were in them when it was saved. */
export const ASSIGNMENT_MEMBERSHIPS = ['dynamic', 'frozen'] as const;
/** Whose clocks show the dates: those of the assignment's zone, or those of each person's own zone. */
export const ASSIGNMENT_ZONES = ['company', 'person'] as const;
/** `after_pass`: due again some months after each person's pass; `yearly`: the same dates each year. */
export const ASSIGNMENT_REPEATS = ['none', 'after_pass', 'yearly'] as const;
export type AssignmentRepeat = (typeof ASSIGNMENT_REPEATS)[number];

export const ASSIGNMENT_ITEM_KINDS = [...COURSE_TYPES, 'journey'] as const;
export type AssignmentItemKind = (typeof ASSIGNMENT_ITEM_KINDS)[number];

export const ASSIGNMENT_MOST = {
  /** Assignments of one company. */
  assignments: 1_000,
  items: 50,
  teams: 100,
  /** People who are named, beside those of the teams. */
  people: 500,
  name: 120,
  note: 2_000,
  reason: 500,
  months: 60,
  days: 300,
} as const;

/** A date and time as clocks show it, without a zone: `2026-03-12T17:00`. */
const wallTime = z.string().check(
  z.refine((text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`)), {
    error: 'Enter a date and a time.',
  }),
);

const timeZone = z.pipe(
  z.string().check(
    z.maxLength(64),
    z.refine((name) => toTimeZone(name) !== undefined, { error: 'Choose a time zone.' }),
  ),
  z.transform((name) => toTimeZone(name) ?? name),
);

const { name: MOST_NAME, note: MOST_NOTE } = ASSIGNMENT_MOST;
const whole = (from: number, to: number) =>
  z
    .int({ error: MESSAGES.range(from, to) })
    .check(z.gte(from, { error: MESSAGES.range(from, to) }), z.lte(to, { error: MESSAGES.range(from, to) }));

/** A course of any type by its course id, or a journey. */
const itemRef = z.object({
  kind: z.enum(['course', 'journey']),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** Members of the form of an assignment. @see COMP-52 */
export const assignmentForm = {
  type: z.enum(ASSIGNMENT_TYPES),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter a name' }),
      z.maxLength(MOST_NAME, { error: MESSAGES.maxLength(MOST_NAME) }),
    ),
  note: z._default(
    z.string().check(z.trim(), z.maxLength(MOST_NOTE, { error: MESSAGES.maxLength(MOST_NOTE) })),
    '',
  ),
  /** Start and due date on the clocks of `time_zone`, or of each person's zone. */
  starts_on: wallTime,
  due_on: wallTime,
  time_zone: timeZone,
  zone_of: z._default(z.enum(ASSIGNMENT_ZONES), 'company'),
  has_hard_end: z._default(z.boolean(), false),
  counts_past_work: z._default(z.boolean(), false),
  pass_percent: z._default(whole(1, 100), 100),
  people: z._default(z.enum(ASSIGNMENT_MEMBERSHIPS), 'dynamic'),
  repeat: z._default(z.enum(ASSIGNMENT_REPEATS), 'none'),
  /** Only for `after_pass`: months from a pass until it is due again. */
  repeat_months: z.optional(whole(1, ASSIGNMENT_MOST.months)),
  /** `after_pass`: days before the due date at which the next cycle starts. `yearly`: days before the start from which work counts. */
  early_days: z._default(whole(0, ASSIGNMENT_MOST.days), 0),
  sends_reminders: z._default(z.boolean(), true),
  items: z
    .array(itemRef)
    .check(
      z.minLength(1, { error: 'Choose at least one' }),
      z.maxLength(ASSIGNMENT_MOST.items, { error: MESSAGES.maxNumber(ASSIGNMENT_MOST.items) }),
    ),
  /** All active and invited users of the company; teams and people are not named then. */
  is_for_everyone: z._default(z.boolean(), false),
  team_ids: z._default(
    z
      .array(z.uuid())
      .check(z.maxLength(ASSIGNMENT_MOST.teams, { error: MESSAGES.maxNumber(ASSIGNMENT_MOST.teams) })),
    [],
  ),
  person_ids: z._default(
    z
      .array(personId)
      .check(z.maxLength(ASSIGNMENT_MOST.people, { error: MESSAGES.maxNumber(ASSIGNMENT_MOST.people) })),
    [],
  ),
};

/** Number of a cycle, from 1. */
export const cycleNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000));

/** The number of people in each state. */
export const stateCounts = z.record(z.enum(ASSIGNMENT_STATES), z.number());
export type StateCounts = z.infer<typeof stateCounts>;

export const ASSIGNMENT_PHASES = ['upcoming', 'running', 'ended'] as const;
export type AssignmentPhase = (typeof ASSIGNMENT_PHASES)[number];

/** What a list and a report say of an assignment. */
export const assignmentSummary = {
  id: assignmentId,
  type: z.enum(ASSIGNMENT_TYPES),
  name: z.string(),
  /** Instants of the current cycle; of the first one where each person has their own. */
  starts_at: z.string(),
  due_at: z.string(),
  time_zone: z.string(),
  zone_of: z.enum(ASSIGNMENT_ZONES),
  has_hard_end: z.boolean(),
  repeat: z.enum(ASSIGNMENT_REPEATS),
  /** Number of the current cycle of everybody, from 1. */
  cycle: z.number(),
  phase: z.enum(ASSIGNMENT_PHASES),
  items_count: z.number(),
  is_for_everyone: z.boolean(),
};
