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
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    startsAt: instant('starts_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Nothing counts after the due date. */
    hasHardEnd: boolean('has_hard_end').notNull(),
    /** What was completed before the start counts too. */
    countsPastWork: boolean('counts_past_work').notNull(),
    /** The share of the work, in percent, from which on the assignment is finished. */
    passPercent: integer('pass_percent').notNull().default(100),
    /** Dynamic: whoever is in its teams now; frozen: the people of `assignment_person`. */
    people: text('people', { enum: ['dynamic', 'frozen'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('assignment_company_idx').on(table.companyId, table.dueAt),
    check('assignment_dates', sql`${table.dueAt} > ${table.startsAt}`),
    check('assignment_pass_percent', sql`${table.passPercent} between 1 and 100`),
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

/** Whom it was given to: a team or a person. */
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
    handledAt: instant('handled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.personId, table.notice] })],
);
