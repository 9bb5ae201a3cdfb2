import { randomUUID } from 'node:crypto';
import { asId, type CompanyId, type ParsedInputOf, problem, type TeamId } from '@drawbridge/contracts';
import {
  type changeTeam as changeTeamCall,
  type createTeam as createTeamCall,
  MOST_TEAMS,
  type TeamRule,
} from '@drawbridge/contracts/company';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { type LockedTeam, lockTeam } from './change-members.ts';
import { followRule } from './follow-rules.ts';
import { readLeads, syncLeads } from './team-leads.ts';
import { toRevision } from './teams.service.ts';
import { team, teamMember } from './teams.table.ts';
import { toSearchText } from './teams.view.ts';

/** Facts for the audit entry. */
type Details = Record<string, string>;

/** Throws `team_name_taken`. Case and accents make no other name. */
async function checkName(tx: Tx, companyId: CompanyId, name: string, own?: TeamId): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select t.id from ${team} t
    where t.company_id = ${companyId}::uuid and ${toSearchText(sql`t.name`)} = ${toSearchText(sql`${name}::text`)}
      and t.id is distinct from ${own ?? null}::uuid
  `)) as { rows: { id: string }[] };
  if (rows.length > 0) throw problem('team_name_taken');
}

/** Throws `team_not_found`, and `team_too_deep` where a team would be nested in a nested one. */
async function checkParent(tx: Tx, companyId: CompanyId, parentId: TeamId, own?: TeamId): Promise<string> {
  const parent = await lockTeam(tx, companyId, parentId);
  if (parent.parent_id !== null || parentId === own) throw problem('team_too_deep');
  if (own && (await tx.$count(team, eq(team.parentId, own))) > 0) throw problem('team_too_deep');
  return parent.name;
}

/** Words for the audit trail, such as `domain acme.test, job title Engineer`. */
function toRuleWords(rule: TeamRule | null): string {
  if (!rule) return 'none';
  return Object.entries(rule)
    .map(([field, value]) => `${field.replaceAll('_', ' ')} ${value}`)
    .join(', ');
}

/** Throws `team_limit`, `team_name_taken`, `team_not_found`, `team_too_deep`. */
export async function createTeam(
  tx: Tx,
  companyId: CompanyId,
  { name, parent_id, rule }: ParsedInputOf<typeof createTeamCall>,
  at: Date,
): Promise<{ id: TeamId; details: Details }> {
  await lockCompany(tx, companyId);
  if ((await tx.$count(team, eq(team.companyId, companyId))) >= MOST_TEAMS) throw problem('team_limit');
  await checkName(tx, companyId, name);
  const parent = parent_id === null ? 'none' : await checkParent(tx, companyId, parent_id);
  const id = asId<'team'>(randomUUID());
  await tx.insert(team).values({ id, companyId, name, parentId: parent_id, rule, createdAt: at });
  const { added } = rule ? await followRule(tx, id, at) : { added: 0 };
  return { id, details: { name, parent, rule: toRuleWords(rule), members: String(added) } };
}

async function readName(tx: Tx, teamId: TeamId | null): Promise<string> {
  if (teamId === null) return 'none';
  const [row] = await tx.select({ name: team.name }).from(team).where(eq(team.id, teamId));
  return row?.name ?? 'none';
}

type Change = Omit<ParsedInputOf<typeof changeTeamCall>, 'team_id'>;

/** Renames a team. The accounts of its champions name it. */
async function rename(tx: Tx, companyId: CompanyId, before: LockedTeam, name: string): Promise<Details> {
  await checkName(tx, companyId, name, before.id);
  await tx.update(team).set({ name }).where(eq(team.id, before.id));
  await syncLeads(tx, await readLeads(tx, before.id, 'champion'));
  return { name_before: before.name, name_after: name };
}

async function nest(
  tx: Tx,
  companyId: CompanyId,
  before: LockedTeam,
  parentId: TeamId | null,
): Promise<Details> {
  const after = parentId === null ? 'none' : await checkParent(tx, companyId, parentId, before.id);
  const parent_before = await readName(tx, before.parent_id);
  await tx.update(team).set({ parentId }).where(eq(team.id, before.id));
  return { parent_before, parent_after: after };
}

async function setRule(tx: Tx, before: LockedTeam, rule: TeamRule | null, at: Date): Promise<Details> {
  await tx.update(team).set({ rule }).where(eq(team.id, before.id));
  const words = { rule_before: toRuleWords(before.rule), rule_after: toRuleWords(rule) };
  if (!rule) return words;
  const { added, removed } = await followRule(tx, before.id, at);
  return { ...words, added: String(added), removed: String(removed) };
}

/**
 * Returns what changed, for the audit trail; nothing if all of it was so before. Throws `team_not_found`, `team_changed`,
 * `team_name_taken`, `team_too_deep`.
 */
export async function changeTeam(
  tx: Tx,
  companyId: CompanyId,
  teamId: TeamId,
  change: Change & { at: Date },
): Promise<Details | undefined> {
  const { name, parent_id, rule, revision, at } = change;
  await lockCompany(tx, companyId);
  const before = await lockTeam(tx, companyId, teamId);
  if (revision !== undefined && revision !== toRevision(before)) throw problem('team_changed');
  const details: Details = {
    ...(name !== undefined && name !== before.name ? await rename(tx, companyId, before, name) : {}),
    ...(parent_id !== undefined && parent_id !== before.parent_id
      ? await nest(tx, companyId, before, parent_id)
      : {}),
    ...(rule !== undefined && !isSameRule(rule, before.rule) ? await setRule(tx, before, rule, at) : {}),
  };
  if (Object.keys(details).length === 0) return undefined;
  return { name: before.name, ...details };
}

const RULE_FIELDS = ['domain', 'department', 'job_title'] as const;

const isSameRule = (one: TeamRule | null, other: TeamRule | null) =>
  (one === null) === (other === null) && RULE_FIELDS.every((field) => one?.[field] === other?.[field]);

/** Deletes a team; nested ones stay, and so do the people and what they did. Throws `team_not_found`. */
export async function deleteTeam(tx: Tx, companyId: CompanyId, teamId: TeamId): Promise<Details> {
  await lockCompany(tx, companyId);
  const before = await lockTeam(tx, companyId, teamId);
  const managers = await readLeads(tx, teamId, 'manager');
  const champions = await readLeads(tx, teamId, 'champion');
  const members = await tx.$count(teamMember, eq(teamMember.teamId, teamId));
  await tx.delete(team).where(and(eq(team.id, teamId), eq(team.companyId, companyId)));
  await syncLeads(tx, [...new Set([...managers, ...champions])]);
  return {
    name: before.name,
    parent: await readName(tx, before.parent_id),
    rule: toRuleWords(before.rule),
    members: String(members),
    managers: managers.join(' '),
    champions: champions.join(' '),
  };
}
