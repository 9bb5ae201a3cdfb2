import type { WorldEvent } from './world/event.ts';

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

/** One request, its response and the events of the world meanwhile. */
export interface Exchange {
  request: Required<LabRequest>;
  response: LabResponse;
  events: WorldEvent[];
  fuel: number;
  /** Time that passed on the world's clock, in milliseconds: what an attacker could measure. */
  elapsedMs: number;
}

export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;
