/**
 * The table of rights: who may call what. An endpoint names its access, and an access names the kinds of caller it
 * admits; the server checks nothing else. A caller who is of several kinds passes if any one of them is admitted.
 * @see GEN-11, ROLE-12
 */

/**
 * What a caller can be. An `owner` is also an `admin`, and both are also a `member`. `unverified` is signed in but must confirm their email address first; `enrolling` must set up a
 * second factor first, because their company requires one; `guest` tries a lab without an account; `embedded` is a
 * visitor of a partner's page, whose token also has scopes; `token` is a program with a person's API token, which also
 * has a scope; `partner` is a partner's server with its secret key.
 * @see AUTH-41, CX-18
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
  | 'owner'
  | 'champion'
  | 'launched'
  | 'guest'
  | 'embedded'
  | 'token'
  | 'partner';

const SIGNED_IN = ['individual', 'freeTier', 'member', 'manager', 'admin', 'owner', 'champion'] as const;
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
  /** Everyone, including anonymous callers. */
  public: EVERY_KIND,
  /** A portal session, even if its email address is not confirmed yet. */
  unverified: ['unverified', 'enrolling', ...SIGNED_IN],
  /** The same, or a person's API token. */
  unverifiedOrToken: ['unverified', 'enrolling', ...SIGNED_IN, 'token'],
  /** A portal session, even if it must set up a second factor first. */
  enrolling: ['enrolling', ...SIGNED_IN],
  /** A portal session. */
  portal: SIGNED_IN,
  /** A portal session, or a person's API token. */
  portalOrToken: [...SIGNED_IN, 'token'],
  /** A person launched from an LMS. */
  launch: ['launched'],
  /** Every learner: in the portal, from an LMS, on a partner's page, or through a program of theirs. */
  learner: [...SIGNED_IN, 'launched', 'embedded', 'token'],
  /** A portal session, or a visitor of a partner's page. */
  portalOrEmbedded: [...SIGNED_IN, 'embedded'],
  /** Callers of a lab page: every learner, and guests in a lab that is open to guests. */
  learnerOrGuest: [...SIGNED_IN, 'launched', 'embedded', 'token', 'guest'],
  /** A portal session of a person without a company. @see BILL-8 */
  individualUser: ['individual', 'freeTier'],
  /** A portal session of a person in a company. @see COMP-20 */
  companyUser: ['member', 'manager', 'admin', 'owner', 'champion'],
  /** A company's security champion. @see ROLE-7 */
  champion: ['champion'],
  companyAdmin: ['admin'],
  /** Those administrators who decide who administers. @see COMP-11 */
  companyOwner: ['owner'],
  /** Administrators, and managers for the people of their teams. @see ROLE-5 */
  teamLead: ['manager', 'admin'],
  /** A partner's server. */
  partner: ['partner'],
} as const satisfies Record<string, readonly CallerKind[]>;

/** Who may call an endpoint. */
export type Access = keyof typeof RIGHTS;

/** True when any of the caller's kinds has access. */
export function isAllowed(access: Access, kinds: readonly CallerKind[]): boolean {
  const allowed: readonly CallerKind[] = RIGHTS[access];
  return kinds.some((kind) => allowed.includes(kind));
}
