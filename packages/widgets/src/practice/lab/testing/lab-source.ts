import { createSafeStorage, type Loadable } from '@drawbridge/client';
import type { LabStore, OpenedLab } from '@drawbridge/client/stores/practice/lab';
import type { LabSessionStore } from '@drawbridge/client/stores/practice/lab-session';
import type { LabFile, LabSubmission } from '@drawbridge/contracts/practice';
import { buildResult, buildSubmission } from '@drawbridge/lab-workspace/testing/lab-data';
import { previewDocumentUrl } from '@drawbridge/lab-workspace/testing/preview-document';
import { computed, signal } from '@preact/signals-react';
import type { LabServices } from '../page/lab-services.ts';

/** The data of a lab page without any server: files are in memory, and every submission passes. */
export function createLabSource(shown: Loadable<OpenedLab>): LabStore {
  const starter: readonly LabFile[] = shown.state === 'ready' ? shown.value.lab.files : [];
  const files = signal<ReadonlyMap<string, string>>(new Map(starter.map(({ path, text }) => [path, text])));
  const latest = signal<LabSubmission | undefined>(undefined);
  const refuse = () => Promise.resolve(false);
  const doNothing = () => Promise.resolve();
  const edit = (path: string, text: string) => {
    files.value = new Map(files.peek()).set(path, text);
  };
  return {
    opened: signal(shown),
    files,
    changedFiles: computed(() => {
      const before = new Map(starter.map(({ path, text }) => [path, text]));
      return [...files.value]
        .filter(([path, text]) => before.get(path) !== text)
        .map(([path, text]) => ({ path, text }));
    }),
    saveState: signal('saved'),
    submitState: signal('idle'),
    isResending: signal(false),
    latest,
    judged: computed(() => latest.value?.result),
    problem: signal(undefined),
    isClosed: signal(false),
    help: {
      solution: signal(undefined),
      flagState: signal('idle'),
      triesLeft: signal(undefined),
      isOpeningHint: signal(false),
      openHint: refuse,
      isChoosingGuidance: signal(false),
      chooseGuidance: refuse,
      loadSolution: doNothing,
      isOpeningSolution: signal(false),
      openSolution: refuse,
      sendFlag: refuse,
      noteBreaches: doNothing,
      begin: () => undefined,
    },
    replays: { all: signal(new Map()), load: doNothing },
    open: doNothing,
    edit,
    resetFile(path) {
      const file = starter.find((one) => one.path === path);
      if (file) edit(path, file.text);
    },
    save: doNothing,
    submit() {
      latest.value = buildSubmission({ result: buildResult() });
      return Promise.resolve(latest.value);
    },
    keepMine: refuse,
    reset: refuse,
    dispose: () => undefined,
  };
}

/** A lab that runs without a time limit. */
export function createSessionSource(): LabSessionStore {
  const doNothing = () => Promise.resolve();
  return {
    phase: signal('running'),
    session: signal(undefined),
    deadlineMs: signal(undefined),
    other: signal(undefined),
    problem: signal(undefined),
    isExtending: signal(false),
    nowMs: () => performance.now(),
    open: doNothing,
    start: doNothing,
    startInstead: doNothing,
    extend: doNothing,
    stop: doNothing,
    sync: doNothing,
    dispose: () => undefined,
  };
}

/** The services of a page that keeps nothing. */
export const toServices = (notify: LabServices['notify']): LabServices => ({
  storage: createSafeStorage(() => {
    throw new Error('kept in memory');
  }),
  notify,
  toPreviewFrameUrl: () => previewDocumentUrl,
});
