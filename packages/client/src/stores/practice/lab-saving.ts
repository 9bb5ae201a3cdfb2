import { type LabAttempt, type LabFile, saveDraft } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { isSame } from './lab-draft.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict';

/** Saves a learner's files: immediately in this browser, on the server after a pause, and repeatedly while offline. */
export interface LabSaving {
  state: ReadonlySignal<SaveState>;
  /** Called when an attempt is opened at this revision; `isUnsaved` if this browser has a newer draft. */
  begin(revision: number, isUnsaved: boolean): void;
  /** Called when a file changed. */
  changed(): void;
  save: () => Promise<void>;
  pause(): void;
  resume(): void;
  dispose(): void;
}

interface SavingDeps {
  client: ApiClient;
  getAttempt: () => LabAttempt | undefined;
  getFiles: () => LabFile[];
  /** Stores the draft in this browser; `sent` is being sent at that time. */
  keep: (revision: number, sent: LabFile[] | undefined) => void;
  forget: () => void;
  onProblem: (problem: ApiProblem) => void;
}

const SAVE_DELAY_MS = 800;
const RETRY_DELAY_MS = 4_000;

export function createLabSaving({
  client,
  getAttempt,
  getFiles,
  keep,
  forget,
  onProblem,
}: SavingDeps): LabSaving {
  const state = signal<SaveState>('saved');
  let revision = 0;
  /**
   * Files sent without an answer: the server may have them. They are sent again first and unchanged, which the server
   * accepts without a conflict.
   */
  let unanswered: LabFile[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isDisposed = false;

  function schedule(delayMs: number) {
    clearTimeout(timer);
    if (!isDisposed) timer = setTimeout(() => void save(), delayMs);
  }

  async function saveOnce(attempt: LabAttempt) {
    const isStill = () => getAttempt()?.attempt_id === attempt.attempt_id;
    const sent = unanswered ?? getFiles();
    unanswered = sent;
    state.value = 'saving';
    keep(revision, sent);
    try {
      const saved = await client.call(
        saveDraft,
        { attempt_id: attempt.attempt_id, revision, files: sent },
        { background: true },
      );
      // The lab was reset in between: what was saved belongs to a closed attempt.
      if (!isStill()) return;
      unanswered = undefined;
      revision = saved.revision;
      if (isSame(sent, getFiles())) {
        state.value = 'saved';
        forget();
        return;
      }
      state.value = 'unsaved';
      keep(revision, undefined);
      schedule(SAVE_DELAY_MS);
    } catch (error) {
      if (!isStill()) return;
      const fault = asApiProblem(error);
      if (fault.code === 'draft_outdated' || fault.code === 'attempt_closed') {
        state.value = 'conflict';
        onProblem(fault);
        return;
      }
      // Stored in this browser until the server has it; retried.
      state.value = 'offline';
      if (fault.retryable) schedule(RETRY_DELAY_MS);
      else {
        unanswered = undefined;
        onProblem(fault);
      }
    }
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    const attempt = getAttempt();
    if (!attempt || state.peek() === 'saved' || state.peek() === 'conflict') return Promise.resolve();
    running ??= saveOnce(attempt).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state,
    begin(at, isUnsaved) {
      clearTimeout(timer);
      revision = at;
      unanswered = undefined;
      state.value = isUnsaved ? 'unsaved' : 'saved';
      if (isUnsaved) schedule(0);
    },
    changed() {
      // Nothing is sent any longer: typed text stays in this browser.
      if (isDisposed) state.value = 'offline';
      else if (state.peek() !== 'conflict' && state.peek() !== 'saving') state.value = 'unsaved';
      keep(revision, unanswered);
      schedule(SAVE_DELAY_MS);
    },
    save,
    pause: () => clearTimeout(timer),
    resume() {
      if (state.peek() !== 'saved') schedule(0);
    },
    dispose() {
      if (state.peek() === 'unsaved') void save();
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}
