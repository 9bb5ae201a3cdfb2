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
  /** Names of groups; absent where the provider sent none. */
  groups?: string[];
}

const LONGEST_NAME = 60;
const MOST_GROUPS = 500;
const LONGEST_GROUP = 200;
const toName = (value: unknown) =>
  typeof value === 'string'
    ? toStorable(
        value
          .replaceAll(/\p{Cc}/gu, '')
          .trim()
          .slice(0, LONGEST_NAME),
      )
    : '';

/** Groups as providers send them: one, or a list. What is not a name is left out. */
export function toGroups(value: unknown): { groups?: string[] } {
  if (value === undefined || value === null) return {};
  const names = (Array.isArray(value) ? value : [value])
    .filter((one): one is string => typeof one === 'string')
    .map((name) => toStorable(name.replaceAll(/\p{Cc}/gu, '').trim()))
    .filter((name) => name !== '' && name.length <= LONGEST_GROUP);
  return { groups: [...new Set(names)].slice(0, MOST_GROUPS) };
}

/** First and last name; when there is only a full name, its last word is the last name. */
export function toNames(given: unknown, family: unknown, whole: unknown) {
  const names = { firstName: toName(given), lastName: toName(family) };
  if (names.firstName || names.lastName) return names;
  const words = toName(whole).split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
