import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { PaneId } from './panes.ts';

export const BRIEF_TABS = ['steps', 'hints', 'solution'] as const;
export type BriefTab = (typeof BRIEF_TABS)[number];
export type TestsTab = 'tests' | 'result';
export type AppTab = 'preview' | 'requests' | 'victim' | 'database' | 'console';
export type PageDialog = 'keys' | 'commands' | 'reset' | 'accounts' | 'cookies';

/** A file of the solution that is shown instead of the editor, and what it is compared with. */
export interface ComparedFile {
  path: string;
  against: 'mine' | 'starter';
}

/** Which panes, tabs, files and dialogs of the page are open. */
export interface PageView {
  /** The pane that is shown where there is room for one only. */
  pane: ReadonlySignal<PaneId>;
  briefTab: ReadonlySignal<BriefTab>;
  /** Index of the step that is shown; undefined for the first one that was not read yet. */
  step: ReadonlySignal<number | undefined>;
  testsTab: ReadonlySignal<TestsTab>;
  appTab: ReadonlySignal<AppTab>;
  dialog: ReadonlySignal<PageDialog | undefined>;
  /** Path of the file in the editor. */
  file: ReadonlySignal<string>;
  /** Undefined while the editor is shown. */
  comparedFile: ReadonlySignal<ComparedFile | undefined>;
  showPane(pane: PaneId): void;
  showBriefTab(tab: BriefTab): void;
  showStep(index: number): void;
  showTestsTab(tab: TestsTab): void;
  showAppTab(tab: AppTab): void;
  openDialog(dialog: PageDialog): void;
  closeDialog(): void;
  showFile(path: string): void;
  compare(file: ComparedFile): void;
  closeComparison(): void;
}

export function createPageView(firstFile: string): PageView {
  const pane = signal<PaneId>('steps');
  const briefTab = signal<BriefTab>('steps');
  const step = signal<number | undefined>(undefined);
  const testsTab = signal<TestsTab>('tests');
  const appTab = signal<AppTab>('preview');
  const dialog = signal<PageDialog | undefined>(undefined);
  const file = signal(firstFile);
  const comparedFile = signal<ComparedFile | undefined>(undefined);
  return {
    pane,
    briefTab,
    step,
    testsTab,
    appTab,
    dialog,
    file,
    comparedFile,
    showPane(next) {
      pane.value = next;
    },
    showBriefTab(next) {
      briefTab.value = next;
    },
    showStep(next) {
      step.value = next;
    },
    showTestsTab(next) {
      testsTab.value = next;
    },
    showAppTab(next) {
      appTab.value = next;
    },
    openDialog(next) {
      dialog.value = next;
    },
    closeDialog() {
      dialog.value = undefined;
    },
    showFile(path) {
      file.value = path;
    },
    compare(next) {
      comparedFile.value = next;
    },
    closeComparison() {
      comparedFile.value = undefined;
    },
  };
}
