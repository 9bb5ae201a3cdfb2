import { randomUUID } from 'node:crypto';
import { type OutputOf, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type {
  confirmTotp as confirmTotpCall,
  startTotp as startTotpCall,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { type ChangeDeps, type Codes, checkRoom, noteNew } from './change-factors.ts';
import { newFactorTriesOf } from './second-factor.limits.ts';
import * as store from './second-factor.store.ts';
import { findTotpStep, makeTotpSecret, toTotpUri } from './totp.ts';

interface TotpDeps extends ChangeDeps {
  limits: Pick<Limits, 'check'>;
  secret: Secret;
  productName: string;
}

export async function startTotp(
  { db, clock, identityProof, secret, productName }: TotpDeps,
  actor: PortalActor,
  { password, origin }: { password: string | undefined; origin: Origin },
): Promise<OutputOf<typeof startTotpCall>> {
  await identityProof.check(actor, password, origin);
  const { personId } = actor;
  const owner = await store.findOwner(db, personId);
  const id = randomUUID();
  const plain = makeTotpSecret();
  await db.transaction(async (tx) => {
    await checkRoom(tx, personId);
    const encryptedSecret = secret.encrypt(plain);
    await store.insertTotp(tx, { id, personId, encryptedSecret, createdAt: clock.now() });
  });
  return { id, secret: plain, uri: toTotpUri(plain, owner?.email ?? '', productName) };
}

/** Throws `not_found`, `wrong_code`. */
export async function confirmTotp(
  deps: TotpDeps,
  personId: PersonId,
  { id, code, name, origin }: ParsedInputOf<typeof confirmTotpCall> & { origin: Origin },
): Promise<Codes> {
  const { db, clock, limits, secret } = deps;
  await limits.check([newFactorTriesOf(personId)]);
  return db.transaction(async (tx) => {
    await checkRoom(tx, personId);
    const factor = await store.lockFactor(tx, personId, id);
    if (!factor?.encryptedSecret || factor.confirmedAt) throw problem('not_found');
    const now = clock.now();
    const known = { secret: secret.decrypt(factor.encryptedSecret), lastStep: factor.lastStep };
    const lastStep = findTotpStep(known, code, now);
    if (lastStep === undefined) throw problem('wrong_code', { errors: { code: 'Wrong code' } });
    await store.updateFactor(tx, id, { name, confirmedAt: now, lastStep });
    return noteNew(tx, deps, personId, { name, kind: 'authenticator app', origin });
  });
}
