import { isClosed, type Opening } from './closed.rule.ts';

/** The least that a list of labs needs to go on in it. */
export interface ListedLab extends Opening {
  lab_id: string;
  type: 'lab' | 'challenge' | 'playground';
  passed: boolean;
}

/**
 * The lab to go on with after a lab: the next one of its type that is open and not passed, in the order of the list, then
 * from its start. Nothing when there is none, and after a playground, which cannot be passed.
 */
export function findNextLab<Lab extends ListedLab>(labs: readonly Lab[], labId: string): Lab | undefined {
  const at = labs.findIndex(({ lab_id }) => lab_id === labId);
  const type = labs[at]?.type;
  if (type === undefined || type === 'playground') return undefined;
  return [...labs.slice(at + 1), ...labs.slice(0, at)].find(
    (lab) => lab.type === type && !lab.passed && !isClosed(lab),
  );
}
