import { asId } from '@drawbridge/contracts';
import {
  getSubmission,
  type LabAttempt,
  type LabFile,
  type LabLogEntry,
  type LabSubmission,
  submitLab,
} from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { isSame } from './lab-draft.ts';

export type SubmitState = 'idle' | 'sending' | 'queued' | 'failed';

/** Submits once and follows the submission to its verdict. */
export interface LabSubmitting {
  state: ReadonlySignal<SubmitState>;
  isResending: ReadonlySignal<boolean>;
  latest: ReadonlySignal<LabSubmission | undefined>;
  /** The files of that submission; undefined while it is not known which they were. */
  submittedFiles: ReadonlySignal<readonly LabFile[] | undefined>;
  /** Called when an attempt is opened; follows its newest submission if that is not graded yet. */
  begin(attempt: LabAttempt): void;
  submit: (log?: readonly LabLogEntry[]) => Promise<LabSubmission | undefined>;
  dispose(): void;
}

interface SubmittingDeps {
  client: ApiClient;
  getAttempt: () => LabAttempt | undefined;
  getFiles: () => LabFile[];
  course: { event_id: string; item_id: string } | undefined;
  newId: () => string;
  wait: (ms: number) => Promise<void>;
  onProblem: (problem: ApiProblem | undefined) => void;
  onGraded: (submission: LabSubmission) => void;
}

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
const POLL_MS = 500;

/** Content of a submission, with the id under which it is repeated. */
interface PendingSubmission {
  id: string;
  files: LabFile[];
  log: readonly LabLogEntry[];
}

/** Another attempt was opened, or the page was left: this submission must no longer be shown. */
const GONE = Symbol('gone');

export function createLabSubmitting(deps: SubmittingDeps): LabSubmitting {
  const { client, getAttempt, getFiles, course, newId, wait, onProblem, onGraded } = deps;
  const state = signal<SubmitState>('idle');
  const isResending = signal(false);
  const latest = signal<LabSubmission | undefined>(undefined);
  const submittedFiles = signal<readonly LabFile[] | undefined>(undefined);
  /** Sent without an answer: the server may have it, so the same files are sent again under the same id. */
  let pending: PendingSubmission | undefined;
  let isDisposed = false;

  async function send({ id, files, log }: PendingSubmission, attempt: LabAttempt, checkHere: () => void) {
    const input = {
      submission_id: asId<'submission'>(id),
      attempt_id: attempt.attempt_id,
      files,
      ...(log.length > 0 ? { log: [...log] } : {}),
      ...(course
        ? { course: { event_id: asId<'course'>(course.event_id), item_id: asId<'item'>(course.item_id) } }
        : {}),
    };
    for (let tries = 0; ; tries += 1) {
      try {
        return await client.call(submitLab, input, { background: true });
      } catch (error) {
        checkHere();
        const fault = asApiProblem(error);
        const delay = RETRY_DELAYS_MS[tries];
        // A full queue is an answer: the server does not have the submission.
        if (!fault.retryable || fault.code === 'queue_full') pending = undefined;
        if (pending === undefined || delay === undefined) throw fault;
        isResending.value = true;
        await wait(delay);
        checkHere();
      }
    }
  }

  /** Polls until there is a verdict; retries after a lost connection. */
  async function follow(first: LabSubmission, checkHere: () => void): Promise<LabSubmission> {
    let submission = first;
    for (let tries = 0; submission.state !== 'graded'; ) {
      checkHere();
      latest.value = submission;
      state.value = 'queued';
      await wait(POLL_MS);
      checkHere();
      try {
        submission = await client.call(
          getSubmission,
          { submission_id: submission.submission_id },
          { background: true },
        );
        tries = 0;
      } catch (error) {
        const delay = RETRY_DELAYS_MS[tries];
        if (!asApiProblem(error).retryable || delay === undefined) throw error;
        tries += 1;
        await wait(delay);
      }
    }
    checkHere();
    return submission;
  }

  async function settle(attempt: LabAttempt, get: (checkHere: () => void) => Promise<LabSubmission>) {
    const checkHere = () => {
      if (isDisposed || getAttempt()?.attempt_id !== attempt.attempt_id) throw GONE;
    };
    try {
      const graded = await get(checkHere);
      latest.value = graded;
      state.value = 'idle';
      onGraded(graded);
      return graded;
    } catch (error) {
      if (error === GONE) return undefined;
      onProblem(asApiProblem(error));
      state.value = 'failed';
      return undefined;
    }
  }

  return {
    state,
    isResending,
    latest,
    submittedFiles,
    begin({ submissions: [newest], files, is_judged }) {
      submittedFiles.value = is_judged ? files : undefined;
      pending = undefined;
      isResending.value = false;
      latest.value = newest;
      state.value = 'idle';
      const attempt = getAttempt();
      if (!attempt || !newest || newest.state === 'graded') return;
      state.value = 'queued';
      void settle(attempt, (checkHere) => follow(newest, checkHere));
    },
    async submit(log = []) {
      const attempt = getAttempt();
      if (!attempt || state.peek() === 'sending' || state.peek() === 'queued') return undefined;
      const files = getFiles();
      const isRepeat = pending && isSame(pending.files, files) && isSameLog(pending.log, log);
      const submission = isRepeat && pending ? pending : { id: newId(), files, log };
      pending = submission;
      state.value = 'sending';
      isResending.value = false;
      onProblem(undefined);
      return settle(attempt, async (checkHere) => {
        const first = await send(submission, attempt, checkHere);
        checkHere();
        pending = undefined;
        isResending.value = false;
        submittedFiles.value = submission.files;
        return follow(first, checkHere);
      });
    },
    dispose() {
      isDisposed = true;
    },
  };
}

const isSameLog = (left: readonly LabLogEntry[], right: readonly LabLogEntry[]) =>
  JSON.stringify(left) === JSON.stringify(right);
