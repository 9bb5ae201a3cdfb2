import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company, person } from '../people/people.table.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The parts of the wire's 'id#name#logo'. @see CARD-15 */
export interface CourseInstructor {
  id: string;
  name: string;
  logo: string;
}
/** A subject without its items, which are rows. */
export interface CourseSubject {
  key: string;
  title: string;
  order: number;
}

const list = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/**
 * Everything that is listed as a course, of all five types: a course of the content folders, of a company, or a
 * person's own set of challenges. A challenge or playground is a course with one item, its lab. @see CAT-1, DATA-10
 */
export const course = pgTable(
  'course',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: ['course', 'playground', 'challenge', 'live-course', 'custom'] }).notNull(),
    /** `content` rows follow the content folders: what is no longer there is withdrawn. */
    source: text('source', { enum: ['content', 'company', 'person'] }).notNull(),
    ownerCompanyId: uuid('owner_company_id').references(() => company.id, { onDelete: 'cascade' }),
    ownerPersonId: uuid('owner_person_id').references(() => person.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    description: text('description').notNull().default(''),
    level: text('level', { enum: ['Basic', 'Intermediate', 'Advanced'] }),
    /** Address of its picture; without one the page draws one. @see CARD-12 */
    logo: text('logo'),
    roles: list('roles'),
    tags: list('tags'),
    cwe: list('cwe'),
    owasp: list('owasp'),
    learningPaths: list('learning_paths'),
    instructors: jsonb('instructors').$type<CourseInstructor[]>().notNull().default([]),
    subjects: jsonb('subjects').$type<CourseSubject[]>().notNull().default([]),
    /** The points of a challenge. */
    points: integer('points'),
    /** Counts of its items, so that a list reads no items. */
    totalSeconds: integer('total_seconds').notNull().default(0),
    totalItems: integer('total_items').notNull().default(0),
    labsCount: integer('labs_count').notNull().default(0),
    /** New up to and including this day (UTC). @see CARD-2 */
    newUntil: date('new_until', { mode: 'string' }),
    /** Place in the lists of its type; the id decides between equals. */
    place: integer('place').notNull().default(0),
    /** Changes exactly when the course does. */
    version: text('version').notNull(),
    /** Title, tags, weaknesses and texts, in the order of their weight. */
    search: tsvector('search').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('course_list_idx').on(table.type, table.place, table.id),
    index('course_search_idx').using('gin', table.search),
    index('course_tags_idx').using('gin', table.tags),
    index('course_owner_company_idx').on(table.ownerCompanyId).where(sql`owner_company_id is not null`),
    index('course_owner_person_idx').on(table.ownerPersonId).where(sql`owner_person_id is not null`),
  ],
);

/** Files by their path in the folder of the catalogue, which the server serves by signed addresses. */
export interface StoredVideo {
  src: string;
  captions: string;
  poster: string;
  transcript_html: string;
}

/** What an item holds besides its place: only the call that opens the item reads it. */
export type ItemBody =
  | { html: string; headings: { id: string; level: number; text: string }[] }
  | { file: { name: string; media_type: string; text: string } }
  | { video: StoredVideo };

export const courseItem = pgTable(
  'course_item',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    subjectKey: text('subject_key').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    objectType: text('object_type', {
      enum: ['lab', 'vid', 'quiz', 'media', 'download', 'aiquiz'],
    }).notNull(),
    /** The id of the lab or quiz of the item. */
    targetId: text('target_id'),
    seconds: integer('seconds').notNull(),
    body: jsonb('body').$type<ItemBody>(),
    /** Numbers of the weaknesses that an article names, as in 'CWE-89'. @see REC-21 */
    weaknesses: list('weaknesses'),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.itemId] }),
    index('course_item_item_idx').on(table.itemId),
    index('course_item_target_idx').on(table.targetId),
    index('course_item_weaknesses_idx').using('gin', table.weaknesses),
  ],
);

/** Words that courses are found by; a word with a typing fault is looked up among them. */
export const courseWord = pgTable('course_word', { word: text('word').primaryKey() }, (table) => [
  index('course_word_trigram_idx').using('gin', sql`${table.word} gin_trgm_ops`),
]);

/** How many courses of a type that everybody sees have a tag. @see CAT-13 */
export const courseTag = pgTable(
  'course_tag',
  {
    tag: text('tag').notNull(),
    type: text('type').notNull(),
    courses: integer('courses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tag, table.type] })],
);

/**
 * What a plan opens: one course, or all of a type, where no row names the course. Without a row it is open. `upgrade`
 * is sold by another plan, `disabled` cannot be opened. @see ROLE-10, CARD-14
 */
export const entitlement = pgTable(
  'entitlement',
  {
    plan: text('plan', { enum: ['IND', 'FT', 'ENT'] }).notNull(),
    scope: text('scope', { enum: ['course', 'type'] }).notNull(),
    target: text('target').notNull(),
    access: text('access', { enum: ['open', 'upgrade', 'disabled'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.plan, table.scope, table.target] })],
);
