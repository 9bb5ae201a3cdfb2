import { type UserViewQuery, userViewFields } from '@drawbridge/contracts/company';
import * as z from 'zod/mini';

export interface ReadQuery {
  query: UserViewQuery;
  /** Names of fields that mean nothing any more. */
  dropped: string[];
}

/**
 * What a stored view means today, field by field: one that the list no longer takes, or whose value it refuses, is left
 * out and named. `hasTeam` says whether a team is still there.
 */
export function readViewQuery(
  stored: Readonly<Record<string, unknown>>,
  hasTeam: (id: string) => boolean,
): ReadQuery {
  const query: Record<string, unknown> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(stored)) {
    const field = Object.hasOwn(userViewFields, name)
      ? userViewFields[name as keyof typeof userViewFields]
      : undefined;
    const read = field && z.safeParse(field, value);
    const isGone = name === 'team_id' && typeof value === 'string' && !hasTeam(value);
    if (read?.success && !isGone) query[name] = read.data;
    else dropped.push(name);
  }
  return { query, dropped };
}
