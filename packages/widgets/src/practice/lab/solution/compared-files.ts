import type { LabStore } from '@drawbridge/client/stores/practice/lab';
import type { LabFile, LabPack } from '@drawbridge/contracts/practice';

/** A file in which the learner's fix can be compared with the author's. */
export interface ComparedTexts {
  path: string;
  starter: string;
  mine: string;
  solution: string;
  /** The learner's is the author's. */
  isSame: boolean;
}

/** The files that either fix changes: what the learner changed and the author left belongs to the difference too. */
export function toComparedFiles(
  lab: Pick<LabPack, 'files'>,
  data: Pick<LabStore, 'files'>,
  solution: readonly LabFile[],
): ComparedTexts[] {
  const starters = new Map(lab.files.map(({ path, text }) => [path, text]));
  const solved = new Map(solution.map(({ path, text }) => [path, text]));
  const mine = data.files.value;
  const changed = [...mine].filter(([path, text]) => starters.get(path) !== text).map(([path]) => path);
  return [...new Set([...solved.keys(), ...changed])].map((path) => {
    const starter = starters.get(path) ?? '';
    const texts = { starter, mine: mine.get(path) ?? '', solution: solved.get(path) ?? starter };
    return { path, ...texts, isSame: texts.mine === texts.solution };
  });
}
