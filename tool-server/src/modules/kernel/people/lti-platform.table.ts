import { PLATFORM_FAMILIES } from '@drawbridge/contracts/integration';
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { company } from './people.table.ts';

/**
 * A learning platform that a company lets launch us. A company registers an issuer and client id once; another company
 * may register the same pair (one Blackboard client id serves every school), and learns nothing of it. @see LTI-3
 */
export const ltiPlatform = pgTable(
  'lti_platform',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    authLoginUrl: text('auth_login_url').notNull(),
    authTokenUrl: text('auth_token_url').notNull(),
    keySetUrl: text('key_set_url').notNull(),
    active: boolean('active').notNull().default(true),
    /** The product, as its own configuration or an administrator named it: which steps the guide shows. */
    family: text('family', { enum: PLATFORM_FAMILIES }),
    /** `aud` of our client assertions where it differs from the token address, as at Brightspace. */
    tokenAudience: text('token_audience'),
    /** Which of a person's results a gradebook shows. */
    scoreRule: text('score_rule', { enum: ['best', 'latest'] })
      .notNull()
      .default('best'),
    /** Registered by the platform itself, and not allowed by an administrator yet. @see LTI-20 */
    awaitsApproval: boolean('awaits_approval').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** The first launch that was signed with keys of the issuer itself: from then on the address that all share finds it. */
    confirmedAt: instant('confirmed_at'),
    /**
     * The time since which the platform is known to take content by deep linking: a link then says itself whether it is
     * graded.
     */
    deepLinksAt: instant('deep_links_at'),
  },
  (table) => [
    unique('lti_platform_company_client_key').on(table.companyId, table.issuer, table.clientId),
    index('lti_platform_issuer_idx').on(table.issuer, table.clientId),
  ],
);
