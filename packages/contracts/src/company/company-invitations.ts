import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { companyInvitationId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';

/** Days in which the owner of a private account answers. */
export const COMPANY_INVITATION_DAYS = 14;

const ownInvitation = z.object({
  id: companyInvitationId,
  company_name: z.string(),
  /** Name of the administrator; empty once their account is gone. */
  invited_by: z.string(),
  expires_at: z.string(),
  /** With the license of the company; without one it is the free tier. */
  has_license: z.boolean(),
  /** The owner pays for a plan that still runs, and that ends when they accept. */
  ends_plan: z.boolean(),
  /** The company lets its people sign in with its identity provider only: the password opens nothing any more. */
  signs_in_with_provider: z.boolean(),
  /** The company demands a second factor; whoever has none sets one up first. */
  demands_second_factor: z.boolean(),
});
export type OwnCompanyInvitation = z.infer<typeof ownInvitation>;

export const listOwnCompanyInvitations = endpoint({
  name: 'listOwnCompanyInvitations',
  base: 'main',
  method: 'GET',
  path: 'user/company-invitations',
  summary: 'Lists the companies that ask the caller to join them with the account that they have.',
  access: 'portal',
  input: nothing,
  output: z.object({ items: z.array(ownInvitation) }),
  problems: [],
});

export const answerCompanyInvitation = endpoint({
  name: 'answerCompanyInvitation',
  base: 'main',
  method: 'POST',
  path: 'user/company-invitations/answer',
  summary:
    'Accepts or declines the invitation of a company. Accepting moves the account into the company, takes a seat and ends a private plan. The session has to be renewed then.',
  access: 'portal',
  input: z.object({ id: companyInvitationId, answer: z.enum(['accept', 'decline']) }),
  output: z.object({ is_member: z.boolean() }),
  problems: ['company_invitation_not_found', 'company_invitation_no_seat'],
});

const askedPerson = z.object({ id: companyInvitationId, email: z.string(), expires_at: z.string() });
export type AskedPerson = z.infer<typeof askedPerson>;
const askedPeople = z.object({ items: z.array(askedPerson) });

export const listAskedPeople = endpoint({
  name: 'listAskedPeople',
  base: 'main',
  method: 'GET',
  path: 'company/invitations',
  summary:
    'Lists addresses in proven domains that have an account outside of the company. Owners of private accounts are asked to join; the list does not say which those are, nor what they answered.',
  access: 'companyAdmin',
  input: nothing,
  output: askedPeople,
  problems: [],
});

export const withdrawCompanyInvitation = endpoint({
  name: 'withdrawCompanyInvitation',
  base: 'main',
  method: 'POST',
  path: 'company/invitations/withdraw',
  summary: 'Withdraws what an account outside of the company was asked. Repeating the call changes nothing.',
  access: 'companyAdmin',
  input: z.object({ id: companyInvitationId }),
  output: askedPeople,
  problems: [],
});

export const COMPANY_INVITATION_ENDPOINTS = [
  listOwnCompanyInvitations,
  answerCompanyInvitation,
  listAskedPeople,
  withdrawCompanyInvitation,
];
