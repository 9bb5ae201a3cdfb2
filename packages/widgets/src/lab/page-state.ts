import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { createContext, useContext } from 'react';

export const BRIEF_TABS = ['steps', 'hints', 'solution'] as const;
export type BriefTab = (typeof BRIEF_TABS)[number];
export type TestsTab = 'tests' | 'result';

/** A file of the solution that is shown instead of the editor, and what it is compared with. */
export interface ComparedFile {
  path: string;
  against: 'mine' | 'starter';
}

/** What several panes of a lab page show together. */
export interface LabPageState {
  /** Path of the file in the editor. */
  openFile: ReadonlySignal<string>;
  comparedFile: ReadonlySignal<ComparedFile | undefined>;
  showFile(path: string): void;
  /** Undefined brings the editor back. */
  compare(file: ComparedFile | undefined): void;
}

export function createLabPageState(openFile: string): LabPageState {
  const shown = signal(openFile);
  const compared = signal<ComparedFile | undefined>(undefined);
  return {
    openFile: shown,
    comparedFile: compared,
    showFile(path) {
      shown.value = path;
    },
    compare(file) {
      compared.value = file;
    },
  };
}

export const LabPageContext = createContext<LabPageState | undefined>(undefined);

/** The state of the lab page around a component, which renders again when what it reads of it changes. */
export function useLabPageState(): LabPageState {
  useSignals();
  const state = useContext(LabPageContext);
  if (!state) throw new Error('a part of the lab page was rendered outside of it');
  return state;
}
