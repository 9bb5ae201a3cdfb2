import * as z from 'zod/mini';
import { TEST_KINDS } from './lab-kinds.ts';

export const TEST_STATUSES = ['passed', 'failed', 'error'] as const;

/** Events that the simulated world of a lab logs while a program runs. */
export const WORLD_EVENT_KINDS = [
  'sql',
  'session',
  'disclosed',
  'fault',
  'file',
  'outgoing',
  'exec',
  'mail',
  'model',
  'hash',
  'compare',
  'finding',
  'log',
  'script',
  'call',
  'csp',
  'refused',
  'cross-site',
  'framed',
] as const;

/** A position in the learner's files. Lines and columns are counted from 1. */
export const labPlace = z.object({
  path: z.string(),
  line: z.int().check(z.positive()),
  column: z.optional(z.int().check(z.positive())),
});
export type LabPlace = z.infer<typeof labPlace>;

/** What the app's code asked of its world: a statement, a command, a file, or a request to another host. */
export const eventStatement = z.object({
  text: z.string(),
  /** Values bound to an SQL statement, in order. */
  params: z.optional(z.array(z.string())),
  /** The result: number of rows, an error, or exit status. */
  result: z.string(),
});
export type EventStatement = z.infer<typeof eventStatement>;

/** An event of the simulated world, as the page shows it. */
export const describedEvent = z.object({
  kind: z.enum(WORLD_EVENT_KINDS),
  /** The event as a sentence. */
  text: z.string(),
  /** True for an effect that only an attack can have. */
  breach: z.optional(z.boolean()),
  /** The innermost line of the learner's files that led to it. */
  place: z.optional(labPlace),
  statement: z.optional(eventStatement),
});
export type DescribedEvent = z.infer<typeof describedEvent>;

/**
 * Each needs a different action from the learner: end a loop, fix a syntax error, follow a thrown error, send an
 * answer.
 */
export const FAULT_KINDS = ['stop', 'compile', 'throw', 'unanswered'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One row of the attack replay: the request, the response and the events. */
export const replayLine = z.object({
  method: z.string(),
  url: z.string(),
  body: z.string(),
  status: z.number(),
  response: z.string(),
  /** The events during this request that say the most about an attack. */
  events: z.array(describedEvent),
  /** Number of events left out. */
  more_events: z.optional(z.number()),
});
export type ReplayLine = z.infer<typeof replayLine>;

export const testResult = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(TEST_KINDS),
  visibility: z.enum(['visible', 'hidden']),
  status: z.enum(TEST_STATUSES),
  weight: z.number(),
  /** Engine steps used, in the engine's own unit; the same in the page and on the server. 0 for a hidden test. */
  fuel: z.number(),
  message: z.string(),
  /** Set if the test could not run: the program did not start, or it hung and was ended from outside. */
  fault: z.optional(z.enum(FAULT_KINDS)),
  /** Where in the learner's files the error in `message` was thrown. */
  place: z.optional(labPlace),
  /**
   * The author's hint for a failed hidden test, in place of its payload. Learners see it after two different failed
   * submissions.
   */
  hint: z.optional(z.string()),
  /** Number of requests that the test made, including those left out of its replay. Only for visible tests. */
  requests: z.optional(z.number()),
  /** Timeline of the attack. Only for visible tests, and only in the submission itself, not in lists. */
  replay: z.optional(z.array(replayLine)),
});
export type TestResult = z.infer<typeof testResult>;

export const VERDICTS = ['passed', 'failed', 'error', 'infra'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The server's result for a submission. No part of it ever comes from the page. */
export const labResult = z.object({
  grade_id: z.string(),
  lab_id: z.string(),
  content_hash: z.string(),
  engine: z.string(),
  /** SHA-256 (hex) of the engine binary. */
  engine_hash: z.string(),
  submission_hash: z.string(),
  verdict: z.enum(VERDICTS),
  score: z.number(),
  max: z.number(),
  tests: z.array(testResult),
  /**
   * Number of hidden tests that passed, if the lab does not say which; `tests` then contains no hidden tests. Set in
   * what a learner is shown.
   */
  hidden: z.optional(z.object({ passed: z.number(), total: z.number() })),
  /**
   * A wrong fix known to the author that fails exactly the same tests. `lesson`: the course item that explains it, if
   * the author names one.
   */
  trap: z.optional(
    z.object({ id: z.string(), title: z.string(), why: z.string(), lesson: z.optional(z.string()) }),
  ),
  usage: z.object({
    /** Engine steps used by the visible tests. */
    fuel: z.number(),
    /** Wall-clock time in milliseconds, in steps of 100. */
    wall_ms: z.number(),
    /** True when an engine limit ended a test. The learner's next submission then waits in the slow queue. */
    limited: z.optional(z.boolean()),
  }),
  /** Hash of the verdict and test statuses only. Page and server must agree on it. */
  outcome_hash: z.string(),
  /** Message to the learner when there is no verdict. */
  log: z.string(),
  graded_at: z.string(),
  /**
   * The server's HMAC of the whole result without replays, even if the learner is shown less. Empty for a submission
   * that was given up, because no grader judged it.
   */
  signature: z.string(),
});
export type LabResult = z.infer<typeof labResult>;
