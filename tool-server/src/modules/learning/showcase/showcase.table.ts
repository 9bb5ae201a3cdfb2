import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** A write-up of a learner. The file is in the database, so that every process serves it. @see NAV-26 */
export const showcaseUpload = pgTable(
  'showcase_upload',
  {
    /** Made by the page, so that a repeat stores it once. */
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    file: bytes('file').notNull(),
    state: text('state', { enum: ['received'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('showcase_upload_person_idx').on(table.personId, table.createdAt)],
);
