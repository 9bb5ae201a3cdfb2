import { type PersonId, problem } from '@drawbridge/contracts';
import { PUBLIC_PROFILE_TEXTS, toAliasKey, type Visibility } from '@drawbridge/contracts/recognition';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, toConstraint } from '../../../platform/db/database.ts';
import * as store from './public-profile.store.ts';
import { type ReservedNames, toName } from './shown-person.ts';

export async function getVisibility(db: Database['db'], personId: PersonId): Promise<Visibility> {
  const row = await store.findOwn(db, personId);
  // The account was deleted during the call.
  if (!row) throw problem('not_signed_in');
  return {
    user_id: personId,
    name: toName(row.person),
    visible: row.profile?.visible ?? false,
    alias: row.profile?.alias ?? null,
  };
}

const aliasFault = (text: string) => problem('bad_input', { errors: { alias: text } });

/** Throws `bad_input` at `alias` where nobody may be shown so. */
function checkNames(
  { isReservedAlias, isReservedName }: ReservedNames,
  known: Visibility,
  { visible, alias }: { visible: boolean; alias: string | null | undefined },
): void {
  const next = alias === undefined ? known.alias : alias;
  if (visible && next === null && known.name === '') throw aliasFault(PUBLIC_PROFILE_TEXTS.aliasNeeded);
  if (next !== null && isReservedAlias(next) && (visible || alias !== undefined))
    throw aliasFault(PUBLIC_PROFILE_TEXTS.aliasReserved);
  if (visible && next === null && isReservedName(known.name))
    throw aliasFault(PUBLIC_PROFILE_TEXTS.nameReserved);
}

/** @param alias null removes it, undefined leaves it */
export async function setVisibility(
  { db, clock, reserved }: { db: Database['db']; clock: Clock; reserved: ReservedNames },
  personId: PersonId,
  { visible, alias }: { visible: boolean; alias: string | null | undefined },
): Promise<Visibility> {
  checkNames(reserved, await getVisibility(db, personId), { visible, alias });
  const row = {
    personId,
    visible,
    ...(alias === undefined ? {} : { alias, aliasKey: alias === null ? null : toAliasKey(alias) }),
    changedAt: clock.now(),
  };
  try {
    await db.transaction((tx) => store.upsertProfile(tx, row));
  } catch (error) {
    if (toConstraint(error) === 'public_profile_alias_key') throw aliasFault(PUBLIC_PROFILE_TEXTS.aliasTaken);
    throw error;
  }
  return getVisibility(db, personId);
}
