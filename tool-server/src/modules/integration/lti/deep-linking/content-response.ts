import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../../../platform/clock.ts';
import type { KeyRing } from '../../../kernel/keys/index.ts';
import { CLAIM } from '../launch/claims.ts';

const LIFE_SECONDS = 300;

/** Signs the response to a deep linking request. @see Deep Linking 2.0 4.5, Security Framework 5.2 */
export async function signContentResponse(
  { keys, clock }: { keys: KeyRing; clock: Clock },
  given: {
    clientId: string;
    issuer: string;
    deploymentId: string;
    contentItems: readonly object[];
    /** The data as the platform sent it. */
    data: string | number | boolean | undefined;
  },
): Promise<string> {
  const { kid, algorithm, privateKey } = await keys.current();
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({
    nonce: randomUUID(),
    [CLAIM.deployment]: given.deploymentId,
    [CLAIM.messageType]: 'LtiDeepLinkingResponse',
    [CLAIM.version]: '1.3.0',
    [CLAIM.contentItems]: given.contentItems,
    ...(given.data === undefined ? {} : { [CLAIM.deepLinkingData]: given.data }),
  })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(given.clientId)
    .setAudience(given.issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_SECONDS)
    .sign(privateKey);
}
