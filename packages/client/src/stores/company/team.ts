import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  changeTeam,
  changeTeamChampions,
  changeTeamManagers,
  changeTeamMembers,
  deleteTeam,
  exportTeamMembers,
  findTeamCandidates,
  getTeam,
  listTeamMembers,
  listTeamNames,
  type MembershipOutcome,
  previewTeamRule,
  type RulePreview,
  TEAM_MEMBERS_PAGE_SIZE,
  type Team,
  type TeamMemberRow,
  type TeamMemberSort,
  type TeamName,
  type TeamPlace,
  type TeamRule,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLatest } from '../base/latest.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import type { NumberedPage } from '../base/numbered-page.ts';

export type TeamDetail = OutputOf<typeof getTeam>;
export type TeamChange = Omit<InputOf<typeof changeTeam>, 'team_id'>;
export type MembersExport = OutputOf<typeof exportTeamMembers>;
export type TeamCandidates = OutputOf<typeof findTeamCandidates>;

/** People that a call adds and removes, by id. */
export interface PeopleChange {
  add?: readonly string[];
  remove?: readonly string[];
}

export interface MemberQuery {
  search: string;
  sort: TeamMemberSort;
  /** From 1. */
  page: number;
}

/** One team, for administrators and for those who manage it. @see COMP-36, ROLE-5 */
export interface TeamStore {
  detail: ReadonlySignal<Loadable<TeamDetail>>;
  members: ReadonlySignal<Loadable<NumberedPage<TeamMemberRow>>>;
  /** True while another page or search is loading and the previous members are still shown. */
  isReloading: ReadonlySignal<boolean>;
  /** Names of all teams, for the choice of a parent. */
  names: ReadonlySignal<Loadable<TeamName[]>>;
  load(): Promise<void>;
  loadMembers(query: MemberQuery): Promise<unknown>;
  loadNames(): Promise<void>;
  /** Users who can be added to a place of the team. */
  findCandidates(place: TeamPlace, search: string): Promise<ChangeOutcome<TeamCandidates>>;
  preview(rule: TeamRule): Promise<ChangeOutcome<RulePreview>>;
  change(change: TeamChange): Promise<ChangeOutcome<Team>>;
  changeMembers(people: PeopleChange): Promise<ChangeOutcome<MembershipOutcome[]>>;
  changeLeads(place: 'manager' | 'champion', people: PeopleChange): Promise<ChangeOutcome<Team>>;
  remove(): Promise<ChangeOutcome<unknown>>;
  /** The file of the members that match. */
  exportMembers(query: Pick<MemberQuery, 'search' | 'sort'>): Promise<ChangeOutcome<MembersExport>>;
}

const LEAD_CALLS = { manager: changeTeamManagers, champion: changeTeamChampions };
const toIds = (ids: readonly string[] = []) => ids.map((id) => asId<'person'>(id));

export function createTeamStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
  teamId: string;
}): TeamStore {
  const { client, logError } = deps;
  const team_id = asId<'team'>(deps.teamId);
  const background = { background: true };
  const loadInto = createLoadInto(logError);
  const detail = signal<Loadable<TeamDetail>>(LOADING);
  const names = signal<Loadable<TeamName[]>>(LOADING);
  let asked: MemberQuery | undefined;

  const members = createLatest<MemberQuery, NumberedPage<TeamMemberRow>>({
    what: 'the members of the team',
    logError,
    async read({ search, sort, page }, options) {
      const input = { team_id, sort, page, ...(search !== '' && { search }) };
      const { items, total } = await client.call(listTeamMembers, input, options);
      return { items, total, page, pageSize: TEAM_MEMBERS_PAGE_SIZE };
    },
  });

  /** Each change returns the current team. */
  function show(team: Team): void {
    const { value } = detail;
    if (value.state === 'ready') detail.value = ready({ ...value.value, team });
  }
  async function reloadMembers(): Promise<void> {
    if (asked) await members.load(asked);
  }
  async function keep<T extends { team: Team }>(changing: Promise<T>): Promise<ChangeOutcome<T>> {
    const outcome = await settle(changing);
    if (outcome.kind === 'done') show(outcome.value.team);
    return outcome;
  }
  const toTeam = (outcome: ChangeOutcome<{ team: Team }>): ChangeOutcome<Team> =>
    outcome.kind === 'done' ? { kind: 'done', value: outcome.value.team } : outcome;

  return {
    detail,
    members: members.shown,
    isReloading: members.isReloading,
    names,
    load: () => loadInto(detail, 'the team', (options) => client.call(getTeam, { team_id }, options)),
    async loadMembers(query) {
      asked = query;
      await members.load(query, { isFresh: members.shown.peek().state !== 'ready' });
    },
    loadNames: () =>
      loadInto(
        names,
        'the names of the teams',
        async (options) => (await client.call(listTeamNames, {}, options)).items,
      ),
    findCandidates: (place, search) =>
      settle(
        client.call(findTeamCandidates, { team_id, place, ...(search !== '' && { search }) }, background),
      ),
    preview: (rule) => settle(client.call(previewTeamRule, { team_id, rule }, background)),
    async change(change) {
      const outcome = await keep(client.call(changeTeam, { team_id, ...change }, background));
      if (outcome.kind === 'done' && change.rule !== undefined) await reloadMembers();
      return toTeam(outcome);
    },
    async changeMembers({ add, remove }) {
      const outcome = await keep(
        client.call(changeTeamMembers, { team_id, add: toIds(add), remove: toIds(remove) }, background),
      );
      if (outcome.kind !== 'done') return outcome;
      await reloadMembers();
      return { kind: 'done', value: outcome.value.items };
    },
    changeLeads: async (place, { add, remove }) =>
      toTeam(
        await keep(
          client.call(LEAD_CALLS[place], { team_id, add: toIds(add), remove: toIds(remove) }, background),
        ),
      ),
    exportMembers: ({ search, sort }) =>
      settle(client.call(exportTeamMembers, { team_id, sort, ...(search !== '' && { search }) }, background)),
    remove: () => settle(client.call(deleteTeam, { team_id }, background)),
  };
}
