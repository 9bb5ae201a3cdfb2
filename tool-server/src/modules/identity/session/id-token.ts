import { problem, SESSION_LIFETIME_SECONDS } from '@drawbridge/contracts';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { KeyRing } from '../../kernel/keys/index.ts';
import type { AccountRow } from './session.store.ts';

export interface IdTokens {
  sign(found: AccountRow, sessionId: string): Promise<string>;
  /** The session of a valid token of ours; throws `not_signed_in` or `token_expired`. */
  readSessionId(token: string): Promise<string>;
}

const AUDIENCE = 'portal';

/** Identity tokens: signed, four hours. @see DATA-5, DATA-6, AUTH-22 */
export function createIdTokens(deps: { keys: KeyRing; clock: Clock; publicUrl: string }): IdTokens {
  const { keys, clock, publicUrl } = deps;

  async function findKey(kid: string | undefined) {
    const key = await keys.find(kid ?? '');
    if (!key) throw problem('not_signed_in');
    return key;
  }

  return {
    async sign({ person, account, personId, companyId }, sessionId) {
      const { kid, algorithm, privateKey } = await keys.current();
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({
        sid: sessionId,
        email: person.email,
        given_name: person.firstName,
        family_name: person.lastName,
        ...(person.picture ? { picture: person.picture } : {}),
        ...(account.timeZone ? { zoneinfo: account.timeZone } : {}),
        ...(companyId ? { 'custom:company_id': companyId } : {}),
      })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
        .setIssuer(publicUrl)
        .setAudience(AUDIENCE)
        .setSubject(personId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + SESSION_LIFETIME_SECONDS)
        .sign(privateKey);
    },

    async readSessionId(token) {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => findKey(kid), {
          issuer: publicUrl,
          audience: AUDIENCE,
          algorithms: ['ES256'],
          currentDate: clock.now(),
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        return String(payload.sid);
      } catch (error) {
        if ((error as { code?: string }).code === 'ERR_JWT_EXPIRED')
          throw problem('token_expired', { cause: error });
        if (isTokenFault(error)) throw problem('not_signed_in', { cause: error });
        throw error;
      }
    },
  };
}

const isTokenFault = (error: unknown) =>
  typeof (error as { code?: unknown }).code === 'string' &&
  (error as { code: string }).code.startsWith('ERR_J');
