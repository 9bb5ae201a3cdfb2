import type { LabResult } from '@drawbridge/contracts/practice';
import { toOutcomeHash } from '@drawbridge/labs/engine';
import type { LoadedLab } from '@drawbridge/labs/grade';

/** Different submissions that failed before the hints of hidden tests are shown. */
export const TRIES_BEFORE_HINTS = 2;

export const hasHiddenHints = ({ tests }: Pick<LabResult, 'tests'>): boolean =>
  tests.some(({ hint }) => hint !== undefined);

/** The count alone: also the hash of all outcomes would be found by trying the few there are. */
function countHidden(result: LabResult): LabResult {
  const hidden = result.tests.filter(({ visibility }) => visibility === 'hidden');
  const tests = result.tests.filter(({ visibility }) => visibility === 'visible');
  const passed = hidden.filter(({ status }) => status === 'passed').length;
  return {
    ...result,
    tests,
    hidden: { passed, total: hidden.length },
    outcome_hash: toOutcomeHash(tests),
  };
}

/** What its learner is shown of a result. */
export function toShownResult(
  result: LabResult,
  { feedback, withHints }: Pick<LoadedLab, 'feedback'> & { withHints: boolean },
): LabResult {
  // After a pass nothing is left to be found. Without a verdict no test was run.
  if (feedback === 'count' && result.verdict !== 'passed' && result.tests.length > 0)
    return countHidden(result);
  if (withHints) return result;
  return { ...result, tests: result.tests.map(({ hint: _hint, ...test }) => test) };
}
