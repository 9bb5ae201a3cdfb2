import type { LabFile } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../../engine/lab-engine.ts';
import type { LoadedLab } from '../../grade/lab.ts';
import type { CheatSubmission } from './cheat.ts';
import { createJudge } from './judge.ts';
import { type AppliedCheat, CheatFault, listSubmissions } from './list-submissions.ts';

/** A cheat that passes a lab in this process, before a grader has seen it. */
export interface Candidate extends Pick<CheatSubmission, 'name' | 'files' | 'log'> {
  cheat: string;
}

export interface Findings {
  /** Why nothing could be tried; empty if something was. */
  fault: string;
  cheats: Array<Pick<AppliedCheat, 'id' | 'what' | 'improve'> & { tried: number }>;
  candidates: Candidate[];
}

/** Tries the general cheats, or only the one with this id, against a lab in this process. */
export function findAccepted(engine: LabEngine, lab: LoadedLab, only?: string): Findings {
  try {
    return tryAll(engine, lab, listSubmissions(engine, lab, only));
  } catch (error) {
    if (error instanceof CheatFault) return { fault: error.message, cheats: [], candidates: [] };
    throw error;
  }
}

function tryAll(engine: LabEngine, lab: LoadedLab, applied: readonly AppliedCheat[]): Findings {
  const passes = createJudge(engine, lab);
  const known = new Map<LabFile[], boolean>();
  /** Each list is tried once, because many submissions share one. */
  const worksOnce = (files: LabFile[], control?: LabFile[]) => {
    const works = known.get(files) ?? passes({ files, ...(control === undefined ? {} : { control }) });
    known.set(files, works);
    return works;
  };
  const isAccepted = (submission: CheatSubmission) => {
    const { basis, control } = submission;
    if (basis !== undefined && !worksOnce(basis)) return false;
    return (control === undefined || !worksOnce(control, control)) && passes(submission);
  };
  return {
    fault: '',
    cheats: applied.map(({ id, what, improve, submissions }) => ({
      id,
      what,
      improve,
      tried: submissions.length,
    })),
    candidates: applied.flatMap(({ id, submissions }) =>
      submissions
        .filter(isAccepted)
        .map(({ name, files, log }) => ({ cheat: id, name, files, ...(log === undefined ? {} : { log }) })),
    ),
  };
}
