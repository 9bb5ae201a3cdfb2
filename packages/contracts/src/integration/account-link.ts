import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { passwordAgain } from '../identity/session.ts';

/**
 * A learner of a learning platform and a portal account of the same person become one. Both are proved: the account makes
 * a code, the launched page sends it. An e-mail address proves neither.
 */

/** Characters of a code: none that is read as another. */
export const LINK_CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const LINK_CODE_LENGTH = 8;
export const LINK_CODE_MINUTES = 10;

const toCode = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '');
const CODE = new RegExp(`^[${LINK_CODE_CHARACTERS}]{${LINK_CODE_LENGTH}}$`);

/** As people type it: any case, with or without the hyphen. */
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
    'Makes a code that links the account with a learner of a learning platform, once, for ten minutes. The code before ends.',
  access: 'portal',
  isSecret: true,
  input: z.object({ password: passwordAgain }),
  output: z.object({
    /** Two groups of four characters with a hyphen between. */
    code: z.string(),
    expires_at: z.string(),
  }),
  problems: ['sign_in_again', 'too_many_tries'],
});

/** A learner of a platform that an account is linked with. */
export const linkedLearner = z.object({
  /** Of the learner. */
  id: z.string(),
  /** As the platform names them; empty where it sends no names. */
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
  summary: 'The learners of learning platforms that the account is linked with, newest first.',
  access: 'portal',
  input: z.object({}),
  output: z.object({
    items: z.array(linkedLearner),
    /** Whether a code wants the password: the session is older than fifteen minutes. */
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
    'Ends a link. Attempts, progress and points that came from the learner go back to them; badges and certificates that rest on them are revoked unless own work is enough. Favorites and delivered grades stay.',
  access: 'portal',
  input: z.object({ id: personId }),
  output: nothing,
  problems: ['not_found'],
});

/** An account as the launched page shows it. */
export const linkedAccount = z.object({
  name: z.string(),
  /** Enough to recognize one's own, not enough to learn another's: `i***@acme.test`. */
  email: z.string(),
});

export const previewAccountLink = endpoint({
  name: 'previewAccountLink',
  base: 'integration',
  method: 'POST',
  path: 'launch/account-link/preview',
  summary: 'What a code would link, before it does: the account, and how much work moves to it.',
  access: 'launch',
  input: z.object({ code: codeField }),
  output: z.object({
    account: linkedAccount,
    platform: z.string(),
    /** Labs opened and courses begun from the platform, and in the account. */
    moves: z.object({ labs: z.number(), courses: z.number() }),
    has: z.object({ labs: z.number(), courses: z.number() }),
  }),
  problems: ['link_code_unknown', 'link_impossible'],
});
export type AccountLinkPreview = z.infer<typeof previewAccountLink.output>;

/** The link of the person who was launched. */
export const accountLink = z.object({
  account: linkedAccount,
  linked_at: z.string(),
  /**
   * The link does not hold now: the account may not be used, it belongs to another company, or a subscription has ended.
   * Launches act as the learner alone.
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
    'Links the launched person with the account that made the code. Their work moves to it; results of both count in the account and in the gradebooks of the platform, the best of each. Repeated with the same code, it gives the same link.',
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
  summary: 'The account that the launched person is linked with, if there is one.',
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
  summary: 'Ends the link of the launched person, as unlinkLearner does. Without a link it does nothing.',
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
