import * as z from 'zod/mini';
import { endpoint, type OutputOf } from '../base/endpoint.ts';
import { personId, teamId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';

/** Most teams of a company. */
export const MOST_TEAMS = 500;
export const TEAMS_PAGE_SIZE = 50;
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

export const namedTeam = z.object({ id: teamId, name: z.string() });
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

export const team = z.object({
  id: teamId,
  name: z.string(),
  /** The team that it is nested in. Null also if the caller does not manage that team. */
  parent: z.nullable(namedTeam),
  /** Null for a team whose members are chosen. */
  rule: z.nullable(teamRule),
  /** The directory of the company decides name and members. */
  is_provisioned: z.boolean(),
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

export const teamSearch = z.optional(z.string().check(z.trim(), z.maxLength(100)));
export const teamPage = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1);
export const byTeamId = { team_id: teamId };

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
    search: teamSearch,
    page: teamPage,
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
        /** The directory of the company decides the members. */
        is_provisioned: z.boolean(),
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
  input: z.object(byTeamId),
  output: z.object({
    team,
    nested: z.array(z.object({ id: teamId, name: z.string(), members: z.number() })),
    may,
  }),
  problems: ['team_not_found'],
});

export const teamCandidate = z.object({
  user_id: personId,
  name: z.string(),
  email: z.string(),
  picture: z.nullable(z.string()),
});
export type TeamCandidate = z.infer<typeof teamCandidate>;

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
    items: z.array(teamCandidate),
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
    ...byTeamId,
    name: z.optional(name),
    parent_id: z.optional(z.nullable(teamId)),
    rule: z.optional(z.nullable(teamRule)),
    /** Revision that the change is based on. The call is refused if the team has changed since. */
    revision: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({ team }),
  problems: ['team_not_found', 'team_name_taken', 'team_too_deep', 'team_changed', 'team_of_directory'],
});

export const deleteTeam = endpoint({
  name: 'deleteTeam',
  base: 'main',
  method: 'DELETE',
  path: 'company/teams/:team_id',
  summary:
    'Deletes a team. Its members and their work stay. Teams nested in it are nested in none from then on. @see COMP-37, COMP-63',
  access: 'companyAdmin',
  input: z.object(byTeamId),
  output: nothing,
  problems: ['team_not_found', 'team_of_directory'],
});

export const TEAM_ENDPOINTS = [
  listTeams,
  listTeamNames,
  getTeam,
  previewTeamRule,
  createTeam,
  changeTeam,
  deleteTeam,
];
