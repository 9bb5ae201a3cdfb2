import type { LabPack, ReviewedSubmission } from '@drawbridge/contracts/practice';
import type { ReplaySource } from '@drawbridge/lab-workspace/results';

/** The replays and files of submissions that are loaded as a whole. */
export function toReviewSource(
  { files: starter }: Pick<LabPack, 'files'>,
  now: ReviewedSubmission,
  before: ReviewedSubmission | undefined,
): ReplaySource {
  const sides = { now, before };
  return {
    starter,
    // What the result does not have was too large to be stored.
    find: () => ({ state: 'ready', value: [] }),
    load: () => undefined,
    findFiles: (side) => sides[side]?.files,
    findId: (side) => sides[side]?.submission_id,
  };
}
