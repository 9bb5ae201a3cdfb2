import { randomUUID } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import { CHECK_NUMBER_LENGTH } from '@drawbridge/contracts/recognition';
import { addMonths } from '@drawbridge/contracts/rules';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import { makeTyped } from '../../../platform/codes/typed-code.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AT_ONCE } from '../../../platform/jobs/batches.ts';
import { end, giveEarned, readGrants } from '../../kernel/grants/index.ts';
import { findCertificate, revokeCertificate } from './certificates.store.ts';
import {
  countLabs,
  type DueCertificate,
  findDueCertifications,
  findDueCourses,
  findDueRenewals,
  insertCertificate,
  isEntitled,
} from './due.store.ts';

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
      ...(kind === 'course' && (await countLabs(tx, personId, subjectId))),
    };
    if (!(await insertCertificate(tx, row))) return;
    await giveEarned(tx, { personId, kind: 'certificate', subject: row.id, at: now });
    const certificateId = asId<'certificate'>(row.id);
    await deps.events.publish(tx, 'certificate.issued', { personId, certificateId, kind, title, at: now });
  };
}

/**
 * Issues the certificate of a course in the transaction that completes it, and that of a certification with the last of
 * its requirements, or of its labs when it is renewed. Each is written once.
 */
export function issueOnEvents(deps: { events: EventBus; clock: Clock; issue: IssueCertificate }): void {
  const { events, clock, issue } = deps;

  async function issueDue(tx: Tx, personId: PersonId, find: typeof findDueRenewals) {
    for (const due of await find(tx, { personId, limit: AT_ONCE, now: clock.now() })) await issue(tx, due);
  }

  events.on('course.progressed', 'react', async (tx, { personId, completed }) => {
    if (!completed) return;
    await issueDue(tx, personId, findDueCourses);
    await issueDue(tx, personId, findDueCertifications);
    await issueDue(tx, personId, findDueRenewals);
  });
  events.on('lab.graded', 'react', async (tx, { personId, passed }) => {
    if (!passed) return;
    await issueDue(tx, personId, findDueCertifications);
    await issueDue(tx, personId, findDueRenewals);
  });

  // What rested on the work of a learner goes with the link, unless the person's own work is enough.
  events.on('work.returned', 'react', async (tx, { personId, learnerId, at }) => {
    const ofLink = { personId, kind: 'certificate', source: 'link', sourceId: learnerId } as const;
    for (const { subject } of await readGrants(tx, ofLink)) {
      const held = await findCertificate(tx, { id: subject });
      await end(tx, { ...ofLink, subject }, { at, because: 'link ended' });
      if (!held || held.revokedAt) continue;
      if (await isEntitled(tx, personId, held))
        await giveEarned(tx, { personId, kind: 'certificate', subject, at });
      else await revokeCertificate(tx, subject, at, 'link ended');
    }
  });
}
