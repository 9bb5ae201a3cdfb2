/**
 * The table of rights: who may call what. An endpoint names its access, an access names the kinds it lets through,
 * and the server asks nothing else. Kinds combine: a caller who is any of the named ones passes.
 * @see GEN-11, ROLE-12
 */

/** What a caller can be. `unverified` is somebody signed in who must confirm their address first. @see AUTH-41 */
export type CallerKind =
  | 'nobody'
  | 'unverified'
  | 'individual'
  | 'freeTier'
  | 'member'
  | 'manager'
  | 'admin'
  | 'champion'
  | 'launched';

const SIGNED_IN = ['individual', 'freeTier', 'member', 'manager', 'admin', 'champion'] as const;
const EVERY_KIND: readonly CallerKind[] = ['nobody', 'unverified', ...SIGNED_IN, 'launched'];

export const RIGHTS = {
  /** Before anybody signed in. */
  public: EVERY_KIND,
  /** A portal session, even one whose address is still to be confirmed. */
  unverified: ['unverified', ...SIGNED_IN],
  /** A portal session. */
  portal: SIGNED_IN,
  /** A person launched from an LMS. */
  launch: ['launched'],
  /** Whoever learns, from the portal or an LMS. */
  learner: [...SIGNED_IN, 'launched'],
  companyAdmin: ['admin'],
} as const satisfies Record<string, readonly CallerKind[]>;

/** Who may call an endpoint. */
export type Access = keyof typeof RIGHTS;

/** True when one of a caller's kinds may pass. */
export function isAllowed(access: Access, kinds: readonly CallerKind[]): boolean {
  const allowed: readonly CallerKind[] = RIGHTS[access];
  return kinds.some((kind) => allowed.includes(kind));
}
