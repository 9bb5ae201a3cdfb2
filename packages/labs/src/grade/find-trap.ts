import type { LabFile, LabResult, TestResult } from '@drawbridge/contracts/practice';
import type { LoadedLab } from './lab.ts';

/** The ids of the tests that did not pass, in an order of their own: two equal sets give equal lists. */
export const toFailed = (tests: ReadonlyArray<Pick<TestResult, 'id' | 'status'>>): string[] =>
  tests
    .filter(({ status }) => status !== 'passed')
    .map(({ id }) => id)
    .sort();

export const isSameSet = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && [...left].sort().join() === [...right].sort().join();

/** True when a submission is the starter itself. */
function isStarter({ pack }: Pick<LoadedLab, 'pack'>, files: readonly LabFile[]): boolean {
  return files.every(({ path, text }) => pack.files.some((file) => file.path === path && file.text === text));
}

/**
 * The trap whose failed tests are exactly those of a submission. None for an unchanged starter: whoever has not tried
 * a fix has not fallen for one.
 */
export function findTrap(
  lab: Pick<LoadedLab, 'pack' | 'traps'>,
  files: readonly LabFile[],
  tests: readonly TestResult[],
): LabResult['trap'] {
  if (isStarter(lab, files)) return undefined;
  const failed = toFailed(tests);
  const found = lab.traps.find(({ fails, shown }) => shown && failed.length > 0 && isSameSet(fails, failed));
  if (!found) return undefined;
  const { id, title, why, lesson } = found;
  return { id, title, why, ...(lesson === undefined ? {} : { lesson }) };
}
