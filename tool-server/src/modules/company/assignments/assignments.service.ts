import {
  type AssignmentId,
  asId,
  type OutputOf,
  type ParsedInputOf,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import type { AssignmentCard, AssignmentDetail, listOwnAssignments } from '@drawbridge/contracts/company';
import type { Certificate } from '@drawbridge/contracts/recognition';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import type { CertificateIssuing } from '../../recognition/certificates/index.ts';
import { claimCertificate, findCertificateOf } from './assignment-certificates.ts';
import { readCycles, readItemWork, readWorkOf, readWorkPage, type WorkRow } from './assignment-work.store.ts';
import * as store from './assignments.store.ts';
import { toItem, toOwnCycle, toWork } from './work-view.ts';

type Query = ParsedInputOf<typeof listOwnAssignments>;

export interface AssignmentService {
  list(personId: PersonId, query: Query): Promise<OutputOf<typeof listOwnAssignments>>;
  /** Throws `assignment_not_found`, also for somebody else's. */
  get(personId: PersonId, id: AssignmentId): Promise<AssignmentDetail>;
  /** Throws `assignment_not_found`, `assignment_not_finished`, and `certificate_not_found` for a revoked one. */
  claimCertificate(personId: PersonId, id: AssignmentId, cycle: number | undefined): Promise<Certificate>;
}

export interface AssignmentDeps {
  database: Database;
  clock: Clock;
  certificates: CertificateIssuing;
}

function toCard(row: store.CountedAssignment, found: WorkRow): AssignmentCard {
  return {
    id: asId(row.id),
    name: row.name,
    note: row.note,
    has_hard_end: row.hasHardEnd,
    counts_past_work: row.countsPastWork,
    pass_percent: row.passPercent,
    repeat: row.repeat,
    items_count: row.items,
    ...toWork(row, found),
  };
}

/** What companies ask people to learn, for those who are asked. @see COMP-19, COMP-20 */
export function createAssignmentService(deps: AssignmentDeps): AssignmentService {
  const { clock, certificates } = deps;
  const { db } = deps.database;

  async function read(at: DbOrTx, personId: PersonId, id: AssignmentId, now: Date, cycle?: number) {
    const found = await store.findAssignment(at, personId, id);
    const [work] = found ? await readWorkOf(at, [{ id, person_id: personId, cycle }], now) : [];
    if (!found || !work) throw problem('assignment_not_found');
    return { found, work };
  }

  return {
    async list(personId, query) {
      const now = clock.now();
      const { works, counts } = await readWorkPage(db, personId, { ...query, now });
      const ids = works.map(({ id }) => id);
      const rows = ids.length === 0 ? [] : await store.readAssignments(db, personId, ids);
      const items = works.flatMap((work) => {
        // One that was taken away meanwhile is left out.
        const row = rows.find(({ id }) => id === work.id);
        return row ? [toCard(row, work)] : [];
      });
      return { items, counts, now: now.toISOString() };
    },

    async get(personId, id) {
      const now = clock.now();
      const { found, work } = await read(db, personId, id, now);
      const { items_count: _, ...card } = toCard(found, work);
      const items = await readItemWork(db, id, personId);
      const dueAt = new Date(card.due_at);
      const rows = await readCycles(db, id, personId, now);
      const cycles = await Promise.all(
        rows.map(async (row) =>
          toOwnCycle(row, await findCertificateOf(certificates, db, personId, { id, cycle: row.cycle })),
        ),
      );
      const certificate = cycles[0]?.certificate;
      return {
        ...card,
        items: items.map((row) => toItem(row, dueAt, now)),
        cycles,
        ...(certificate ? { certificate } : {}),
        now: now.toISOString(),
      };
    },

    claimCertificate: (personId, id, cycle) =>
      db.transaction(async (tx) => {
        const { found, work } = await read(tx, personId, id, clock.now(), cycle);
        return claimCertificate(certificates, tx, { name: found.name, work });
      }),
  };
}
