import { randomUUID } from 'node:crypto';
import { asId, CHECK_NUMBER_LENGTH, type PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../events.ts';
import { addMonths } from '../../platform/add-months.ts';
import type { Clock } from '../../platform/clock.ts';
import { makeTyped } from '../../platform/codes/typed-code.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AT_ONCE, createCatchUpJob } from '../../platform/jobs/batches.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import {
  type DueCertificate,
  findDueCertifications,
  findDueCourses,
  findDueRenewals,
  insertCertificate,
} from './due.store.ts';

const EVERY_MS = 24 * 3_600_000;

/** Writes a certificate, once: a second time changes nothing. */
export type IssueCertificate = (tx: Tx, due: DueCertificate) => Promise<void>;

export function createIssue(deps: { events: EventBus; clock: Clock }): IssueCertificate {
  return async (tx, due) => {
    const now = deps.clock.now();
    // A certification is issued on this day, however long ago its requirements were met: it is valid from then on.
    const issuedAt = due.completedAt ?? now;
    const { personId, kind, subjectId, title, name, monthsValid, renews } = due;
    const row = {
      id: randomUUID(),
      personId,
      kind,
      subjectId,
      title,
      name,
      number: makeTyped(CHECK_NUMBER_LENGTH),
      issuedAt,
      expiresAt: monthsValid === null ? null : addMonths(issuedAt, monthsValid),
      renews,
    };
    if (!(await insertCertificate(tx, row))) return;
    const certificateId = asId<'certificate'>(row.id);
    await deps.events.publish(tx, 'certificate.issued', { personId, certificateId, kind, title, at: now });
  };
}

/**
 * Issues the certificate of a course in the transaction that completes it, and that of a certification with the last of
 * its requirements, or of its labs when it is renewed; once a day also for what was completed before. Each is written once.
 */
export function createIssueCertificates(deps: {
  database: Database;
  events: EventBus;
  clock: Clock;
  issue: IssueCertificate;
}): Job {
  const { events, clock, issue } = deps;

  async function issueDue(tx: Tx, personId: PersonId, find: typeof findDueRenewals) {
    for (const due of await find(tx, { personId, limit: AT_ONCE, now: clock.now() })) await issue(tx, due);
  }

  events.on('course.progressed', async (tx, { personId, completed }) => {
    if (!completed) return;
    await issueDue(tx, personId, findDueCourses);
    await issueDue(tx, personId, findDueCertifications);
  });
  events.on('lab.graded', async (tx, { personId, passed }) => {
    if (!passed) return;
    await issueDue(tx, personId, findDueCertifications);
    await issueDue(tx, personId, findDueRenewals);
  });

  return createCatchUpJob(
    { database: deps.database, name: 'certificates', everyMs: EVERY_MS },
    [findDueCourses, findDueCertifications, findDueRenewals].map((find) => ({
      find: (db, limit) => find(db, { limit, now: clock.now() }),
      handle: issue,
    })),
  );
}
