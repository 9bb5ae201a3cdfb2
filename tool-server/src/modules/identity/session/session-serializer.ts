import type { OutputOf } from '@drawbridge/contracts';
import type { AuthData, LoginData, listSessions } from '@drawbridge/contracts/identity';
import type { AccountRow, SessionRow } from './session.store.ts';

export type Tokens = Pick<LoginData, 'IdToken' | 'RefreshToken' | 'AccessToken'>;

/** A row of the list of the caller's own sessions. @see ASVS 7.5.2 */
export function toSession(
  row: SessionRow,
  currentId: string,
): OutputOf<typeof listSessions>['items'][number] {
  return {
    id: row.id,
    device: row.device,
    network: row.neighbourhood,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_current: row.id === currentId,
  };
}

/** The response of `login`. @see DATA-7, DATA-9 */
export function toLoginData({ account }: AccountRow, tokens: Tokens): LoginData {
  return {
    ...tokens,
    _type: account.type,
    mem: account.isManager,
    trial: account.trial,
    is_admin: account.isAdmin,
    is_security_champion: account.isSecurityChampion,
    security_champion_teams: account.securityChampionTeams,
    is_owasp: account.isOwasp,
    ...(account.verify ? { verify: account.verify } : {}),
    ...(account.subscription ? { subs: account.subscription } : {}),
  };
}

/** The response of a sign-in by link or provider, and of a refresh: the same values, in the specification's spelling. @see DATA-8 */
export function toAuthData({ account }: AccountRow, tokens: Tokens): AuthData {
  return {
    AuthenticationResult: tokens,
    custom: {
      _type: account.type,
      trial: account.trial,
      is_admin: account.isAdmin,
      manager: account.isManager,
      is_security_champion: account.isSecurityChampion,
      security_champion_teams: account.securityChampionTeams,
      is_owasp: account.isOwasp,
      ...(account.verify ? { verify: account.verify } : {}),
      // The parent value is derived from the subscription. @see CX-26
      ...(account.subscription === 'parent' ? { sub_: 'true' } : {}),
    },
  };
}
