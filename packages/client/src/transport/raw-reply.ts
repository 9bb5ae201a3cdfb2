/** A server's reply before its shape is checked. */
export interface RawReply {
  status: number;
  /** Undefined if it is not JSON. */
  body: unknown;
  retryAfterSeconds: number | undefined;
}
