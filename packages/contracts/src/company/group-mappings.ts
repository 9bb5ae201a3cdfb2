import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { passwordAgain } from '../identity/session.ts';
import { ORGANIZATION_TEXTS } from './organization.ts';

/** Maximum number of mappings of a company. */
export const MOST_GROUP_MAPPINGS = 200;
/** What a group makes of a person; a manager manages the team of the row. No group makes anybody an owner. */
export const GROUP_ROLES = ['member', 'manager', 'administrator'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

const mapping = {
  /** Name of the group as the identity provider sends it, compared exactly. */
  group: z.string(),
  /** Null: no team. */
  team_id: z.nullable(z.string()),
  role: z.enum(GROUP_ROLES),
};
const groupMappings = z.object({
  items: z.array(z.object(mapping)),
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
  /** True when a change requires the password. */
  wants_password: z.boolean(),
});
export type GroupMappings = z.infer<typeof groupMappings>;
export type GroupMapping = GroupMappings['items'][number];

export const getGroupMappings = endpoint({
  name: 'getGroupMappings',
  base: 'main',
  method: 'GET',
  path: 'company/group-mappings',
  summary: 'Returns which teams and roles the groups of the identity provider stand for.',
  access: 'companyAdmin',
  input: nothing,
  output: groupMappings,
  problems: [],
});

export const setGroupMappings = endpoint({
  name: 'setGroupMappings',
  base: 'main',
  method: 'POST',
  path: 'company/group-mappings',
  summary:
    'Replaces the mappings. They are applied at each sign-in that names groups: a mapped team and a mapped role follow the groups, everything else stays. Owners, the last administrator and the exempt one keep their role. Only an owner changes the mappings to administrators. @see COMP-11',
  access: 'companyAdmin',
  input: z.object({
    items: z
      .array(
        z.object({
          group: z
            .string()
            .check(
              z.trim(),
              z.minLength(1, { error: MESSAGES.required }),
              z.maxLength(200, { error: MESSAGES.maxLength(200) }),
            ),
          team_id: z.nullable(z.uuid({ error: ORGANIZATION_TEXTS.team })),
          role: z.enum(GROUP_ROLES),
        }),
      )
      .check(z.maxLength(MOST_GROUP_MAPPINGS)),
    password: passwordAgain,
  }),
  output: groupMappings,
  problems: ['sign_in_again', 'too_many_tries'],
});

export const GROUP_MAPPING_ENDPOINTS = [getGroupMappings, setGroupMappings];
