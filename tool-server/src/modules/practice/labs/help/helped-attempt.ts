import { type AttemptId, asId, type PersonId, problem } from '@drawbridge/contracts';
import type { EventBus } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { checkMayOpen } from '../../../kernel/grants/index.ts';
import type { KnownLabs } from '../known-labs.ts';
import type { LabFlags } from '../lab-flags.ts';
import * as store from '../labs.store.ts';

export interface HelpDeps {
  db: Database['db'];
  labs: KnownLabs;
  flags: LabFlags;
  events: EventBus;
  clock: Clock;
  log: Log;
}

/** Who asks for help, and in which attempt. */
export interface Asked {
  personId: PersonId;
  attemptId: AttemptId;
}

/** Throws `attempt_not_found`, and `upgrade_required` where nothing opens the lab any more. */
export async function getAttempt(
  { db, clock }: Pick<HelpDeps, 'db' | 'clock'>,
  { personId, attemptId }: Asked,
): Promise<store.AttemptRow> {
  const attempt = await store.findAttempt(db, personId, attemptId);
  if (!attempt) throw problem('attempt_not_found');
  await checkMayOpen(db, personId, { kind: 'lab', id: asId(attempt.labId) }, clock.now());
  return attempt;
}

/** Throws what `getAttempt` throws, and `attempt_closed`. */
export async function getWorkedAttempt(
  deps: Pick<HelpDeps, 'db' | 'clock'>,
  asked: Asked,
): Promise<store.AttemptRow> {
  const attempt = await getAttempt(deps, asked);
  if (attempt.closedAt) throw problem('attempt_closed');
  return attempt;
}
