import { randomUUID } from 'node:crypto';
import { type AttemptId, type LabId, type PersonId, problem } from '@drawbridge/contracts';
import type { Clock } from '../../../../platform/clock.ts';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import type { KnownLabs } from '../known-labs.ts';
import * as store from '../labs.store.ts';

/** Throws `attempt_not_found` and `attempt_closed`. */
export async function getOpenAttempt(
  db: DbOrTx,
  personId: PersonId,
  attemptId: AttemptId,
): Promise<store.AttemptRow> {
  const row = await store.findAttempt(db, personId, attemptId);
  if (!row) throw problem('attempt_not_found');
  if (row.closedAt) throw problem('attempt_closed');
  return row;
}

/** The open attempt, or a new one with the next number; parallel calls get the same one. */
export async function ensureAttempt(
  tx: DbOrTx,
  { labs, clock }: { labs: KnownLabs; clock: Clock },
  { personId, labId }: { personId: PersonId; labId: LabId },
): Promise<{ row: store.AttemptRow; isNew: boolean }> {
  const known = await store.findOpenAttempt(tx, personId, labId);
  if (known) return { row: known, isNew: false };
  const made = await store.insertAttempt(tx, {
    id: randomUUID(),
    personId,
    labId,
    number: (await store.countAttempts(tx, personId, labId)) + 1,
    contentHash: labs.get(labId).pack.content_hash,
    openedAt: clock.now(),
  });
  if (made) return { row: made, isNew: true };
  const other = await store.findOpenAttempt(tx, personId, labId);
  if (!other) throw new Error('an attempt was neither opened nor found');
  return { row: other, isNew: false };
}
