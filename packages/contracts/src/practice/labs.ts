import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { attemptId, courseId, itemId, labId, submissionId } from '../base/ids.ts';
import { OBJECT_TYPES } from '../base/product.ts';
import { LAB_ENGINES, LAB_KINDS, LAB_TYPES, TEST_KINDS } from './lab-kinds.ts';
import { listLabs } from './lab-list.ts';
import { labResult } from './lab-results.ts';

/** Limits of one submission, checked before anything runs. */
export const SUBMISSION_LIMITS = {
  files: 40,
  fileBytes: 65_536,
  totalBytes: 262_144,
  pathLength: 120,
  /** Requests of an attack submitted as a log, and their characters together. */
  requests: 200,
  logChars: 200_000,
} as const;

export const labFile = z.object({ path: z.string(), text: z.string() });
export type LabFile = z.infer<typeof labFile>;

/**
 * A step of the brief: what to do and why, already rendered to safe HTML. A step that is shown only to a learner who is
 * guided has neither title nor text for anyone else, see `LAB_GUIDANCE`.
 */
export const labStep = z.object({
  id: z.string(),
  title: z.optional(z.string()),
  html: z.optional(z.string()),
});
export type LabStep = z.infer<typeof labStep>;

/** A test the page may run and read. Hidden tests are never in a pack. */
export const labTest = z.object({
  id: z.string(),
  title: z.string(),
  /** `goal` is the task of an exploit lab: passed when the attack worked. */
  kind: z.enum(TEST_KINDS),
  /** Share of the score, against the sum over all tests. */
  weight: z.number(),
  /** Guest source: a module body run by the test runtime, see storybook/docs/labs. */
  source: z.string(),
});
export type LabTest = z.infer<typeof labTest>;

/** A request of an attack, as it was sent. Cookies are the replay's own unless a header names them. */
export const labLogRequest = z.object({
  method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
  url: z.string().check(z.startsWith('/'), z.maxLength(4_000)),
  headers: z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(8_000))),
  body: z.string().check(z.maxLength(100_000)),
});
export type LabLogRequest = z.infer<typeof labLogRequest>;

/** One act of an attack: a request, or a user of the app who is sent to an address or to a page of the attacker's. */
export const labLogEntry = z.union([
  labLogRequest,
  z.object({ victim: z.string().check(z.maxLength(200)), url: z.string().check(z.maxLength(4_000)) }),
  z.object({ victim: z.string().check(z.maxLength(200)), html: z.string().check(z.maxLength(50_000)) }),
]);
export type LabLogEntry = z.infer<typeof labLogEntry>;

/** What proves that one attack on the running app worked: events that must all occur while it handles one act. */
export const labBreach = z.object({
  id: z.string(),
  title: z.string(),
  /** Only events of such requests count. A `path` is without its query; one that ends in `*` is a prefix. */
  request: z.optional(z.object({ method: z.optional(z.string()), path: z.string() })),
  /** Fields an event must have; `some` means any value that is not empty. */
  all: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
export type LabBreach = z.infer<typeof labBreach>;

/** Everything the page needs to open a lab in milliseconds: the lab as data. */
export const labPack = z.object({
  lab_id: z.string(),
  title: z.string(),
  summary: z.string(),
  type: z.enum(LAB_TYPES),
  kind: z.enum(LAB_KINDS),
  engine: z.enum(LAB_ENGINES),
  minutes: z.number(),
  points: z.number(),
  level: z.enum(['Basic', 'Intermediate', 'Advanced']),
  cwe: z.array(z.string()),
  owasp: z.array(z.string()),
  /** SHA-256 (hex) over every file of the lab, hidden ones included. */
  content_hash: z.string(),
  steps: z.array(labStep),
  /** The starter: files of `app/` with paths relative to it. */
  files: z.array(labFile),
  /** Globs of the files the learner may change. */
  editable: z.array(z.string()),
  /** File shown first. */
  open_file: z.string(),
  /** Line of that file that is shown first; without it, the beginning. */
  open_line: z.optional(z.int().check(z.positive())),
  /** File of `files` the engine loads first. */
  entry: z.string(),
  /** The initial state of the world. */
  seed: z.object({
    /** Statements that build the database, for labs with one. */
    sql: z.optional(z.string()),
    /** Hosts, files and people of the simulated world, as the world's own JSON. */
    world: z.record(z.string(), z.unknown()),
  }),
  /** Address the preview opens first. */
  home: z.string(),
  /** Policy labs: what the page shows beside the files, such as `build Dockerfile`. */
  inspect: z.optional(z.string()),
  /** Accounts of the running app, shown to the learner as sign-in hints. */
  accounts: z.array(z.object({ name: z.string(), note: z.string(), user: z.string(), password: z.string() })),
  tests: z.array(labTest),
  /** Attacks the page recognises while the learner tries the running app. */
  breaches: z.array(labBreach),
  /** Exploit labs: how the attack is submitted. A script is a file of `files`, run on the server. */
  goal: z.optional(z.object({ by: z.enum(['log', 'script']), title: z.string(), script: z.string() })),
  /** Set for a timed lab: at zero it is stopped; work stays and can still be submitted. @see LAB-3 */
  time_limit_minutes: z.optional(z.number()),
});
export type LabPack = z.infer<typeof labPack>;

export const SUBMISSION_STATES = ['queued', 'running', 'graded'] as const;

/** A lesson of a course. */
export const labLesson = z.object({
  course_id: z.string(),
  course_title: z.string(),
  subject_id: z.string(),
  item_id: z.string(),
  object_type: z.enum(OBJECT_TYPES),
  title: z.string(),
});
export type LabLesson = z.infer<typeof labLesson>;

export const labSubmission = z.object({
  submission_id: submissionId,
  attempt_id: attemptId,
  state: z.enum(SUBMISSION_STATES),
  /** 1 = next; 0 once it runs. */
  queue_position: z.number(),
  /** It waits to be graded again: a run ended without a verdict, which is our fault. */
  retried: z.optional(z.boolean()),
  submitted_at: z.string(),
  result: z.optional(labResult),
  /** What explains the trap of the result: the lesson that its author names, otherwise the one before the lab. */
  lesson: z.optional(labLesson),
  /** The files as they were submitted. Lists leave them out: they are part of the submission itself. */
  files: z.optional(z.array(labFile)),
  /**
   * The attempt's best score in percent, with the cost of hints deducted: set when the submission was graded while the
   * caller waited.
   */
  best_score: z.optional(z.number()),
  /** The same in points. */
  best_points: z.optional(z.number()),
});
export type LabSubmission = z.infer<typeof labSubmission>;

/** A hint is readable when it was paid for; before that only its cost is known. */
export const labHint = z.object({
  number: z.number(),
  /** Share of the points it costs, in percent. */
  price: z.number(),
  html: z.optional(z.string()),
});
export type LabHint = z.infer<typeof labHint>;

/** How a learner does a lab: with every step and hint from the start, or finding the way without them. */
export const LAB_GUIDANCE = ['guided', 'unguided'] as const;
export type LabGuidance = (typeof LAB_GUIDANCE)[number];

/** A learner's work on a lab: one open attempt at a time; a reset opens the next. */
export const labAttempt = z.object({
  attempt_id: attemptId,
  lab_id: z.string(),
  number: z.number(),
  /** Files the learner changed, whole text each. */
  files: z.array(labFile),
  /** Rises by one with each saved draft. */
  revision: z.number(),
  saved_at: z.optional(z.string()),
  passed: z.boolean(),
  /** Percent of the points, with the cost of hints deducted. */
  best_score: z.number(),
  /** The same in points. */
  best_points: z.number(),
  opened_at: z.string(),
  /** Missing until the learner chose; until then the lab is unguided. */
  guidance: z.optional(z.enum(LAB_GUIDANCE)),
  hints: z.array(labHint),
  /** Points a pass would still bring. */
  points_left: z.number(),
  /** The learner opened the solution before a pass, so that the lab brings no points any more. */
  solution_opened: z._default(z.boolean(), false),
  /** Attacks on the running app that worked, by their ids. */
  breaches: z.array(z.string()),
  /** Newest first. */
  submissions: z.array(labSubmission),
});
export type LabAttempt = z.infer<typeof labAttempt>;

export const openLab = endpoint({
  name: 'openLab',
  base: 'challenge',
  method: 'POST',
  path: 'lab/open',
  summary:
    "The lab as data, with the caller's attempt: opened on the first call, resumed exactly on every later one.",
  access: 'learnerOrGuest',
  input: z.object({ lab_id: labId }),
  output: z.object({ lab: labPack, attempt: labAttempt }),
  problems: ['lab_not_found', 'forbidden', 'upgrade_required'],
});

const files = z
  .array(labFile)
  .check(z.maxLength(SUBMISSION_LIMITS.files, { error: `at most ${SUBMISSION_LIMITS.files} files` }));

/** One less than its column holds: saving adds one. */
const MOST_REVISIONS = 2_147_483_646;

export const saveDraft = endpoint({
  name: 'saveDraft',
  base: 'challenge',
  method: 'PUT',
  path: 'lab/draft',
  summary: 'Saves the changed files. `revision` is the one the change was made on; an older one is refused.',
  access: 'learnerOrGuest',
  input: z.object({ attempt_id: attemptId, revision: z.int().check(z.gte(0), z.lte(MOST_REVISIONS)), files }),
  output: z.object({ revision: z.number(), saved_at: z.string() }),
  problems: [
    'attempt_not_found',
    'attempt_closed',
    'draft_outdated',
    'submission_too_large',
    'submission_refused',
  ],
  maxBodyBytes: 524_288,
});

export const submitLab = endpoint({
  name: 'submitLab',
  base: 'challenge',
  method: 'POST',
  path: 'lab/submit',
  summary:
    'Submits the changed files. Gives the verdict when it is available within a moment, otherwise the position in the queue. The same `submission_id` sent twice is one submission. @see LAB-5, CALL-47',
  access: 'learnerOrGuest',
  input: z.object({
    submission_id: submissionId,
    attempt_id: attemptId,
    files,
    /** Exploit labs: the requests of the attack, to be replayed with the real flag. */
    log: z.optional(
      z.array(labLogEntry).check(
        z.maxLength(SUBMISSION_LIMITS.requests, {
          error: `at most ${SUBMISSION_LIMITS.requests} requests`,
        }),
      ),
    ),
    /** The course item this lab was opened from. A pass completes each item that is this lab, named or not. */
    course: z.optional(z.object({ event_id: courseId, item_id: itemId })),
  }),
  output: labSubmission,
  problems: [
    'attempt_not_found',
    'attempt_closed',
    'submission_too_large',
    'submission_refused',
    'queue_full',
    'too_many_tries',
    'upgrade_required',
  ],
  maxBodyBytes: 524_288,
});

export const getSubmission = endpoint({
  name: 'getSubmission',
  base: 'challenge',
  method: 'GET',
  path: 'lab/submission/:submission_id',
  summary: 'State and result of a submission; waits a moment for the verdict.',
  access: 'learnerOrGuest',
  input: z.object({ submission_id: submissionId }),
  output: labSubmission,
  problems: ['attempt_not_found'],
});

export const resetLab = endpoint({
  name: 'resetLab',
  base: 'challenge',
  method: 'POST',
  path: 'lab/reset',
  summary:
    'Closes the attempt and opens the next one from the starter. History stays. Repeated for the same attempt, it gives the one already opened.',
  access: 'learnerOrGuest',
  input: z.object({ attempt_id: attemptId }),
  output: z.object({ attempt: labAttempt }),
  problems: ['attempt_not_found', 'too_many_tries', 'upgrade_required'],
});

export const LAB_ENDPOINTS = [listLabs, openLab, saveDraft, submitLab, getSubmission, resetLab];
