import { Problem, type TeamId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { changeTeam, createTeam, deleteTeam } from '../../teams/index.ts';
import type { ScimCall } from '../http/scim-call.ts';
import { badRequest, taken } from '../http/scim-error.ts';
import type { GroupChange } from '../input/group-change.ts';
import { scimGroup } from '../scim.table.ts';
import { BY_DIRECTORY, type ScimDeps } from '../scim-deps.ts';
import { changeGroupMembers } from './member-changes.ts';
import * as store from './scim-groups.store.ts';

/** Throws `uniqueness`. */
async function checkName(tx: Tx, call: ScimCall, name: string, own?: TeamId): Promise<void> {
  const found = await store.findByName(tx, call.directory.companyId, name);
  if (!found || found.id === own) return;
  throw taken(
    found.is_provisioned
      ? `Another group of this directory is named ${name}.`
      : `The company has a team named ${name} that is not the directory's. An administrator renames that team, or the directory this group.`,
  );
}

/** Throws `uniqueness`. */
async function checkExternalId(tx: Tx, call: ScimCall, externalId: string | undefined, own?: TeamId) {
  if (!externalId) return;
  const found = await store.findByExternalId(tx, call.directory.companyId, externalId);
  if (found && found !== own) throw taken('Another group of this directory has that externalId.');
}

async function record(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  {
    action,
    teamId,
    details,
  }: {
    action: 'team.create' | 'team.change' | 'team.delete';
    teamId: TeamId;
    details: Record<string, string>;
  },
): Promise<void> {
  await deps.audit.record(tx, {
    action,
    companyId: call.directory.companyId,
    subject: { kind: 'team', id: teamId },
    origin: call.origin,
    details: { ...BY_DIRECTORY, ...details },
  });
}

/** Makes a team of the directory with its members; the caller has locked the company. */
export async function createGroup(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  { displayName: name = '', externalId, members: plan }: GroupChange,
): Promise<TeamId> {
  const { companyId } = call.directory;
  const now = deps.clock.now();
  await checkName(tx, call, name);
  await checkExternalId(tx, call, externalId);
  try {
    const { id, details } = await createTeam(tx, companyId, { name, parent_id: null, rule: null }, now);
    await tx.insert(scimGroup).values({
      teamId: id,
      companyId,
      externalId: externalId || null,
      createdAt: now,
      changedAt: now,
    });
    await record(tx, deps, call, { action: 'team.create', teamId: id, details });
    call.facts.changes.push('created');
    await changeGroupMembers(tx, deps, call, { teamId: id, plan });
    return id;
  } catch (error) {
    if (error instanceof Problem && error.code === 'team_limit')
      throw badRequest('tooMany', 'The company has as many teams as it can have. Delete some of them first.');
    throw error;
  }
}

/** Makes a team of the directory what a request says. */
export async function changeGroup(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  before: store.GroupRow,
  { displayName: name, externalId, members: plan }: GroupChange,
): Promise<void> {
  const { companyId } = call.directory;
  const { teamId } = before;
  const at = deps.clock.now();
  const { changes } = call.facts;
  if (name !== undefined && name !== before.displayName) {
    await checkName(tx, call, name, teamId);
    const details = await changeTeam(tx, companyId, teamId, { name, at });
    if (details) await record(tx, deps, call, { action: 'team.change', teamId, details });
    changes.push(`name: ${before.displayName} → ${name}`);
  }
  if (externalId !== undefined && (externalId || null) !== before.externalId) {
    await checkExternalId(tx, call, externalId, teamId);
    await tx
      .update(scimGroup)
      .set({ externalId: externalId || null })
      .where(eq(scimGroup.teamId, teamId));
    const details = { name: name ?? before.displayName, 'external id': 'changed' };
    await record(tx, deps, call, { action: 'team.change', teamId, details });
    changes.push(`external id: ${before.externalId ?? 'nothing'} → ${externalId || 'nothing'}`);
  }
  await changeGroupMembers(tx, deps, call, { teamId, plan });
  if (changes.length > 0)
    await tx.update(scimGroup).set({ changedAt: at }).where(eq(scimGroup.teamId, teamId));
}

/** Deletes the team; its people stay, and so does what they did. */
export async function deleteGroup(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  { teamId }: store.GroupRow,
): Promise<void> {
  const details = await deleteTeam(tx, call.directory.companyId, teamId);
  await record(tx, deps, call, { action: 'team.delete', teamId, details });
  call.facts.changes.push('deleted');
}
