import { matchesGlob } from 'node:path';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import { overlayFiles } from '../../../engine/run/program.ts';
import type { LoadedLab } from '../../../grade/lab.ts';
import { createJudge } from '../judge.ts';
import { findGuards } from './find-guards.ts';
import { type Guard, removeGuard } from './guard.ts';

/** A guard of the solution, and whether a test fails without it. */
export interface TriedGuard extends Pick<Guard, 'file' | 'line' | 'text' | 'nth'> {
  isNoticed: boolean;
}

/**
 * Runs the tests against the author's solution without each of its guards, one at a time. An operand is not tried where
 * nothing notices that the whole condition is gone.
 */
export function tryGuards(engine: LabEngine, lab: LoadedLab): TriedGuard[] {
  const { pack, solution } = lab;
  if (pack.kind !== 'fix') return [];
  const passes = createJudge(engine, lab);
  const isEditable = (path: string) => pack.editable.some((glob) => matchesGlob(path, glob));
  const files = overlayFiles(pack.files, solution.files).filter(({ path }) => isEditable(path));
  const tried: TriedGuard[] = [];
  let isWholeNoticed = true;
  for (const guard of files.flatMap((file) => findGuards(file))) {
    const { file, line, text, nth, isOperand = false } = guard;
    if (isOperand && !isWholeNoticed) continue;
    const isNoticed = !passes({ files: removeGuard(files, guard) });
    if (!isOperand) isWholeNoticed = isNoticed;
    tried.push({ file, line, text, nth, isNoticed });
  }
  return tried;
}
