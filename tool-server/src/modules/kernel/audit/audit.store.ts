import type { CompanyId } from '@drawbridge/contracts';
import type { AuditAction, AuditEntry, AuditFilter } from '@drawbridge/contracts/kernel';
import { and, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { person } from '../people/index.ts';
import { auditEntry } from './audit.table.ts';

/** Somebody of no company, or of another, acts here by a link: their address is not the company's to know. */
const emailOf = (companyId: CompanyId) =>
  sql<string | null>`case when ${person.companyId} = ${companyId} then ${person.email} end`;
const nameOf = sql<string>`trim(${person.firstName} || ' ' || ${person.lastName})`;
const toPattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Entries of one company before an id, newest first. */
export async function readEntries(
  db: Db,
  companyId: CompanyId,
  filter: AuditFilter,
  page: { before: number | undefined; most: number },
): Promise<(AuditEntry & { number: number })[]> {
  const { from, to, action, outcome, actor } = filter;
  const rows = await db
    .select({ entry: auditEntry, name: nameOf, email: emailOf(companyId) })
    .from(auditEntry)
    .leftJoin(person, eq(person.id, auditEntry.actorId))
    .where(
      and(
        eq(auditEntry.companyId, companyId),
        page.before === undefined ? undefined : lt(auditEntry.id, page.before),
        from === undefined ? undefined : gte(auditEntry.at, new Date(from)),
        to === undefined ? undefined : lt(auditEntry.at, new Date(to)),
        action === undefined ? undefined : eq(auditEntry.action, action),
        outcome === undefined ? undefined : eq(auditEntry.outcome, outcome),
        actor ? or(ilike(nameOf, toPattern(actor)), ilike(emailOf(companyId), toPattern(actor))) : undefined,
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(page.most);
  const subjects = await readNames(
    db,
    companyId,
    rows.flatMap(({ entry }) => (entry.subjectKind === 'person' && entry.subjectId ? [entry.subjectId] : [])),
  );
  return rows.map(({ entry, name, email }) => ({
    number: entry.id,
    id: String(entry.id),
    at: entry.at.toISOString(),
    action: entry.action as AuditAction,
    outcome: entry.outcome,
    reason: entry.reason,
    actor: { id: entry.actorId, name: name || null, email },
    subject:
      entry.subjectKind === null || entry.subjectId === null
        ? null
        : { kind: entry.subjectKind, id: entry.subjectId, name: subjects.get(entry.subjectId) ?? null },
    address: entry.address,
    device: entry.device,
    details: entry.details,
  }));
}

/** Names of people, as far as they still exist. */
async function readNames(db: Db, companyId: CompanyId, ids: readonly string[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: person.id, name: nameOf, email: emailOf(companyId) })
    .from(person)
    .where(inArray(person.id, known));
  return new Map(rows.map(({ id, name, email }) => [id, name || (email ?? '')]));
}

const BATCH = 1_000;

/** Removes entries of before an instant; gives how many. */
export async function deleteEntries(db: Db, before: Date): Promise<number> {
  const old = db.select({ id: auditEntry.id }).from(auditEntry).where(lt(auditEntry.at, before)).limit(BATCH);
  return (await db.delete(auditEntry).where(inArray(auditEntry.id, old)).returning({ id: auditEntry.id }))
    .length;
}
