export interface Quotas {
  /** Engine ticks one request may use; a tick is about 10,000 steps of guest code or 1,000 of SQL. */
  requestFuel: number;
  /** Ticks of the test program itself, without the requests it makes. */
  testFuel: number;
  /** Wall time of one guest call: a last resort only, verdicts depend on fuel. */
  wallMs: number;
  /** The same for a whole test; below the host's hard kill, so that the engine can still name the test. */
  testWallMs: number;
  /** Pending jobs (promise reactions) driven for one request. */
  jobs: number;
  /** Requests of one session. */
  requests: number;
  responseBytes: number;
  heapBytes: number;
  stackBytes: number;
}

export const DEFAULT_QUOTAS: Quotas = {
  requestFuel: 400,
  testFuel: 400,
  wallMs: 1_000,
  testWallMs: 1_400,
  jobs: 20_000,
  requests: 2_000,
  responseBytes: 262_144,
  heapBytes: 16 * 1024 * 1024,
  stackBytes: 256 * 1024,
};
