import { randomUUID } from 'node:crypto';
import {
  type AttemptId,
  asId,
  type LabAttempt,
  type LabCard,
  type LabFile,
  type LabId,
  type LabLesson,
  type LabPack,
  type LabResult,
  type LabSubmission,
  type ParsedInputOf,
  type PersonId,
  problem,
  type SubmissionId,
  type submitLab,
} from '@drawbridge/contracts';
import { checkSubmission, type LoadedLab, toPack } from '@drawbridge/labs/grade';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import type { Limit, Limits } from '../../../platform/limits/limits.ts';
import { createTurns } from '../../../platform/limits/turns.ts';
import { checkMayOpen, readClosedLabs } from '../../kernel/grants/index.ts';
import { lockPerson } from '../../kernel/people/index.ts';
import type { Grading } from './grading.ts';
import { toLabCard } from './lab-card.ts';
import type { LabHelpService } from './lab-help.service.ts';
import { toBest } from './lab-points.ts';
import {
  GUEST_SUBMISSIONS_USED,
  guestSubmissionsFrom,
  RESETS_USED,
  resetsOf,
  SUBMISSIONS_USED,
  submissionsOf,
} from './labs.limits.ts';
import * as store from './labs.store.ts';
import { hasHiddenHints, TRIES_BEFORE_HINTS, toShownResult } from './shown-result.ts';

/** Not counting the one that runs. */
const QUEUED_PER_LEARNER = 3;
/** Of two people who become one. */
export const fitsQueue = async (db: DbOrTx, one: PersonId, other: PersonId): Promise<boolean> =>
  (await store.countQueued(db, one)) + (await store.countQueued(db, other)) <= QUEUED_PER_LEARNER;
/** Submits of one person that are being stored in this process: a crowd of them is refused before it costs a query. */
const SUBMITS_PER_PERSON = 2 * (QUEUED_PER_LEARNER + 1);
const QUEUED_PER_GUEST = 1;
const GUEST_QUEUE_FULL = 'Your last submission is still waiting. Try again when it is graded.';
const NOTHING_TO_GRADE = 'a playground has no task, so there is nothing to submit';
/** Calls of one person that wait for a verdict at the same time; more are answered at once, with the state as it is. */
const WAITING_PER_PERSON = 4;
const SHOWN_SUBMISSIONS = 10;
const VERDICT_WAIT_MS = 4_000;
/** How often the row is read meanwhile: this process is not notified of another server's verdict. */
const LOOK_MS = 1_000;

export interface LabService {
  list(personId: PersonId): Promise<{ items: LabCard[] }>;
  /** Throws `lab_not_found`. */
  checkExists(labId: LabId): void;
  /** Throws `lab_not_found`, and `upgrade_required`, as `submit` and `reset` do, where nothing opens the lab. */
  open(personId: PersonId, labId: LabId): Promise<{ lab: LabPack; attempt: LabAttempt }>;
  /** Work is saved whether or not the lab is still open. */
  saveDraft(
    personId: PersonId,
    attemptId: AttemptId,
    revision: number,
    files: LabFile[],
  ): Promise<{ revision: number; saved_at: string }>;
  /** @param guestSource hash of the network address of a guest, to limit what guests submit */
  submit(
    personId: PersonId,
    input: ParsedInputOf<typeof submitLab>,
    guestSource?: string,
  ): Promise<LabSubmission>;
  getSubmission(personId: PersonId, submissionId: SubmissionId): Promise<LabSubmission>;
  reset(personId: PersonId, attemptId: AttemptId): Promise<{ attempt: LabAttempt }>;
  /** An attempt as its learner sees it. */
  toAttempt(row: store.AttemptRow): Promise<LabAttempt>;
}

/** The lesson that explains a wrong fix of a lab; undefined where there is none for this person. */
export type FindExplaining = (
  db: DbOrTx,
  personId: PersonId,
  now: Date,
  /** The key of the item that the author of the lab names, and the course in which the lab was open. */
  trap: { labId: string; lesson: string | null; courseId: string | null },
) => Promise<LabLesson | undefined>;

export function createLabService(deps: {
  database: Database;
  labs: readonly LoadedLab[];
  grading: Grading;
  events: EventBus;
  clock: Clock;
  help: LabHelpService;
  limits: Pick<Limits, 'count'>;
  wakeGrading: () => void;
  /** How long a submit waits for its verdict before it responds with the position in the queue. */
  verdictWaitMs?: number;
  findExplaining: FindExplaining;
}): LabService {
  const { grading, events, clock, help, limits, wakeGrading, verdictWaitMs = VERDICT_WAIT_MS } = deps;
  const { db } = deps.database;
  const labById = new Map(deps.labs.map((lab) => [lab.pack.lab_id, { lab, pack: toPack(lab) }]));
  const cards = deps.labs.map(toLabCard);

  function getLab(labId: string) {
    const found = labById.get(labId);
    if (!found) throw problem('lab_not_found');
    return found;
  }

  const checkOpen = (at: DbOrTx, personId: PersonId, labId: LabId) =>
    checkMayOpen(at, personId, { kind: 'lab', id: labId }, clock.now());

  /** Somebody who tries a second time has thought about it; the first hint of all would be a free answer. */
  async function hasHints(
    { id, labId }: Pick<store.AttemptRow, 'id' | 'labId'>,
    rows: readonly store.ListedSubmission[],
  ): Promise<boolean> {
    if (!rows.some(({ result }) => result && hasHiddenHints(result))) return false;
    const starter = labById.get(labId)?.pack.files ?? [];
    return (await store.countFailedTries(db, id, starter)) >= TRIES_BEFORE_HINTS;
  }

  const toBestOf = ({ bestScore, labId }: store.AttemptRow) =>
    toBest(bestScore, labById.get(labId)?.pack.points ?? 0);

  function toResult(result: LabResult, withHints: boolean): LabResult {
    const feedback = labById.get(result.lab_id)?.lab.feedback ?? 'each';
    return toShownResult(result, { feedback, withHints });
  }

  async function toSubmission(row: store.ListedSubmission, withHints: boolean): Promise<LabSubmission> {
    return {
      submission_id: asId(row.id),
      attempt_id: asId(row.attemptId),
      state: row.state,
      queue_position: await store.readQueuePosition(db, row, clock.now()),
      ...(row.faults > 0 && row.state !== 'graded' ? { retried: true } : {}),
      submitted_at: row.submittedAt.toISOString(),
      ...(row.result ? { result: toResult(row.result, withHints) } : {}),
      ...(await toLesson(row)),
    };
  }

  /** The lesson that explains the trap of a result. @see REC-21 */
  async function toLesson({ personId: id, courseId, result }: store.ListedSubmission) {
    const personId = asId<'person'>(id);
    if (!result?.trap) return {};
    const { lab_id: labId, trap } = result;
    const lesson = await deps.findExplaining(db, personId, clock.now(), {
      labId,
      lesson: trap.lesson ?? null,
      courseId,
    });
    return lesson ? { lesson } : {};
  }

  /** With the score that the server counted: the page does not compute it. @see LAB-7 */
  async function toGraded(row: store.SubmissionRow): Promise<LabSubmission> {
    if (row.state !== 'graded') return toSubmission(row, false);
    const attempt = await store.findAttemptById(db, row.attemptId);
    return { ...(await toSubmission(row, await hasHints(attempt, [row]))), ...toBestOf(attempt) };
  }

  async function toAttempt(row: store.AttemptRow): Promise<LabAttempt> {
    const submissions = await store.readSubmissions(db, row.id, SHOWN_SUBMISSIONS);
    const withHints = await hasHints(row, submissions);
    return {
      attempt_id: asId(row.id),
      lab_id: row.labId,
      number: row.number,
      files: row.files,
      revision: row.revision,
      ...(row.savedAt ? { saved_at: row.savedAt.toISOString() } : {}),
      passed: row.passed,
      ...toBestOf(row),
      opened_at: row.openedAt.toISOString(),
      ...(await help.of(db, row)),
      submissions: await Promise.all(submissions.map((submission) => toSubmission(submission, withHints))),
    };
  }

  /** The open attempt, or a new one with the next number; parallel calls get the same one. */
  async function ensureAttempt(
    tx: DbOrTx,
    personId: PersonId,
    labId: LabId,
  ): Promise<{ row: store.AttemptRow; isNew: boolean }> {
    const known = await store.findOpenAttempt(tx, personId, labId);
    if (known) return { row: known, isNew: false };
    const made = await store.insertAttempt(tx, {
      id: randomUUID(),
      personId,
      labId,
      number: (await store.countAttempts(tx, personId, labId)) + 1,
      contentHash: getLab(labId).pack.content_hash,
      openedAt: clock.now(),
    });
    if (made) return { row: made, isNew: true };
    const other = await store.findOpenAttempt(tx, personId, labId);
    if (!other) throw new Error('an attempt was neither opened nor found');
    return { row: other, isNew: false };
  }

  /** In a transaction, so that what is refused afterwards does not count. Throws `too_many_tries`. */
  async function checkLimit(tx: Tx, limit: Limit, message: string): Promise<void> {
    const retryAfterSeconds = await limits.count(tx, [limit]);
    if (retryAfterSeconds !== undefined) throw problem('too_many_tries', { message, retryAfterSeconds });
  }

  /** Throws `queue_full`, and `too_many_tries` for guests of one address. Nothing of a refused submission counts. */
  async function checkQueue(tx: Tx, personId: PersonId, guestSource: string | undefined): Promise<void> {
    const queued = await store.countQueued(tx, personId);
    if (guestSource === undefined) {
      if (queued >= QUEUED_PER_LEARNER) throw problem('queue_full', { retryAfterSeconds: 2 });
      return;
    }
    if (queued >= QUEUED_PER_GUEST)
      throw problem('queue_full', { message: GUEST_QUEUE_FULL, retryAfterSeconds: 2 });
    await checkLimit(tx, guestSubmissionsFrom(guestSource), GUEST_SUBMISSIONS_USED);
  }

  async function getOpenAttempt(
    personId: PersonId,
    attemptId: AttemptId,
    at: DbOrTx = db,
  ): Promise<store.AttemptRow> {
    const row = await store.findAttempt(at, personId, attemptId);
    if (!row) throw problem('attempt_not_found');
    if (row.closedAt) throw problem('attempt_closed');
    return row;
  }

  async function findOwnSubmission(
    personId: PersonId,
    submissionId: SubmissionId,
  ): Promise<store.SubmissionRow> {
    const row = await store.findSubmission(db, personId, submissionId);
    if (!row) throw problem('attempt_not_found');
    return row;
  }

  /** Stores a submission for the queue, once: a repeat finds the first. */
  async function storeSubmission(
    personId: PersonId,
    input: ParsedInputOf<typeof submitLab>,
    guestSource: string | undefined,
  ): Promise<void> {
    if (await store.findSubmission(db, personId, input.submission_id)) return;
    const attempt = await getOpenAttempt(personId, input.attempt_id);
    const { log = [] } = input;
    const { lab } = getLab(attempt.labId);
    await checkOpen(db, personId, asId(attempt.labId));
    // A playground has no task: without tests there is no verdict.
    if (lab.tests.length === 0)
      throw problem('submission_refused', { errors: { attempt_id: NOTHING_TO_GRADE } });
    checkSubmission(lab, input.files, log);
    await db.transaction(async (tx) => {
      // Submits of one learner are serialised over all servers, so that the limit counts right.
      await lockPerson(tx, personId);
      if (await store.findSubmission(tx, personId, input.submission_id)) return;
      // Again: a link that ended meanwhile has given the attempt back.
      await getOpenAttempt(personId, input.attempt_id, tx);
      await checkQueue(tx, personId, guestSource);
      await checkLimit(tx, submissionsOf(personId), SUBMISSIONS_USED);
      await store.insertSubmission(tx, {
        id: input.submission_id,
        attemptId: attempt.id,
        personId,
        // Guests share the queue by the addresses they come from.
        tenant: guestSource === undefined ? await store.readTenant(tx, personId) : `guest ${guestSource}`,
        lane: guestSource === undefined ? await store.chooseLane(tx, personId) : 'guest',
        files: input.files,
        log,
        courseId: input.course?.event_id ?? null,
        itemId: input.course?.item_id ?? null,
        state: 'queued',
        submittedAt: clock.now(),
      });
    });
  }

  const storeInTurn = createTurns<PersonId>(SUBMITS_PER_PERSON);

  /** How many calls of a person wait for a verdict in this process. */
  const waiting = new Map<PersonId, number>();

  /** The submission once it is graded, or as it is when the time to wait is over. */
  async function waitForVerdict(
    personId: PersonId,
    submissionId: SubmissionId,
  ): Promise<store.SubmissionRow> {
    const others = waiting.get(personId) ?? 0;
    if (others >= WAITING_PER_PERSON) return findOwnSubmission(personId, submissionId);
    waiting.set(personId, others + 1);
    try {
      return await lookForVerdict(personId, submissionId);
    } finally {
      const left = (waiting.get(personId) ?? 1) - 1;
      if (left > 0) waiting.set(personId, left);
      else waiting.delete(personId);
    }
  }

  async function lookForVerdict(
    personId: PersonId,
    submissionId: SubmissionId,
  ): Promise<store.SubmissionRow> {
    for (let waitedMs = 0; waitedMs < verdictWaitMs; waitedMs += LOOK_MS) {
      const verdict = grading.waitFor(submissionId, LOOK_MS);
      // Read again: the verdict may have been stored before we began to wait, or by another server.
      const row = await findOwnSubmission(personId, submissionId);
      if (row.state === 'graded') return row;
      if (!grading.fill()) wakeGrading();
      await verdict;
    }
    return findOwnSubmission(personId, submissionId);
  }

  return {
    toAttempt,
    checkExists: (labId) => void getLab(labId),

    async list(personId) {
      const standings = new Map(
        (await store.readStandings(db, personId)).map((standing) => [standing.labId, standing]),
      );
      const closed = await readClosedLabs(db, personId, clock.now());
      const items = cards.map((card) => {
        const standing = standings.get(asId(card.lab_id));
        const lock = closed.get(card.lab_id);
        return {
          ...card,
          started: standing !== undefined,
          passed: standing?.passed ?? false,
          upgrade: lock === 'upgrade',
          disabled: lock === 'disabled',
        };
      });
      return { items };
    },

    async open(personId, labId) {
      const { pack } = getLab(labId);
      const row = await db.transaction(async (tx) => {
        await checkOpen(tx, personId, labId);
        const { row: attempt, isNew } = await ensureAttempt(tx, personId, labId);
        if (isNew && attempt.number === 1)
          await events.publish(tx, 'lab.started', { personId, labId, at: clock.now() });
        return attempt;
      });
      return { lab: { ...pack, steps: await help.readSteps(row) }, attempt: await toAttempt(row) };
    },

    async saveDraft(personId, attemptId, revision, files) {
      const attempt = await getOpenAttempt(personId, attemptId);
      checkSubmission(getLab(attempt.labId).lab, files);
      const saved = await store.updateDraft(db, personId, attemptId, revision, files, clock.now());
      if (saved) return { revision: saved.revision, saved_at: (saved.savedAt ?? clock.now()).toISOString() };
      // Repeating a save whose response was lost is no conflict. @see CALL-47
      const now = await getOpenAttempt(personId, attemptId);
      if (now.revision === revision + 1 && JSON.stringify(now.files) === JSON.stringify(files))
        return { revision: now.revision, saved_at: (now.savedAt ?? clock.now()).toISOString() };
      throw problem('draft_outdated');
    },

    async submit(personId, input, guestSource) {
      await storeInTurn(
        personId,
        () => storeSubmission(personId, input, guestSource),
        () => problem('queue_full', { retryAfterSeconds: 2 }),
      );
      return toGraded(await waitForVerdict(personId, input.submission_id));
    },

    async getSubmission(personId, submissionId) {
      const row = await waitForVerdict(personId, submissionId);
      return { ...(await toGraded(row)), files: row.files };
    },

    async reset(personId, attemptId) {
      const attempt = await store.findAttempt(db, personId, attemptId);
      if (!attempt) throw problem('attempt_not_found');
      await checkOpen(db, personId, asId(attempt.labId));
      const row = await db.transaction(async (tx) => {
        await lockPerson(tx, personId);
        // A repeat closes nothing and opens nothing.
        if (await store.closeAttempt(tx, attempt.id, clock.now()))
          await checkLimit(tx, resetsOf(personId, attempt.labId), RESETS_USED);
        return (await ensureAttempt(tx, personId, asId(attempt.labId))).row;
      });
      return { attempt: await toAttempt(row) };
    },
  };
}
