import type { LabPack } from '@drawbridge/contracts/practice';
import {
  createWorkspaceView,
  type PaneId,
  type WorkspaceDialog,
  type WorkspaceView,
} from '@drawbridge/lab-workspace/page';
import { type ReadonlySignal, signal } from '@preact/signals-react';

export const BRIEF_TABS = ['steps', 'hints', 'solution', 'assistant'] as const;
export type BriefTab = (typeof BRIEF_TABS)[number];
export const TESTS_TABS = ['tests', 'attack', 'result'] as const;
export type TestsTab = (typeof TESTS_TABS)[number];
export type PageDialog = 'keys' | 'commands' | 'reset' | 'logout' | WorkspaceDialog;

/** A file of the solution that is shown instead of the editor, and what it is compared with. */
export interface ComparedFile {
  path: string;
  against: 'mine' | 'starter';
}

/** Which panes, tabs, files and dialogs of the page are open. */
export interface PageView extends WorkspaceView<PageDialog> {
  briefTab: ReadonlySignal<BriefTab>;
  /** Index of the step that is shown; undefined for the first one that was not read yet. */
  step: ReadonlySignal<number | undefined>;
  testsTab: ReadonlySignal<TestsTab>;
  /** The learner asked to change the way through the lab. */
  isGuidanceOpen: ReadonlySignal<boolean>;
  /** Undefined while the editor is shown. */
  comparedFile: ReadonlySignal<ComparedFile | undefined>;
  /** The element that the assistant of the host is shown in. */
  assistantSlot: ReadonlySignal<HTMLElement | null>;
  setAssistantSlot(slot: HTMLElement | null): void;
  /** How often the learner chose to ask the assistant. */
  asked: ReadonlySignal<number>;
  countAsked(): void;
  /** The tab, and the pane with the focus, that the assistant was opened from. */
  beforeAssistant: ReadonlySignal<{ tab: BriefTab; pane: PaneId }>;
  /** `from`: the pane that has the focus. */
  showBriefTab(tab: BriefTab, from?: PaneId): void;
  showStep(index: number): void;
  /** Also opens the tests. */
  showTestsTab(tab: TestsTab): void;
  openGuidance(): void;
  closeGuidance(): void;
  compare(file: ComparedFile): void;
  closeComparison(): void;
}

export function createPageView(lab: Pick<LabPack, 'open_file' | 'open_line'>): PageView {
  const workspaceView = createWorkspaceView<PageDialog>(lab);
  const briefTab = signal<BriefTab>('steps');
  const assistantSlot = signal<HTMLElement | null>(null);
  const asked = signal(0);
  const beforeAssistant = signal<{ tab: BriefTab; pane: PaneId }>({ tab: 'steps', pane: 'steps' });
  const step = signal<number | undefined>(undefined);
  const testsTab = signal<TestsTab>('tests');
  const isGuidanceOpen = signal(false);
  const comparedFile = signal<ComparedFile | undefined>(undefined);
  return {
    ...workspaceView,
    briefTab,
    step,
    testsTab,
    comparedFile,
    isGuidanceOpen,
    assistantSlot,
    setAssistantSlot(slot) {
      assistantSlot.value = slot;
    },
    asked,
    countAsked() {
      asked.value += 1;
    },
    beforeAssistant,
    showBriefTab(next, from = 'steps') {
      const { value: shown } = briefTab;
      const { value: before } = beforeAssistant;
      if (next === 'assistant' && shown !== next) beforeAssistant.value = { tab: shown, pane: from };
      // Asked again: from another pane, or beside the answer, which is where Escape leads away from.
      else if (next === 'assistant' && from !== 'steps') beforeAssistant.value = { ...before, pane: from };
      briefTab.value = next;
    },
    showStep(next) {
      step.value = next;
    },
    showTestsTab(next) {
      testsTab.value = next;
      workspaceView.openTests();
    },
    openGuidance() {
      isGuidanceOpen.value = true;
    },
    closeGuidance() {
      isGuidanceOpen.value = false;
    },
    compare(next) {
      comparedFile.value = next;
    },
    closeComparison() {
      comparedFile.value = undefined;
    },
  };
}
