export interface Quotas {
  /** Ticks that one request may use; see `budget.ts`. */
  requestFuel: number;
  /** Ticks of all requests of a session together: a test may make many. */
  totalFuel: number;
  /** Ticks of the test program itself, without the requests it makes. */
  testFuel: number;
  /** Pending jobs (promise reactions) driven for one request. */
  jobs: number;
  /** Requests of one session. */
  requests: number;
  responseBytes: number;
  heapBytes: number;
  /**
   * Of the guest's C stack. The engine's own frames take up to four times as much of the host's stack, and a worker
   * of a page has some 500 KiB of it: a recursion without an end must end here, as an error that the program can read.
   */
  stackBytes: number;
}

export const DEFAULT_QUOTAS: Quotas = {
  requestFuel: 400,
  totalFuel: 4_000,
  testFuel: 400,
  jobs: 20_000,
  requests: 2_000,
  responseBytes: 262_144,
  heapBytes: 16 * 1024 * 1024,
  stackBytes: 120 * 1024,
};
