import type { CompanyId, OutputOf, PersonId } from '@drawbridge/contracts';
import {
  AUDIT_EXPORT_MOST,
  AUDIT_PAGE_SIZE,
  type AuditEntry,
  type AuditFilter,
  type exportAuditEntries,
  type listAuditEntries,
} from '@drawbridge/contracts/kernel';
import { toCsv } from '@drawbridge/contracts/rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { readEntries } from './audit.store.ts';
import type { Audit } from './record.ts';

export interface AuditService {
  list(
    companyId: CompanyId,
    filter: AuditFilter & { next_token?: string | undefined },
  ): Promise<OutputOf<typeof listAuditEntries>>;
  /** The export is an entry itself, written before the file is made. */
  export(
    admin: { personId: PersonId; companyId: CompanyId; origin: Origin },
    filter: AuditFilter,
  ): Promise<OutputOf<typeof exportAuditEntries>>;
}

const COLUMNS: readonly [string, (entry: AuditEntry) => string | null][] = [
  ['time (UTC)', ({ at }) => at],
  ['action', ({ action }) => action],
  ['outcome', ({ outcome }) => outcome],
  ['reason', ({ reason }) => reason],
  ['person', ({ actor }) => actor.name],
  ['email', ({ actor }) => actor.email],
  ['person id', ({ actor }) => actor.id],
  ['subject', ({ subject }) => subject?.kind ?? null],
  ['subject name', ({ subject }) => subject?.name ?? null],
  ['subject id', ({ subject }) => subject?.id ?? null],
  ['network address', ({ address }) => address],
  ['device', ({ device }) => device],
  [
    'details',
    ({ details }) =>
      Object.entries(details)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
  ],
];

/** The id before which the next page begins; an invalid token returns the first page. */
function toBefore(token: string | undefined): number | undefined {
  const id = Number(token);
  return token !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function createAuditService(deps: {
  db: Db;
  clock: Clock;
  audit: Audit;
  keptDays: number;
}): AuditService {
  const { db, clock, audit, keptDays } = deps;
  return {
    async list(companyId, { next_token, ...filter }) {
      const page = { before: toBefore(next_token), most: AUDIT_PAGE_SIZE + 1 };
      const found = await readEntries(db, companyId, filter, page);
      const items = found.slice(0, AUDIT_PAGE_SIZE);
      const last = items.at(-1);
      const hasMore = found.length > items.length;
      return { items, next_token: hasMore && last ? String(last.number) : null, kept_days: keptDays };
    },

    async export({ personId, companyId, origin }, filter) {
      const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
      await audit.record(db, {
        action: 'audit.export',
        actorId: personId,
        companyId,
        origin,
        details: Object.fromEntries(given.map(([name, value]) => [name, value])),
      });
      const found = await readEntries(db, companyId, filter, {
        before: undefined,
        most: AUDIT_EXPORT_MOST + 1,
      });
      const entries = found.slice(0, AUDIT_EXPORT_MOST);
      const rows = entries.map((entry) => COLUMNS.map(([, read]) => read(entry) ?? ''));
      return {
        file_name: `audit-trail-${clock.now().toISOString().slice(0, 10)}.csv`,
        csv: toCsv([COLUMNS.map(([name]) => name), ...rows]),
        entries: entries.length,
        is_complete: entries.length === found.length,
      };
    },
  };
}
