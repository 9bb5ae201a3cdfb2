import type { LabFile, ReplayLine, TestResult } from '@drawbridge/contracts/practice';
import type { ReactNode } from 'react';

/** A replay as it is loaded. */
export type LoadedReplay =
  | { state: 'loading' }
  | { state: 'ready'; value: readonly ReplayLine[] }
  | { state: 'problem'; problem: { message: string; incident?: string | undefined } };

/** What is shared of a submission. */
export interface ReplayToShare {
  submissionId: string;
  testId: string;
  /** What can be shown beside it: an earlier submission by its id, or `starter`. The first is the default. */
  comparisons: readonly string[];
  onClose: () => void;
}

/** Loads replays, which lists of submissions leave out. */
export interface ReplaySource {
  /** Returns the replay of a test. Undefined before it was requested. */
  find(side: Side, testId: string): LoadedReplay | undefined;
  load(side: Side): void;
  /** The files of the submission that differ from the starter. Undefined before they are loaded. */
  findFiles(side: Side): readonly LabFile[] | undefined;
  /** The files of the lab's starter. */
  starter: readonly LabFile[];
  /** The submission itself. */
  findId(side: Side): string | undefined;
  /** The dialog in which a replay is shared; without it replays have no such button. */
  renderShare?: ((replay: ReplayToShare) => ReactNode) | undefined;
  /** The submission began with the starter of the lab as it is now, so a shared replay can have both. */
  isOfStarter?: boolean | undefined;
}

/** The shown submission, or the previous one. */
export type Side = 'now' | 'before';

/** Returns all files as they were in a submission. Undefined while they are not known. */
export function findAllFiles(source: ReplaySource, side: Side): readonly LabFile[] | undefined {
  const changed = source.findFiles(side);
  if (changed === undefined) return undefined;
  const texts = new Map(changed.map(({ path, text }) => [path, text]));
  return source.starter.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
}

/** Returns how many requests the replay of a test has, even before it is loaded. */
export const countRequests = ({ replay, requests }: Pick<TestResult, 'replay' | 'requests'>) =>
  requests ?? replay?.length ?? 0;

/** Returns the replay of a test. Undefined before it was requested. */
export function findReplay(
  test: Pick<TestResult, 'id' | 'replay' | 'requests'>,
  side: Side,
  source: ReplaySource | undefined,
): LoadedReplay | undefined {
  if (test.replay !== undefined || countRequests(test) === 0)
    return { state: 'ready', value: test.replay ?? [] };
  return source?.find(side, test.id);
}

/** A test whose requests are shown. */
export interface ReplayedTest {
  test: TestResult;
  /** The same test in the previous submission. */
  earlier: TestResult | undefined;
  source: ReplaySource | undefined;
}
