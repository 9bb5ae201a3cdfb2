/**
 * The table of rights: who may call what. An endpoint names its access, an access names the kinds it lets through, and
 * the server checks nothing else. Kinds combine: a caller who is any of the named ones passes.
 * @see GEN-11, ROLE-12
 */

/**
 * What a caller can be. `unverified` is signed in and must confirm their address first; `enrolling` must set up a second
 * factor first, because their company demands one; `guest` tries a lab without an account; `embedded` is a visitor of a
 * partner's page, whose token has scopes besides; `token` is a program with a token of a person, which has a scope too;
 * `partner` is a partner's server with its secret key. @see AUTH-41, CX-18
 */
export type CallerKind =
  | 'anonymous'
  | 'unverified'
  | 'enrolling'
  | 'individual'
  | 'freeTier'
  | 'member'
  | 'manager'
  | 'admin'
  | 'champion'
  | 'launched'
  | 'guest'
  | 'embedded'
  | 'token'
  | 'partner';

const SIGNED_IN = ['individual', 'freeTier', 'member', 'manager', 'admin', 'champion'] as const;
const EVERY_KIND: readonly CallerKind[] = [
  'anonymous',
  'unverified',
  'enrolling',
  ...SIGNED_IN,
  'launched',
  'guest',
  'embedded',
  'token',
  'partner',
];

export const RIGHTS = {
  /** Anonymous callers included. */
  public: EVERY_KIND,
  /** A portal session, even one whose address is not confirmed yet. */
  unverified: ['unverified', 'enrolling', ...SIGNED_IN],
  /** The same, or a token of the person. */
  unverifiedOrToken: ['unverified', 'enrolling', ...SIGNED_IN, 'token'],
  /** A portal session, even one that must set up a second factor first. */
  enrolling: ['enrolling', ...SIGNED_IN],
  /** A portal session. */
  portal: SIGNED_IN,
  /** A portal session, or a token of a person. */
  portalOrToken: [...SIGNED_IN, 'token'],
  /** A person launched from an LMS. */
  launch: ['launched'],
  /** Every learner, from the portal, an LMS, a partner's page or a program of theirs. */
  learner: [...SIGNED_IN, 'launched', 'embedded', 'token'],
  /** A portal session, or a visitor of a partner's page. */
  portalOrEmbedded: [...SIGNED_IN, 'embedded'],
  /** What the page of a lab calls: every learner, and a guest in a lab that is open to guests. */
  learnerOrGuest: [...SIGNED_IN, 'launched', 'embedded', 'token', 'guest'],
  /** A portal session of somebody without a company. @see BILL-8 */
  individualUser: ['individual', 'freeTier'],
  /** A portal session of somebody of a company. @see COMP-20 */
  companyUser: ['member', 'manager', 'admin', 'champion'],
  /** A security champion of a company. @see ROLE-7 */
  champion: ['champion'],
  companyAdmin: ['admin'],
  /** A partner's server. */
  partner: ['partner'],
} as const satisfies Record<string, readonly CallerKind[]>;

/** Who may call an endpoint. */
export type Access = keyof typeof RIGHTS;

/** True when one of a caller's kinds may pass. */
export function isAllowed(access: Access, kinds: readonly CallerKind[]): boolean {
  const allowed: readonly CallerKind[] = RIGHTS[access];
  return kinds.some((kind) => allowed.includes(kind));
}
