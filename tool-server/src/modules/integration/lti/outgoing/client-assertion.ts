import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../../../platform/clock.ts';
import type { KeyRing } from '../../../kernel/keys/index.ts';
import { CLAIM } from '../launch/claims.ts';

const ASSERTION_SECONDS = 300;

/** Proves to a platform's token address that it is us. @see Security Framework 4.1.1 */
export async function signClientAssertion(
  { keys, clock }: { keys: KeyRing; clock: Clock },
  given: { clientId: string; audience: string; deploymentId: string | undefined },
): Promise<string> {
  const { kid, algorithm, privateKey } = await keys.current();
  const now = Math.floor(clock.now().getTime() / 1000);
  const { clientId, audience, deploymentId } = given;
  return new SignJWT(deploymentId === undefined ? {} : { [CLAIM.deployment]: deploymentId })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + ASSERTION_SECONDS)
    .setJti(randomUUID())
    .sign(privateKey);
}
