import type { AuthData } from '@drawbridge/contracts/identity';
import type { SESSION_KEYS } from '../storage-keys.ts';

export const toFlag = (value: boolean | undefined) => String(value ?? false);
export const toList = (value: string[] | undefined) => JSON.stringify(value ?? []);
/** The subscription of a parent user contains the word. @see CX-26 */
export const toParent = (value: string | undefined) =>
  value === undefined ? undefined : String(['parent', 'true', '1'].includes(value));

/** Account data from a sign-in or refresh, under the keys of DATA-1. Undefined clears the key. @see DATA-8, DATA-9 */
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
