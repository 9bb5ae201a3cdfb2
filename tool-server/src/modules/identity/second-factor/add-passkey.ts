import { randomUUID } from 'node:crypto';
import { type OutputOf, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type {
  addPasskey as addPasskeyCall,
  startPasskey as startPasskeyCall,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { type ChangeDeps, type Codes, checkRoom, noteNew } from './change-factors.ts';
import type { Passkeys } from './passkeys.ts';
import * as store from './second-factor.store.ts';
import { type SecondSteps, toKnownPasskey } from './second-step.ts';

interface PasskeyDeps extends ChangeDeps {
  passkeys: Passkeys;
  secondSteps: Pick<SecondSteps, 'openNewPasskey' | 'takeNewPasskey'>;
}

export async function startPasskey(
  { db, identityProof, passkeys, secondSteps }: PasskeyDeps,
  actor: PortalActor,
  { password, origin }: { password: string | undefined; origin: Origin },
): Promise<OutputOf<typeof startPasskeyCall>> {
  await identityProof.check(actor, password, origin);
  const { personId } = actor;
  const owner = await store.findOwner(db, personId);
  return db.transaction(async (tx) => {
    await checkRoom(tx, personId);
    const known = (await store.listFactors(tx, personId)).flatMap((row) => toKnownPasskey(row) ?? []);
    const options = await passkeys.toNewOptions(owner?.email ?? '', known);
    const ticket = await secondSteps.openNewPasskey(tx, personId, options.challenge);
    return { ticket, options: { ...options } };
  });
}

/** Throws `second_step_expired`, `wrong_code`. */
export async function addPasskey(
  deps: PasskeyDeps,
  personId: PersonId,
  { ticket, name, passkey, origin }: ParsedInputOf<typeof addPasskeyCall> & { origin: Origin },
): Promise<Codes> {
  const { db, clock, passkeys, secondSteps } = deps;
  // The ticket is used up by a wrong answer too, so that is thrown after the transaction.
  const outcome = await db.transaction(async (tx) => {
    await checkRoom(tx, personId);
    const challenge = await secondSteps.takeNewPasskey(tx, personId, ticket);
    if (challenge === undefined) return 'second_step_expired';
    const made = await passkeys.readNew(passkey, challenge);
    if (!made) return 'wrong_code';
    const now = clock.now();
    const row = { ...made, id: randomUUID(), personId, kind: 'passkey', name } as const;
    if (!(await store.insertPasskey(tx, { ...row, createdAt: now, confirmedAt: now }))) return 'wrong_code';
    return noteNew(tx, deps, personId, { name, kind: 'passkey', origin });
  });
  if (typeof outcome !== 'string') return outcome;
  throw outcome === 'wrong_code'
    ? problem(outcome, { message: 'This passkey could not be added.' })
    : problem(outcome);
}
