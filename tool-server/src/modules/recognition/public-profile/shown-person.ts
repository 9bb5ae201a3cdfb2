import { type PersonId, problem } from '@drawbridge/contracts';
import { PUBLIC_PROFILE_TEXTS } from '@drawbridge/contracts/recognition';
import type { Database } from '../../../platform/db/database.ts';
import * as store from './public-profile.store.ts';
import type { createReservedNames } from './reserved-names.rule.ts';

export type ReservedNames = ReturnType<typeof createReservedNames>;

export const toName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

interface Shown {
  alias: string | null;
  firstName: string;
  lastName: string;
  picture: string | null;
}

/**
 * An alias is shown without a picture: that would reveal the person. Names change after somebody chose to be shown, at
 * an identity provider too, so they are looked at again.
 */
export function toShown(
  { isReservedAlias, isReservedName }: ReservedNames,
  { alias, picture, ...person }: Shown,
): { name: string; picture?: string } {
  const name = alias ?? toName(person);
  const isReserved = alias === null ? isReservedName(name) : isReservedAlias(alias);
  if (isReserved) return { name: PUBLIC_PROFILE_TEXTS.nameWithheld };
  return { name, ...(alias === null && picture ? { picture } : {}) };
}

/** Throws `profile_not_found` for somebody who is not shown. */
export async function getShown(db: Database['db'], personId: PersonId) {
  const row = await store.findShown(db, personId);
  if (!row) throw problem('profile_not_found');
  return row;
}
