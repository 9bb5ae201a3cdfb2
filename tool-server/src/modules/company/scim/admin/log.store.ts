import { asId, type CompanyId, type ParsedInputOf, type PersonId } from '@drawbridge/contracts';
import {
  type listScimRequests,
  SCIM_LOG_PAGE_SIZE,
  type ScimLogLine,
  type ScimLogPage,
  type ScimLogShow,
} from '@drawbridge/contracts/company';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { person } from '../../../kernel/people/index.ts';
import { hasWords, toSearchText } from '../../teams/index.ts';
import { scimRequest } from '../scim.table.ts';

interface Row extends Omit<ScimLogLine, 'at' | 'person'> {
  at_ms: string;
  person_id: string | null;
  name: string;
  email: string;
}

const SHOWS: Record<ScimLogShow, SQL> = {
  all: sql`true`,
  changed: sql`r.status < 400 and r.changes <> '[]'::jsonb`,
  unchanged: sql`r.status < 400 and r.changes = '[]'::jsonb`,
  refused: sql`r.status >= 400`,
};

const NAME = sql`coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, '')`;
/** What a search looks in: the person as they are now, and the line as it was written. */
const TEXT = sql`(coalesce(p.search_text, '') || ' ' || ${toSearchText(
  sql`(coalesce(r.subject, '') || ' ' || r.changes::text || ' ' || coalesce(r.detail, ''))`,
)})`;

const toLine = ({ at_ms: atMs, person_id: personId, name, email, ...row }: Row): ScimLogLine => ({
  ...row,
  at: new Date(Number(atMs)).toISOString(),
  person: personId === null ? null : { user_id: asId<'person'>(personId), name, email },
});

/** A page of what the directory asked for, latest first. It begins before a line, so that new ones shift nothing. */
export async function readLog(
  db: DbOrTx,
  companyId: CompanyId,
  { search, show, user_id: personId, before }: ParsedInputOf<typeof listScimRequests>,
): Promise<Pick<ScimLogPage, 'items' | 'next_before'>> {
  const { rows } = (await db.execute(sql`
    select r.id::text as id, (extract(epoch from r.at) * 1000)::bigint::text as at_ms, r.method, r.path, r.status,
      p.id as person_id, coalesce(${NAME}, '') as name, coalesce(p.email, '') as email,
      r.subject, r.changes, r.detail
    from ${scimRequest} r
    left join ${person} p on p.id = r.person_id and p.company_id = r.company_id
    where r.company_id = ${companyId}::uuid and ${SHOWS[show]} and ${hasWords(TEXT, search)}
      ${personId === undefined ? sql`` : sql`and r.person_id = ${personId}::uuid`}
      ${before === undefined ? sql`` : sql`and r.id < ${before}::bigint`}
    order by r.id desc
    limit ${SCIM_LOG_PAGE_SIZE + 1}::int
  `)) as { rows: Row[] };
  const items = rows.slice(0, SCIM_LOG_PAGE_SIZE).map(toLine);
  return { items, next_before: rows.length > items.length ? (items.at(-1)?.id ?? null) : null };
}

/** A user of the company as the log names them. */
export async function findLogPerson(
  db: DbOrTx,
  companyId: CompanyId,
  personId: PersonId,
): Promise<ScimLogPage['person']> {
  const { rows } = (await db.execute(sql`
    select p.id, ${NAME} as name, coalesce(p.email, '') as email from ${person} p
    where p.id = ${personId}::uuid and p.company_id = ${companyId}::uuid and p.kind = 'account'
  `)) as { rows: { id: string; name: string; email: string }[] };
  const [row] = rows;
  return row ? { user_id: asId<'person'>(row.id), name: row.name, email: row.email } : null;
}
