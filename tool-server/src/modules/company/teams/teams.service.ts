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
  type exportTeamMembers,
  type getTeam,
  type listTeamMembers,
  type listTeams,
  TEAM_ACTIVE_DAYS,
  TEAM_EXPORT_MOST,
  type Team,
  type TeamMemberRow,
  type TeamName,
} from '@drawbridge/contracts/company';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../platform/db/database.ts';
import { listMembers } from './team-members.store.ts';
import { findTeam, listNames, readNested, listTeams as readTeams, type TeamRow } from './teams.store.ts';
import type { TeamScope } from './teams.view.ts';

const DAY_MS = 86_400_000;
/** People whose assignments are counted in one statement. */
const WORK_BATCH = 500;

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
  /** The members of a file, and the name of their team. Throws `team_not_found`. */
  exportMembers(
    scope: TeamScope,
    input: ParsedInputOf<typeof exportTeamMembers>,
  ): Promise<OutputOf<typeof listTeamMembers> & { name: string }>;
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

  async function readMembers(
    { companyId }: TeamScope,
    teamId: TeamId,
    query: Omit<Parameters<typeof listMembers>[2], 'since'>,
  ): Promise<OutputOf<typeof listTeamMembers>> {
    const { rows, total } = await listMembers(db, teamId, { ...query, since: toSince() });
    const items: TeamMemberRow[] = [];
    for (let at = 0; at < rows.length; at += WORK_BATCH) {
      const batch = rows.slice(at, at + WORK_BATCH);
      const personIds = batch.map(({ user_id }) => user_id);
      const open = await countOpenWork(db, { companyId, personIds }, clock.now());
      for (const { last_seen_ms, ...row } of batch)
        items.push({
          ...row,
          last_seen_at: last_seen_ms === null ? null : new Date(Number(last_seen_ms)).toISOString(),
          open_assignments: open.get(row.user_id)?.open ?? 0,
          overdue_assignments: open.get(row.user_id)?.overdue ?? 0,
        });
    }
    return { items, total };
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
    async listMembers(scope, { team_id, ...query }) {
      await getIn(db, scope, team_id);
      return readMembers(scope, team_id, query);
    },
    async exportMembers(scope, { team_id, search, sort }) {
      const { name } = await getIn(db, scope, team_id);
      const query = { search, sort, page: 1, per_page: TEAM_EXPORT_MOST };
      return { name, ...(await readMembers(scope, team_id, query)) };
    },
  };
}
