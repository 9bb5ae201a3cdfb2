import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  createTeam,
  listTeamNames,
  listTeams,
  type MembershipOutcome,
  MOST_MEMBERS_AT_ONCE,
  moveCompanyUsers,
  previewTeamRule,
  type RulePreview,
  TEAMS_PAGE_SIZE,
  type Team,
  type TeamName,
  type TeamRule,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLatest } from '../base/latest.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';
import type { NumberedPage } from '../base/numbered-page.ts';

export type TeamFields = InputOf<typeof createTeam>;

export interface TeamPage extends NumberedPage<Team> {
  may: OutputOf<typeof listTeams>['may'];
}

/** Search text and page number, from 1. */
export interface TeamQuery {
  search: string;
  page: number;
}

/** Ids of teams that users are added to and removed from. */
export interface TeamMove {
  addTo: readonly string[];
  takeFrom: readonly string[];
}

/** The teams of a company: all for an administrator, the managed ones for a manager. @see COMP-37, ROLE-5 */
export interface TeamsStore {
  teams: ReadonlySignal<Loadable<TeamPage>>;
  /** True while another page or search is loading and the previous teams are still shown. */
  isReloading: ReadonlySignal<boolean>;
  /** All names, for choices. */
  names: ReadonlySignal<Loadable<TeamName[]>>;
  load(query: TeamQuery): Promise<unknown>;
  loadNames(): Promise<void>;
  preview(rule: TeamRule): Promise<ChangeOutcome<RulePreview>>;
  create(fields: TeamFields): Promise<ChangeOutcome<Team>>;
  /** Adds users to teams and removes them from others. Stops at the first refusal; earlier users stay moved. */
  move(userIds: readonly string[], move: TeamMove): Promise<ChangeOutcome<MembershipOutcome[]>>;
}

export function createTeamsStore(deps: { client: ApiClient; logError?: LogError | undefined }): TeamsStore {
  const { client, logError } = deps;
  const background = { background: true };
  const loadInto = createLoadInto(logError);
  const names = signal<Loadable<TeamName[]>>(LOADING);
  const teams = createLatest<TeamQuery, TeamPage>({
    what: 'the teams',
    logError,
    async read({ search, page }, options) {
      const input = { page, ...(search !== '' && { search }) };
      const { items, total, may } = await client.call(listTeams, input, options);
      return { items, total, may, page, pageSize: TEAMS_PAGE_SIZE };
    },
  });
  return {
    teams: teams.shown,
    isReloading: teams.isReloading,
    names,
    load: (query) => teams.load(query, { isFresh: teams.shown.peek().state !== 'ready' }),
    loadNames: () =>
      loadInto(
        names,
        'the names of the teams',
        async (options) => (await client.call(listTeamNames, {}, options)).items,
      ),
    preview: (rule) => settle(client.call(previewTeamRule, { rule }, background)),
    async move(userIds, { addTo, takeFrom }) {
      const teams = {
        add_to: addTo.map((id) => asId<'team'>(id)),
        take_from: takeFrom.map((id) => asId<'team'>(id)),
      };
      const moved: MembershipOutcome[] = [];
      for (let at = 0; at < userIds.length; at += MOST_MEMBERS_AT_ONCE) {
        const user_ids = userIds.slice(at, at + MOST_MEMBERS_AT_ONCE).map((id) => asId<'person'>(id));
        const outcome = await settle(client.call(moveCompanyUsers, { user_ids, ...teams }, background));
        if (outcome.kind !== 'done') return outcome;
        moved.push(...outcome.value.items);
      }
      return { kind: 'done', value: moved };
    },
    create: (fields) => settle(client.call(createTeam, fields, background).then(({ team }) => team)),
  };
}
