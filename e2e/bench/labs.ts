import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@drawbridge/tooling/root';

export interface LabFigure {
  figure: string;
  value: string;
  peer: string;
  ratio: number | null;
  goal: string;
  met: boolean;
}

/** The measurement is beside the runtime that it measures; it runs in a process of its own, with a heap of its own. */
const MAIN = path.join(ROOT, 'packages/labs/src/bench/main.ts');
const run = promisify(execFile);

export async function benchLabs(): Promise<LabFigure[]> {
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    maxBuffer: 1 << 20,
  });
  return JSON.parse(stdout) as LabFigure[];
}

if (import.meta.main) console.table(await benchLabs());
