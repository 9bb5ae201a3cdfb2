import { createHash } from 'node:crypto';
import {
  type CompanyId,
  type OutputOf,
  type ParsedInputOf,
  type PersonId,
  problem,
  type TeamId,
} from '@drawbridge/contracts';
import {
  type getTeam,
  type listTeamMembers,
  type listTeams,
  TEAM_ACTIVE_DAYS,
  type Team,
  type TeamName,
} from '@drawbridge/contracts/company';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import { listMembers } from './team-members.store.ts';
import { findTeam, listNames, readNested, listTeams as readTeams, type TeamRow } from './teams.store.ts';
import type { TeamScope } from './teams.view.ts';

const DAY_MS = 86_400_000;

/** Names the values that an administrator edits: another after each change of one of them. */
export const toRevision = (row: Pick<TeamRow, 'name' | 'parent_id' | 'rule'>): string =>
  createHash('sha256')
    .update(JSON.stringify([row.name, row.parent_id, row.rule]))
    .digest('base64url')
    .slice(0, 22);

function toTeam(row: TeamRow): Team {
  const { active, finished_courses, passed_labs, points, minutes, parent_id, ...team } = row;
  return {
    ...team,
    progress: { active, finished_courses, passed_labs, points, minutes },
    revision: toRevision({ ...team, parent_id }),
  };
}

export interface TeamReads {
  list(scope: TeamScope, input: ParsedInputOf<typeof listTeams>): Promise<OutputOf<typeof listTeams>>;
  listNames(scope: TeamScope): Promise<TeamName[]>;
  /** Throws `team_not_found`. */
  get(scope: TeamScope, teamId: TeamId): Promise<OutputOf<typeof getTeam>>;
  /** As a transaction sees it. Throws `team_not_found`. */
  getIn(tx: DbOrTx, scope: TeamScope, teamId: TeamId): Promise<Team>;
  /** Throws `team_not_found`. */
  listMembers(
    scope: TeamScope,
    input: ParsedInputOf<typeof listTeamMembers>,
  ): Promise<OutputOf<typeof listTeamMembers>>;
}

export interface TeamReadDeps {
  database: Database;
  clock: Clock;
  /** What people of a company still have to do of their assignments. People with none have no entry. */
  countOpenWork(
    db: DbOrTx,
    people: { companyId: CompanyId; personIds: readonly PersonId[] },
    now: Date,
  ): Promise<Map<PersonId, { open: number; overdue: number }>>;
}

export function createTeamReads({ database: { db }, clock, countOpenWork }: TeamReadDeps): TeamReads {
  const toSince = () => new Date(clock.now().getTime() - TEAM_ACTIVE_DAYS * DAY_MS);
  const may = ({ isAdmin }: TeamScope) => ({ change: isAdmin });

  async function getIn(tx: DbOrTx, scope: TeamScope, teamId: TeamId): Promise<Team> {
    const row = await findTeam(tx, scope, teamId, toSince());
    if (!row) throw problem('team_not_found');
    return toTeam(row);
  }

  return {
    getIn,
    async list(scope, { search, page, per_page }) {
      const { rows, total } = await readTeams(db, scope, { search, page, per_page, since: toSince() });
      return { items: rows.map(toTeam), total, may: may(scope) };
    },
    listNames: (scope) => listNames(db, scope),
    async get(scope, teamId) {
      const team = await getIn(db, scope, teamId);
      return { team, nested: await readNested(db, teamId), may: may(scope) };
    },
    async listMembers(scope, { team_id, search, sort, page, per_page }) {
      await getIn(db, scope, team_id);
      const since = toSince();
      const { rows, total } = await listMembers(db, team_id, { search, sort, page, per_page, since });
      const { companyId } = scope;
      const personIds = rows.map(({ user_id }) => user_id);
      const open = await countOpenWork(db, { companyId, personIds }, clock.now());
      return {
        items: rows.map(({ last_seen_ms, ...row }) => ({
          ...row,
          last_seen_at: last_seen_ms === null ? null : new Date(Number(last_seen_ms)).toISOString(),
          open_assignments: open.get(row.user_id)?.open ?? 0,
          overdue_assignments: open.get(row.user_id)?.overdue ?? 0,
        })),
        total,
      };
    },
  };
}
