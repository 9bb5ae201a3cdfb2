import { asId, type PersonId, type TeamId } from '@drawbridge/contracts';
import type { Tx } from '../../../../platform/db/database.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import { changeMembers } from '../../teams/index.ts';
import type { ScimCall } from '../http/scim-call.ts';
import { badRequest } from '../http/scim-error.ts';
import type { MemberPlan } from '../input/group-change.ts';
import { BY_DIRECTORY, type ScimDeps } from '../scim-deps.ts';
import * as store from './scim-groups.store.ts';

/** Names in one line of the log, and ids in one refusal. */
const MOST_NAMED = 10;

const toNames = (names: readonly string[]): string =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
    : names.join(', ');

/** Ids of users to add, without groups within the group. Throws `invalidValue` with those that nobody has. */
async function toKnown(tx: Tx, { directory, facts }: ScimCall, ids: readonly string[]): Promise<PersonId[]> {
  const known = await store.findKnownIds(tx, directory.companyId, ids.filter(isUuid));
  const unknown = ids.filter((id) => !known.users.has(id) && !known.groups.has(id));
  if (unknown.length > 0)
    throw badRequest(
      'invalidValue',
      `No user of this directory has the id ${toNames(unknown)}. Nothing was changed.`,
    );
  if (known.groups.size > 0)
    facts.notes.push(`Warning: ignored groups within the group: ${toNames([...known.groups])}.`);
  return ids.filter((id) => known.users.has(id)).map((id) => asId<'person'>(id));
}

async function record(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  changed: Awaited<ReturnType<typeof changeMembers>>['teams'],
): Promise<void> {
  for (const { id, name, before, added, removed } of changed)
    await deps.audit.record(tx, {
      action: 'team.members',
      companyId: call.directory.companyId,
      subject: { kind: 'team', id },
      origin: call.origin,
      details: {
        ...BY_DIRECTORY,
        name,
        before: String(before),
        after: String(before + added.length - removed.length),
        added: added.join(' '),
        removed: removed.join(' '),
      },
    });
}

/** Changes the members of a team of the directory; the caller has locked the company. Throws `invalidValue`. */
export async function changeGroupMembers(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  { teamId, plan }: { teamId: TeamId; plan: MemberPlan },
): Promise<void> {
  const { companyId } = call.directory;
  const add = await toKnown(tx, call, [...plan.add]);
  const stays = new Set<string>(add);
  const remove = plan.isReplaced
    ? (await store.readMemberIds(tx, teamId)).filter((id) => !stays.has(id))
    : [...plan.remove].filter(isUuid).map((id) => asId<'person'>(id));
  if (add.length === 0 && remove.length === 0) return;
  const { teams } = await changeMembers(tx, {
    companyId,
    add: { teamIds: [teamId], personIds: add },
    remove: { teamIds: [teamId], personIds: remove },
    at: deps.clock.now(),
  });
  await record(tx, deps, call, teams);
  for (const { added, removed } of teams) {
    if (added.length > 0) call.facts.changes.push(`added ${toNames(await store.readShownNames(tx, added))}`);
    if (removed.length > 0)
      call.facts.changes.push(`removed ${toNames(await store.readShownNames(tx, removed))}`);
  }
}

/** Removes a user from all teams of the directory. */
export async function leaveGroups(tx: Tx, deps: ScimDeps, call: ScimCall, personId: PersonId): Promise<void> {
  const { companyId } = call.directory;
  const teamIds = await store.readGroupsOf(tx, companyId, personId);
  if (teamIds.length === 0) return;
  const { teams } = await changeMembers(tx, {
    companyId,
    add: { teamIds: [], personIds: [] },
    remove: { teamIds, personIds: [personId] },
    at: deps.clock.now(),
  });
  await record(tx, deps, call, teams);
  for (const { name } of teams) call.facts.changes.push(`removed from ${name}`);
}
