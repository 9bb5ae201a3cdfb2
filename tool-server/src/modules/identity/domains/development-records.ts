import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { ResolveTxt } from '../../../platform/dns/resolve-txt.ts';
import { companyDomain } from '../sso/sso.table.ts';
import { toRecordValue } from './domain-record.ts';

/** `.test` is reserved (RFC 6761): no DNS server has names below it. */
const CHALLENGE = /^_drawbridge-challenge\.(.+\.test)$/;

/**
 * DNS of development and of the demo, where nobody can publish a record: a domain below `.test` has the records of its
 * claims, unless its name begins with `unproven`.
 */
export const createDevelopmentRecords =
  ({ db }: Database, otherwise: ResolveTxt): ResolveTxt =>
  async (name) => {
    const [, domain] = CHALLENGE.exec(name) ?? [];
    if (domain === undefined) return otherwise(name);
    if (domain.startsWith('unproven')) return [];
    const rows = await db
      .select({ token: companyDomain.token })
      .from(companyDomain)
      .where(eq(companyDomain.domain, domain));
    return rows.flatMap(({ token }) => (token === null ? [] : [[toRecordValue(token)]]));
  };
