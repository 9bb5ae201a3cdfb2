import * as z from 'zod/mini';
import { endpoint, type InputOf, type OutputOf } from '../base/endpoint.ts';
import { personId, teamId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';

/** Most teams of a company. */
export const MOST_TEAMS = 500;
/** Most managers of a team, and most champions. */
export const MOST_TEAM_LEADS = 20;
/** Most people in one call that changes members. */
export const MOST_MEMBERS_AT_ONCE = 500;
/** Most teams in one call that moves users. */
export const MOST_TEAMS_AT_ONCE = 50;
export const TEAMS_PAGE_SIZE = 50;
export const TEAM_MEMBERS_PAGE_SIZE = 50;
/** Number of people that a preview names, and that a search for people to add returns. */
export const TEAM_CANDIDATES = 20;
/** Number of days that the minutes and the active people of a team cover. */
export const TEAM_ACTIVE_DAYS = 30;
export const LONGEST_TEAM_NAME = 100;
const LONGEST_RULE_TEXT = 100;

/** Messages for missing or wrong values, by field; the form and the replies use the same texts. */
export const TEAM_TEXTS = {
  name: 'Enter a name',
  rule: 'Enter at least one condition',
  domain: 'Enter a domain, such as example.com',
} as const;

const name = z
  .string({ error: (issue) => (issue.input === undefined ? TEAM_TEXTS.name : undefined) })
  .check(
    z.trim(),
    z.minLength(1, { error: TEAM_TEXTS.name }),
    z.maxLength(LONGEST_TEAM_NAME, { error: MESSAGES.maxLength(LONGEST_TEAM_NAME) }),
  );
const jobText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_RULE_TEXT, { error: MESSAGES.maxLength(LONGEST_RULE_TEXT) }),
  );
const domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(LONGEST_RULE_TEXT, { error: MESSAGES.maxLength(LONGEST_RULE_TEXT) }),
    z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, { error: TEAM_TEXTS.domain }),
  );

/** The members are all users to whom every given condition applies. Case does not matter. */
const teamRule = z
  .object({
    /** The part of the email address after the @. */
    domain: z.optional(domain),
    department: z.optional(jobText),
    job_title: z.optional(jobText),
  })
  .check(
    z.refine((rule) => Object.values(rule).some((value) => value !== undefined), { error: TEAM_TEXTS.rule }),
  );
export type TeamRule = z.infer<typeof teamRule>;

const namedTeam = z.object({ id: teamId, name: z.string() });
export type NamedTeam = z.infer<typeof namedTeam>;

const teamLead = z.object({
  user_id: personId,
  /** The email address of a user without a name. */
  name: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
  /** False for an invited or deactivated user. */
  is_active: z.boolean(),
});
export type TeamLead = z.infer<typeof teamLead>;

/** What members did. Those of nested teams count too, each person once. */
const progress = z.object({
  /** Members who used the portal in the last 30 days. */
  active: z.number(),
  finished_courses: z.number(),
  passed_labs: z.number(),
  points: z.number(),
  /** In the last 30 days. */
  minutes: z.number(),
});
export type TeamProgress = z.infer<typeof progress>;

const team = z.object({
  id: teamId,
  name: z.string(),
  /** The team that it is nested in. Null also if the caller does not manage that team. */
  parent: z.nullable(namedTeam),
  /** Null for a team whose members are chosen. */
  rule: z.nullable(teamRule),
  /** With the members of nested teams, each person once. */
  members: z.number(),
  /** By name. */
  managers: z.array(teamLead),
  champions: z.array(teamLead),
  progress,
  /** Changes whenever name, parent or rule change. */
  revision: z.string(),
});
export type Team = z.infer<typeof team>;

/** What the caller may do. Managers only read. */
const may = z.object({ change: z.boolean() });

const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));
const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1);
const byId = { team_id: teamId };
const people = z.array(personId).check(z.maxLength(MOST_MEMBERS_AT_ONCE));
const leads = z.array(personId).check(z.maxLength(MOST_TEAM_LEADS));

export const listTeams = endpoint({
  name: 'listTeams',
  base: 'main',
  method: 'GET',
  path: 'company/teams',
  summary:
    "Lists the teams of the caller's company by name, nested teams after their parent, one page at a time. A manager sees the teams that they manage and those nested in them. @see COMP-37, ROLE-5",
  access: 'teamLead',
  input: z.object({
    /** Part of the name. Accents and case do not matter. */
    search,
    page,
    per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), TEAMS_PAGE_SIZE),
  }),
  output: z.object({
    items: z.array(team),
    /** Number of teams on all pages. */
    total: z.number(),
    may,
  }),
  problems: [],
});

export const listTeamNames = endpoint({
  name: 'listTeamNames',
  base: 'main',
  method: 'GET',
  path: 'company/team-names',
  summary:
    'Lists the names of all teams that `listTeams` lists, for choices. Nested teams follow their parent.',
  access: 'teamLead',
  input: nothing,
  output: z.object({
    items: z.array(
      z.object({
        ...namedTeam.shape,
        /** The team that it is nested in, if the caller sees that one. */
        parent_id: z.nullable(teamId),
        /** Members follow a rule, and are not chosen. */
        has_rule: z.boolean(),
      }),
    ),
  }),
  problems: [],
});
export type TeamName = OutputOf<typeof listTeamNames>['items'][number];

export const getTeam = endpoint({
  name: 'getTeam',
  base: 'main',
  method: 'GET',
  path: 'company/teams/:team_id',
  summary:
    'Returns one team with its managers, champions, nested teams and progress. A team that the caller may not see counts as unknown. @see COMP-36',
  access: 'teamLead',
  input: z.object(byId),
  output: z.object({
    team,
    nested: z.array(z.object({ id: teamId, name: z.string(), members: z.number() })),
    may,
  }),
  problems: ['team_not_found'],
});

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
    ...byId,
    /** Words that all have to be in the name, email address, department or job title. Accents and case do not matter. */
    search,
    /** The highest number and the latest day come first. */
    sort: z._default(z.enum(TEAM_MEMBER_SORTS), 'name'),
    page,
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
  input: z.object({ ...byId, search, sort: z._default(z.enum(TEAM_MEMBER_SORTS), 'name') }),
  output: z.object({
    file_name: z.string(),
    csv: z.string(),
    members: z.number(),
    /** False if there are more members. */
    is_complete: z.boolean(),
  }),
  problems: ['team_not_found'],
});

const candidate = z.object({
  user_id: personId,
  name: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
});
export type TeamCandidate = z.infer<typeof candidate>;

export const findTeamCandidates = endpoint({
  name: 'findTeamCandidates',
  base: 'main',
  method: 'GET',
  path: 'company/teams/:team_id/candidates',
  summary:
    'Searches the users of the company who are not yet a member, manager or champion of the team. Returns 20 at most.',
  access: 'companyAdmin',
  input: z.object({
    ...byId,
    place: z.enum(['member', 'manager', 'champion']),
    search,
  }),
  output: z.object({ items: z.array(candidate), total: z.number() }),
  problems: ['team_not_found'],
});
export type TeamPlace = InputOf<typeof findTeamCandidates>['place'];

export const previewTeamRule = endpoint({
  name: 'previewTeamRule',
  base: 'main',
  method: 'POST',
  path: 'company/teams/preview-rule',
  summary: 'Returns how many users a rule applies to, and the first 20 by name. Nothing is changed.',
  access: 'companyAdmin',
  input: z.object({
    rule: teamRule,
    /** The team that the rule is for. The reply then says how its members change. */
    team_id: z.optional(teamId),
  }),
  output: z.object({
    items: z.array(candidate),
    total: z.number(),
    /** Users who become members. */
    joining: z.number(),
    /** Members who are no longer members with this rule. */
    leaving: z.number(),
  }),
  problems: ['team_not_found'],
});
export type RulePreview = OutputOf<typeof previewTeamRule>;

export const createTeam = endpoint({
  name: 'createTeam',
  base: 'main',
  method: 'POST',
  path: 'company/teams',
  summary: 'Creates a team. A team with a rule has its members at once. @see COMP-37',
  access: 'companyAdmin',
  input: z.object({
    name,
    /** A team that is nested in no other. */
    parent_id: z._default(z.nullable(teamId), null),
    rule: z._default(z.nullable(teamRule), null),
  }),
  output: z.object({ team }),
  problems: ['team_not_found', 'team_name_taken', 'team_too_deep', 'team_limit'],
});

export const changeTeam = endpoint({
  name: 'changeTeam',
  base: 'main',
  method: 'PUT',
  path: 'company/teams/:team_id',
  summary:
    'Renames a team, nests it in another or sets its rule. Absent fields stay unchanged. Members follow a new rule at once; without a rule the members stay and are chosen from then on. @see COMP-37',
  access: 'companyAdmin',
  input: z.object({
    ...byId,
    name: z.optional(name),
    parent_id: z.optional(z.nullable(teamId)),
    rule: z.optional(z.nullable(teamRule)),
    /** Revision that the change is based on. The call is refused if the team has changed since. */
    revision: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({ team }),
  problems: ['team_not_found', 'team_name_taken', 'team_too_deep', 'team_changed'],
});

export const deleteTeam = endpoint({
  name: 'deleteTeam',
  base: 'main',
  method: 'DELETE',
  path: 'company/teams/:team_id',
  summary:
    'Deletes a team. Its members and their work stay. Teams nested in it are nested in none from then on. @see COMP-37, COMP-63',
  access: 'companyAdmin',
  input: z.object(byId),
  output: nothing,
  problems: ['team_not_found'],
});

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
  input: z.object({ ...byId, add: z._default(people, []), remove: z._default(people, []) }),
  output: z.object({ items: outcomes, team }),
  problems: ['team_not_found', 'team_has_rule'],
});

const leadsInput = z.object({ ...byId, add: z._default(leads, []), remove: z._default(leads, []) });

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
  problems: ['team_not_found', 'team_has_rule'],
});

export const TEAM_ENDPOINTS = [
  listTeams,
  listTeamNames,
  getTeam,
  listTeamMembers,
  exportTeamMembers,
  findTeamCandidates,
  previewTeamRule,
  createTeam,
  changeTeam,
  deleteTeam,
  changeTeamMembers,
  changeTeamManagers,
  changeTeamChampions,
  moveCompanyUsers,
];
