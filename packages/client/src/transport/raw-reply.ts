/** What came back from a server, before anything is known about its shape. */
export interface RawReply {
  status: number;
  /** Undefined for what is not JSON. */
  body: unknown;
  retryAfterSeconds: number | undefined;
}
