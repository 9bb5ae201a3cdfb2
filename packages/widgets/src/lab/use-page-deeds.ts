import type { LabStore } from '@drawbridge/client/stores/labs';
import type { LabPack, LabSubmission } from '@drawbridge/contracts';
import { type RefObject, useState } from 'react';
import type { BriefTab } from './brief/BriefPane.tsx';
import { showFile } from './code/open-file.ts';
import { focusPane, type PaneId } from './Pane.tsx';
import type { LabBench } from './session/lab-bench.ts';
import { showCompared } from './solution/compare-file.ts';
import type { TestsTab } from './tests/TestsPane.tsx';

export type Overlay = 'keys' | 'commands';

export interface PageDeps {
  root: RefObject<HTMLElement | null>;
  store: LabStore;
  lab: LabPack;
  bench: LabBench | undefined;
  onPassed: ((submission: LabSubmission) => void) | undefined;
}

export type PageDeeds = ReturnType<typeof usePageDeeds>;

/** What is shown where on the lab page, and everything that can be done from more than one place. */
export function usePageDeeds({ root, store, lab, bench, onPassed }: PageDeps) {
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
      showCompared(store, undefined);
      showFile(store, path);
      goTo('code');
    },
    compare(path: string) {
      showCompared(store, { path, against: 'mine' });
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
      void bench?.run();
    },
    async submit() {
      const log = bench?.browser.peek()?.attack.peek() ?? [];
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
