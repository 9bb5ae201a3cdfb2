import { findPasswordFault, type PasswordOwner } from '../../../platform/password/password.rule.ts';
import { atField } from './code-problems.ts';

/** Throws `bad_input` for a password that may not be chosen. */
export async function checkNewPassword(password: string | undefined, owner: PasswordOwner): Promise<void> {
  const fault = password === undefined ? undefined : await findPasswordFault(password, owner);
  if (fault) throw atField({ new_password: fault });
}
