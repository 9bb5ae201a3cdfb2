import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabPack, LabSubmission } from '@drawbridge/contracts';
import { type RefObject, useState } from 'react';
import { focusPane, type PaneId } from './Pane.tsx';
import type { BriefTab, LabPageState, TestsTab } from './page-state.ts';
import type { LabWorkspace } from './workspace/lab-workspace.ts';

export type Overlay = 'keys' | 'commands';

export interface PageDeps {
  root: RefObject<HTMLElement | null>;
  state: LabPageState;
  store: LabStore;
  lab: LabPack;
  workspace: LabWorkspace | undefined;
  onPassed: ((submission: LabSubmission) => void) | undefined;
}

export type PageDeeds = ReturnType<typeof usePageDeeds>;

/** What is shown where on the lab page, and everything that can be done from more than one place. */
export function usePageDeeds({ root, state, store, lab, workspace, onPassed }: PageDeps) {
  const [active, setActive] = useState<PaneId>('steps');
  const [brief, setBrief] = useState<BriefTab>('steps');
  const [step, setStep] = useState<number>();
  const [testsTab, setTestsTab] = useState<TestsTab>('tests');
  const [overlay, setOverlay] = useState<Overlay>();

  const goTo = (pane: PaneId) => {
    setActive(pane);
    // A pane that was hidden can take the focus only once it is drawn.
    requestAnimationFrame(() => focusPane(root.current, pane));
  };
  return {
    openFile: state.openFile,
    active,
    brief,
    step,
    testsTab,
    overlay,
    setActive,
    setBrief,
    setStep,
    setTestsTab,
    setOverlay,
    goTo,
    showBrief(tab: BriefTab) {
      setBrief(tab);
      goTo('steps');
    },
    showStep(at: number) {
      setStep(at);
      setBrief('steps');
      goTo('steps');
    },
    showFile(path: string) {
      state.compare(undefined);
      state.showFile(path);
      goTo('code');
    },
    compare(path: string) {
      state.compare({ path, against: 'mine' });
      goTo('code');
    },
    goToAddress() {
      setActive('view');
      requestAnimationFrame(() => {
        const field = root.current?.querySelector<HTMLInputElement>('[data-address]');
        if (field?.checkVisibility()) field.focus();
        else focusPane(root.current, 'view');
      });
    },
    showTests() {
      setTestsTab('tests');
      goTo('tests');
    },
    run() {
      setTestsTab('tests');
      void workspace?.run();
    },
    async submit() {
      const log = workspace?.browser.peek()?.attack.peek() ?? [];
      // Without a request there is no attack yet: the goal says how to make one.
      const isEmpty = lab.goal?.by === 'log' && log.length === 0;
      setTestsTab(isEmpty ? 'tests' : 'result');
      setActive('tests');
      if (isEmpty) return;
      const graded = await store.submit(lab.goal?.by === 'log' ? log : []);
      if (graded?.result?.verdict === 'passed') onPassed?.(graded);
    },
  };
}
