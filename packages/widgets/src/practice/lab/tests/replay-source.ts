import type { Loadable } from '@drawbridge/client';
import type { LabReplays } from '@drawbridge/client/stores/practice/lab';
import type { LabFile, ReplayLine, TestResult } from '@drawbridge/contracts/practice';

/** Loads replays, which lists of submissions leave out. */
export interface ReplaySource {
  /** Returns the replay of a test. Undefined before it was requested. */
  find(side: Side, testId: string): Loadable<readonly ReplayLine[]> | undefined;
  load(side: Side): void;
  /** The files of the submission that differ from the starter. Undefined before they are loaded. */
  findFiles(side: Side): readonly LabFile[] | undefined;
  /** The files of the lab's starter. */
  starter: readonly LabFile[];
  /** The submission itself. */
  findId(side: Side): string | undefined;
}

/** The shown submission, or the previous one. */
export type Side = 'now' | 'before';

/** Replays of two submissions, each loaded when it is first opened. */
export function toReplaySource(
  { all, load }: LabReplays,
  ids: Readonly<Record<Side, string | undefined>>,
  starter: readonly LabFile[],
): ReplaySource {
  const known = all.value;
  return {
    starter,
    find(side, testId) {
      const id = ids[side];
      const found = id === undefined ? undefined : known.get(id);
      if (found?.state !== 'ready') return found;
      const test = found.value.result?.tests.find((one) => one.id === testId);
      return { state: 'ready', value: test?.replay ?? [] };
    },
    load(side) {
      const id = ids[side];
      if (id !== undefined) void load(id);
    },
    findFiles(side) {
      const found = known.get(ids[side] ?? '');
      return found?.state === 'ready' ? found.value.files : undefined;
    },
    findId: (side) => ids[side],
  };
}

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
): Loadable<readonly ReplayLine[]> | undefined {
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
