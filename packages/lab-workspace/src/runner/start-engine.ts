import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { LabRunner } from '@drawbridge/labs/engine';
import { effect, type ReadonlySignal } from '@preact/signals-react';
import { createLabBrowser } from './browser/lab-browser.ts';
import type { CreateRunner } from './create-runner.ts';
import { run, sendFiles } from './run-tests.ts';
import type { WorkspaceState } from './workspace-state.ts';

/** The parts that the verbs of a workspace work with. */
export interface WorkspaceParts {
  pack: LabPack;
  files: ReadonlySignal<LabFile[]>;
  createRunner: CreateRunner;
  /** Milliseconds without typing before the tests run. */
  pauseMs: number;
  onBreached: (ids: readonly string[]) => readonly string[];
  state: WorkspaceState;
}

/** Starts the engine, also after a failure. */
export async function start(parts: WorkspaceParts): Promise<void> {
  const { pack, createRunner, state } = parts;
  const { engine, fetching } = state;
  state.starts += 1;
  const own = state.starts;
  state.isDisposed = false;
  engine.value = 'starting';
  try {
    const made = await createRunner({
      onFetching: (now) => {
        if (own === state.starts && engine.peek() === 'starting') fetching.value = now;
      },
    });
    if (own !== state.starts) return made.dispose();
    state.runner = made;
    await made.load(pack);
    if (own !== state.starts) return;
    state.sentFiles = '[]';
    sendFiles(parts);
    engine.value = 'ready';
    fetching.value = undefined;
    watch(parts);
    await Promise.all([...(state.hasApp ? [openBrowser(parts, made)] : []), run(parts)]);
  } catch {
    if (own !== state.starts) return;
    state.runner?.dispose();
    state.runner = undefined;
    engine.value = 'failed';
    fetching.value = undefined;
  }
}

/** Runs the tests at each pause in typing. */
function watch(parts: WorkspaceParts): void {
  const { files, pauseMs, state } = parts;
  state.stopWatching = effect(() => {
    const isNew = JSON.stringify(files.value) !== state.sentFiles;
    clearTimeout(state.timer);
    if (isNew) state.timer = setTimeout(() => void run(parts), pauseMs);
  });
}

async function openBrowser({ pack, onBreached, state }: WorkspaceParts, runner: LabRunner): Promise<void> {
  const opened = createLabBrowser(runner, {
    home: pack.home,
    hasDatabase: pack.seed.sql !== undefined,
    breaches: pack.breaches,
    keepsLog: pack.goal?.by === 'log',
    onBreached,
  });
  state.browser.value = opened;
  await opened.reload();
}
