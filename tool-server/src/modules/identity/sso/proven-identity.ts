import { toStorable } from '../../../platform/http/storable-text.ts';

/** The person a provider names, after every check of its response. */
export interface ProvenIdentity {
  /** Id of the person at the provider, never reused by it. */
  subject: string;
  email: string | undefined;
  /** Undefined: the provider does not state it. */
  emailVerified: boolean | undefined;
  firstName: string;
  lastName: string;
}

const LONGEST_NAME = 60;
const toName = (value: unknown) =>
  typeof value === 'string'
    ? toStorable(
        value
          .replaceAll(/\p{Cc}/gu, '')
          .trim()
          .slice(0, LONGEST_NAME),
      )
    : '';

/** First and last name; when there is only a full name, its last word is the last name. */
export function toNames(given: unknown, family: unknown, whole: unknown) {
  const names = { firstName: toName(given), lastName: toName(family) };
  if (names.firstName || names.lastName) return names;
  const words = toName(whole).split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
