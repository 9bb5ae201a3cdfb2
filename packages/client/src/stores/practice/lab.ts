import { asId } from '@drawbridge/contracts';
import {
  getSubmission,
  type LabAttempt,
  type LabFile,
  type LabLogEntry,
  type LabPack,
  type LabResult,
  type LabStep,
  type LabSubmission,
  openLab,
  resetLab,
} from '@drawbridge/contracts/practice';
import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { SafeStorage } from '../../storage.ts';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { createLoadables, type Loadables } from '../base/loadables.ts';
import { watchAccess } from './lab-access.ts';
import { type Draft, isContinuing, isSame, readDraft, removeDraft, writeDraft } from './lab-draft.ts';
import { createLabHelp, type LabHelp } from './lab-help.ts';
import { createLabSaving, type SaveState } from './lab-saving.ts';
import { createLabSubmitting, type SubmitState } from './lab-submitting.ts';

export type { FlagState, LabHelp, Solution } from './lab-help.ts';
export type { SaveState } from './lab-saving.ts';
export type { SubmitState } from './lab-submitting.ts';

export interface OpenedLab {
  lab: LabPack;
  attempt: LabAttempt;
}

/** Submissions with the replays of their tests, which lists omit. Each is loaded when one of its replays is opened. */
export type LabReplays = Pick<Loadables<LabSubmission>, 'all' | 'load'>;

export interface LabStore {
  opened: ReadonlySignal<Loadable<OpenedLab>>;
  /** Current text of every file. */
  files: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Only the files that differ from the starter. */
  changedFiles: ReadonlySignal<LabFile[]>;
  saveState: ReadonlySignal<SaveState>;
  submitState: ReadonlySignal<SubmitState>;
  /** True while the submission got no answer and is being sent again. */
  isResending: ReadonlySignal<boolean>;
  /** Newest submission of the attempt. */
  latest: ReadonlySignal<LabSubmission | undefined>;
  /** Its result, as long as the files are those that were submitted. */
  judged: ReadonlySignal<LabResult | undefined>;
  problem: ReadonlySignal<ApiProblem | undefined>;
  /** True when the lab is closed to the learner: typed text is saved, and nothing else is accepted. */
  isClosed: ReadonlySignal<boolean>;
  help: LabHelp;
  replays: LabReplays;
  open(): Promise<void>;
  edit(path: string, text: string): void;
  resetFile(path: string): void;
  /** Saves pending changes immediately. */
  save(): Promise<void>;
  /**
   * Submits and waits for the verdict; resends under the same id until the server has it. Exploit labs submit the log
   * of the requests made on the page.
   */
  submit(log?: readonly LabLogEntry[]): Promise<LabSubmission | undefined>;
  /** Resolves a conflict: saves this page's files over those that were saved elsewhere. */
  keepMine(): Promise<boolean>;
  /** Opens a new attempt from the starter; the history stays. */
  reset(): Promise<boolean>;
  /** Sends pending changes and stops. */
  dispose(): void;
}

export interface LabDeps {
  client: ApiClient;
  storage: SafeStorage;
  labId: string;
  course?: { event_id: string; item_id: string };
  newId?: () => string;
  nowMs?: () => number;
  /** Waits; tests replace it. */
  wait?: (ms: number) => Promise<void>;
}

export function createLabStore(deps: LabDeps): LabStore {
  const { storage, labId, course } = deps;
  const newId = deps.newId ?? (() => crypto.randomUUID());
  const nowMs = deps.nowMs ?? Date.now;
  const wait = deps.wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));

  const { client, isClosed } = watchAccess(deps.client, () => void saving.save());
  const opened = signal<Loadable<OpenedLab>>(LOADING);
  const files = signal<ReadonlyMap<string, string>>(new Map());
  const problem = signal<ApiProblem | undefined>(undefined);

  const changedFiles = computed<LabFile[]>(() => {
    if (opened.value.state !== 'ready') return [];
    const starter = new Map(opened.value.value.lab.files.map(({ path, text }) => [path, text]));
    return [...files.value]
      .filter(([path, text]) => starter.get(path) !== text)
      .map(([path, text]) => ({ path, text }));
  });

  function getAttempt(): LabAttempt | undefined {
    const now = opened.peek();
    return now.state === 'ready' ? now.value.attempt : undefined;
  }

  function keep(revision: number, sent: LabFile[] | undefined) {
    const attempt = getAttempt();
    if (!attempt) return;
    const draft: Draft = {
      attemptId: attempt.attempt_id,
      revision,
      savedAtMs: nowMs(),
      files: changedFiles.peek(),
      sent,
    };
    writeDraft(storage, labId, draft);
  }

  const replays = createLoadables((id) =>
    client.call(getSubmission, { submission_id: asId(id) }, { background: true }),
  );

  const saving = createLabSaving({
    client,
    getAttempt,
    getFiles: () => changedFiles.peek(),
    keep,
    forget: () => removeDraft(storage, labId),
    onProblem: (fault) => {
      problem.value = fault;
    },
  });

  const submitting = createLabSubmitting({
    client,
    getAttempt,
    getFiles: () => changedFiles.peek(),
    course,
    newId,
    wait,
    onProblem: (fault) => {
      problem.value = fault;
    },
    onGraded: record,
  });

  function change(fields: Partial<LabAttempt>) {
    const now = opened.peek();
    if (now.state !== 'ready') return;
    opened.value = ready({ lab: now.value.lab, attempt: { ...now.value.attempt, ...fields } });
  }

  function changeSteps(steps: LabStep[]) {
    const now = opened.peek();
    if (now.state === 'ready')
      opened.value = ready({ lab: { ...now.value.lab, steps }, attempt: now.value.attempt });
  }

  const help = createLabHelp({
    client,
    getAttempt,
    change,
    changeSteps,
    onProblem: (fault) => {
      problem.value = fault;
    },
  });

  function show(lab: LabPack, attempt: LabAttempt, draft: Draft | undefined) {
    const known = new Set(lab.files.map(({ path }) => path));
    const changes = draft?.files ?? attempt.files;
    const overlay = new Map(
      changes.filter(({ path }) => known.has(path)).map(({ path, text }) => [path, text]),
    );
    opened.value = ready({ lab, attempt });
    files.value = new Map(lab.files.map(({ path, text }) => [path, overlay.get(path) ?? text]));
    problem.value = undefined;
    saving.begin(attempt.revision, draft !== undefined);
    submitting.begin(attempt);
    help.begin();
  }

  function record(submission: LabSubmission) {
    const now = opened.peek();
    if (now.state !== 'ready') return;
    const { attempt } = now.value;
    const { result } = submission;
    const others = attempt.submissions.filter(
      ({ submission_id }) => submission_id !== submission.submission_id,
    );
    change({
      submissions: [submission, ...others],
      passed: attempt.passed || result?.verdict === 'passed',
      best_score: submission.best_score ?? attempt.best_score,
      best_points: submission.best_points ?? attempt.best_points,
    });
  }

  function edit(path: string, text: string) {
    if (files.peek().get(path) === text || !files.peek().has(path)) return;
    files.value = new Map(files.peek()).set(path, text);
    saving.changed();
  }

  return {
    opened,
    files,
    changedFiles,
    saveState: saving.state,
    submitState: submitting.state,
    isResending: submitting.isResending,
    latest: submitting.latest,
    judged: computed(() => {
      const submitted = submitting.submittedFiles.value;
      const isUnchanged = submitted !== undefined && isSame(submitted, changedFiles.value);
      return isUnchanged ? submitting.latest.value?.result : undefined;
    }),
    problem,
    isClosed,
    help,
    replays,
    async open() {
      opened.value = LOADING;
      try {
        const { lab, attempt } = await client.call(openLab, { lab_id: asId(labId) });
        const draft = readDraft(storage, labId);
        // A local draft counts only if it is based on the server's version.
        const isUsable = draft !== undefined && isContinuing(draft, attempt);
        if (!isUsable) removeDraft(storage, labId);
        show(lab, attempt, isUsable ? draft : undefined);
      } catch (error) {
        opened.value = { state: 'problem', problem: asApiProblem(error) };
      }
    },
    edit,
    resetFile(path) {
      const now = opened.peek();
      const starter =
        now.state === 'ready' ? now.value.lab.files.find((file) => file.path === path) : undefined;
      if (starter) edit(path, starter.text);
    },
    save: saving.save,
    submit: submitting.submit,
    async keepMine() {
      const before = getAttempt();
      if (!before) return false;
      try {
        const { lab, attempt } = await client.call(openLab, { lab_id: asId(labId) }, { background: true });
        const isOther = attempt.attempt_id !== before.attempt_id;
        opened.value = ready({ lab, attempt });
        problem.value = undefined;
        saving.begin(attempt.revision, true);
        // The lab was reset elsewhere: everything about the previous attempt is dropped.
        if (isOther) {
          submitting.begin(attempt);
          help.begin();
        }
        return true;
      } catch (error) {
        problem.value = asApiProblem(error);
        return false;
      }
    },
    async reset() {
      const now = opened.peek();
      if (now.state !== 'ready') return false;
      saving.pause();
      try {
        const answer = await client.call(resetLab, { attempt_id: now.value.attempt.attempt_id });
        removeDraft(storage, labId);
        show(now.value.lab, answer.attempt, undefined);
        return true;
      } catch (error) {
        problem.value = asApiProblem(error);
        saving.resume();
        return false;
      }
    },
    dispose() {
      saving.dispose();
      submitting.dispose();
    },
  };
}
