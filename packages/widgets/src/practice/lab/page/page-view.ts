import type { LabPack, LabPlace } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { PaneId } from './panes.ts';

export const BRIEF_TABS = ['steps', 'hints', 'solution'] as const;
export type BriefTab = (typeof BRIEF_TABS)[number];
export const TESTS_TABS = ['tests', 'attack', 'result'] as const;
export type TestsTab = (typeof TESTS_TABS)[number];
export type AppTab = 'preview' | 'requests' | 'victim' | 'database' | 'console';
export type PageDialog = 'keys' | 'commands' | 'reset' | 'logout' | 'accounts' | 'cookies';

/** A file of the solution that is shown instead of the editor, and what it is compared with. */
export interface ComparedFile {
  path: string;
  against: 'mine' | 'starter';
}

/** A line that the editor shows; each object is shown once. */
export interface EditorTarget extends LabPlace {
  takesFocus: boolean;
}

/** Which panes, tabs, files and dialogs of the page are open. */
export interface PageView {
  /** The pane that is shown where there is room for one only. */
  pane: ReadonlySignal<PaneId>;
  briefTab: ReadonlySignal<BriefTab>;
  /** Index of the step that is shown; undefined for the first one that was not read yet. */
  step: ReadonlySignal<number | undefined>;
  testsTab: ReadonlySignal<TestsTab>;
  /** Where the panes are beside each other, closed tests are one line. */
  isTestsOpen: ReadonlySignal<boolean>;
  appTab: ReadonlySignal<AppTab>;
  /** The pane that has the whole page, where the panes are beside each other. */
  maximized: ReadonlySignal<PaneId | undefined>;
  /** Key of the request whose details are open. */
  request: ReadonlySignal<number | undefined>;
  dialog: ReadonlySignal<PageDialog | undefined>;
  /** The learner asked to change the way through the lab. */
  isGuidanceOpen: ReadonlySignal<boolean>;
  /** Path of the file in the editor. */
  file: ReadonlySignal<string>;
  /** The line that the editor goes to when it shows its file. */
  target: ReadonlySignal<EditorTarget | undefined>;
  /** Undefined while the editor is shown. */
  comparedFile: ReadonlySignal<ComparedFile | undefined>;
  /** A maximized pane gives its place to the one that is shown. */
  showPane(pane: PaneId): void;
  showBriefTab(tab: BriefTab): void;
  showStep(index: number): void;
  /** Also opens the tests. */
  showTestsTab(tab: TestsTab): void;
  closeTests(): void;
  maximize(pane: PaneId): void;
  /** Shows all panes. */
  restore(): void;
  showAppTab(tab: AppTab): void;
  /** Opens the details of a request in the list. */
  showRequest(key: number): void;
  closeRequest(): void;
  openDialog(dialog: PageDialog): void;
  closeDialog(): void;
  openGuidance(): void;
  closeGuidance(): void;
  showFile(path: string): void;
  /** Shows a line of a file, with the focus in the editor. */
  showLine(place: LabPlace): void;
  compare(file: ComparedFile): void;
  closeComparison(): void;
}

export function createPageView({ open_file, open_line }: Pick<LabPack, 'open_file' | 'open_line'>): PageView {
  const pane = signal<PaneId>('steps');
  const briefTab = signal<BriefTab>('steps');
  const step = signal<number | undefined>(undefined);
  const testsTab = signal<TestsTab>('tests');
  const isTestsOpen = signal(false);
  const maximized = signal<PaneId | undefined>(undefined);
  const appTab = signal<AppTab>('preview');
  const request = signal<number | undefined>(undefined);
  const dialog = signal<PageDialog | undefined>(undefined);
  const file = signal(open_file);
  const target = signal<EditorTarget | undefined>(
    open_line === undefined ? undefined : { path: open_file, line: open_line, takesFocus: false },
  );
  const isGuidanceOpen = signal(false);
  const comparedFile = signal<ComparedFile | undefined>(undefined);
  return {
    pane,
    briefTab,
    step,
    testsTab,
    isTestsOpen,
    maximized,
    appTab,
    request,
    dialog,
    file,
    target,
    comparedFile,
    isGuidanceOpen,
    showPane(next) {
      pane.value = next;
      if (maximized.value !== undefined) maximized.value = next;
    },
    showBriefTab(next) {
      briefTab.value = next;
    },
    showStep(next) {
      step.value = next;
    },
    showTestsTab(next) {
      testsTab.value = next;
      isTestsOpen.value = true;
    },
    closeTests() {
      isTestsOpen.value = false;
    },
    maximize(next) {
      maximized.value = next;
    },
    restore() {
      maximized.value = undefined;
    },
    showAppTab(next) {
      appTab.value = next;
    },
    showRequest(key) {
      appTab.value = 'requests';
      request.value = key;
    },
    closeRequest() {
      request.value = undefined;
    },
    openDialog(next) {
      dialog.value = next;
    },
    closeDialog() {
      dialog.value = undefined;
    },
    openGuidance() {
      isGuidanceOpen.value = true;
    },
    closeGuidance() {
      isGuidanceOpen.value = false;
    },
    showFile(path) {
      file.value = path;
    },
    showLine(place) {
      file.value = place.path;
      target.value = { ...place, takesFocus: true };
    },
    compare(next) {
      comparedFile.value = next;
    },
    closeComparison() {
      comparedFile.value = undefined;
    },
  };
}
