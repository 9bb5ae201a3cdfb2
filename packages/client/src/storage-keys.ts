/**
 * Every key this product keeps in local storage, in one place. Flags are the texts 'true' and 'false', times epoch
 * milliseconds, lists and objects JSON.
 *
 * | key | holds |
 * |---|---|
 * | `token`, `rtoken` | identity and refresh token @see AUTH-21 |
 * | `expTime` | when the session's four hours are over @see AUTH-22 |
 * | `user`, `userId` | who is signed in; `user` is `{email, firstName, lastName, picture}` @see DATA-4 |
 * | `type`, `trial`, `is_admin`, `manager` | kind of user: `IND`, `FT`, `ENT`, and flags @see DATA-7 |
 * | `is_security_champion`, `security_champion_teams` | flag and list of team names |
 * | `subs_`, `sub_` | the subscription, and whether it makes a parent user @see CX-26 |
 * | `verify` | `OPTIONAL` or `FORCE` while the address is unconfirmed @see AUTH-40 |
 * | `isOwasp` | came by the OWASP partner's signup @see DATA-3 |
 * | `queryParamRedirection`, `redirectUrl` | where to go after signing in @see AUTH-32 |
 * | `startTime`, `provisionInfo` | of a provisioned lab |
 * | `publishLoginAPi`, `timeStampLogin` | the login publish was sent; when the login was @see DATA-3 |
 */
export const SESSION_KEYS = [
  'token',
  'rtoken',
  'expTime',
  'user',
  'userId',
  'isOwasp',
  'is_admin',
  'manager',
  'trial',
  'type',
  'sub_',
  'subs_',
  'verify',
  'is_security_champion',
  'security_champion_teams',
  'queryParamRedirection',
  'redirectUrl',
  'startTime',
  'provisionInfo',
  'publishLoginAPi',
  'timeStampLogin',
] as const;

/**
 * The keys beyond that list. The theme is not among them: it is a cookie, so that it outlives a logout (CX-11).
 * Digests of tokens that were replaced are in IndexedDB: `spent-tokens.ts`.
 *
 * Lab pages have families of their own:
 *
 * | key | holds |
 * |---|---|
 * | `drawbridge.lab.draft.<lab>` | what was typed and is not on the server yet |
 * | `drawbridge.lab.split.<split>`, `drawbridge.lab.wrap` | the widths of the panes, and whether lines wrap |
 * | `drawbridge.lab.toured` | whether the panes of a lab were explained |
 * | `drawbridge.steps.<attempt>` | ids of the steps that were read in an attempt |
 * @see DATA-2
 */
export const OWN_KEYS = {
  /** `EXPIRED` or the number of days left. @see BILL-3..BILL-6 */
  subscriptionExpiry: 'subscriptionExpiry',
  /** Ids of unpaid orders, separated by commas. @see BILL-13 */
  waitingOrders: 'drawbridge.waitingOrders',
  /** IANA name of the time zone for dates; absent: the browser's. */
  timeZone: 'drawbridge.timeZone',
  /** `full` or `mini`. @see SHELL-7 */
  sidebar: 'drawbridge.sidebar',
  /** When the next magic link may be requested. @see AUTH-16 */
  linkLock: 'magicLinkLock',
  /** 'true' from just before a magic link is requested until a sign-in or the failure of the request. @see AUTH-11 */
  loginStatus: 'loginStatus',
  /** `{key, sentAt}`: the value by which this browser is recognized, and the time of its link requests by address. */
  linkRequests: 'drawbridge.linkRequests',
  /** The same for its signups, until the first sign-in. */
  signupRequests: 'drawbridge.signupRequests',
  /** `{token, expires_at, lab_id}` of a guest, until their work moves to an account. */
  guest: 'drawbridge.guest',
  /** The same for a guest who began in the frame of a partner's page. */
  framedGuest: 'drawbridge.framedGuest',
} as const;

/** The unsent draft of a lab. @see DATA-2 */
export const toDraftKey = (labId: string) => `drawbridge.lab.draft.${labId}`;
