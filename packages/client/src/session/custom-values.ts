import type { AuthData } from '@drawbridge/contracts/identity';
import type { SESSION_KEYS } from '../storage-keys.ts';

export const toFlag = (value: boolean | undefined) => String(value ?? false);
export const toList = (value: string[] | undefined) => JSON.stringify(value ?? []);
/** A parent user's subscription says so in words. @see CX-26 */
export const toParent = (value: string | undefined) =>
  value === undefined ? undefined : String(['parent', 'true', '1'].includes(value));

/** What a sign-in and a refresh say of the account, under the keys of DATA-1; undefined: the key is empty. @see DATA-8, DATA-9 */
export const toCustomValues = (
  custom: AuthData['custom'],
): Partial<Record<(typeof SESSION_KEYS)[number], string | undefined>> => ({
  type: custom._type,
  trial: toFlag(custom.trial),
  is_admin: toFlag(custom.is_admin),
  manager: toFlag(custom.manager),
  is_security_champion: toFlag(custom.is_security_champion),
  security_champion_teams: toList(custom.security_champion_teams),
  verify: custom.verify,
  sub_: toParent(custom.sub_),
  isOwasp: toFlag(custom.is_owasp),
});
