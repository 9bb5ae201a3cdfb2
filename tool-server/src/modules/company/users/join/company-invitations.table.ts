import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../../platform/db/columns.ts';
import { company, person } from '../../../kernel/people/people.table.ts';

/**
 * A company asks somebody who has an account outside of it to join. Only the owner of a private account is told: to an
 * administrator, an account of another company looks the same.
 */
export const companyInvitation = pgTable(
  'company_invitation',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** As it was invited, in lower case. */
    email: text('email').notNull(),
    /** The private account that had the address; null for an account of another company. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    invitedById: uuid('invited_by_id').references(() => person.id, { onDelete: 'set null' }),
    teamIds: jsonb('team_ids').$type<string[]>().notNull(),
    hasLicense: boolean('has_license').notNull(),
    department: text('department').notNull(),
    jobTitle: text('job_title').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Its owner does not want to join. The company is not told. */
    declinedAt: instant('declined_at'),
    /** Kept until it would have ended, so that a repeated answer is the same. */
    acceptedAt: instant('accepted_at'),
    /** The company asks no longer. Kept so that asking again within a day, or within 14 days of a decline, mails nobody. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('company_invitation_email_key').on(table.companyId, table.email),
    index('company_invitation_person_idx').on(table.personId),
  ],
);
