import {
  ASSIGNMENT_MEMBERSHIPS,
  ASSIGNMENT_REPEATS,
  ASSIGNMENT_TYPES,
  ASSIGNMENT_ZONES,
} from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../../kernel/people/people.table.ts';
import { team } from '../teams/teams.table.ts';

/** What a company asks people to learn, and until when. @see COMP-52 */
export const assignment = pgTable(
  'assignment',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** The list that it is in, and which items it may have. */
    type: text('type', { enum: ASSIGNMENT_TYPES }).notNull().default('course'),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    /** Start and due date of the first cycle, as the clocks of `time_zone` show them. */
    startsAt: instant('starts_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Nothing counts after the due date. */
    hasHardEnd: boolean('has_hard_end').notNull(),
    /** What was completed before the start counts too. */
    countsPastWork: boolean('counts_past_work').notNull(),
    /** The share of the work, in percent, from which on the assignment is finished. */
    passPercent: integer('pass_percent').notNull().default(100),
    /** Dynamic: whoever is in its teams or company now; frozen: the people of `assignment_person`. */
    people: text('people', { enum: ASSIGNMENT_MEMBERSHIPS }).notNull(),
    /** Given to all accounts of the company; it then has no targets. */
    isForEveryone: boolean('is_for_everyone').notNull().default(false),
    /** IANA name of the zone that the dates were chosen in. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Person: the clocks of each person's own zone show the dates. */
    zoneOf: text('zone_of', { enum: ASSIGNMENT_ZONES }).notNull().default('company'),
    repeat: text('repeat', { enum: ASSIGNMENT_REPEATS }).notNull().default('none'),
    /** Months after a pass at which it is due again; null unless it repeats after a pass. */
    repeatMonths: integer('repeat_months'),
    /** After a pass: how long before its due date the next cycle starts. Each year: how long before the start work counts. */
    earlyDays: integer('early_days').notNull().default(0),
    sendsReminders: boolean('sends_reminders').notNull().default(true),
    /** Raised by each change, so that two administrators do not overwrite each other. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('assignment_company_idx').on(table.companyId, table.dueAt),
    check('assignment_dates', sql`${table.dueAt} > ${table.startsAt}`),
    check('assignment_pass_percent', sql`${table.passPercent} between 1 and 100`),
    check('assignment_repeat', sql`(${table.repeat} = 'after_pass') = (${table.repeatMonths} is not null)`),
  ],
);

/** Courses of every type, challenges and playgrounds among them, and journeys. */
export const assignmentItem = pgTable(
  'assignment_item',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['course', 'journey'] }).notNull(),
    targetId: text('target_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.kind, table.targetId] })],
);

/** Whom it was given to, unless it is for everyone: a team or a person. */
export const assignmentTarget = pgTable(
  'assignment_target',
  {
    id: uuid('id').primaryKey(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id').references(() => team.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('assignment_target_team_key').on(table.assignmentId, table.teamId),
    uniqueIndex('assignment_target_person_key').on(table.assignmentId, table.personId),
    check('assignment_target_one', sql`num_nonnulls(${table.teamId}, ${table.personId}) = 1`),
  ],
);

/** The people of a frozen assignment, as they were when it was made. */
export const assignmentPerson = pgTable(
  'assignment_person',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.personId] }),
    index('assignment_person_person_idx').on(table.personId),
  ],
);

/**
 * Cycles after the first, whose dates are those of the assignment. One of everybody where it repeats each year; one of a
 * person where it repeats after their pass.
 */
export const assignmentCycle = pgTable(
  'assignment_cycle',
  {
    id: uuid('id').primaryKey(),
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    /** From 2. */
    number: integer('number').notNull(),
    startsAt: instant('starts_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Work of this cycle is done from here on; what was done before belongs to the cycle before. */
    sinceAt: instant('since_at').notNull(),
  },
  (table) => [
    uniqueIndex('assignment_cycle_all_key')
      .on(table.assignmentId, table.number)
      .where(sql`person_id is null`),
    uniqueIndex('assignment_cycle_person_key').on(table.assignmentId, table.personId, table.number),
    check('assignment_cycle_number', sql`${table.number} > 1`),
    check('assignment_cycle_dates', sql`${table.dueAt} > ${table.startsAt}`),
  ],
);

/** People who need not do an assignment, and why. */
export const assignmentExemption = pgTable(
  'assignment_exemption',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    exemptedBy: uuid('exempted_by').references(() => person.id, { onDelete: 'set null' }),
    exemptedAt: instant('exempted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.personId] })],
);

export const ASSIGNMENT_NOTICES = ['start', 'week', 'day', 'overdue'] as const;

/** Reminders that were sent, or that were of no use because the person had finished. */
export const assignmentNotice = pgTable(
  'assignment_notice',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignment.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    notice: text('notice', { enum: ASSIGNMENT_NOTICES }).notNull(),
    cycle: integer('cycle').notNull().default(1),
    handledAt: instant('handled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.personId, table.notice, table.cycle] })],
);

/** The weeks in which a manager was sent the digest, or had none to send. */
export const assignmentDigest = pgTable(
  'assignment_digest',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** ISO week, such as 2026-W11. */
    week: text('week').notNull(),
    handledAt: instant('handled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.week] })],
);
