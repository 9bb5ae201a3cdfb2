import type { LabPack, TestResult } from '@drawbridge/contracts/practice';
import type { Fetching, Inspection, LabRunner } from '@drawbridge/labs/engine';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { LabBrowser } from './browser/browser.ts';
import { type Fault, type FaultMark, toMarks } from './fault.ts';

export type EngineState = 'starting' | 'ready' | 'failed';

/** What the workspace shows of its engine, and what it knows of it. */
export interface WorkspaceState {
  engine: Signal<EngineState>;
  fetching: Signal<Fetching | undefined>;
  isRunning: Signal<boolean>;
  results: Signal<readonly TestResult[]>;
  fault: Signal<Fault | undefined>;
  marks: ReadonlySignal<readonly FaultMark[]>;
  browser: Signal<LabBrowser | undefined>;
  inspection: Signal<Inspection | undefined>;
  /** False for policy labs, which have files and no app. */
  hasApp: boolean;
  runner: LabRunner | undefined;
  /** The run after the next pause in typing. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The files that the engine has, as text. */
  sentFiles: string;
  /** A result counts only while its run is the newest. */
  runs: number;
  isDisposed: boolean;
  /** True when a disposal or another start has replaced this start. */
  starts: number;
  stopWatching: () => void;
}

export function createWorkspaceState(pack: Pick<LabPack, 'inspect'>): WorkspaceState {
  const results = signal<readonly TestResult[]>([]);
  const fault = signal<Fault | undefined>(undefined);
  const browser = signal<LabBrowser | undefined>(undefined);
  return {
    engine: signal<EngineState>('starting'),
    fetching: signal<Fetching | undefined>(undefined),
    isRunning: signal(false),
    results,
    fault,
    marks: computed(() => {
      const page = browser.value?.page.value;
      const shown = page?.state === 'fault' ? page.fault : undefined;
      return toMarks([fault.value, shown, ...(fault.value === undefined ? results.value : [])]);
    }),
    browser,
    inspection: signal<Inspection | undefined>(undefined),
    hasApp: pack.inspect === undefined,
    runner: undefined,
    timer: undefined,
    sentFiles: '',
    runs: 0,
    isDisposed: false,
    starts: 0,
    stopWatching: () => {},
  };
}
