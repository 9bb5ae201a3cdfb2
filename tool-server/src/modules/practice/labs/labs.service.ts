import type { AttemptId, LabId, ParsedInputOf, PersonId, SubmissionId } from '@drawbridge/contracts';
import type {
  LabAttempt,
  LabCard,
  LabFile,
  LabPack,
  LabSubmission,
  submitLab,
} from '@drawbridge/contracts/practice';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { openLab } from './attempts/open-lab.ts';
import { resetLab } from './attempts/reset-lab.ts';
import { saveDraft } from './attempts/save-draft.ts';
import { type FindExplaining, toShownAttempt, toShownSubmission } from './attempts/shown-attempt.ts';
import { createStoreSubmission } from './attempts/submit-lab.ts';
import { createWaitForVerdict } from './attempts/wait-for-verdict.ts';
import type { Grading } from './grading/grading.ts';
import type { KnownLabs } from './known-labs.ts';
import type { toLabCard } from './lab-card.ts';
import type { LabHelpService } from './lab-help.service.ts';
import type { AttemptRow } from './labs.store.ts';
import { listLabs } from './list-labs.ts';

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
  toAttempt(row: AttemptRow): Promise<LabAttempt>;
}

export function createLabService(deps: {
  database: Database;
  labs: KnownLabs;
  cards: readonly ReturnType<typeof toLabCard>[];
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
  const { labs, cards, grading, clock, wakeGrading, verdictWaitMs } = deps;
  const { db } = deps.database;
  const parts = { ...deps, db };
  const storeSubmission = createStoreSubmission(parts);
  const waitForVerdict = createWaitForVerdict({ db, grading, wakeGrading, verdictWaitMs });
  return {
    toAttempt: (row) => toShownAttempt(parts, row),
    checkExists: (labId) => void labs.get(labId),
    list: (personId) => listLabs({ db, clock, cards }, personId),
    open: (personId, labId) => openLab(parts, { personId, labId }),
    saveDraft: (personId, attemptId, revision, files) =>
      saveDraft(parts, { personId, attemptId, revision, files }),
    reset: (personId, attemptId) => resetLab(parts, personId, attemptId),

    async submit(personId, input, guestSource) {
      await storeSubmission({ personId, input, guestSource });
      return toShownSubmission(parts, await waitForVerdict(personId, input.submission_id));
    },

    async getSubmission(personId, submissionId) {
      const row = await waitForVerdict(personId, submissionId);
      return { ...(await toShownSubmission(parts, row)), files: row.files };
    },
  };
}
