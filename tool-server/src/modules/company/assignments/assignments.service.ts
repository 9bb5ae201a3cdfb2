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
import { toProgressPercent } from '@drawbridge/contracts/rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import type { CertificateIssuing } from '../../recognition/certificates/index.ts';
import {
  type ItemWorkRow,
  readItemWork,
  readWorkOf,
  readWorkPage,
  type WorkRow,
} from './assignment-work.store.ts';
import { isPast, toState, type Work } from './assignments.rule.ts';
import * as store from './assignments.store.ts';

type Query = ParsedInputOf<typeof listOwnAssignments>;

export interface AssignmentService {
  list(personId: PersonId, query: Query): Promise<OutputOf<typeof listOwnAssignments>>;
  /** Throws `assignment_not_found`, also for somebody else's. */
  get(personId: PersonId, id: AssignmentId): Promise<AssignmentDetail>;
  /** Throws `assignment_not_found`, `assignment_not_finished`, and `certificate_not_found` for a revoked one. */
  claimCertificate(personId: PersonId, id: AssignmentId): Promise<Certificate>;
}

export interface AssignmentDeps {
  database: Database;
  clock: Clock;
  certificates: CertificateIssuing;
}

/** The work of an assignment none of whose items the catalog still has. */
const NO_WORK: Work = { completed: 0, total: 0, finishedAt: undefined };

export const toWork = (row: WorkRow | undefined): Work =>
  row
    ? {
        completed: row.completed,
        total: row.total,
        finishedAt: row.finished_ms === null ? undefined : new Date(Number(row.finished_ms)),
      }
    : NO_WORK;

function toCard(row: store.CountedAssignment, work: Work, now: Date): AssignmentCard {
  const { finishedAt } = work;
  return {
    id: asId(row.id),
    name: row.name,
    note: row.note,
    starts_at: row.startsAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    has_hard_end: row.hasHardEnd,
    counts_past_work: row.countsPastWork,
    pass_percent: row.passPercent,
    state: toState(row, work, now),
    progress: toProgressPercent(work.completed, work.total),
    completed_work: work.completed,
    total_work: work.total,
    ...(finishedAt ? { finished_at: finishedAt.toISOString() } : {}),
    is_late: finishedAt !== undefined && isPast(row.dueAt, finishedAt),
    items_count: row.items,
  };
}

function toItem(row: ItemWorkRow, dueAt: Date, now: Date): AssignmentDetail['items'][number] {
  const completedAt = row.completed_ms === null ? undefined : new Date(Number(row.completed_ms));
  return {
    kind: row.course_type ?? 'journey',
    id: row.id,
    title: row.title,
    progress: toProgressPercent(row.completed, row.total),
    completed_items: row.completed,
    total_items: row.total,
    is_completed: completedAt !== undefined,
    ...(completedAt ? { completed_at: completedAt.toISOString() } : {}),
    is_late: isPast(dueAt, completedAt ?? now),
  };
}

/** What companies ask people to learn, for those who are asked. @see COMP-19, COMP-20 */
export function createAssignmentService(deps: AssignmentDeps): AssignmentService {
  const { clock, certificates } = deps;
  const { db } = deps.database;

  async function read(at: DbOrTx, personId: PersonId, id: AssignmentId) {
    const found = await store.findAssignment(at, personId, id);
    if (!found) throw problem('assignment_not_found');
    const [row] = await readWorkOf(at, [{ id, person_id: personId }]);
    return { found, work: toWork(row) };
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
        return row ? [toCard(row, toWork(work), now)] : [];
      });
      return { items, counts, now: now.toISOString() };
    },

    async get(personId, id) {
      const now = clock.now();
      const { found, work } = await read(db, personId, id);
      const { items_count: _, ...card } = toCard(found, work, now);
      const items = await readItemWork(db, id, personId);
      const certificate = await certificates.find(db, personId, { kind: 'assignment', subjectId: id });
      return {
        ...card,
        items: items.map((row) => toItem(row, found.dueAt, now)),
        ...(certificate ? { certificate } : {}),
        now: now.toISOString(),
      };
    },

    claimCertificate: (personId, id) =>
      db.transaction(async (tx) => {
        const { found, work } = await read(tx, personId, id);
        const subject = { kind: 'assignment', subjectId: id } as const;
        const issued = await certificates.find(tx, personId, subject);
        // What was finished once stays certified, also when the company adds work later.
        if (issued) {
          if (issued.state === 'revoked') throw problem('certificate_not_found');
          return issued;
        }
        if (!work.finishedAt) throw problem('assignment_not_finished');
        return certificates.issue(tx, {
          ...subject,
          personId,
          title: found.name,
          completedAt: work.finishedAt,
        });
      }),
  };
}
