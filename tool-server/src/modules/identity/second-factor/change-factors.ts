import { type PersonId, problem } from '@drawbridge/contracts';
import { MOST_SECOND_FACTORS } from '@drawbridge/contracts/identity';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { IdentityProof } from '../identity-proof/index.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { TellOfFactor } from './second-factor.mails.ts';
import * as store from './second-factor.store.ts';

export interface ChangeDeps {
  db: Database['db'];
  clock: Clock;
  audit: Audit;
  identityProof: IdentityProof;
  recoveryCodes: RecoveryCodes;
  tell: TellOfFactor;
}

/** Given in plain text once. */
export interface Codes {
  recovery_codes: string[];
}

/** Throws `second_factor_limit`. */
export async function checkRoom(tx: Tx, personId: PersonId): Promise<void> {
  await store.lockPerson(tx, personId);
  if ((await store.countFactors(tx, personId)) >= MOST_SECOND_FACTORS) throw problem('second_factor_limit');
}

/** What follows every new factor. @returns the recovery codes that come with the first one */
export async function noteNew(
  tx: Tx,
  { audit, tell, recoveryCodes }: Pick<ChangeDeps, 'audit' | 'tell' | 'recoveryCodes'>,
  personId: PersonId,
  { name, kind, origin }: { name: string; kind: string; origin: Origin },
): Promise<Codes> {
  await audit.record(tx, {
    action: 'second_factor.add',
    actorId: personId,
    subject: { kind: 'person', id: personId },
    origin,
    details: { kind },
  });
  await tell(tx, personId, { kind: 'added', name });
  const left = await recoveryCodes.countLeft(tx, personId);
  return { recovery_codes: left > 0 ? [] : await recoveryCodes.make(tx, personId) };
}
