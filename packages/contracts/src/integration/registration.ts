import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { invitationId, platformId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';

/** How long a registration link may be good for, and how long it is unless something else is asked for. */
export const INVITATION_DAYS = { least: 1, usual: 7, most: 30 } as const;
/** Links of one company that are open at the same time. */
export const MOST_OPEN_INVITATIONS = 20;

const launchAddresses = z.object({
  login_url: z.string(),
  launch_url: z.string(),
  key_set_url: z.string(),
  /** Where a platform starts dynamic registration; it needs an invitation. */
  registration_url: z.string(),
  /** Canvas reads its whole configuration of us here. */
  canvas_url: z.string(),
  /** Where a link without a lab of its own leads: the list of labs. */
  target_url: z.string(),
  icon_url: z.string(),
  domain: z.string(),
  product_name: z.string(),
});

/**
 * The next registration: its login address is known before it is registered, because a platform asks for it first.
 * `token` goes into `addPlatform`.
 */
const reservation = z.object({ token: z.string(), login_url: z.string(), canvas_url: z.string() });

export const getToolAddresses = endpoint({
  name: 'getToolAddresses',
  base: 'integration',
  method: 'GET',
  path: 'tool',
  summary: 'The addresses of this tool that a platform asks for, and those of the next registration.',
  access: 'companyAdmin',
  isSecret: true,
  input: z.object({}),
  output: z.object({ tool: launchAddresses, reservation }),
  problems: [],
});
export type ToolAddresses = z.infer<typeof launchAddresses>;
export type Reservation = z.infer<typeof reservation>;

export const launchLink = z.object({
  kind: z.enum(['lab', 'course']),
  id: z.string(),
  title: z.string(),
  /** The link of an activity, for a platform that asks for one. */
  url: z.string(),
  /** The custom parameter of an activity, for a platform that has no field for a link. */
  parameter: z.string(),
});
export type LaunchLink = z.infer<typeof launchLink>;

export const listLaunchLinks = endpoint({
  name: 'listLaunchLinks',
  base: 'integration',
  method: 'GET',
  path: 'links',
  summary: 'Every lab and course that can be launched, with its link and its custom parameter.',
  access: 'companyAdmin',
  input: z.object({}),
  output: z.object({ items: z.array(launchLink) }),
  problems: [],
});

export const invitation = z.object({
  id: invitationId,
  state: z.enum(['open', 'used', 'expired']),
  created_at: z.string(),
  expires_at: z.string(),
  /** Name of who made it; null when the account is gone. */
  created_by: z.nullable(z.string()),
  /** What was registered with it. */
  platform: z.nullable(z.object({ id: platformId, name: z.string(), awaits_approval: z.boolean() })),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  name: 'listInvitations',
  base: 'integration',
  method: 'GET',
  path: 'invitations',
  summary: 'The registration links of the company, newest first.',
  access: 'companyAdmin',
  input: z.object({}),
  output: z.object({ items: z.array(invitation) }),
  problems: [],
});

export const makeInvitation = endpoint({
  name: 'makeInvitation',
  base: 'integration',
  method: 'POST',
  path: 'invitations',
  summary: 'Makes a link with which a platform registers itself, once. Only this reply has the link.',
  access: 'companyAdmin',
  input: z.object({
    days: z._default(
      z.int().check(z.minimum(INVITATION_DAYS.least), z.maximum(INVITATION_DAYS.most)),
      INVITATION_DAYS.usual,
    ),
  }),
  output: z.object({ invitation, url: z.string() }),
  isSecret: true,
  problems: ['invitation_limit', 'too_many_tries'],
});

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  base: 'integration',
  method: 'DELETE',
  path: 'invitations/:id',
  summary: 'Ends a registration link. What was registered with it stays.',
  access: 'companyAdmin',
  input: z.object({ id: invitationId }),
  output: nothing,
  problems: [],
});

export const REGISTRATION_ENDPOINTS = [
  getToolAddresses,
  listLaunchLinks,
  listInvitations,
  makeInvitation,
  revokeInvitation,
];
