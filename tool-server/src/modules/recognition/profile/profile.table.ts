import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** The picture that a person uploaded, as it was made from the file. In the database, so that every process serves it. */
export const profilePicture = pgTable('profile_picture', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  /** Random and new for each upload: who has not seen it cannot guess it, and browsers may keep what they fetched. */
  name: text('name').notNull().unique(),
  image: bytes('image').notNull(),
  createdAt: instant('created_at').notNull(),
});
