import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { MOST_TEAM_LEADS } from '@drawbridge/contracts/company';
import type { EventBus } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { setRole } from '../../kernel/grants/index.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { changeLeads, readLeads, readOpenTeams } from '../teams/index.ts';
import { type Mapped, toMapped } from './group-mappings.rule.ts';
import * as store from './group-mappings.store.ts';

interface Proven {
  personId: PersonId;
  companyId: CompanyId;
  groups: readonly string[];
  at: Date;
}

/** What was changed, in words for the audit trail; nothing where it is empty. */
type Changes = Record<string, string>;

/** Names of teams for the audit trail. */
async function toNames(tx: Tx, companyId: CompanyId, ids: readonly string[]): Promise<string> {
  const teams = await readOpenTeams(tx, companyId);
  return teams
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
}

async function followTeams(tx: Tx, { personId, companyId, at }: Proven, mapped: Mapped): Promise<Changes> {
  const current = await store.readTeamsOf(tx, companyId, personId);
  const open = new Set((await readOpenTeams(tx, companyId)).map(({ id }) => id));
  const joined = [...mapped.teams].filter((id) => !current.includes(id) && open.has(id));
  const left = current.filter((id) => mapped.mappedTeams.has(id) && !mapped.teams.has(id) && open.has(id));
  if (joined.length === 0 && left.length === 0) return {};
  await store.joinTeams(tx, personId, joined, at);
  await store.leaveTeams(tx, personId, left);
  return {
    teams_joined: await toNames(tx, companyId, joined),
    teams_left: await toNames(tx, companyId, left),
  };
}

/** A team has a limited number of managers; one too many must not stop a sign-in. */
async function followManagers(tx: Tx, { personId, companyId, at }: Proven, mapped: Mapped): Promise<Changes> {
  const current = await store.readManagedBy(tx, companyId, personId);
  const open = new Set((await readOpenTeams(tx, companyId)).map(({ id }) => id));
  const begun = [...mapped.managed].filter((id) => !current.includes(id) && open.has(id));
  const ended = current.filter((id) => mapped.mappedManaged.has(id) && !mapped.managed.has(id));
  const change = { companyId, place: 'manager', at } as const;
  const taken: string[] = [];
  for (const id of begun) {
    const teamId = asId<'team'>(id);
    if ((await readLeads(tx, teamId, 'manager')).length >= MOST_TEAM_LEADS) continue;
    await changeLeads(tx, { ...change, teamId, add: [personId], remove: [] });
    taken.push(id);
  }
  for (const id of ended) await changeLeads(tx, { ...change, teamId: asId(id), add: [], remove: [personId] });
  if (taken.length === 0 && ended.length === 0) return {};
  return {
    manages: await toNames(tx, companyId, taken),
    manages_no_longer: await toNames(tx, companyId, ended),
  };
}

/** Owners stay what they are: no group makes one, and none ends one. */
async function followAdministration(
  tx: Tx,
  { personId, companyId, at }: Proven,
  { isAdmin }: Mapped,
): Promise<Changes> {
  const before = await store.readRoles(tx, personId);
  if (!before || before.isOwner || isAdmin === undefined || before.isAdmin === isAdmin) return {};
  if (!isAdmin && (await store.keepsAdministration(tx, companyId, personId))) return {};
  const because = { source: 'company', sourceId: companyId, at } as const;
  await setRole(tx, { personId, companyId, isAdmin, isOwner: false }, because);
  const toWord = (isOne: boolean) => (isOne ? 'administrator' : 'member');
  return { role_before: toWord(before.isAdmin), role_after: toWord(isAdmin) };
}

/**
 * Makes teams and roles of a person follow the groups that the identity provider of the company names at a sign-in. What
 * no mapping names stays, and a provider that names no groups changes nothing.
 */
export function followGroups({ events, audit }: { events: EventBus; audit: Audit }): void {
  async function apply(tx: Tx, proven: Proven): Promise<void> {
    const { personId, companyId, groups } = proven;
    const mappings = await store.readMappings(tx, companyId);
    if (mappings.length === 0) return;
    await lockCompany(tx, companyId);
    const mapped = toMapped(mappings, groups);
    const details = {
      ...(await followTeams(tx, proven, mapped)),
      ...(await followManagers(tx, proven, mapped)),
      ...(await followAdministration(tx, proven, mapped)),
    };
    if (Object.keys(details).length === 0) return;
    await audit.record(tx, {
      action: 'group_mapping.apply',
      companyId,
      subject: { kind: 'person', id: personId },
      origin: { address: '', userAgent: '' },
      details: { by: 'identity provider', ...details },
    });
  }

  events.on('identity.proven', 'react', async (tx, { groups, personId, companyId, at }) => {
    if (groups) await apply(tx, { personId, companyId, groups, at });
  });
}
