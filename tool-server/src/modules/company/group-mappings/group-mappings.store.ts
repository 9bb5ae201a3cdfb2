import { randomUUID } from 'node:crypto';
import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { identityProvider } from '../../identity/sso/sso.table.ts';
import { account, person } from '../../kernel/people/index.ts';
import { team, teamManager, teamMember } from '../teams/index.ts';
import type { Mapping } from './group-mappings.rule.ts';
import { groupMapping } from './group-mappings.table.ts';

export async function readMappings(db: DbOrTx, companyId: CompanyId): Promise<Mapping[]> {
  const rows = await db
    .select()
    .from(groupMapping)
    .where(eq(groupMapping.companyId, companyId))
    .orderBy(asc(groupMapping.position), asc(groupMapping.id));
  return rows.map(({ groupName, teamId, role }) => ({ group: groupName, teamId, role }));
}

export async function replaceMappings(
  tx: Tx,
  companyId: CompanyId,
  mappings: readonly Mapping[],
): Promise<void> {
  await tx.delete(groupMapping).where(eq(groupMapping.companyId, companyId));
  if (mappings.length === 0) return;
  await tx.insert(groupMapping).values(
    mappings.map(({ group, teamId, role }, position) => ({
      id: randomUUID(),
      companyId,
      position,
      groupName: group,
      teamId,
      role,
    })),
  );
}

/** The teams of a company that a person is in. */
export async function readTeamsOf(db: DbOrTx, companyId: CompanyId, personId: PersonId): Promise<string[]> {
  const rows = await db
    .select({ id: team.id })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .where(and(eq(teamMember.personId, personId), eq(team.companyId, companyId)));
  return rows.map(({ id }) => id);
}

/** The teams of a company that a person manages. */
export async function readManagedBy(db: DbOrTx, companyId: CompanyId, personId: PersonId): Promise<string[]> {
  const rows = await db
    .select({ id: team.id })
    .from(teamManager)
    .innerJoin(team, eq(team.id, teamManager.teamId))
    .where(and(eq(teamManager.personId, personId), eq(team.companyId, companyId)));
  return rows.map(({ id }) => id);
}

export async function joinTeams(
  tx: Tx,
  personId: PersonId,
  teamIds: string[],
  joinedAt: Date,
): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .insert(teamMember)
    .values(teamIds.map((teamId) => ({ teamId, personId, joinedAt })))
    .onConflictDoNothing();
}

export async function leaveTeams(tx: Tx, personId: PersonId, teamIds: string[]): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .delete(teamMember)
    .where(and(eq(teamMember.personId, personId), inArray(teamMember.teamId, teamIds)));
}

export async function readRoles(db: DbOrTx, personId: PersonId) {
  const [row] = await db
    .select({ isAdmin: account.isAdmin, isOwner: account.isOwner })
    .from(account)
    .where(eq(account.personId, personId));
  return row;
}

/** True for an administrator whom no group removes: the last one who can sign in, and the exempt one. Owners are others. */
export async function keepsAdministration(
  tx: Tx,
  companyId: CompanyId,
  personId: PersonId,
): Promise<boolean> {
  const [exempt] = await tx
    .select({ id: identityProvider.id })
    .from(identityProvider)
    .where(and(eq(identityProvider.companyId, companyId), eq(identityProvider.breakGlassPersonId, personId)));
  if (exempt) return true;
  const [others] = await tx
    .select({ people: count() })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(person.companyId, companyId),
        eq(account.isAdmin, true),
        eq(account.state, 'active'),
        ne(person.id, personId),
      ),
    );
  return (others?.people ?? 0) === 0;
}
