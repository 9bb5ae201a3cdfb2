import type { SharedReplay } from '@drawbridge/contracts/practice';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';
import { labSubmission } from './labs.table.ts';

/** A replay that anyone with its address can see. Deleted with the person, the attempt and the submission. */
export const sharedReplay = pgTable(
  'shared_replay',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => labSubmission.id, { onDelete: 'cascade' }),
    /** SHA-256 (hex) of the token in the address; the token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    /** What was shown to the learner before they shared it, and nothing else. */
    view: jsonb('view').$type<SharedReplay>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('shared_replay_token_key').on(table.tokenHash),
    index('shared_replay_person_idx').on(table.personId, table.createdAt),
    index('shared_replay_submission_idx').on(table.submissionId),
    index('shared_replay_expires_idx').on(table.expiresAt),
  ],
);
