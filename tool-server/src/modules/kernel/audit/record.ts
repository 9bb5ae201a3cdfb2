import type { CompanyId, PersonId } from '@drawbridge/contracts';
import type { AuditAction, AuditOutcome } from '@drawbridge/contracts/kernel';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { DbOrTx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toDevice } from '../../../platform/http/device.ts';
import { toStorable } from '../../../platform/http/storable-text.ts';
import { toSource } from '../../../platform/limits/address.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';
import { person } from '../people/index.ts';
import { refusalsOf } from './audit.limits.ts';
import { auditEntry } from './audit.table.ts';

export interface AuditEvent {
  action: AuditAction;
  /** Why it was refused, as the code of a problem. Without one it was done. */
  refused?: string | undefined;
  /** Who did it; absent for somebody who is not known. */
  actorId?: PersonId | undefined;
  /** Whose trail it is in. Without one the trail of the actor's company. */
  companyId?: CompanyId | undefined;
  subject?: {
    kind:
      | 'person'
      | 'platform'
      | 'partner'
      | 'attempt'
      | 'shared replay'
      | 'session'
      | 'subscription'
      | 'invitation'
      | 'company'
      | 'team'
      | 'assignment'
      | 'call';
    id: string;
  };
  origin: Origin;
  /** Plain words by name. Never a secret: no token, code, password or address of a person. */
  details?: Record<string, string>;
}

export interface Audit {
  /** Writes an entry. In the transaction of what it records, so that neither is there without the other. */
  record(db: DbOrTx, event: AuditEvent): Promise<void>;
  /** The same for several, in one statement. */
  recordAll(db: DbOrTx, events: readonly AuditEvent[]): Promise<void>;
  /**
   * Writes what somebody was refused. Of one person, action and network the first ten an hour: the table must not grow
   * with the tries of an attacker, and the log has them all.
   */
  recordRefusal(event: AuditEvent & { refused: string }): Promise<void>;
}

const MOST_DETAIL_CHARACTERS = 200;

const toShort = (details: Record<string, string> = {}) =>
  Object.fromEntries(
    // The cut may fall within a character.
    Object.entries(details).map(([name, value]) => [
      name,
      toStorable(value.slice(0, MOST_DETAIL_CHARACTERS)),
    ]),
  );

export function createRecord(deps: { db: DbOrTx; clock: Clock; limits: Limits; log: Log }): Audit {
  const { db, clock, limits, log } = deps;

  const toOutcome = ({ refused }: AuditEvent): AuditOutcome => (refused === undefined ? 'done' : 'refused');

  function toRow(to: DbOrTx, at: Date, event: AuditEvent) {
    const { action, refused, actorId, companyId, subject, origin } = event;
    const ofActor = actorId && to.select({ id: person.companyId }).from(person).where(eq(person.id, actorId));
    return {
      at,
      companyId: companyId ?? (ofActor ? sql`(${ofActor})` : null),
      action,
      outcome: toOutcome(event),
      reason: refused ?? null,
      actorId: actorId ?? null,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      address: origin.address,
      device: origin.userAgent === '' ? '' : toDevice(origin.userAgent),
      details: toShort(event.details),
    };
  }

  async function recordAll(to: DbOrTx, events: readonly AuditEvent[]): Promise<void> {
    if (events.length === 0) return;
    const at = clock.now();
    await to.insert(auditEntry).values(events.map((event) => toRow(to, at, event)));
    for (const event of events) writeLog(event, toOutcome(event));
  }

  const record = (to: DbOrTx, event: AuditEvent) => recordAll(to, [event]);

  /** The log has each of them, for those who collect logs elsewhere. @see ASVS 16.4.3 */
  function writeLog({ action, refused, actorId, subject, origin }: AuditEvent, outcome: AuditOutcome) {
    log.info(
      {
        event: 'audit',
        action,
        outcome,
        ...(refused === undefined ? {} : { reason: refused }),
        ...(actorId === undefined ? {} : { person: actorId }),
        ...(subject === undefined ? {} : { [subject.kind.replaceAll(' ', '_')]: subject.id }),
        network: toSource(origin.address),
      },
      'audit',
    );
  }

  return {
    record,
    recordAll,
    async recordRefusal(event) {
      const { action, actorId = '', subject, origin } = event;
      const network = toSource(origin.address);
      const limit = refusalsOf({ action, actorId, subjectId: subject?.id ?? '', network });
      const waits = await limits.count(db, [limit]);
      if (waits === undefined) await record(db, event);
      else writeLog(event, 'refused');
    },
  };
}
