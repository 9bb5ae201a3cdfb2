import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { invitationId, platformId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';

/** Lifetime of a registration link in days: the range and the default. */
export const INVITATION_DAYS = { least: 1, usual: 7, most: 30 } as const;
/** Maximum number of open links per company. */
export const MOST_OPEN_INVITATIONS = 20;

const launchAddresses = z.object({
  login_url: z.string(),
  launch_url: z.string(),
  key_set_url: z.string(),
  /** URL where a platform starts dynamic registration; needs an invitation. */
  registration_url: z.string(),
  /** URL from which Canvas reads the whole configuration of this tool. */
  canvas_url: z.string(),
  /** Target of a link that names no lab: the list of labs. */
  target_url: z.string(),
  icon_url: z.string(),
  domain: z.string(),
  product_name: z.string(),
});

/**
 * A platform asks for its login URL first, so the URL is known before the platform is registered. `token` is an input
 * of `addPlatform`.
 */
const reservation = z.object({ token: z.string(), login_url: z.string(), canvas_url: z.string() });

export const getToolAddresses = endpoint({
  name: 'getToolAddresses',
  base: 'integration',
  method: 'GET',
  path: 'tool',
  summary:
    'Returns the addresses of this tool that a platform asks for, and those reserved for the next registration.',
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
  /** Link of an activity, for a platform that takes a link. */
  url: z.string(),
  /** Custom parameter of an activity, for a platform that has no field for a link. */
  parameter: z.string(),
});
export type LaunchLink = z.infer<typeof launchLink>;

export const listLaunchLinks = endpoint({
  name: 'listLaunchLinks',
  base: 'integration',
  method: 'GET',
  path: 'links',
  summary: 'Lists every lab and course that can be launched, with its link and its custom parameter.',
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
  /** Name of the person who created it; null if the account was deleted. */
  created_by: z.nullable(z.string()),
  /** The platform that registered with it; null if none has. */
  platform: z.nullable(z.object({ id: platformId, name: z.string(), awaits_approval: z.boolean() })),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  name: 'listInvitations',
  base: 'integration',
  method: 'GET',
  path: 'invitations',
  summary: "Lists the company's registration links, newest first.",
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
  summary: 'Creates a link with which one platform can register itself. Only this reply contains the link.',
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
  summary: 'Revokes a registration link. A platform that registered with it stays.',
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
