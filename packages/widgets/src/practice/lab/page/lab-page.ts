import type { LabStore, OpenedLab } from '@drawbridge/client/stores/practice/lab';
import type { LabSessionStore } from '@drawbridge/client/stores/practice/lab-session';
import type { LabAttempt, LabPack } from '@drawbridge/contracts/practice';
import {
  createWorkspaceLayout,
  type WorkspaceLayout,
  type WorkspacePage,
} from '@drawbridge/lab-workspace/page';
import type { CreateRunner } from '@drawbridge/lab-workspace/runner';
import { createLabWorkspace, type LabWorkspace } from '@drawbridge/lab-workspace/runner';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react';
import type { NextStep } from '../../next-step/index.ts';
import { createTour, type Tour } from '../tour/tour.ts';
import { createAnnouncements } from './announcements.ts';
import { followSession } from './follow-session.ts';
import type { LabServices } from './lab-services.ts';
import { createPageActions, type LabPageActions, type LabPageHost } from './page-actions.ts';
import { createPageView, type PageView } from './page-view.ts';
import { createReadSteps, type ReadSteps } from './read-steps.ts';

/**
 * The one store of a lab page; its parts read it with `useLabPage()`, the parts of the workspace as their
 * `WorkspacePage`. Data are the client's stores: `data` (files,
 * attempt, submissions, hints, solution, flag) and `session` (the time limit). Everything else is page state: it is
 * made with the page and ends with it.
 */
export interface LabPage extends WorkspacePage {
  data: LabStore;
  session: LabSessionStore;
  services: LabServices;
  lab: ReadonlySignal<LabPack>;
  attempt: ReadonlySignal<LabAttempt>;
  isSubmitting: ReadonlySignal<boolean>;
  /** There are two ways through this lab, and the choice still matters. */
  canChooseGuidance: ReadonlySignal<boolean>;
  /** The lab running in this page: tests, app and its browser. */
  workspace: ReadonlySignal<LabWorkspace>;
  /** The attack works in this page: the practice flag came out. */
  hasPracticeFlag: ReadonlySignal<boolean>;
  /** Open panes, tabs, files and dialogs. */
  view: PageView;
  layout: WorkspaceLayout;
  readSteps: ReadSteps;
  tour: Tour;
  /** What a screen reader says next. */
  announcement: ReadonlySignal<string>;
  actions: LabPageActions;
  host: ReadonlySignal<LabPageHost>;
  setHost(host: LabPageHost): void;
  /** What comes after this lab; undefined before a pass and where the host says nothing. */
  next: ReadonlySignal<NextStep | undefined>;
  setNext(next: NextStep | undefined): void;
  /** The element of the page. */
  root: { current: HTMLElement | null };
  /** Starts the engine and the time of the lab; gives the function that ends the page. */
  start(): () => void;
}

export interface LabPageDeps {
  data: LabStore;
  session: LabSessionStore;
  opened: OpenedLab;
  services: LabServices;
  createRunner: CreateRunner;
  host: LabPageHost;
}

export function createLabPage(deps: LabPageDeps): LabPage {
  const { data, session, services, createRunner } = deps;
  const { storage, disableActivity } = services;
  const root = { current: null };
  const host = signal(deps.host);
  const next = signal<NextStep | undefined>(undefined);
  const opened = createOpened(data, deps.opened);
  const lab = computed(() => opened.value.lab);
  const attempt = computed(() => opened.value.attempt);
  const workspace = createWorkspace(data, lab, createRunner);
  const view = createPageView(deps.opened.lab);
  const layout = createWorkspaceLayout(storage);
  const tour = createTour(storage, deps.opened.lab.kind !== 'playground' && !deps.opened.attempt.passed);
  const announcements = createAnnouncements({ data, lab, workspace });
  return {
    data,
    session,
    services,
    lab,
    attempt,
    isSubmitting: computed(() => ['sending', 'queued'].includes(data.submitState.value)),
    canChooseGuidance: computed(() => canChooseGuidance(opened.value)),
    workspace,
    hasPracticeFlag: computed(() => hasPracticeFlag(lab.value, workspace.value)),
    view,
    layout,
    readSteps: createReadSteps(storage, attempt),
    tour,
    outlined: tour.outlined,
    announcement: announcements.text,
    actions: createPageActions({ data, session, lab, attempt, workspace, view, layout, tour, host, root }),
    host,
    setHost(given) {
      host.value = given;
    },
    next,
    setNext(step) {
      next.value = step;
    },
    root,
    start() {
      const stopEngine = effect(() => {
        const current = workspace.value;
        untracked(() => void current.start());
        return current.dispose;
      });
      const stopAnnouncing = announcements.start();
      const stopSession = followSession({ session, attempt, disableActivity });
      return () => {
        stopSession();
        stopAnnouncing();
        stopEngine();
      };
    },
  };
}

/** The opened lab; while it is read again, the one before. */
function createOpened(data: LabStore, first: OpenedLab): ReadonlySignal<OpenedLab> {
  let last = first;
  return computed(() => {
    const current = data.opened.value;
    if (current.state === 'ready') last = current.value;
    return last;
  });
}

/** A lab that is read again with the same content keeps its running engine. */
function createWorkspace(
  data: LabStore,
  lab: ReadonlySignal<LabPack>,
  createRunner: CreateRunner,
): ReadonlySignal<LabWorkspace> {
  let last = lab.peek();
  const pack = computed(() => {
    if (lab.value.content_hash !== last.content_hash) last = lab.value;
    return last;
  });
  return computed(() =>
    createLabWorkspace({
      pack: pack.value,
      files: data.changedFiles,
      createRunner,
      onBreached: (ids) => noteBreaches(data, ids),
    }),
  );
}

/** Remembers attacks that worked; gives those that are new in this attempt. */
function noteBreaches(data: LabStore, ids: readonly string[]): readonly string[] {
  const opened = data.opened.peek();
  const known = opened.state === 'ready' ? opened.value.attempt.breaches : [];
  const fresh = ids.filter((id) => !known.includes(id));
  if (fresh.length > 0) void data.help.noteBreaches(fresh);
  return fresh;
}

/** After a pass, and once the solution is open, every step and hint is free. */
function canChooseGuidance({ lab, attempt }: OpenedLab): boolean {
  if (attempt.passed || attempt.solution_opened) return false;
  return attempt.guidance !== undefined || lab.steps.some(({ html }) => html === undefined);
}

function hasPracticeFlag(lab: LabPack, workspace: LabWorkspace): boolean {
  if (!lab.goal) return false;
  if (lab.goal.by === 'log') return workspace.browser.value?.isFlagged.value ?? false;
  return workspace.results.value.some(({ kind, status }) => kind === 'goal' && status === 'passed');
}
