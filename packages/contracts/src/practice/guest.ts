import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { LAB_TYPES } from './lab-kinds.ts';

/** Labs that are open to guests. A new guest sees the first one. */
export const GUEST_LABS: readonly [string, ...string[]] = ['l1-someone-elses-invoice'];

/** A person without an account, in one browser. */
export const guestSession = z.object({
  /** Authorization for the guest's calls. Not a portal token. */
  token: z.string(),
  /** When the guest is deleted, with all work that was not moved to an account. */
  expires_at: z.string(),
  lab_id: z.string(),
});
export type GuestSession = z.infer<typeof guestSession>;

/** A portal page asks the frame that opened it for its guest. @see PKG-10 */
export const askGuestMessage = z.object({ type: z.literal('drawbridge.ask-guest') });
/** The frame's answer. @see PKG-10 */
export const giveGuestMessage = z.object({
  type: z.literal('drawbridge.give-guest'),
  guest: guestSession,
});

export const startGuest = endpoint({
  name: 'startGuest',
  base: 'main',
  method: 'POST',
  path: 'guest/start',
  summary:
    'Creates a guest, who can try a lab without an account. Asks for no personal data and sets no cookie. Rate-limited by network address.',
  access: 'public',
  isSecret: true,
  input: z.object({}),
  output: guestSession,
  problems: ['too_many_tries'],
});

/** A lab with work that moved from a guest to an account. */
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
    "Moves a guest's attempts, submissions and used help to the caller's account, and deletes the guest. A pass counts as if made with the account. Repeating the call with the same account returns the same labs.",
  access: 'portal',
  input: z.object({ token: z.string().check(z.minLength(16), z.maxLength(200)) }),
  output: z.object({ labs: z.array(keptLab) }),
  problems: ['guest_not_found'],
});

export const GUEST_ENDPOINTS = [startGuest, keepGuestWork];
