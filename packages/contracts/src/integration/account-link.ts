import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { passwordAgain } from '../identity/session.ts';

/**
 * Links a learner from a learning platform with the same person's portal account. Both sides are proved: the account
 * creates a code, and the launched page sends it. An email address would prove neither.
 */

/** Characters of a code. Characters that look alike are left out. */
export const LINK_CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const LINK_CODE_LENGTH = 8;
export const LINK_CODE_MINUTES = 10;

const toCode = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '');
const CODE = new RegExp(`^[${LINK_CODE_CHARACTERS}]{${LINK_CODE_LENGTH}}$`);

/** As typed: in any case, with or without the hyphen. */
const codeField = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((typed) => CODE.test(toCode(typed)), {
      error: 'Enter the 8 letters and digits that the portal shows.',
    }),
  ),
  z.transform(toCode),
);

export const makeLinkCode = endpoint({
  name: 'makeLinkCode',
  base: 'main',
  method: 'POST',
  path: 'account/link-code',
  summary:
    'Creates a single-use code that links the account with a learner from a learning platform. It is valid for ten minutes and replaces the previous code.',
  access: 'portal',
  isSecret: true,
  input: z.object({ password: passwordAgain }),
  output: z.object({
    /** Two groups of four characters, separated by a hyphen. */
    code: z.string(),
    expires_at: z.string(),
  }),
  problems: ['sign_in_again', 'too_many_tries'],
});

/** A learner from a learning platform who is linked with the account. */
export const linkedLearner = z.object({
  /** Id of the learner. */
  id: z.string(),
  /** Name from the platform; empty if it sends no names. */
  name: z.string(),
  platform: z.string(),
  linked_at: z.string(),
});
export type LinkedLearner = z.infer<typeof linkedLearner>;

export const listLinkedLearners = endpoint({
  name: 'listLinkedLearners',
  base: 'main',
  method: 'GET',
  path: 'account/links',
  summary: 'Lists the learners from learning platforms that the account is linked with, newest first.',
  access: 'portal',
  input: z.object({}),
  output: z.object({
    items: z.array(linkedLearner),
    /** True when creating a code requires the password, because the session is older than fifteen minutes. */
    wants_password: z.boolean(),
  }),
  problems: [],
});

export const unlinkLearner = endpoint({
  name: 'unlinkLearner',
  base: 'main',
  method: 'POST',
  path: 'account/unlink',
  summary:
    "Ends a link. Attempts, progress and points that came from the learner return to the learner. Badges and certificates based on them are revoked unless the account's own work is enough. Favorites and delivered grades stay.",
  access: 'portal',
  input: z.object({ id: personId }),
  output: nothing,
  problems: ['not_found'],
});

/** An account as shown on the launched page. */
export const linkedAccount = z.object({
  name: z.string(),
  /** Masked: enough to recognize one's own address, not to learn another's, such as `i***@acme.test`. */
  email: z.string(),
});

export const previewAccountLink = endpoint({
  name: 'previewAccountLink',
  base: 'integration',
  method: 'POST',
  path: 'launch/account-link/preview',
  summary: 'Previews what a code would link: the account, and how much work would move to it.',
  access: 'launch',
  input: z.object({ code: codeField }),
  output: z.object({
    account: linkedAccount,
    platform: z.string(),
    /** Labs opened and courses begun: `moves` on the platform, `has` in the account already. */
    moves: z.object({ labs: z.number(), courses: z.number() }),
    has: z.object({ labs: z.number(), courses: z.number() }),
  }),
  problems: ['link_code_unknown', 'link_impossible'],
});
export type AccountLinkPreview = z.infer<typeof previewAccountLink.output>;

/** The link of the launched person. */
export const accountLink = z.object({
  account: linkedAccount,
  linked_at: z.string(),
  /**
   * True while the link does not apply: the account may not be used, belongs to another company, or has no active
   * subscription. Launches then act as the learner only.
   */
  is_paused: z.boolean(),
});
export type AccountLink = z.infer<typeof accountLink>;

export const linkAccount = endpoint({
  name: 'linkAccount',
  base: 'integration',
  method: 'POST',
  path: 'launch/account-link',
  summary:
    "Links the launched person with the account that created the code. Their work moves to the account; the better result of both counts in the account and in the platform's gradebooks. Repeating the call with the same code returns the same link.",
  access: 'launch',
  input: z.object({ code: codeField }),
  output: z.object({ link: accountLink }),
  problems: ['link_code_unknown', 'link_impossible'],
});

export const getAccountLink = endpoint({
  name: 'getAccountLink',
  base: 'integration',
  method: 'GET',
  path: 'launch/account-link',
  summary: 'Returns the account that the launched person is linked with, if any.',
  access: 'launch',
  input: z.object({}),
  output: z.object({ link: z.optional(accountLink) }),
  problems: [],
});

export const unlinkAccount = endpoint({
  name: 'unlinkAccount',
  base: 'integration',
  method: 'POST',
  path: 'launch/account-link/remove',
  summary: 'Ends the link of the launched person, as `unlinkLearner` does. Does nothing without a link.',
  access: 'launch',
  input: z.object({}),
  output: nothing,
  problems: [],
});

export const ACCOUNT_LINK_ENDPOINTS = [
  makeLinkCode,
  listLinkedLearners,
  unlinkLearner,
  previewAccountLink,
  linkAccount,
  getAccountLink,
  unlinkAccount,
];
