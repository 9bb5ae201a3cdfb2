import * as z from 'zod/mini';
import { TEST_KINDS } from './lab-kinds.ts';

export const TEST_STATUSES = ['passed', 'failed', 'error'] as const;

/** What the world of a lab logs while a program runs. */
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

/** A place in the learner's files. Lines and columns count from 1. */
export const labPlace = z.object({
  path: z.string(),
  line: z.int().check(z.positive()),
  column: z.optional(z.int().check(z.positive())),
});
export type LabPlace = z.infer<typeof labPlace>;

/** What code of the app asked of its world: a statement, a command, a file, a request to another host. */
export const eventStatement = z.object({
  text: z.string(),
  /** Values bound to an SQL statement, in their order. */
  params: z.optional(z.array(z.string())),
  /** What came of it: the number of rows, an error, the status of a program. */
  result: z.string(),
});
export type EventStatement = z.infer<typeof eventStatement>;

/** An event of the world as the page shows it. */
export const describedEvent = z.object({
  kind: z.enum(WORLD_EVENT_KINDS),
  /** The event as a sentence. */
  text: z.string(),
  /** True for what only an attack causes. */
  breach: z.optional(z.boolean()),
  /** The innermost line of the learner's files that led to it. */
  place: z.optional(labPlace),
  statement: z.optional(eventStatement),
});
export type DescribedEvent = z.infer<typeof describedEvent>;

/**
 * They need different actions of the learner: end a loop, fix a syntax error, follow an error that was thrown, send an
 * answer.
 */
export const FAULT_KINDS = ['stop', 'compile', 'throw', 'unanswered'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One line of the attack replay: the request, the response, the events. */
export const replayLine = z.object({
  method: z.string(),
  url: z.string(),
  body: z.string(),
  status: z.number(),
  response: z.string(),
  /** The events during this request that are most informative about an attack. */
  events: z.array(describedEvent),
  /** How many more there were. */
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
  /** Engine steps used, in the engine's own unit; equal in page and server. 0 for a hidden test. */
  fuel: z.number(),
  message: z.string(),
  /** Set for a test that could not run: the program does not start, or it hung and was ended from outside. */
  fault: z.optional(z.enum(FAULT_KINDS)),
  /** Where in the learner's files the error of `message` was thrown. */
  place: z.optional(labPlace),
  /**
   * The author's hint, given for a failed hidden test in place of its payload. A learner is shown it after two different
   * tries that failed.
   */
  hint: z.optional(z.string()),
  /** Requests the test made, including those its replay does not show; only for visible tests. */
  requests: z.optional(z.number()),
  /** Timeline of the attack; only for visible tests. Lists leave it out: it is part of the submission itself. */
  replay: z.optional(z.array(replayLine)),
});
export type TestResult = z.infer<typeof testResult>;

export const VERDICTS = ['passed', 'failed', 'error', 'infra'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The server's result of a submission; nothing of it is ever taken from the page. */
export const labResult = z.object({
  grade_id: z.string(),
  lab_id: z.string(),
  content_hash: z.string(),
  engine: z.string(),
  /** SHA-256 (hex) of the engine's binary. */
  engine_hash: z.string(),
  submission_hash: z.string(),
  verdict: z.enum(VERDICTS),
  score: z.number(),
  max: z.number(),
  tests: z.array(testResult),
  /**
   * How many hidden tests pass, where the lab does not tell which: then none of them is among `tests`. Set in what a
   * learner is shown.
   */
  hidden: z.optional(z.object({ passed: z.number(), total: z.number() })),
  /**
   * A wrong fix the author knows that fails exactly the same tests. `lesson`: the item of a course that explains it, where
   * the author names one.
   */
  trap: z.optional(
    z.object({ id: z.string(), title: z.string(), why: z.string(), lesson: z.optional(z.string()) }),
  ),
  usage: z.object({
    /** Of the visible tests. */
    fuel: z.number(),
    /** In steps of 100. */
    wall_ms: z.number(),
    /** A limit of the engine ended something; the learner's next one waits in the slow lane. */
    limited: z.optional(z.boolean()),
  }),
  /** Hash over verdict and test statuses only: page and server must agree on it. */
  outcome_hash: z.string(),
  /** For the learner: why there is no verdict. */
  log: z.string(),
  graded_at: z.string(),
  /**
   * HMAC of the server over the whole result, without replays, also where its learner is shown less. Empty for a
   * submission that was given up: no grader judged it.
   */
  signature: z.string(),
});
export type LabResult = z.infer<typeof labResult>;
