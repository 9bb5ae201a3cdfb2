import type { LabFile, LabPack, TestResult } from '@drawbridge/contracts/practice';
import type { Fetching, Inspection } from '@drawbridge/labs/engine';
import type { ReadonlySignal } from '@preact/signals-react';
import type { LabBrowser } from './browser/browser.ts';
import type { CreateRunner } from './create-runner.ts';
import type { Fault, FaultMark } from './fault.ts';
import { run } from './run-tests.ts';
import { start, type WorkspaceParts } from './start-engine.ts';
import { createStarterTests } from './starter-tests.ts';
import { createWorkspaceState, type EngineState } from './workspace-state.ts';

/** The lab running in this page: visible tests and the preview's browser on one worker. */
export interface LabWorkspace {
  engine: ReadonlySignal<EngineState>;
  /** How much of a large runtime has arrived. Undefined when the browser has it, and once the engine runs. */
  fetching: ReadonlySignal<Fetching | undefined>;
  isRunning: ReadonlySignal<boolean>;
  /** Results of the last full run, in the pack's order. */
  results: ReadonlySignal<readonly TestResult[]>;
  /** Set when the tests could not start because the program does not start. */
  fault: ReadonlySignal<Fault | undefined>;
  /** Lines of the learner's files with an error, in the tests or in the page that the preview shows. */
  marks: ReadonlySignal<readonly FaultMark[]>;
  /** Undefined until the engine runs, and for labs without an app. */
  browser: ReadonlySignal<LabBrowser | undefined>;
  /** For policy labs, the result of the files at the last run. */
  inspection: ReadonlySignal<Inspection | undefined>;
  /** Runs the visible tests now. */
  run(): Promise<void>;
  /** Returns the results of the visible tests on the starter. They run once, beside the learner's own code. */
  runStarter(): Promise<readonly TestResult[]>;
  /** Starts the engine, also after a failure. */
  start(): Promise<void>;
  dispose(): void;
}

interface WorkspaceDeps {
  pack: LabPack;
  files: ReadonlySignal<LabFile[]>;
  createRunner: CreateRunner;
  /** Milliseconds without typing before the tests run. */
  pauseMs?: number;
  /** Called when an attack on the preview worked. Returns the breaches that are new. */
  onBreached?: (ids: readonly string[]) => readonly string[];
}

export function createLabWorkspace(deps: WorkspaceDeps): LabWorkspace {
  const { pack, files, createRunner, pauseMs = 400, onBreached = (ids) => ids } = deps;
  const state = createWorkspaceState(pack);
  const { engine, fetching, isRunning, results, fault, marks, browser, inspection } = state;
  const parts: WorkspaceParts = { pack, files, createRunner, pauseMs, onBreached, state };
  return {
    engine,
    fetching,
    isRunning,
    results,
    fault,
    marks,
    browser,
    inspection,
    run: () => run(parts),
    runStarter: createStarterTests(pack, createRunner),
    start: () => start(parts),
    dispose() {
      state.isDisposed = true;
      state.starts += 1;
      clearTimeout(state.timer);
      state.stopWatching();
      state.runner?.dispose();
    },
  };
}
