import {
  type AttemptId,
  asId,
  type LabId,
  type OutputOf,
  type ParsedInputOf,
  type PersonId,
  problem,
  type SubmissionId,
} from '@drawbridge/contracts';
import {
  type LabAttempt,
  type listAttempts,
  REVIEW_PAGE_SIZE,
  type ReviewedAttempt,
  type ReviewedSubmission,
  type ReviewStep,
  type reviewAttempt,
} from '@drawbridge/contracts/practice';
import { type LoadedLab, toPack } from '@drawbridge/labs/grade';
import type { Learner } from '../../../actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { toPersonName } from '../../kernel/people/index.ts';
import { readHelpChoices, readHints } from './lab-help.store.ts';
import { toShownPercent } from './lab-points.rule.ts';
import * as store from './lab-review.store.ts';
import type { AttemptRow } from './labs.store.ts';

export interface KnownPerson {
  /**
   * The name as the caller knows it. For an instructor, it is the name that the platform gives, even if an account has
   * another.
   */
  name?: string;
  /** The account of a learner who is linked with one: both are one person. */
  actsAs: PersonId;
}
export type KnownPeople = ReadonlyMap<PersonId, KnownPerson>;

/** The people whose work in a lab the caller may see; undefined for callers who teach no one. */
export type LearnersOf = (actor: Learner, labId: LabId) => Promise<KnownPeople | undefined>;

export interface LabReviewService {
  list(actor: Learner, asked: ParsedInputOf<typeof listAttempts>): Promise<OutputOf<typeof listAttempts>>;
  /** Who looked at whose work is in the audit trail. */
  review(actor: Learner, attemptId: AttemptId, origin: Origin): Promise<OutputOf<typeof reviewAttempt>>;
  reviewSubmission(
    actor: Learner,
    attemptId: AttemptId,
    submissionId: SubmissionId,
  ): Promise<ReviewedSubmission>;
}

/** An attempt of a person has few steps; more than this come from a script. */
const MOST_STEPS = 300;

type Row = NonNullable<Awaited<ReturnType<typeof store.findReviewed>>>;

function toReviewed(
  { attempt, firstName, lastName, submissions, hints, sharedFlag }: Row,
  people: KnownPeople,
): ReviewedAttempt {
  const { personId } = attempt;
  return {
    attempt_id: asId(attempt.id),
    lab_id: attempt.labId,
    learner:
      people.get(asId<'person'>(personId))?.name ?? toPersonName({ id: personId, firstName, lastName }),
    number: attempt.number,
    opened_at: attempt.openedAt.toISOString(),
    ...(attempt.closedAt ? { closed_at: attempt.closedAt.toISOString() } : {}),
    passed: attempt.passed,
    best_score: toShownPercent(attempt.bestScore),
    submissions,
    hints,
    shared_flag: sharedFlag,
  };
}

const FLAGS = {
  correct: 'Sent the right flag',
  wrong: 'Sent a wrong flag',
  practice: 'Sent the practice flag',
  shared: "Sent another person's flag",
} as const;

const GUIDANCE = {
  guided: 'Chose "Walk me through"',
  unguided: 'Chose "Let me find it"',
} as const;

export function createLabReviewService(deps: {
  database: Database;
  labs: readonly LoadedLab[];
  learnersOf: LearnersOf;
  toAttempt: (row: AttemptRow) => Promise<LabAttempt>;
  audit: Audit;
}): LabReviewService {
  const { learnersOf, toAttempt, audit } = deps;
  const { db } = deps.database;
  const labById = new Map(deps.labs.map((lab) => [lab.pack.lab_id, lab]));

  async function readSteps({ attempt }: Row, lab: LoadedLab): Promise<ReviewStep[]> {
    const [submissions, hints, breaches, tries, choices] = await Promise.all([
      store.readSubmissionSteps(db, attempt.id, MOST_STEPS),
      readHints(db, attempt.id),
      store.readSeenBreaches(db, attempt.id),
      store.readFlagTries(db, attempt.id, MOST_STEPS),
      readHelpChoices(db, attempt.id),
    ]);
    const titles = new Map(lab.pack.breaches.map(({ id, title }) => [id, title]));
    const step = (at: Date, kind: ReviewStep['kind'], text: string): ReviewStep => ({
      at: at.toISOString(),
      kind,
      text,
    });
    const steps: ReviewStep[] = [
      step(attempt.openedAt, 'opened', 'Opened the lab'),
      ...breaches.map(({ seenAt, breachId }) =>
        step(seenAt, 'breach', `Broke the app: ${titles.get(breachId) ?? breachId}`),
      ),
      ...hints.map(({ openedAt, number, price }) =>
        step(
          openedAt,
          'hint',
          price > 0 ? `Opened hint ${number}, ${price}%` : `Opened hint ${number}, free`,
        ),
      ),
      ...choices.guidance.map(({ chosenAt, guidance }) => step(chosenAt, 'guidance', GUIDANCE[guidance])),
      ...(choices.solutionOpenedAt
        ? [step(choices.solutionOpenedAt, 'solution', 'Opened the solution before a pass, for no points')]
        : []),
      ...tries.map(({ triedAt, outcome }) => step(triedAt, 'flag', FLAGS[outcome])),
      ...submissions.map(({ id, submittedAt, verdict, score, max }, index) => ({
        ...step(submittedAt, 'submission', `Submission ${index + 1}: ${verdict ?? 'waiting'}`),
        submission: {
          submission_id: asId<'submission'>(id),
          ...(verdict ? { result: { verdict, score: score ?? 0, max: max ?? 0 } } : {}),
        },
      })),
      ...(attempt.closedAt ? [step(attempt.closedAt, 'closed', 'Reset the lab')] : []),
    ];
    return steps.sort((left, right) => left.at.localeCompare(right.at));
  }

  /** A caller who may not see it does not learn that it exists. */
  async function findFor(actor: Learner, attemptId: AttemptId): Promise<{ row: Row; people: KnownPeople }> {
    const row = await store.findReviewed(db, attemptId);
    const people = row && (await learnersOf(actor, asId<'lab'>(row.attempt.labId)));
    if (!row || !people?.has(asId<'person'>(row.attempt.personId))) throw problem('attempt_not_found');
    return { row, people };
  }

  return {
    async list(actor, { lab_id: labId, person_id: personId, page }) {
      const people = await learnersOf(actor, labId);
      if (people === undefined) throw problem('forbidden');
      const learners = [...people]
        .filter(([id, { actsAs }]) => personId === undefined || id === personId || actsAs === personId)
        .map(([id]) => id);
      if (!labById.has(labId)) throw problem('lab_not_found');
      const items = learners.length === 0 ? [] : await store.readAttempts(db, labId, learners, page);
      const total = learners.length === 0 ? 0 : await store.countAttemptsOf(db, labId, learners);
      return { items: items.map((row) => toReviewed(row, people)), total, page_size: REVIEW_PAGE_SIZE };
    },

    async review(actor, attemptId, origin) {
      const { row, people } = await findFor(actor, attemptId);
      const lab = labById.get(row.attempt.labId);
      if (!lab) throw problem('attempt_not_found');
      await audit.record(db, {
        action: 'attempt.review',
        actorId: actor.personId,
        companyId: actor.companyId,
        subject: { kind: 'person', id: row.attempt.personId },
        origin,
        details: { attempt: attemptId, lab: row.attempt.labId },
      });
      return {
        lab: toPack(lab),
        attempt: await toAttempt(row.attempt),
        summary: toReviewed(row, people),
        steps: await readSteps(row, lab),
        solution: lab.solution,
      };
    },

    async reviewSubmission(actor, attemptId, submissionId) {
      await findFor(actor, attemptId);
      const found = await store.findSubmissionOf(db, attemptId, submissionId);
      if (!found) throw problem('attempt_not_found');
      const { files, log, result } = found;
      return { submission_id: submissionId, files, log, ...(result ? { result } : {}) };
    },
  };
}
