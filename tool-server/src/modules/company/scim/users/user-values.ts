import { readProvenEmail } from '../../../../platform/proven-email.ts';
import { badRequest } from '../http/scim-error.ts';
import type { UserChange } from '../input/user-change.ts';

/** What a user is after a request. */
export interface UserValues {
  userName: string;
  externalId: string | null;
  displayName: string | null;
  firstName: string;
  lastName: string;
  department: string;
  jobTitle: string;
  email: string;
}

/** Splits a name that was only sent as a whole: the last word is the family name. */
function splitName(formatted: string): { firstName: string; lastName: string } {
  const at = formatted.lastIndexOf(' ');
  return at < 0
    ? { firstName: formatted, lastName: '' }
    : { firstName: formatted.slice(0, at).trim(), lastName: formatted.slice(at + 1) };
}

export function toNames(
  { givenName, familyName, formatted }: UserChange,
  before: { firstName: string; lastName: string },
): { firstName: string; lastName: string } {
  const firstName = givenName ?? before.firstName;
  const lastName = familyName ?? before.lastName;
  if (firstName === '' && lastName === '' && formatted) return splitName(formatted);
  return { firstName, lastName };
}

/** Throws `invalidValue`. */
export function checkEmail(given: string): string {
  const email = readProvenEmail(given);
  if (!email) throw badRequest('invalidValue', `${given} is not an email address that mail can be sent to.`);
  return email;
}

/** The address of a new user: the chosen one, else `userName` if it is one. */
export function toNewEmail({ email, userName = '' }: UserChange): string {
  const found = email ? checkEmail(email) : readProvenEmail(userName);
  if (!found)
    throw badRequest('invalidValue', 'Send the email address of the user in emails, or as the userName.');
  return found;
}

/**
 * The address of a user after a change. One that was never sent apart from `userName` follows it; removed, it stays: an
 * account needs one.
 */
export function toChangedEmail(
  { email, userName }: UserChange,
  before: { email: string; userName: string },
): { email: string; isFollowing: boolean } {
  if (email) return { email: checkEmail(email), isFollowing: false };
  const isSame = readProvenEmail(before.userName) === before.email;
  const next =
    (userName !== undefined && isSame) || email === ''
      ? readProvenEmail(userName ?? before.userName)
      : undefined;
  return { email: next ?? before.email, isFollowing: next !== undefined };
}
