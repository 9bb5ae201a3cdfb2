import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { Achievements, type AchievementsProps } from './Achievements.tsx';

export type ConnectedAchievementsProps = Pick<AchievementsProps, 'more' | 'onBrowse'>;

/** Shows what the learner has done so far. @see PROF-1, EMB-1 */
export const ConnectedAchievements = withLoading(LoadedAchievements, LoadingAchievements);

function LoadedAchievements(props: ConnectedAchievementsProps) {
  const store = useStore('achievements');
  useEffect(() => void store.load(), [store]);
  return (
    <Achievements {...props} achievements={store.achievements.value} onRetry={() => void store.load()} />
  );
}

function LoadingAchievements(props: ConnectedAchievementsProps) {
  return <Achievements {...props} achievements={{ state: 'loading' }} />;
}
