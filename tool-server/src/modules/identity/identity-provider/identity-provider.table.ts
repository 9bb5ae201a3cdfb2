import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';
import { instant } from '../../../platform/db/columns.ts';

/** What the local provider stores between two requests: interactions, codes, tokens. Several processes share it. */
export const localIdpRecord = pgTable(
  'local_idp_record',
  {
    /** Kind of record, in the provider's own words. */
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<AdapterPayload>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('local_idp_record_grant_idx').on(table.grantId),
    index('local_idp_record_uid_idx').on(table.uid),
    index('local_idp_record_expires_idx').on(table.expiresAt),
  ],
);

/** A person who signed in there, with the values last typed into its form. */
export const localIdpPerson = pgTable('local_idp_person', {
  /** Made from the address, so that the same address is the same person. */
  subject: text('subject').primaryKey(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  seenAt: instant('seen_at').notNull(),
});
