import { asId, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { submitLab } from '@drawbridge/contracts/practice';
import { checkSubmission } from '@drawbridge/labs/grade';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../../platform/db/database.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import { createTurns } from '../../../../platform/limits/turns.ts';
import { checkMayOpen } from '../../../kernel/grants/index.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import type { KnownLabs } from '../known-labs.ts';
import {
  checkLabLimit,
  GUEST_SUBMISSIONS_USED,
  guestSubmissionsFrom,
  SUBMISSIONS_USED,
  submissionsOf,
} from '../labs.limits.ts';
import * as store from '../labs.store.ts';
import { getOpenAttempt } from './open-attempt.ts';

/** Not counting the one that runs. */
const QUEUED_PER_LEARNER = 3;
const QUEUED_PER_GUEST = 1;
/** Submits of one person that are being stored in this process: a crowd of them is refused before it costs a query. */
const SUBMITS_PER_PERSON = 2 * (QUEUED_PER_LEARNER + 1);
const RETRY_SECONDS = 2;
const GUEST_QUEUE_FULL = 'Your last submission is still waiting. Try again when it is graded.';
const NOTHING_TO_GRADE = 'a playground has no task, so there is nothing to submit';

/** Returns whether the waiting submissions of two people who become one fit into the queue. */
export const fitsQueue = async (db: DbOrTx, one: PersonId, other: PersonId): Promise<boolean> =>
  (await store.countQueued(db, one)) + (await store.countQueued(db, other)) <= QUEUED_PER_LEARNER;

interface SubmitDeps {
  db: Database['db'];
  labs: KnownLabs;
  limits: Pick<Limits, 'count'>;
  clock: Clock;
}

interface Submit {
  personId: PersonId;
  input: ParsedInputOf<typeof submitLab>;
  /** Hash of the network address of a guest, to limit what guests submit. */
  guestSource: string | undefined;
}

/** Throws `queue_full`, and `too_many_tries` for guests of one address. Nothing of a refused submission counts. */
async function checkQueue(tx: Tx, { limits }: SubmitDeps, { personId, guestSource }: Submit): Promise<void> {
  const queued = await store.countQueued(tx, personId);
  if (guestSource === undefined) {
    if (queued >= QUEUED_PER_LEARNER) throw problem('queue_full', { retryAfterSeconds: RETRY_SECONDS });
    return;
  }
  if (queued >= QUEUED_PER_GUEST)
    throw problem('queue_full', { message: GUEST_QUEUE_FULL, retryAfterSeconds: RETRY_SECONDS });
  await checkLabLimit(tx, limits, {
    limit: guestSubmissionsFrom(guestSource),
    message: GUEST_SUBMISSIONS_USED,
  });
}

/** Stores a submission for the queue, once: a repeat finds the first. */
async function storeSubmission(deps: SubmitDeps, submit: Submit): Promise<void> {
  const { db, labs, limits, clock } = deps;
  const { personId, input, guestSource } = submit;
  if (await store.findSubmission(db, personId, input.submission_id)) return;
  const attempt = await getOpenAttempt(db, personId, input.attempt_id);
  const { log = [] } = input;
  const { lab } = labs.get(attempt.labId);
  await checkMayOpen(db, personId, { kind: 'lab', id: asId(attempt.labId) }, clock.now());
  // A playground has no task: without tests there is no verdict.
  if (lab.tests.length === 0)
    throw problem('submission_refused', { errors: { attempt_id: NOTHING_TO_GRADE } });
  checkSubmission(lab, input.files, log);
  await db.transaction(async (tx) => {
    // Submits of one learner are serialized over all servers, so that the limit counts right.
    await lockPerson(tx, personId);
    if (await store.findSubmission(tx, personId, input.submission_id)) return;
    // Again: a link that ended meanwhile has given the attempt back.
    await getOpenAttempt(tx, personId, input.attempt_id);
    await checkQueue(tx, deps, submit);
    await checkLabLimit(tx, limits, { limit: submissionsOf(personId), message: SUBMISSIONS_USED });
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

/** Puts a submission into the queue; throws `queue_full` where others of the person are being stored. */
export function createStoreSubmission(deps: SubmitDeps): (submit: Submit) => Promise<void> {
  const inTurn = createTurns<PersonId>(SUBMITS_PER_PERSON);
  return (submit) =>
    inTurn(
      submit.personId,
      () => storeSubmission(deps, submit),
      () => problem('queue_full', { retryAfterSeconds: RETRY_SECONDS }),
    );
}
