import * as z from 'zod/mini';
import { endpoint, type InputOf } from '../base/endpoint.ts';
import { personId, teamId } from '../base/ids.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { byTeamId, namedTeam, team, teamCandidate, teamPage, teamSearch } from './teams.ts';

/** Most managers of a team, and most champions. */
export const MOST_TEAM_LEADS = 20;
/** Most people in one call that changes members. */
export const MOST_MEMBERS_AT_ONCE = 500;
/** Most teams in one call that moves users. */
export const MOST_TEAMS_AT_ONCE = 50;
export const TEAM_MEMBERS_PAGE_SIZE = 50;

const people = z.array(personId).check(z.maxLength(MOST_MEMBERS_AT_ONCE));
const leads = z.array(personId).check(z.maxLength(MOST_TEAM_LEADS));

export const TEAM_MEMBER_SORTS = ['name', 'points', 'minutes', 'last_seen'] as const;
export type TeamMemberSort = (typeof TEAM_MEMBER_SORTS)[number];

const member = z.object({
  user_id: personId,
  name: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
  state: z.enum(['active', 'invited', 'deactivated']),
  department: z.string(),
  job_title: z.string(),
  /** The nested team that the person is in; null for a member of the team itself. */
  nested_team: z.nullable(namedTeam),
  last_seen_at: z.nullable(z.string()),
  finished_courses: z.number(),
  passed_labs: z.number(),
  points: z.number(),
  /** In the last 30 days. */
  minutes: z.number(),
  /** Assignments that have begun and are not finished; without overdue ones. */
  open_assignments: z.number(),
  overdue_assignments: z.number(),
});
export type TeamMemberRow = z.infer<typeof member>;

export const listTeamMembers = endpoint({
  name: 'listTeamMembers',
  base: 'main',
  method: 'GET',
  path: 'company/teams/:team_id/members',
  summary:
    'Lists the members of a team and of its nested teams with what each of them did, one page at a time. @see COMP-36',
  access: 'teamLead',
  input: z.object({
    ...byTeamId,
    /** Words that all have to be in the name, email address, department or job title. Accents and case do not matter. */
    search: teamSearch,
    /** The highest number and the latest day come first. */
    sort: z._default(z.enum(TEAM_MEMBER_SORTS), 'name'),
    page: teamPage,
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), TEAM_MEMBERS_PAGE_SIZE),
  }),
  output: z.object({
    items: z.array(member),
    /** Number of members on all pages. */
    total: z.number(),
  }),
  problems: ['team_not_found'],
});

/** Most members in one exported file. */
export const TEAM_EXPORT_MOST = 10_000;

export const exportTeamMembers = endpoint({
  name: 'exportTeamMembers',
  base: 'main',
  method: 'POST',
  path: 'company/teams/:team_id/export',
  summary:
    'Exports the members that `listTeamMembers` lists as one CSV text, at most 10,000. The export is recorded in the audit trail. @see COMP-36',
  access: 'teamLead',
  input: z.object({ ...byTeamId, search: teamSearch, sort: z._default(z.enum(TEAM_MEMBER_SORTS), 'name') }),
  output: z.object({
    file_name: z.string(),
    csv: z.string(),
    members: z.number(),
    /** False if there are more members. */
    is_complete: z.boolean(),
  }),
  problems: ['team_not_found'],
});

export const findTeamCandidates = endpoint({
  name: 'findTeamCandidates',
  base: 'main',
  method: 'GET',
  path: 'company/teams/:team_id/candidates',
  summary:
    'Searches the users of the company who are not yet a member, manager or champion of the team. Returns 20 at most.',
  access: 'companyAdmin',
  input: z.object({
    ...byTeamId,
    place: z.enum(['member', 'manager', 'champion']),
    search: teamSearch,
  }),
  output: z.object({ items: z.array(teamCandidate), total: z.number() }),
  problems: ['team_not_found'],
});
export type TeamPlace = InputOf<typeof findTeamCandidates>['place'];

/** What a call did with each user that it names. */
const outcomes = z.array(
  z.object({ user_id: personId, outcome: z.enum(['done', 'unchanged', 'not_found']) }),
);
export type MembershipOutcome = z.infer<typeof outcomes>[number];

export const changeTeamMembers = endpoint({
  name: 'changeTeamMembers',
  base: 'main',
  method: 'POST',
  path: 'company/teams/:team_id/members',
  summary:
    'Adds users to a team and removes users from it. Refused for a team with a rule. The reply says for each user what was done. @see COMP-37',
  access: 'companyAdmin',
  input: z.object({ ...byTeamId, add: z._default(people, []), remove: z._default(people, []) }),
  output: z.object({ items: outcomes, team }),
  problems: ['team_not_found', 'team_has_rule', 'team_of_directory'],
});

const leadsInput = z.object({ ...byTeamId, add: z._default(leads, []), remove: z._default(leads, []) });

export const changeTeamManagers = endpoint({
  name: 'changeTeamManagers',
  base: 'main',
  method: 'POST',
  path: 'company/teams/:team_id/managers',
  summary:
    'Adds and removes managers of a team. A manager sees the team, those nested in it, and their members. @see COMP-37, ROLE-5',
  access: 'companyAdmin',
  input: leadsInput,
  output: z.object({ team }),
  problems: ['team_not_found', 'team_lead_limit'],
});

export const changeTeamChampions = endpoint({
  name: 'changeTeamChampions',
  base: 'main',
  method: 'POST',
  path: 'company/teams/:team_id/champions',
  summary: 'Adds and removes security champions of a team. @see COMP-31',
  access: 'companyAdmin',
  input: leadsInput,
  output: z.object({ team }),
  problems: ['team_not_found', 'team_lead_limit'],
});

const teams = z.array(teamId).check(z.maxLength(MOST_TEAMS_AT_ONCE));

export const moveCompanyUsers = endpoint({
  name: 'moveCompanyUsers',
  base: 'main',
  method: 'POST',
  path: 'company/users/teams',
  summary:
    'Adds users to teams and removes them from others. Refused as a whole if one of the teams has a rule. The reply says for each user what was done. @see COMP-16',
  access: 'companyAdmin',
  input: z.object({
    user_ids: people.check(z.minLength(1, { error: MESSAGES.required })),
    add_to: z._default(teams, []),
    take_from: z._default(teams, []),
  }),
  output: z.object({ items: outcomes }),
  problems: ['team_not_found', 'team_has_rule', 'team_of_directory'],
});

export const TEAM_PEOPLE_ENDPOINTS = [
  listTeamMembers,
  exportTeamMembers,
  findTeamCandidates,
  changeTeamMembers,
  changeTeamManagers,
  changeTeamChampions,
  moveCompanyUsers,
];
