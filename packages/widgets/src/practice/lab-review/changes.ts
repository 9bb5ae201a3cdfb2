import type { LabFile, ReviewStep } from '@drawbridge/contracts/practice';

export interface Change {
  path: string;
  before: string;
  after: string;
}

const toTexts = (...layers: readonly (readonly LabFile[])[]) =>
  new Map(layers.flat().map(({ path, text }) => [path, text]));

/** Files that differ between two states, each given as its changes to the same starter. */
export function findChanges(
  starter: readonly LabFile[],
  before: readonly LabFile[],
  after: readonly LabFile[],
): Change[] {
  const earlier = toTexts(starter, before);
  const later = toTexts(starter, after);
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((path) => ({ path, before: earlier.get(path) ?? '', after: later.get(path) ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** Id of the submission made before the step at an index. */
export function findBefore(steps: readonly ReviewStep[], at: number): string | undefined {
  return steps.slice(0, at).findLast(({ submission }) => submission)?.submission?.submission_id;
}

/** Which submission of the attempt a step is, or which hint: 1 for the first of its kind. */
export function toNumber(steps: readonly ReviewStep[], at: number): number {
  const kind = steps[at]?.kind;
  return steps.slice(0, at + 1).filter((step) => step.kind === kind).length;
}

/** Where reading begins: the last submission, else the last step. */
export function toFirstShown(steps: readonly ReviewStep[]): number {
  const last = steps.findLastIndex(({ kind }) => kind === 'submission');
  return last >= 0 ? last : steps.length - 1;
}
