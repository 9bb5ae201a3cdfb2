import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

export const company = pgTable('company', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  expiresAt: instant('expires_at'),
  /** How many people it pays for; null: without a limit. */
  seats: integer('seats'),
  /** Members who do not sign in by an identity provider must have a second factor. */
  demandsSecondFactor: boolean('demands_second_factor').notNull().default(false),
  /** What it says about itself, and whom its people ask for help; empty: nothing. @see COMP-39 */
  about: text('about').notNull().default(''),
  supportEmail: text('support_email').notNull().default(''),
  supportUrl: text('support_url').notNull().default(''),
  /** Path of its logo. */
  logo: text('logo'),
  /** IANA name, for its people who chose none. */
  timeZone: text('time_zone'),
  /** Days after which what its people did is deleted; null: not for its age. */
  keepsWorkDays: integer('keeps_work_days'),
  keepsActivityDays: integer('keeps_activity_days'),
  keepsAuditDays: integer('keeps_audit_days'),
  /** When an administrator closed its set-up; null: it is shown to them. */
  setupClosedAt: instant('setup_closed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/**
 * In lower case, with letters in their simplest form; `toSearchable` gives the same of what is searched for. Cut, because a
 * row of an index has a limit.
 */
const SEARCH_TEXT = sql.raw(String.raw`left(lower(regexp_replace(normalize(
  first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || department || ' ' || job_title, NFKD
), '[\u0300-\u036F]', '', 'g')), 400)`);

/**
 * Everyone who learns: portal accounts, people who came by a launch, guests who try a lab without an account, and
 * visitors of a partner's page, who are only known to return.
 * A launched person's id is derived from platform and subject, so that a launch needs no read.
 * @see LTI-16
 */
export const person = pgTable(
  'person',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['account', 'launched', 'anonymous', 'guest', 'embedded'] }).notNull(),
    /** Lower case; set for accounts, never trusted for launched people. */
    email: text('email'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    picture: text('picture'),
    companyId: uuid('company_id').references(() => company.id),
    /** As the company says it; empty for everybody else. */
    department: text('department').notNull().default(''),
    jobTitle: text('job_title').notNull().default(''),
    /** What a search looks in and lists are sorted by: names, address, department and job title without accents. */
    searchText: text('search_text').generatedAlwaysAs((): SQL => SEARCH_TEXT),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // Two people of two platforms may share an address; two accounts may not.
    uniqueIndex('person_email_key').on(table.email, table.kind),
    // The ids of a company's people in order: they are counted, and joined with accounts, without their rows.
    index('person_company_idx').on(table.companyId, table.kind, table.id),
    index('person_search_idx').on(table.companyId, table.searchText, table.id).where(sql`kind = 'account'`),
  ],
);

/** What only a portal account has. */
export const account = pgTable(
  'account',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['IND', 'FT', 'ENT'] }).notNull(),
    /** Of a `PasswordHasher`; null without a password. That of an invited person is temporary, and opens nothing. */
    passwordHash: text('password_hash'),
    /**
     * An invited user gets 'Confirm Password', an unconfirmed one is refused. A deactivated one cannot sign in until the
     * company activates them again.
     */
    state: text('state', { enum: ['active', 'invited', 'unverified', 'deactivated'] })
      .notNull()
      .default('active'),
    /** When the latest invitation was mailed. */
    invitedAt: instant('invited_at'),
    deactivatedAt: instant('deactivated_at'),
    /** What it becomes when it is activated again. */
    deactivatedFrom: text('deactivated_from', { enum: ['active', 'invited', 'unverified', 'deactivated'] }),
    /** Who may activate it again: what an administrator deactivated, a directory does not activate. */
    deactivatedBy: text('deactivated_by', { enum: ['administrator', 'directory'] }),
    /** The administrator. Refers to no row: they may leave before. */
    deactivatedById: uuid('deactivated_by_id'),
    /** When a session of theirs was last used, to the day. */
    lastSeenAt: instant('last_seen_at'),
    verify: text('verify', { enum: ['OPTIONAL', 'FORCE'] }),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** An administrator who also decides who administers. No directory and no other administrator can take it away. */
    isOwner: boolean('is_owner').notNull().default(false),
    isManager: boolean('is_manager').notNull().default(false),
    isSecurityChampion: boolean('is_security_champion').notNull().default(false),
    securityChampionTeams: jsonb('security_champion_teams').$type<string[]>().notNull().default([]),
    subscription: text('subscription'),
    /** End of an individual's own subscription. */
    expiresAt: instant('expires_at'),
    /** A trial without an end begins when the account becomes active. */
    trial: boolean('trial').notNull().default(false),
    /** Signed up through the OWASP partner. @see DATA-3 */
    isOwasp: boolean('is_owasp').notNull().default(false),
    /** The offer the signup was for, and its id. Null for accounts made otherwise. */
    signedUpVia: text('signed_up_via', { enum: ['plan', 'partner', 'training'] }),
    signedUpId: text('signed_up_id'),
    /** Hash of the network address that chose the password of a signup that is not confirmed yet. */
    signedUpFrom: text('signed_up_from'),
    /** Receives the weekly mail about what is unread. */
    weeklyDigestEmail: boolean('weekly_digest_email').notNull().default(true),
    /** Consents to mail with news. @see PROF-16 */
    weeklyNewsOptIn: boolean('weekly_news_opt_in').notNull().default(false),
    /** Wants the company's weekly report; counts for administrators only. */
    companyReportEmail: boolean('company_report_email').notNull().default(false),
    /** What the knowledge feed is about; none: everything. */
    newsfeedTopics: jsonb('newsfeed_topics').$type<string[]>().notNull().default([]),
    /** IANA name; without one UTC is used. */
    timeZone: text('time_zone'),
  },
  (table) => [
    // Accounts that take a seat of their company.
    index('account_seat_idx').on(table.personId).where(sql`type = 'ENT' and state <> 'deactivated'`),
  ],
);
