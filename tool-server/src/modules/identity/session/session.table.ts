import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/**
 * One sign-in on one device, and the family of refresh tokens that follow each other in it. The tokens themselves are
 * not stored, not even as hashes: `refresh-token.ts` makes them again from the salt and the generation.
 */
export const portalSession = pgTable(
  'portal_session',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    refreshSalt: text('refresh_salt').notNull(),
    /** Number of the refresh token that is valid now. */
    generation: integer('generation').notNull().default(0),
    /** The time at which the current refresh token replaced the one before. */
    rotatedAt: instant('rotated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** How the person proved who they are; null for sessions of before this was stored. */
    way: text('way', { enum: ['password', 'email link', 'single sign-on', 'sign-up'] }),
    /** Browser and system, as the browser names them. */
    device: text('device').notNull(),
    /** Network the sign-in came from, coarser than an address. */
    neighbourhood: text('neighbourhood').notNull(),
  },
  (table) => [
    index('portal_session_person_idx').on(table.personId),
    index('portal_session_expires_idx').on(table.expiresAt),
  ],
);

/** A mailed link. Rows of unknown addresses are written too and open nothing. @see AUTH-18, AUTH-19 */
export const signInLink = pgTable(
  'sign_in_link',
  {
    /** The `session` of the link's address. */
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Hash of the network address that requested it. */
    source: text('source').notNull(),
    /** Hash of the key of the browser that requested it; null when it sent none. */
    browserHash: text('browser_hash'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Used, or replaced by a newer one. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('sign_in_link_email_idx').on(table.email),
    index('sign_in_link_expires_idx').on(table.expiresAt),
  ],
);

/**
 * Networks a person signed in from before, and devices, as hashes: those networks are not slowed by what others try, and
 * a new one of either is told by mail.
 */
export const knownSource = pgTable(
  'known_source',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.source] })],
);

/** That a person was here on a day (UTC), once per session. @see AUTH-25 */
export const portalVisit = pgTable(
  'portal_visit',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** No reference: what a report counts outlives the session. */
    sessionId: uuid('session_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.day] }),
    index('portal_visit_person_idx').on(table.personId, table.day),
  ],
);
