import { type Signal, signal } from '@preact/signals-react';
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
  openFile: Signal<string>;
  comparedFile: Signal<ComparedFile | undefined>;
}

export function createLabPageState(openFile: string): LabPageState {
  return { openFile: signal(openFile), comparedFile: signal<ComparedFile | undefined>(undefined) };
}

export const LabPageContext = createContext<LabPageState | undefined>(undefined);

/** The state of the lab page around a component, which renders again when what it reads of it changes. */
export function useLabPageState(): LabPageState {
  useSignals();
  const state = useContext(LabPageContext);
  if (!state) throw new Error('a part of the lab page was rendered outside of it');
  return state;
}
