import type { CompanyUser } from '@drawbridge/client/stores/company/users/users';
import { toDay } from '../../kit/time/moment-text.ts';
import { t } from './messages.ts';
import { toUserName } from './user-name.ts';

/** A role in one word, with what teams add to it. */
export function toRoleWords({ role, is_manager, is_security_champion }: CompanyUser): string[] {
  const more = [
    ...(is_manager ? [t('role.manager')] : []),
    ...(is_security_champion ? [t('role.champion')] : []),
  ];
  // A member who manages is called a manager.
  return role === 'member' && more.length > 0 ? more : [t(`role.${role}`), ...more];
}

/** At the place of a name in a question. */
export function toWho(users: readonly CompanyUser[]): string {
  const [first] = users;
  return users.length === 1 && first ? toUserName(first) : t('who.count', { count: users.length });
}

/** Since when a user cannot sign in, by whom, and who can change that. Empty for users who can. */
export function toDeactivatedText({ deactivation, is_provisioned: isProvisioned }: CompanyUser): string {
  if (!deactivation) return '';
  const { by, name } = deactivation;
  const date = toDay(deactivation.at);
  if (by === null) return t('user.deactivated', { date });
  if (by === 'directory') return t('user.deactivated.directory', { date });
  const what =
    name === null
      ? t('user.deactivated.administrator', { date })
      : t('user.deactivated.name', { name, date });
  return isProvisioned ? `${what} ${t('user.locked')}` : what;
}
