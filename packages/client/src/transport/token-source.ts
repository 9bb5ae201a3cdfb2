/** A token to repeat a call with. */
export interface RenewedToken {
  token: string;
  /** It was refreshed just now, so a call that is refused with it too is not refreshed again. @see ERR-4 */
  isFresh: boolean;
}

/** Where tokens come from and what happens when the server no longer takes them. */
export interface TokenSource {
  /** Loads ahead what a refresh needs, so that it is there when the network is not. */
  prepare?(): void;
  /** Waited for before a call reads the token: it may have to be fetched first. Never rejects. */
  ready?(): Promise<void>;
  token(): string | undefined;
  /** The token that has taken the place of the one that was used: with it the call is repeated, without a refresh. */
  successor(used: string | undefined): string | undefined;
  /**
   * A new token in place of the one that was used, or undefined when there is no way to get one. Called once for all
   * calls that wait. @see ERR-2
   */
  refresh(used: string | undefined): Promise<RenewedToken | undefined>;
  /** The server no longer takes the token that was used: the session is over. @see ERR-3, ERR-4 */
  refused(used: string | undefined): void;
}
