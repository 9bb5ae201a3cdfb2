import { type CompanyId, problem, type TeamId } from '@drawbridge/contracts';
import {
  changeTeam,
  changeTeamChampions,
  changeTeamManagers,
  changeTeamMembers,
  createTeam,
  deleteTeam,
  exportTeamMembers,
  findTeamCandidates,
  getTeam,
  listTeamMembers,
  listTeamNames,
  listTeams,
  moveCompanyUsers,
  previewTeamRule,
} from '@drawbridge/contracts/company';
import type { AuditAction } from '@drawbridge/contracts/kernel';
import type { Actor } from '../../../actor.ts';
import { toAdmin } from '../../../company-admin.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { type Origin, type Route, serve } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { changeMembers, lockTeam, type MemberChange, type MembersChanged } from './change-members.ts';
import { hasTeamOfDirectory } from './directory.view.ts';
import { toMembersCsv } from './members-csv.ts';
import { changeLeads, type LeadPlace } from './team-leads.ts';
import { findCandidates, previewRule } from './team-members.store.ts';
import type { TeamReads } from './teams.service.ts';
import { type TeamScope, toTeamScope } from './teams.view.ts';
import * as write from './write-team.ts';

interface Caller extends Origin {
  actor: Actor;
}

export interface TeamRoutesDeps {
  database: Database;
  audit: Audit;
  clock: Clock;
  reads: TeamReads;
}

const toAdminScope = (actor: Actor): TeamScope => ({ ...toAdmin(actor), isAdmin: true });

/** Those that are not in another list. */
const without = <T>(items: readonly T[], others: readonly T[]): T[] =>
  items.filter((item) => !others.includes(item));

/** What managers and administrators read of teams. @see COMP-36, COMP-37, ROLE-5 */
function toReadRoutes({ database: { db }, reads, audit, clock }: TeamRoutesDeps): Route<Actor>[] {
  return [
    serve(listTeams, ({ actor, input }: { actor: Actor } & { input: Parameters<TeamReads['list']>[1] }) =>
      reads.list(toTeamScope(actor), input),
    ),
    serve(listTeamNames, async ({ actor }) => ({ items: await reads.listNames(toTeamScope(actor)) })),
    serve(getTeam, ({ actor, input }) => reads.get(toTeamScope(actor), input.team_id)),
    serve(listTeamMembers, ({ actor, input }) => reads.listMembers(toTeamScope(actor), input)),
    serve(exportTeamMembers, async ({ actor, input, address, userAgent }) => {
      const scope = toTeamScope(actor);
      const { name, items, total } = await reads.exportMembers(scope, input);
      await audit.record(db, {
        action: 'team.export',
        actorId: scope.personId,
        companyId: scope.companyId,
        subject: { kind: 'team', id: input.team_id },
        origin: { address, userAgent },
        details: { name, members: String(items.length) },
      });
      return {
        file_name: `team-members-${clock.now().toISOString().slice(0, 10)}.csv`,
        csv: toMembersCsv(items),
        members: items.length,
        is_complete: items.length === total,
      };
    }),
    serve(findTeamCandidates, async ({ actor, input: { team_id, place, search } }) => {
      const scope = toAdminScope(actor);
      await reads.getIn(db, scope, team_id);
      return findCandidates(db, scope, { teamId: team_id, place, search });
    }),
    serve(previewTeamRule, async ({ actor, input: { rule, team_id } }) => {
      const scope = toAdminScope(actor);
      if (team_id) await reads.getIn(db, scope, team_id);
      return previewRule(db, scope, rule, team_id);
    }),
  ] as Route<Actor>[];
}

function createRecord({ audit }: Pick<TeamRoutesDeps, 'audit'>) {
  return (
    tx: Tx,
    { actor, address, userAgent }: Caller,
    action: AuditAction,
    id: TeamId,
    details: Record<string, string>,
  ) => {
    const { companyId, personId } = toAdmin(actor);
    const subject = { kind: 'team', id } as const;
    const origin = { address, userAgent };
    return audit.record(tx, { action, actorId: personId, companyId, subject, origin, details });
  };
}

/** Throws `team_of_directory` for a team whose name and members are changed at the directory. */
async function checkTeams(tx: Tx, companyId: CompanyId, teamIds: readonly TeamId[]): Promise<void> {
  if (await hasTeamOfDirectory(tx, companyId, teamIds)) throw problem('team_of_directory');
}

/** How an administrator makes, changes and deletes teams. @see COMP-37 */
function toTeamRoutes(deps: TeamRoutesDeps): Route<Actor>[] {
  const { clock, reads } = deps;
  const { db } = deps.database;
  const record = createRecord(deps);
  return [
    serve(createTeam, ({ input, ...caller }: Caller & { input: Parameters<typeof write.createTeam>[2] }) =>
      db.transaction(async (tx) => {
        const scope = toAdminScope(caller.actor);
        const { id, details } = await write.createTeam(tx, scope.companyId, input, clock.now());
        await record(tx, caller, 'team.create', id, details);
        return { team: await reads.getIn(tx, scope, id) };
      }),
    ),
    serve(changeTeam, ({ input: { team_id, ...change }, ...caller }) =>
      db.transaction(async (tx) => {
        const scope = toAdminScope(caller.actor);
        await lockCompany(tx, scope.companyId);
        const { name, rule } = await reads.getIn(tx, scope, team_id);
        const isOther = change.name !== undefined && change.name !== name;
        // A team of the directory has no rule.
        if (isOther || (change.rule !== undefined && change.rule !== rule))
          await checkTeams(tx, scope.companyId, [team_id]);
        const details = await write.changeTeam(tx, scope.companyId, team_id, { ...change, at: clock.now() });
        if (details) await record(tx, caller, 'team.change', team_id, details);
        return { team: await reads.getIn(tx, scope, team_id) };
      }),
    ),
    serve(deleteTeam, ({ input: { team_id }, ...caller }) =>
      db.transaction(async (tx) => {
        const { companyId } = toAdmin(caller.actor);
        await lockCompany(tx, companyId);
        await checkTeams(tx, companyId, [team_id]);
        const details = await write.deleteTeam(tx, companyId, team_id);
        await record(tx, caller, 'team.delete', team_id, details);
        return {};
      }),
    ),
  ] as Route<Actor>[];
}

/** How an administrator decides who is in a team, manages it and champions it. @see COMP-31, COMP-37 */
function toPeopleRoutes(deps: TeamRoutesDeps): Route<Actor>[] {
  const { clock, reads } = deps;
  const { db } = deps.database;
  const record = createRecord(deps);

  /** One entry for each team whose members changed. */
  async function move(
    tx: Tx,
    caller: Caller,
    change: Omit<MemberChange, 'companyId' | 'at'>,
  ): Promise<MembersChanged['items']> {
    const { companyId } = toAdmin(caller.actor);
    await lockCompany(tx, companyId);
    await checkTeams(tx, companyId, [...change.add.teamIds, ...change.remove.teamIds]);
    const { items, teams } = await changeMembers(tx, { companyId, ...change, at: clock.now() });
    for (const { id, name, before, added, removed } of teams)
      await record(tx, caller, 'team.members', id, {
        name,
        before: String(before),
        after: String(before + added.length - removed.length),
        added: added.join(' '),
        removed: removed.join(' '),
      });
    return items;
  }

  function serveLeads(endpoint: typeof changeTeamManagers, place: LeadPlace, action: AuditAction) {
    return serve(endpoint, ({ input: { team_id, add, remove }, ...caller }) =>
      db.transaction(async (tx) => {
        const scope = toAdminScope(caller.actor as Actor);
        const { companyId } = scope;
        await lockCompany(tx, companyId);
        const { name } = await lockTeam(tx, companyId, team_id);
        const at = clock.now();
        const { before, after } = await changeLeads(tx, {
          companyId,
          teamId: team_id,
          place,
          add,
          remove,
          at,
        });
        const added = without(after, before);
        const removed = without(before, after);
        if (added.length + removed.length > 0)
          await record(tx, caller as Caller, action, team_id, {
            name,
            before: before.join(' '),
            after: after.join(' '),
          });
        return { team: await reads.getIn(tx, scope, team_id) };
      }),
    );
  }

  return [
    serve(
      changeTeamMembers,
      ({ input: { team_id, add, remove }, ...caller }: Caller & { input: MemberInput }) =>
        db.transaction(async (tx) => {
          const items = await move(tx, caller, {
            add: { teamIds: [team_id], personIds: add },
            remove: { teamIds: [team_id], personIds: without(remove, add) },
          });
          return { items, team: await reads.getIn(tx, toAdminScope(caller.actor), team_id) };
        }),
    ),
    serve(moveCompanyUsers, async ({ input: { user_ids, add_to, take_from }, ...caller }) => ({
      items: await db.transaction((tx) =>
        move(tx, caller as Caller, {
          add: { teamIds: add_to, personIds: user_ids },
          remove: { teamIds: without(take_from, add_to), personIds: user_ids },
        }),
      ),
    })),
    serveLeads(changeTeamManagers, 'manager', 'team.managers'),
    serveLeads(changeTeamChampions, 'champion', 'team.champions'),
  ] as Route<Actor>[];
}

type MemberInput = Parameters<Parameters<typeof serve<typeof changeTeamMembers, Actor>>[1]>[0]['input'];

export function toAllTeamRoutes(deps: TeamRoutesDeps): Route<Actor>[] {
  return [...toReadRoutes(deps), ...toTeamRoutes(deps), ...toPeopleRoutes(deps)];
}
