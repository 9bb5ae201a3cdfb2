import type { Behaviour } from '../behaviour/behaviour.ts';
import type { User } from '../model.ts';

/** What a tool learns about a person besides the id. @see LTI core 5.3.7; NRPS 2.4 */
export function toPersonalData({ personalData }: Behaviour, user: User): Record<string, string | null> {
  const { name, givenName, familyName, email, withholds } = user;
  const all = { name, given_name: givenName, family_name: familyName, email };
  if (personalData === 'null') return { name: null, given_name: null, family_name: null, email: null };
  if (personalData === 'absent' || withholds === 'everything') return {};
  if (personalData === 'all' && withholds === undefined) return all;
  const { email: _withheld, ...names } = all;
  return names;
}
