import { type LabId, type OutputOf, problem } from '@drawbridge/contracts';
import type { getLabFailures } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Learner } from '../../../actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type ClassResultRow, readClassResults } from './lab-class.store.ts';
import type { LearnersOf } from './lab-review.service.ts';

/** Returns where the people whom the caller teaches fail in a lab. Throws `forbidden`, `lab_not_found`. @see LTI-17 */
export type GetLabFailures = (actor: Learner, labId: LabId) => Promise<OutputOf<typeof getLabFailures>>;

const toKey = (testIds: readonly string[]) => testIds.toSorted().join(' ');

const countOf = (rows: readonly ClassResultRow[], testId: string) =>
  rows.filter(({ tests }) => tests.some(({ id, status }) => id === testId && status !== 'passed')).length;

/** The tests of the lab as it is today: results of an older version count where the test is still there. */
function toTests(lab: LoadedLab, latest: ClassResultRow[], failed: ClassResultRow[]) {
  return lab.tests
    .map(({ id, title, visibility }) => ({ id, title, visibility }))
    .map((test) => ({ ...test, failing: countOf(latest, test.id), failed: countOf(failed, test.id) }))
    .sort((left, right) => right.failing - left.failing || right.failed - left.failed);
}

/** By the tests that it fails, as a verdict recognizes one: also what learners are not told of. */
function toTraps({ traps }: LoadedLab, failed: ClassResultRow[]) {
  const keys = failed.map(({ tests }) =>
    toKey(tests.flatMap(({ id, status }) => (status === 'passed' ? [] : [id]))),
  );
  return traps
    .map(({ id, title, why, fails }) => {
      const key = toKey(fails);
      return { id, title, why, learners: keys.filter((given) => given === key).length };
    })
    .filter(({ learners }) => learners > 0)
    .sort((left, right) => right.learners - left.learners);
}

export function createGetLabFailures(deps: {
  database: Database;
  labs: readonly LoadedLab[];
  learnersOf: LearnersOf;
}): GetLabFailures {
  const labById = new Map(deps.labs.map((lab) => [lab.pack.lab_id, lab]));
  return async (actor, labId) => {
    const people = await deps.learnersOf(actor, labId);
    if (people === undefined) throw problem('forbidden');
    // Each of them once.
    const learners = [...people].filter(([id, { actsAs }]) => id === actsAs).map(([id]) => id);
    const lab = labById.get(labId);
    if (!lab) throw problem('lab_not_found');
    const rows = learners.length === 0 ? [] : await readClassResults(deps.database, labId, learners);
    const latest = rows.filter((row) => row.is_latest);
    const failed = rows.filter((row) => !row.is_latest);
    return {
      submitted: latest.length,
      passed: latest.filter((row) => row.has_passed).length,
      tests: toTests(lab, latest, failed),
      traps: toTraps(lab, failed),
    };
  };
}
