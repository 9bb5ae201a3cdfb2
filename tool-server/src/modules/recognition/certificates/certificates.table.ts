import { CERTIFICATE_KINDS } from '@drawbridge/contracts/recognition';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import { person } from '../../kernel/people/people.table.ts';

/** The certifications of the content folders. One that is no longer there is withdrawn; its certificates stay. */
export const certification = pgTable('certification', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  description: text('description').notNull(),
  owasp: text('owasp').notNull(),
  /** Null: without an end. */
  monthsValid: integer('months_valid'),
  place: integer('place').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});

export const certificationRequirement = pgTable(
  'certification_requirement',
  {
    certificationId: text('certification_id')
      .notNull()
      .references(() => certification.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['course', 'lab'] }).notNull(),
    target: text('target').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.certificationId, table.kind, table.target] })],
);

/** A link that ended took the work with it. It is issued again once the person has done that work. */
export const REVOKED_BECAUSE = ['link ended'] as const;

/** A certificate as it was issued. Issued once, and once for each time it is renewed; a revoked one stays, so that its number says so. @see SVC-14 */
export const certificate = pgTable(
  'certificate',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CERTIFICATE_KINDS }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** The check number, without hyphens. */
    number: text('number').notNull(),
    /** Title and name on the day of issue; the name is empty where the person had none. */
    title: text('title').notNull(),
    name: text('name').notNull(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    /** Why it was revoked, where that was not by a person. */
    revokedBecause: text('revoked_because', { enum: REVOKED_BECAUSE }),
    /** Labs that it rests on, and how many of them were passed with the solution open. Null: not counted. */
    labs: integer('labs'),
    labsWithSolution: integer('labs_with_solution'),
    /** The certificate that this one renews; null for the first of its subject. */
    renews: uuid('renews').references((): AnyPgColumn => certificate.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('certificate_number_key').on(table.number),
    uniqueIndex('certificate_subject_key')
      .on(table.personId, table.kind, table.subjectId)
      .where(sql`renews is null and revoked_because is null`),
    uniqueIndex('certificate_renews_key').on(table.renews),
  ],
);
