import type { SafeStorage } from '../storage.ts';
import { readTokenPayload } from './id-token.ts';

/**
 * What storage says about the signed-in person, used only for menus and page rules. A flag changed by hand shows a menu
 * but no data.
 * @see ROLE-12, GEN-11, SHELL-24
 */
export interface SessionFlags {
  /** `IND`, `FT` or `ENT`. */
  type: string | undefined;
  /** True when the token names a company. @see DATA-6 */
  isCompanyUser: boolean;
  /** True for a company administrator. @see COMP-3 */
  isCompanyAdmin: boolean;
  isCompanyManager: boolean;
  isChampion: boolean;
  championTeams: readonly string[];
  /** @see GEN-10 */
  isParent: boolean;
  isTrial: boolean;
  /** @see AUTH-40 */
  verify: 'OPTIONAL' | 'FORCE' | undefined;
}

/** True when the token's payload names a company. Only the server verifies the token. */
const hasCompany = (token: string | undefined) =>
  Boolean(readTokenPayload(token ?? '')?.['custom:company_id']);

function readTeams(text: string | undefined): string[] {
  try {
    const teams: unknown = JSON.parse(text ?? '');
    return Array.isArray(teams) ? teams.filter((team) => typeof team === 'string') : [];
  } catch {
    return [];
  }
}

/** Reads the current flags. Only 'true' and '1' count as set. */
export function readSessionFlags(storage: Pick<SafeStorage, 'get'>): SessionFlags {
  const isSet = (key: string) => /^(true|1)$/.test(storage.get(key) ?? '');
  const isCompanyUser = hasCompany(storage.get('token'));
  const verify = storage.get('verify');
  return {
    type: storage.get('type'),
    isCompanyUser,
    isCompanyAdmin: isCompanyUser && isSet('is_admin'),
    isCompanyManager: isCompanyUser && isSet('manager'),
    isChampion: isSet('is_security_champion'),
    championTeams: readTeams(storage.get('security_champion_teams')),
    isParent: isSet('sub_'),
    isTrial: isSet('trial'),
    verify: verify === 'FORCE' || verify === 'OPTIONAL' ? verify : undefined,
  };
}
