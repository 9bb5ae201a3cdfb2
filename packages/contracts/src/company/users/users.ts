import * as z from 'zod/mini';
import { endpoint } from '../../base/endpoint.ts';
import { personId, teamId } from '../../base/ids.ts';
import { MESSAGES } from '../../base/rules/validation.rule.ts';
import { passwordAgain } from '../../identity/session.ts';
import { emailField } from '../../identity/sign-in.ts';
import { nameField } from '../../identity/signup.ts';
import { userStats } from '../../recognition/activity.ts';
import { publicActivity, publicBadge } from '../../recognition/public-profile.ts';
import { assignmentCard } from '../assignments.ts';

/** Most users on one page of a list. */
export const USERS_PAGE_SIZE = 100;
/** Most users in one call that changes several. */
export const MOST_USERS_AT_ONCE = 500;
/** Most rows of each list on the page of one user. */
export const USER_PAGE_ROWS = 12;
/** Longest department and job title, in characters. */
export const LONGEST_JOB_TEXT = 100;

/** What a company lets a user decide. An owner also decides who administers. */
export const USER_ROLES = ['owner', 'admin', 'member'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** `invited`: has not set a password or signed in yet. `deactivated`: cannot sign in, and takes no seat. */
export const USER_STATES = ['active', 'invited', 'deactivated'] as const;
export type UserState = (typeof USER_STATES)[number];

export const USER_SORTS = ['name', 'email', 'last_seen', 'added'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** `recently`: within 30 days. */
export const USER_SEEN = ['recently', 'not_recently', 'never'] as const;
export const SEEN_RECENTLY_DAYS = 30;

const namedTeam = z.object({ id: teamId, name: z.string() });

const companyUser = z.object({
  user_id: personId,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  picture: z.optional(z.string()),
  state: z.enum(USER_STATES),
  role: z.enum(USER_ROLES),
  /** Manages at least one team. */
  is_manager: z.boolean(),
  is_security_champion: z.boolean(),
  /** The directory of the company decides names, department, job title, address and state. */
  is_provisioned: z.boolean(),
  /** Has the company's plan, and takes a seat while not deactivated. */
  has_license: z.boolean(),
  department: z.string(),
  job_title: z.string(),
  /** In alphabetical order; a manager sees only teams that they manage. */
  teams: z.array(namedTeam),
  /** When they last used the portal, to the day; null if never. */
  last_seen_at: z.nullable(z.string()),
  added_at: z.string(),
  /** When the latest invitation was sent. */
  invited_at: z.nullable(z.string()),
  /** Of a deactivated user. What an administrator deactivated, the directory does not activate. */
  deactivation: z.nullable(
    z.object({
      at: z.string(),
      /** Null if it is not known. */
      by: z.nullable(z.enum(['administrator', 'directory'])),
      /** The administrator, while they are a user of the company. */
      name: z.nullable(z.string()),
    }),
  ),
});
export type CompanyUser = z.infer<typeof companyUser>;

const jobText = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_JOB_TEXT, { error: MESSAGES.maxLength(LONGEST_JOB_TEXT) }));

/** Filters of a list; an absent one matches everybody. */
export const userFilterFields = {
  /** Words that all have to be in the name, email address, department or job title. Accents and case do not matter. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  state: z.optional(z.enum(USER_STATES)),
  role: z.optional(z.enum([...USER_ROLES, 'manager', 'champion'])),
  /** The team and the teams that are part of it. */
  team_id: z.optional(teamId),
  has_license: z.optional(z.boolean()),
  is_provisioned: z.optional(z.boolean()),
  department: z.optional(jobText),
  seen: z.optional(z.enum(USER_SEEN)),
};
export type UserFilters = z.infer<z.ZodMiniObject<typeof userFilterFields>>;

const page = {
  sort: z._default(z.enum(USER_SORTS), 'name'),
  direction: z._default(z.enum(['ascending', 'descending']), 'ascending'),
  limit: z._default(z.number().check(z.int(), z.gte(1), z.lte(500)), USERS_PAGE_SIZE),
  /** Of the page before; absent for the first page. */
  LastEvaluatedKey: z.optional(z.string().check(z.maxLength(2_000))),
};

/** Seats of a company: one for each user with its plan who is not deactivated. */
export const seats = z.object({
  used: z.number(),
  /** Null: without a limit. */
  all: z.nullable(z.number()),
});
export type Seats = z.infer<typeof seats>;

const pageOutput = {
  /** Absent after the last page. */
  LastEvaluatedKey: z.optional(z.string()),
  /** Number of users on all pages. */
  total: z.number(),
  /** Absent for a manager: they are those of the whole company. */
  seats: z.optional(seats),
};

export const listCompanyUsers = endpoint({
  name: 'listCompanyUsers',
  base: 'main',
  method: 'POST',
  path: 'company/users-list',
  summary:
    "Lists the users of the caller's company, one page at a time. A manager sees the members of the teams that they manage. `LastEvaluatedKey` of a reply returns the next page. @see CALL-42, COMP-14",
  access: 'teamLead',
  dataField: 'list',
  input: z.object({
    /** Accepted as the specification sends it; the reply is the same without it. */
    all: z.optional(z.boolean()),
    ...userFilterFields,
    ...page,
  }),
  output: z.object({ list: z.object({ Items: z.array(companyUser) }), ...pageOutput }),
  problems: [],
});

export const searchCompanyUsers = endpoint({
  name: 'searchCompanyUsers',
  base: 'main',
  method: 'POST',
  path: 'company/search-user',
  summary:
    'Searches the users that `listCompanyUsers` lists. The reply has them in `data.data`. @see CALL-43, COMP-15, CX-28',
  access: 'teamLead',
  dataField: 'found',
  input: z.object({ ...userFilterFields, ...page }),
  output: z.object({ found: z.object({ data: z.array(companyUser) }), ...pageOutput }),
  problems: [],
});

export const exportCompanyUsers = endpoint({
  name: 'exportCompanyUsers',
  base: 'main',
  method: 'POST',
  path: 'company/users/export',
  summary:
    'Exports the users that `listCompanyUsers` lists as one CSV text. The import accepts the file. The export is recorded in the audit trail.',
  access: 'teamLead',
  input: z.object(userFilterFields),
  output: z.object({ file_name: z.string(), csv: z.string(), users: z.number() }),
  problems: [],
});

/** What a call did with each user that it names. */
export const USER_OUTCOMES = [
  'done',
  /** Nothing had to be changed. */
  'unchanged',
  'not_found',
  'no_seat',
  /** The last owner of a company has to stay. */
  'last_owner',
  /** Only an owner changes an administrator. */
  'is_admin',
  /** Nobody deactivates or removes themselves. */
  'is_self',
  'already_user',
  /** The company has deactivated the user; they can be activated again. */
  'is_deactivated',
  /** The address has an account outside of the company. */
  'account_elsewhere',
  /** The same in a domain that the company proved: the owner of a private account is asked to join. */
  'asked',
  /** Another company has proved that the domain of the address is theirs. */
  'domain_elsewhere',
  /** An invitation was mailed less than a minute ago. */
  'too_soon',
  'not_invited',
] as const;
export type UserOutcome = (typeof USER_OUTCOMES)[number];

const invitation = z.object({
  email: emailField,
  first_name: z.optional(nameField),
  last_name: z.optional(nameField),
  department: z.optional(jobText),
  job_title: z.optional(jobText),
});

export const inviteCompanyUsers = endpoint({
  name: 'inviteCompanyUsers',
  base: 'main',
  method: 'POST',
  path: 'company/users/invite',
  summary:
    'Invites people by email, and adds them to teams. Each takes a seat unless `has_license` is false. The reply says for each address what was done. @see COMP-16',
  access: 'companyAdmin',
  input: z.object({
    users: z.array(invitation).check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(100)),
    team_ids: z._default(z.array(teamId).check(z.maxLength(50)), []),
    has_license: z._default(z.boolean(), true),
  }),
  output: z.object({
    items: z.array(z.object({ email: z.string(), outcome: z.enum(USER_OUTCOMES) })),
    seats,
  }),
  problems: ['too_many_tries', 'team_not_found', 'team_has_rule', 'team_of_directory'],
});
export type InviteOutput = z.infer<(typeof inviteCompanyUsers)['output']>;

export const editCompanyUser = endpoint({
  name: 'editCompanyUser',
  base: 'main',
  method: 'PUT',
  path: 'company/users/:user_id',
  summary:
    'Changes the names, department and job title of a user. Absent fields stay unchanged. Nobody but the user changes their email address. Of a user whom the directory provisions nothing is changed here. @see COMP-16',
  access: 'companyAdmin',
  input: z.object({
    user_id: personId,
    first_name: z.optional(nameField),
    last_name: z.optional(nameField),
    department: z.optional(jobText),
    job_title: z.optional(jobText),
  }),
  output: companyUser,
  problems: ['user_not_found', 'user_of_directory'],
});

/** Acts on several users at once. */
export const USER_ACTS = ['deactivate', 'reactivate', 'license', 'unlicense', 'resend', 'remove'] as const;
export type UserAct = (typeof USER_ACTS)[number];

export const actOnCompanyUsers = endpoint({
  name: 'actOnCompanyUsers',
  base: 'main',
  method: 'POST',
  path: 'company/users/act',
  summary:
    'Deactivates, activates again, licenses, unlicenses, invites again or removes users. Deactivating ends their sessions and tokens, keeps their history and frees the seat. Removing ends the membership, and deletes an account that was only invited. The reply says for each user what was done. @see COMP-16, COMP-63',
  access: 'companyAdmin',
  input: z.object({
    act: z.enum(USER_ACTS),
    user_ids: z
      .array(personId)
      .check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(MOST_USERS_AT_ONCE)),
  }),
  output: z.object({
    items: z.array(z.object({ user_id: personId, outcome: z.enum(USER_OUTCOMES) })),
    /** The named users as they are now; those who are removed are not among them. */
    users: z.array(companyUser),
    seats,
  }),
  problems: ['too_many_tries'],
});

export const setUserRole = endpoint({
  name: 'setUserRole',
  base: 'main',
  method: 'PUT',
  path: 'company/users/:user_id/role',
  summary:
    'Makes a user an owner, an administrator or a member. For owners. A company keeps at least one owner. To change their own role, callers set `is_confirmed`. @see COMP-11',
  access: 'companyOwner',
  input: z.object({
    user_id: personId,
    role: z.enum(USER_ROLES),
    /** The caller was asked, and wants to lose their own right. */
    is_confirmed: z._default(z.boolean(), false),
    password: passwordAgain,
  }),
  output: companyUser,
  problems: [
    'user_not_found',
    'last_owner',
    'own_role',
    'user_not_active',
    'sign_in_again',
    'too_many_tries',
  ],
});

export const listCompanyAdmins = endpoint({
  name: 'listCompanyAdmins',
  base: 'main',
  method: 'GET',
  path: 'company/admins',
  summary: "Lists the owners and administrators of the caller's company, owners first. @see COMP-11",
  access: 'companyAdmin',
  input: z.object({}),
  output: z.object({
    items: z.array(companyUser),
    /** True for an owner. */
    may_change: z.boolean(),
    /** Changes need the password, because the session is older than fifteen minutes. */
    wants_password: z.boolean(),
  }),
  problems: [],
});

export const getCompanyUser = endpoint({
  name: 'getCompanyUser',
  base: 'main',
  method: 'GET',
  path: 'company/user-info',
  summary:
    'Returns one user by email address, with their figures, assignments, badges and latest activity. A manager gets the members of the teams that they manage. @see COMP-34, COMP-35',
  access: 'teamLead',
  query: ['email'],
  input: z.object({ email: emailField }),
  output: z.object({
    user: companyUser,
    /** What the caller may do. */
    may: z.object({
      edit: z.boolean(),
      /** The company has connected a directory at least once, and the caller may read its log. */
      read_directory_log: z.boolean(),
    }),
    /** Figures, days of activity, streak and weekly goal. */
    stats: userStats,
    /** What the user did, newest first. */
    recent: z.array(publicActivity),
    /** The latest badges first. */
    badges: z.array(publicBadge),
    assignments: z.object({
      items: z.array(assignmentCard),
      counts: z.object({ to_do: z.number(), done: z.number(), all: z.number() }),
    }),
  }),
  problems: ['user_not_found'],
});

export const listDepartments = endpoint({
  name: 'listDepartments',
  base: 'main',
  method: 'GET',
  path: 'company/departments',
  summary: 'Lists the departments of the users that the caller sees, in alphabetical order, 200 at most.',
  access: 'teamLead',
  input: z.object({}),
  output: z.object({ items: z.array(z.string()) }),
  problems: [],
});

export const USER_ENDPOINTS = [
  listCompanyUsers,
  searchCompanyUsers,
  exportCompanyUsers,
  inviteCompanyUsers,
  editCompanyUser,
  actOnCompanyUsers,
  setUserRole,
  listCompanyAdmins,
  getCompanyUser,
  listDepartments,
];
export type UserInvitation = z.input<typeof invitation>;
