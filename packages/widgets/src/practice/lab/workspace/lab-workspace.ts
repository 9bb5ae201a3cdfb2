import type { LabFile, LabPack, TestResult } from '@drawbridge/contracts/practice';
import type { Fetching, Inspection, LabRunner } from '@drawbridge/labs/engine';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { LabBrowser } from './browser.ts';
import type { CreateRunner } from './create-runner.ts';
import { type Fault, type FaultMark, findCommonFault, toFault, toMarks } from './fault.ts';
import { createLabBrowser } from './lab-browser.ts';
import { createStarterTests } from './starter-tests.ts';

export type EngineState = 'starting' | 'ready' | 'failed';

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
  const engine = signal<EngineState>('starting');
  const fetching = signal<Fetching | undefined>(undefined);
  const isRunning = signal(false);
  const results = signal<readonly TestResult[]>([]);
  const fault = signal<Fault | undefined>(undefined);
  const browser = signal<LabBrowser | undefined>(undefined);
  const inspection = signal<Inspection | undefined>(undefined);
  const marks = computed(() => {
    const page = browser.value?.page.value;
    const shown = page?.state === 'fault' ? page.fault : undefined;
    return toMarks([fault.value, shown, ...(fault.value === undefined ? results.value : [])]);
  });
  const hasApp = pack.inspect === undefined;
  let runner: LabRunner | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentFiles = '';
  let runs = 0;
  let isDisposed = false;
  /** True when a disposal or another start has replaced this start. */
  let starts = 0;
  let stopWatching = () => {};

  /** Sends the files to the runner if they have changed. Returns whether they had changed. */
  function sendFiles(): boolean {
    const next = files.peek();
    const text = JSON.stringify(next);
    if (!runner || text === sentFiles) return false;
    sentFiles = text;
    runner.setFiles(next);
    return true;
  }

  async function inspect(own: number) {
    if (hasApp || !runner) return;
    const seen = await runner.inspect();
    if (own === runs) inspection.value = seen;
  }

  async function run() {
    clearTimeout(timer);
    if (!runner || isDisposed) return;
    const isChanged = sendFiles();
    runs += 1;
    const own = runs;
    isRunning.value = true;
    try {
      await inspect(own);
      const done = await runner.runTests();
      if (own === runs && done) {
        const common = findCommonFault(done.tests);
        fault.value = common;
        if (common === undefined) results.value = done.tests;
      }
    } catch (error) {
      if (own === runs && !isDisposed) fault.value = toFault(error);
    } finally {
      if (own === runs) isRunning.value = false;
    }
    if (isChanged && own === runs && !isDisposed) await browser.peek()?.codeChanged();
  }

  function watch() {
    stopWatching = effect(() => {
      const isNew = JSON.stringify(files.value) !== sentFiles;
      clearTimeout(timer);
      if (isNew) timer = setTimeout(() => void run(), pauseMs);
    });
  }

  async function openBrowser(made: LabRunner) {
    const opened = createLabBrowser(made, {
      home: pack.home,
      hasDatabase: pack.seed.sql !== undefined,
      breaches: pack.breaches,
      keepsLog: pack.goal?.by === 'log',
      onBreached,
    });
    browser.value = opened;
    await opened.reload();
  }

  return {
    engine,
    fetching,
    isRunning,
    results,
    fault,
    marks,
    browser,
    inspection,
    run,
    runStarter: createStarterTests(pack, createRunner),
    async start() {
      starts += 1;
      const own = starts;
      isDisposed = false;
      engine.value = 'starting';
      try {
        const made = await createRunner({
          onFetching: (now) => {
            if (own === starts && engine.peek() === 'starting') fetching.value = now;
          },
        });
        if (own !== starts) return made.dispose();
        runner = made;
        await made.load(pack);
        if (own !== starts) return;
        sentFiles = '[]';
        sendFiles();
        engine.value = 'ready';
        fetching.value = undefined;
        watch();
        await Promise.all([...(hasApp ? [openBrowser(made)] : []), run()]);
      } catch {
        if (own !== starts) return;
        runner?.dispose();
        runner = undefined;
        engine.value = 'failed';
        fetching.value = undefined;
      }
    },
    dispose() {
      isDisposed = true;
      starts += 1;
      clearTimeout(timer);
      stopWatching();
      runner?.dispose();
    },
  };
}
