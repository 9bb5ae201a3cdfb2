import { useEffect } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { ActivityList, type ActivityListProps } from './ActivityList.tsx';

export type ConnectedActivityListProps = Pick<ActivityListProps, 'toHref'>;

/** Lists what the learner has done. @see PROF-9 */
export const ConnectedActivityList = withLoading(LoadedList, (props: ConnectedActivityListProps) => (
  <ActivityList {...props} list={{ state: 'loading' }} onMore={() => undefined} />
));

function LoadedList(props: ConnectedActivityListProps) {
  const { notify } = useDrawbridge();
  const store = useStore('achievementList');
  useEffect(() => void store.load(undefined, { isFresh: true }), [store]);
  async function loadMore() {
    const problem = await store.loadMore();
    if (problem) notify('negative', problem.message);
  }
  return (
    <ActivityList
      {...props}
      isMixed
      list={store.list.value}
      onRetry={() => void store.load(undefined, { isFresh: true })}
      onMore={() => void loadMore()}
    />
  );
}
