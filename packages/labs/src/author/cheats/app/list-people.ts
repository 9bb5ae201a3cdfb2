import { findUsers } from './find-users.ts';
import type { AppMaterial } from './material.ts';
import { readSeedValues } from './schema.ts';

/** Shorter values of a seed, such as row numbers, do not identify a person. */
const SHORTEST_NAME = 3;

/** Who signs in during the visible tests, and everything by which the app can recognize people of the seed. */
export function listPeople({ pack, visible }: AppMaterial): { users: string[]; known: string[] } {
  const users = [...new Set(visible.flatMap((test) => findUsers(test.starter)))].filter(
    (user) => user !== '',
  );
  const names = [...pack.accounts.map(({ user }) => user), ...readSeedValues(pack.seed.sql ?? '')];
  // A newcomer of a test may have the password of a known account.
  const isName = (name: string) =>
    name.length >= SHORTEST_NAME && !pack.accounts.some(({ password }) => password === name);
  return {
    users,
    known: [...new Set([...users, ...names.filter(isName)])],
  };
}
