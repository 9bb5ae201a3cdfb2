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
  /** For an attack submitted as a log: number of requests, and total number of characters. */
  requests: 200,
  logChars: 200_000,
} as const;

export const labFile = z.object({ path: z.string(), text: z.string() });
export type LabFile = z.infer<typeof labFile>;

/**
 * A step of the brief: what to do and why, as sanitized HTML. A step for guided learners has no title and no text for
 * anyone else; see `LAB_GUIDANCE`.
 */
export const labStep = z.object({
  id: z.string(),
  title: z.optional(z.string()),
  html: z.optional(z.string()),
});
export type LabStep = z.infer<typeof labStep>;

/** A test that the page may run and read. A pack never contains hidden tests. */
export const labTest = z.object({
  id: z.string(),
  title: z.string(),
  /** `goal` is the task of an exploit lab; it passes when the attack works. */
  kind: z.enum(TEST_KINDS),
  /** Share of the score, relative to the total weight of all tests. */
  weight: z.number(),
  /** Guest source: a module body run by the test runtime, see storybook/docs/labs. */
  source: z.string(),
});
export type LabTest = z.infer<typeof labTest>;

/** A request of an attack, as it was sent. The replay uses its own cookies unless a header names them. */
export const labLogRequest = z.object({
  method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
  url: z.string().check(z.startsWith('/'), z.maxLength(4_000)),
  headers: z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(8_000))),
  body: z.string().check(z.maxLength(100_000)),
});
export type LabLogRequest = z.infer<typeof labLogRequest>;

/** One action of an attack: a request, or a user of the app who is sent to a URL or to a page of the attacker. */
export const labLogEntry = z.union([
  labLogRequest,
  z.object({ victim: z.string().check(z.maxLength(200)), url: z.string().check(z.maxLength(4_000)) }),
  z.object({ victim: z.string().check(z.maxLength(200)), html: z.string().check(z.maxLength(50_000)) }),
]);
export type LabLogEntry = z.infer<typeof labLogEntry>;

/**
 * What proves that an attack on the running app worked: events that must all occur while the app handles one action.
 */
export const labBreach = z.object({
  id: z.string(),
  title: z.string(),
  /** Only events of matching requests count. `path` has no query; a `*` at its end matches any rest. */
  request: z.optional(z.object({ method: z.optional(z.string()), path: z.string() })),
  /** Fields that an event must have; `some` matches any non-empty value. */
  all: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
export type LabBreach = z.infer<typeof labBreach>;

/** The lab as data: everything that the page needs to open it in milliseconds. */
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
  /** SHA-256 (hex) of every file of the lab, including hidden ones. */
  content_hash: z.string(),
  steps: z.array(labStep),
  /** The starter: the files of `app/`, with paths relative to it. */
  files: z.array(labFile),
  /** Globs of the files that the learner may change. */
  editable: z.array(z.string()),
  /** File to show first. */
  open_file: z.string(),
  /** Line of `open_file` to show first; absent: the beginning. */
  open_line: z.optional(z.int().check(z.positive())),
  /** File in `files` that the engine loads first. */
  entry: z.string(),
  /** Initial state of the simulated world. */
  seed: z.object({
    /** Statements that build the database; absent for labs without one. */
    sql: z.optional(z.string()),
    /** Hosts, files and people of the simulated world, in the world's own JSON format. */
    world: z.record(z.string(), z.unknown()),
  }),
  /** URL that the preview opens first. */
  home: z.string(),
  /** Policy labs: what the page shows beside the files, such as `build Dockerfile`. */
  inspect: z.optional(z.string()),
  /** Accounts of the running app, shown to the learner as sign-in hints. */
  accounts: z.array(z.object({ name: z.string(), note: z.string(), user: z.string(), password: z.string() })),
  tests: z.array(labTest),
  /** Attacks that the page recognizes while the learner tries the running app. */
  breaches: z.array(labBreach),
  /** Exploit labs: how the attack is submitted. A script is a file in `files` and runs on the server. */
  goal: z.optional(z.object({ by: z.enum(['log', 'script']), title: z.string(), script: z.string() })),
  /** Set for a timed lab. It is stopped at zero; the work stays and can still be submitted. @see LAB-3 */
  time_limit_minutes: z.optional(z.number()),
});
export type LabPack = z.infer<typeof labPack>;

export const SUBMISSION_STATES = ['queued', 'running', 'graded'] as const;

/** A lesson in a course. */
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
  /**
   * True when the submission waits to be graded again, because a run ended without a verdict through no fault of the
   * learner.
   */
  retried: z.optional(z.boolean()),
  submitted_at: z.string(),
  result: z.optional(labResult),
  /** Lesson that explains the trap in the result: the one that its author names, otherwise the one before the lab. */
  lesson: z.optional(labLesson),
  /** The submitted files. Absent in lists. */
  files: z.optional(z.array(labFile)),
  /**
   * The attempt's best score in percent, after the cost of hints. Set if the submission was graded while the caller
   * waited.
   */
  best_score: z.optional(z.number()),
  /** The same in points. */
  best_points: z.optional(z.number()),
});
export type LabSubmission = z.infer<typeof labSubmission>;

/** A hint. Its text is included only once it is paid for; until then only its cost is known. */
export const labHint = z.object({
  number: z.number(),
  /** Cost in percent of the points. */
  price: z.number(),
  html: z.optional(z.string()),
});
export type LabHint = z.infer<typeof labHint>;

/** How a learner does a lab: guided by every step and hint from the start, or finding the way alone. */
export const LAB_GUIDANCE = ['guided', 'unguided'] as const;
export type LabGuidance = (typeof LAB_GUIDANCE)[number];

/** A learner's work on a lab. One attempt is open at a time; a reset opens the next. */
export const labAttempt = z.object({
  attempt_id: attemptId,
  lab_id: z.string(),
  number: z.number(),
  /** Full text of each file that the learner changed. */
  files: z.array(labFile),
  /** Increases by one with each saved draft. */
  revision: z.number(),
  saved_at: z.optional(z.string()),
  passed: z.boolean(),
  /** Percentage of the points, after the cost of hints. */
  best_score: z.number(),
  /** The same in points. */
  best_points: z.number(),
  opened_at: z.string(),
  /** Absent until the learner chooses; the lab is then unguided. */
  guidance: z.optional(z.enum(LAB_GUIDANCE)),
  hints: z.array(labHint),
  /** Points that a pass would still earn. */
  points_left: z.number(),
  /** True when the learner opened the solution before a pass, so that the lab no longer earns points. */
  solution_opened: z._default(z.boolean(), false),
  /** Ids of the attacks on the running app that worked. */
  breaches: z.array(z.string()),
  /** Newest first. */
  submissions: z.array(labSubmission),
  /** True if the saved files are those of the newest submission, so that its result is still about them. */
  is_judged: z.optional(z.boolean()),
});
export type LabAttempt = z.infer<typeof labAttempt>;

export const openLab = endpoint({
  name: 'openLab',
  base: 'challenge',
  method: 'POST',
  path: 'lab/open',
  summary:
    "Returns the lab as data, with the caller's attempt. The first call opens the attempt; later calls resume it exactly.",
  access: 'learnerOrGuest',
  input: z.object({ lab_id: labId }),
  output: z.object({ lab: labPack, attempt: labAttempt }),
  problems: ['lab_not_found', 'forbidden', 'upgrade_required'],
});

const files = z
  .array(labFile)
  .check(z.maxLength(SUBMISSION_LIMITS.files, { error: `at most ${SUBMISSION_LIMITS.files} files` }));

/** One less than the column can hold, because saving adds one. */
const MOST_REVISIONS = 2_147_483_646;

export const saveDraft = endpoint({
  name: 'saveDraft',
  base: 'challenge',
  method: 'PUT',
  path: 'lab/draft',
  summary:
    'Saves the changed files. `revision` is the one that the change is based on; an older one is refused.',
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
    'Submits the changed files. Returns the verdict if it is available within a moment, otherwise the position in the queue. Repeating the same `submission_id` counts as one submission. @see LAB-5, CALL-47',
  access: 'learnerOrGuest',
  input: z.object({
    submission_id: submissionId,
    attempt_id: attemptId,
    files,
    /** Exploit labs: the requests of the attack, which are replayed with the real flag. */
    log: z.optional(
      z.array(labLogEntry).check(
        z.maxLength(SUBMISSION_LIMITS.requests, {
          error: `at most ${SUBMISSION_LIMITS.requests} requests`,
        }),
      ),
    ),
    /**
     * The course item that the lab was opened from. A pass completes every item that links to this lab, named here or
     * not.
     */
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
  summary: 'Returns the state and result of a submission, after waiting a moment for the verdict.',
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
    'Closes the attempt and opens the next one from the starter. The history stays. Repeating the call for the same attempt returns the one already opened.',
  access: 'learnerOrGuest',
  input: z.object({ attempt_id: attemptId }),
  output: z.object({ attempt: labAttempt }),
  problems: ['attempt_not_found', 'too_many_tries', 'upgrade_required'],
});

export const LAB_ENDPOINTS = [listLabs, openLab, saveDraft, submitLab, getSubmission, resetLab];
