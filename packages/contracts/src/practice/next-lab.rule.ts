import { isClosed, type Opening } from './closed.rule.ts';

/** The fields of a listed lab that finding the next one needs. */
export interface ListedLab extends Opening {
  lab_id: string;
  type: 'lab' | 'challenge' | 'playground';
  passed: boolean;
}

/**
 * Finds the next lab of the same type that is open and not passed, in list order and then from the start of the list.
 * Undefined if there is none, and after a playground, which cannot be passed.
 */
export function findNextLab<Lab extends ListedLab>(labs: readonly Lab[], labId: string): Lab | undefined {
  const at = labs.findIndex(({ lab_id }) => lab_id === labId);
  const type = labs[at]?.type;
  if (type === undefined || type === 'playground') return undefined;
  return [...labs.slice(at + 1), ...labs.slice(0, at)].find(
    (lab) => lab.type === type && !lab.passed && !isClosed(lab),
  );
}
