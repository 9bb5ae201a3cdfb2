import { Skeleton } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { CustomRun, type CustomRunProps } from './CustomRun.tsx';
import { SavedChallenges, type SavedChallengesProps } from './SavedChallenges.tsx';
import { SetProblem } from './SetProblem.tsx';

export type ConnectedSavedChallengesProps = Pick<
  SavedChallengesProps,
  'toOpenHref' | 'toEditHref' | 'buildHref'
>;

/** Lists the learner's own sets. @see LAB-10, EMB-1 */
export const ConnectedSavedChallenges = withLoading(LoadedSets, (props: ConnectedSavedChallengesProps) => (
  <SavedChallenges {...props} sets={{ state: 'loading' }} onDelete={() => Promise.resolve(false)} />
));

function LoadedSets(props: ConnectedSavedChallengesProps) {
  const store = useStore('customChallenges');
  useEffect(() => void store.load(), [store]);
  return (
    <SavedChallenges
      {...props}
      sets={store.sets.value}
      onRetry={() => void store.load()}
      onMore={() => void store.loadMore()}
      onDelete={store.remove}
    />
  );
}

export interface ConnectedCustomRunProps extends Pick<CustomRunProps, 'toHref'> {
  id: string;
  /** Called when the set has loaded: its title names the page. */
  onLoaded?: (title: string) => void;
}

/** Shows a set and its run. A run against the clock closes the page around it. @see LAB-9, SHELL-9, EMB-1 */
export const ConnectedCustomRun = withLoading(LoadedRun, () => <Skeleton shape="block" height={260} />);

function LoadedRun({ id, toHref, onLoaded }: ConnectedCustomRunProps) {
  const store = useStore('customChallenges');
  useEffect(() => void store.open(id), [store, id]);
  const { value: opened } = store.opened;
  const title = opened.state === 'ready' ? opened.value.title : undefined;
  useEffect(() => {
    if (title !== undefined) onLoaded?.(title);
  }, [title, onLoaded]);
  const run = opened.state === 'ready' ? opened.value.run : undefined;
  const isTimed = run?.state === 'running' && run.ends_at !== null;
  const { disableActivity } = useDrawbridge();
  useEffect(() => (isTimed ? disableActivity?.() : undefined), [isTimed, disableActivity]);
  if (opened.state === 'loading') return <Skeleton shape="block" height={260} />;
  if (opened.state === 'problem')
    return <SetProblem problem={opened.problem} onRetry={() => void store.open(id)} />;
  return (
    <CustomRun
      set={opened.value}
      isRestClosed={isTimed && disableActivity !== undefined}
      toHref={toHref}
      onStart={() => void store.start(id)}
      onFinish={() => void store.finish(id)}
      onTimeUp={() => void store.open(id)}
    />
  );
}
