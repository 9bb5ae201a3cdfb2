import {
  describedEvent,
  type LabFile,
  type LabLogEntry,
  type LabResult,
  labPlace,
  replayLine,
  SUBMISSION_LIMITS,
  type TestResult,
  testResult,
} from '@drawbridge/contracts/practice';
import * as z from 'zod/mini';
import { hashJson } from '../engine/canonical.ts';
import { ENGINE_HASH, ENGINE_ID } from '../engine/identity.ts';
import { RESULT_LIMITS, toReplayBytes } from '../engine/run/limits.ts';
import { toOutcomeHash } from '../engine/run/outcome.ts';
import { fitMessage, fitReplay } from '../engine/run/replay.ts';
import { cleanTexts } from '../engine/text.ts';
import { findTrap } from './find-trap.ts';
import type { GradedTest, LoadedLab } from './lab.ts';
import type { LabRun } from './run-lab.ts';
import { toVerdict } from './verdict.ts';

/** SHA-256 (hex) over the submission: the changed files, and the log of an attack where there is one. */
export function toSubmissionHash(files: readonly LabFile[], log: readonly LabLogEntry[] = []): string {
  const sorted = [...files].sort((left, right) => (left.path < right.path ? -1 : 1));
  return hashJson(log.length === 0 ? sorted : [sorted, log]);
}

const count = z.int().check(z.nonnegative());
const place = z.extend(labPlace, { path: z.string().check(z.maxLength(SUBMISSION_LIMITS.pathLength)) });
/** The tests of the contract. Counts are checked more strictly here, because a grader process is not trusted. */
const reportedTests = z.array(
  z.extend(testResult, {
    fuel: z.number().check(z.nonnegative()),
    place: z.optional(place),
    requests: z.optional(count),
    replay: z.optional(
      z.array(
        z.extend(replayLine, {
          events: z.array(z.extend(describedEvent, { place: z.optional(place) })),
          more_events: z.optional(count),
        }),
      ),
    ),
  }),
);

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The fields of a result except its tests. */
const HEAD_BYTES = 8_192;

/** Drops replays of the first tests if the texts of many tests alone fill the result. */
function dropReplays(tests: TestResult[]): TestResult[] {
  let size = sizeOf(tests) + HEAD_BYTES;
  return tests.map((test) => {
    if (size <= RESULT_LIMITS.resultBytes || test.replay === undefined) return test;
    const { replay, ...rest } = test;
    size -= sizeOf(replay);
    return rest;
  });
}

/**
 * The process ran learners' code: of its report only status, fuel, message and replay are used, test by test. Texts are
 * sanitized and truncated to the bounds again; for an honest process that changes nothing.
 */
export function toTestResults(tests: readonly GradedTest[], reported: unknown): TestResult[] {
  const parsed = reportedTests.safeParse(reported);
  if (!parsed.success || parsed.data.length !== tests.length)
    throw new Error('the grader process answered in a wrong shape');
  // A program that does not start is in error in every test, with one message.
  const isStarted = parsed.data.some(({ fault }) => fault === undefined);
  const replayBytes = toReplayBytes(tests.filter(({ visibility }) => visibility === 'visible').length);
  const taken = tests.map(({ id, title, kind, visibility, weight, hint }, index) => {
    const reported = parsed.data[index];
    if (reported === undefined || reported.id !== id)
      throw new Error('the grader process answered for other tests');
    const hidden = visibility === 'hidden';
    return {
      id,
      title,
      kind,
      visibility,
      status: reported.status,
      weight,
      ...(hidden && isStarted
        ? // Work and words of a hidden test would tell what it asks: a program chooses both by each character it receives.
          { fuel: 0, message: '' }
        : {
            fuel: reported.fuel,
            message: fitMessage(reported.message),
            ...(reported.fault === undefined ? {} : { fault: reported.fault }),
            ...(reported.place === undefined ? {} : { place: reported.place }),
          }),
      ...(hidden && reported.status !== 'passed' && hint !== undefined ? { hint } : {}),
      ...(!hidden && reported.replay !== undefined
        ? {
            requests: Math.max(reported.requests ?? 0, reported.replay.length),
            replay: fitReplay(reported.replay, replayBytes),
          }
        : {}),
    };
  });
  // Texts of the lab itself are clean already; this also covers fields added later.
  return dropReplays(cleanTexts(taken));
}

export interface ResultParts {
  gradeId: string;
  lab: LoadedLab;
  files: readonly LabFile[];
  requests: readonly LabLogEntry[];
  /** Results as the page runs the tests. Null when no process finished them. */
  tests: TestResult[] | null;
  /** See `LabRun`. */
  again: LabRun['again'];
  limited: boolean;
  wallMs: number;
  log: string;
  at: Date;
}

const DEPENDS =
  'With the random values of this page it passes, and with others it does not: something in your code depends on them.';

/** Returns the tests without a pass that happened only in the page. The replay, which shows the pass, is left out. */
export function takeAgain(tests: readonly TestResult[], again: LabRun['again']): TestResult[] {
  return tests.map((test) => {
    const status = test.visibility === 'visible' ? again[test.id] : undefined;
    if (status === undefined || test.status !== 'passed') return test;
    const { replay: _replay, requests: _requests, ...rest } = test;
    return { ...rest, status, message: DEPENDS };
  });
}

/** The step to which times are rounded up, because the duration of hidden tests is secret. */
const WALL_STEP_MS = 100;

/** A result without its signature. */
export function toResult(parts: ResultParts): Omit<LabResult, 'signature'> {
  const { lab } = parts;
  const shown = parts.tests ?? [];
  const ran = takeAgain(shown, parts.again);
  const verdict = toVerdict(lab, parts.tests === null ? null : ran);
  const trap = verdict.verdict === 'failed' ? findTrap(lab, parts.files, ran) : undefined;
  return {
    grade_id: parts.gradeId,
    lab_id: lab.pack.lab_id,
    content_hash: lab.pack.content_hash,
    engine: ENGINE_ID,
    engine_hash: ENGINE_HASH,
    submission_hash: toSubmissionHash(parts.files, parts.requests),
    ...verdict,
    max: lab.pack.points,
    tests: ran,
    ...(trap === undefined ? {} : { trap }),
    usage: {
      fuel: ran.reduce((sum, { fuel }) => sum + fuel, 0),
      wall_ms: Math.ceil(parts.wallMs / WALL_STEP_MS) * WALL_STEP_MS,
      limited: parts.limited,
    },
    outcome_hash: toOutcomeHash(shown),
    log: parts.log,
    graded_at: parts.at.toISOString(),
  };
}
