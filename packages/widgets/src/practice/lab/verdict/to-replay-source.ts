import type { LabReplays } from '@drawbridge/client/stores/practice/lab';
import type { ReplaySource, Side } from '@drawbridge/lab-workspace/results';

/** Replays of two submissions, each loaded when it is first opened. */
export function toReplaySource(
  { all, load }: LabReplays,
  ids: Readonly<Record<Side, string | undefined>>,
  rest: Pick<ReplaySource, 'starter' | 'renderShare' | 'isOfStarter'>,
): ReplaySource {
  const known = all.value;
  return {
    ...rest,
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
