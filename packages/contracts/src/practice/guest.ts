import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { LAB_TYPES } from './lab-kinds.ts';

/** The labs that are open to a guest; the first is the one a new guest is shown. */
export const GUEST_LABS: readonly [string, ...string[]] = ['l1-someone-elses-invoice'];

/** A person without an account, in one browser. */
export const guestSession = z.object({
  /** Authorization of the guest's calls. No portal token. */
  token: z.string(),
  /** Then the guest is deleted, with all work that was not kept. */
  expires_at: z.string(),
  lab_id: z.string(),
});
export type GuestSession = z.infer<typeof guestSession>;

export const startGuest = endpoint({
  name: 'startGuest',
  base: 'main',
  method: 'POST',
  path: 'guest/start',
  summary:
    'Makes a guest: somebody who tries a lab without an account. Nothing is asked of them, and no cookie is set. Limited by network address.',
  access: 'public',
  isSecret: true,
  input: z.object({}),
  output: guestSession,
  problems: ['too_many_tries'],
});

/** A lab whose work moved from a guest to an account. */
export const keptLab = z.object({
  lab_id: z.string(),
  title: z.string(),
  type: z.enum(LAB_TYPES),
  passed: z.boolean(),
});
export type KeptLab = z.infer<typeof keptLab>;

export const keepGuestWork = endpoint({
  name: 'keepGuestWork',
  base: 'main',
  method: 'POST',
  path: 'guest/keep',
  summary:
    "Moves a guest's work to the caller's account: attempts, submissions, help that was used. A pass counts as if it had been made with the account. The guest is gone afterwards; repeated by the same account, it gives the same labs.",
  access: 'portal',
  input: z.object({ token: z.string().check(z.minLength(16), z.maxLength(200)) }),
  output: z.object({ labs: z.array(keptLab) }),
  problems: ['guest_not_found'],
});

export const GUEST_ENDPOINTS = [startGuest, keepGuestWork];
