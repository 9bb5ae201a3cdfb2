import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { Exchange, LabRequest, SqlRow, SqlValue } from './exchange.ts';
import type { PolicyInspector } from './policy/inspector.ts';
import type { Quotas } from './quotas.ts';
import type { StopReason } from './stop.ts';
import type { WorldEvent } from './world/event.ts';

/** A lab as the engine needs it: sources and the world's initial state. */
export interface LabProgram {
  /** Which runtime the files are for. */
  engine: LabPack['engine'];
  entry: string;
  files: LabFile[];
  seed: LabPack['seed'];
  /** The learner's attack on the app, for labs that take a script: no part of the app. */
  script?: LabFile;
}

export interface Usage {
  /** Ticks used by all requests so far. */
  fuel: number;
  requests: number;
  /** Guest memory in bytes, app and database. */
  memoryBytes: number;
}

/** Pages that differ from the lab's image: the memory cost of an idle lab. */
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
  /** Runs a statement of the harness, not of the app; leaves no event. Throws `Error` with SQLite's message. */
  sql(sql: string, params?: SqlValue[]): SqlRow[];
  /** Reads and simulates the files of a policy lab; labs of other kinds have none. */
  policy?: PolicyInspector;
  /** Every event so far. */
  events(): WorldEvent[];
  advanceClock(ms: number): void;
  /**
   * Sets Math.random of the app, or Python's random, back to a known state, as for an attacker who worked it out. `crypto`
   * and `secrets` are not touched.
   */
  reseed(seed: number): void;
  files(): LabFile[];
  /** Not for labs without pages. */
  world?: SessionWorld;
  usage(): Usage;
  snapshot(): Delta;
  /** True once a limit was exceeded: every later request gets a 503 from the harness. */
  stopped(): boolean;
  stopReason(): StopReason | null;
  close(): void;
}
