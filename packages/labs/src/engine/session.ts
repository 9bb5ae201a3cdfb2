import type { LabFile, LabPack } from '@drawbridge/contracts';
import type { Browser } from './browser/browser.ts';
import type { PolicyDesk } from './policy/desk.ts';
import type { StopReason } from './stop.ts';
import type { TestProgram, TestRun } from './test-session.ts';
import type { WorldEvent } from './world/event.ts';

/** A lab as the engine needs it: sources and what the world starts with. */
export interface LabProgram {
  /** Which runtime the files are for. */
  engine: LabPack['engine'];
  entry: string;
  files: LabFile[];
  seed: LabPack['seed'];
  /** The learner's attack on the app, for labs that take a script: no part of the app. */
  script?: string;
}

export interface LabRequest {
  method: string;
  /** Path and query, beginning with a slash. */
  url: string;
  /** Lower-case names. */
  headers?: Record<string, string>;
  body?: string;
}

export interface LabResponse {
  status: number;
  /** Lower-case names; a name may occur more than once (`set-cookie`). */
  headers: Array<[string, string]>;
  body: string;
}

/** One request, what came back and what the world saw meanwhile. */
export interface Exchange {
  request: Required<LabRequest>;
  response: LabResponse;
  events: WorldEvent[];
  fuel: number;
  /** Time that passed on the world's clock, in milliseconds: what a stopwatch outside would show. */
  elapsedMs: number;
}

export interface Quotas {
  /** Engine ticks one request may use; a tick is about 10,000 steps of guest code or 1,000 of SQL. */
  requestFuel: number;
  /** Ticks of the test program itself, without the requests it makes. */
  testFuel: number;
  /** Wall time one guest call may take: a backstop only, verdicts are in fuel. */
  wallMs: number;
  /** The same for a whole test; below the carrier's hard kill, so that the engine can still say which test it was. */
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

export interface Usage {
  /** Ticks used by all requests so far. */
  fuel: number;
  requests: number;
  /** Guest memory in bytes, app and database. */
  memoryBytes: number;
}

/** Pages that differ from the lab's image: what an idle lab costs to keep. */
export interface Delta {
  pages: Array<{ memory: 'js' | 'sql'; at: number; bytes: Uint8Array }>;
  sizeBytes: number;
}

/** A prepared lab. Pure: the same program gives the same bytes in the page and on the server. */
export interface LabImage {
  program: LabProgram;
  /** SHA-256 over the image, for tests and for the agreement of page and server. */
  hash(): string;
  sizeBytes: number;
  /** Opaque to everyone but the engine that made it. */
  memory: unknown;
}

export interface SessionOptions {
  /** Seeds Math.random, session ids and the test's own choices. */
  seed?: number;
  quotas?: Partial<Quotas>;
}

/** A session's world as a simulated browser needs it. */
export interface SessionWorld {
  /** Notes an event of a page among those of the app. */
  note(event: WorldEvent): void;
  nowMs(): number;
  /** User of the app's session that a `Cookie` header carries, or an empty string. */
  userOf(cookie: string): string;
}

/** A running lab: one world, one app, requests one after the other. */
export interface Session {
  request(request: LabRequest): Exchange;
  /** Runs a statement of the harness, not of the app; leaves no event. Throws `Error` with SQLite's words. */
  sql(sql: string, params?: SqlValue[]): SqlRow[];
  /** Reads and simulates the files of a policy lab; labs of other kinds have none. */
  policy?: PolicyDesk;
  /** Every event so far. */
  events(): WorldEvent[];
  advanceClock(ms: number): void;
  files(): LabFile[];
  /** Not for labs without pages. */
  world?: SessionWorld;
  usage(): Usage;
  snapshot(): Delta;
  /** True once a limit was broken: every later request is answered by the harness with 503. */
  stopped(): boolean;
  stopReason(): StopReason | null;
  close(): void;
}

/** How one kind of lab is started: the engine picks it by `LabProgram.engine`. */
export interface LabRuntime {
  prepare(program: LabProgram, options: SessionOptions): LabImage;
  open(image: LabImage, options: SessionOptions): Session;
  /** Lets go of idle memory. */
  close(): void;
}

export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;

export interface LabEngine {
  /** Name and versions, e.g. `js quickjs-wasi 3.6.2 + sqlite-wasm 3.51.2-build8`. */
  id: string;
  /** SHA-256 (hex) over both binaries' hashes and the guest runtime. */
  hash: string;
  /** Starts what labs of this kind need besides; at once for most. A `python` lab is prepared only after this. */
  load(kind: LabProgram['engine']): Promise<void>;
  /** Builds the database, evaluates the app, takes the image. Throws `LabStop` or `LabFault`. */
  prepare(program: LabProgram, options?: SessionOptions): LabImage;
  open(image: LabImage, options?: SessionOptions): Session;
  /** Runs one test program in a guest of its own, against a fresh session of the image. */
  test(image: LabImage, program: TestProgram, options?: SessionOptions): TestRun;
  /** A person's browser over a session of this engine. Throws for a lab without pages. */
  browse(session: Session): Browser;
  /** Lets go of all idle memory. */
  close(): void;
}
