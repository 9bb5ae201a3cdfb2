import type { Behaviour } from '../behaviour/behaviour.ts';
import type { User } from '../model.ts';

/** What a tool learns about a person besides the id. @see LTI core 5.3.7; NRPS 2.4 */
export function toPersonalData(
  { personalData, nameForm }: Behaviour,
  user: User,
): Record<string, string | null> {
  const { email, withholds } = user;
  const form = nameForm === 'decomposed' ? 'NFD' : 'NFC';
  const [name, given_name, family_name] = [user.name, user.givenName, user.familyName].map((text) =>
    text.normalize(form),
  ) as [string, string, string];
  const all = { name, given_name, family_name, email };
  if (personalData === 'null') return { name: null, given_name: null, family_name: null, email: null };
  if (personalData === 'absent' || withholds === 'everything') return {};
  if (personalData === 'all' && withholds === undefined) return all;
  const { email: _withheld, ...names } = all;
  return names;
}
