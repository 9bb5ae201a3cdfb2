import type { LabFile } from '@drawbridge/contracts/practice';
import type { ReadonlySignal } from '@preact/signals-react';
import { findCommonFault, toFault } from './fault.ts';
import type { WorkspaceState } from './workspace-state.ts';

interface RunParts {
  files: ReadonlySignal<LabFile[]>;
  state: WorkspaceState;
}

/** Sends the files to the runner if they have changed. Returns whether they had changed. */
export function sendFiles({ files, state }: RunParts): boolean {
  const next = files.peek();
  const text = JSON.stringify(next);
  if (!state.runner || text === state.sentFiles) return false;
  state.sentFiles = text;
  state.runner.setFiles(next);
  return true;
}

async function inspect(state: WorkspaceState, own: number): Promise<void> {
  if (state.hasApp || !state.runner) return;
  const seen = await state.runner.inspect();
  if (own === state.runs) state.inspection.value = seen;
}

/** Runs the visible tests now. */
export async function run(parts: RunParts): Promise<void> {
  const { state } = parts;
  const { isRunning, fault, results, browser } = state;
  clearTimeout(state.timer);
  if (!state.runner || state.isDisposed) return;
  const isChanged = sendFiles(parts);
  state.runs += 1;
  const own = state.runs;
  isRunning.value = true;
  try {
    await inspect(state, own);
    const done = await state.runner.runTests();
    if (own === state.runs && done) {
      const common = findCommonFault(done.tests);
      fault.value = common;
      if (common === undefined) results.value = done.tests;
    }
  } catch (error) {
    if (own === state.runs && !state.isDisposed) fault.value = toFault(error);
  } finally {
    if (own === state.runs) isRunning.value = false;
  }
  if (isChanged && own === state.runs && !state.isDisposed) await browser.peek()?.codeChanged();
}
