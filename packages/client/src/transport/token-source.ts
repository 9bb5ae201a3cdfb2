/** A token for repeating a call. */
export interface RenewedToken {
  token: string;
  /** True when it was just refreshed, so a call that is refused again is not refreshed again. @see ERR-4 */
  isFresh: boolean;
}

/** Supplies tokens, and handles a token that the server refuses. */
export interface TokenSource {
  /** Loads in advance what a refresh needs, so that it works offline. */
  prepare?(): void;
  /** Awaited before a call reads the token, which may have to be fetched first. Never rejects. */
  ready?(): Promise<void>;
  token(): string | undefined;
  /** The token that replaced the one that was used; the call is repeated with it, without a refresh. */
  successor(used: string | undefined): string | undefined;
  /**
   * Returns a new token in place of the one that was used; undefined if that is impossible. Called once for all waiting
   * calls.
   * @see ERR-2
   */
  refresh(used: string | undefined): Promise<RenewedToken | undefined>;
  /** Called when the server refused the token for good: the session is over. @see ERR-3, ERR-4 */
  refused(used: string | undefined): void;
}
