import { Skeleton } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { AchievementsCard, type AchievementsCardProps } from './AchievementsCard.tsx';
import { ActivityPanel, type ActivityPanelProps } from './ActivityPanel.tsx';

interface OnAPage {
  /** True when the page has already asked for the figures. */
  isLoaded?: boolean;
}

export type ConnectedActivityPanelProps = Pick<ActivityPanelProps, 'hasChart'> & OnAPage;

/** Shows the learner's own activity. @see DASH-19, PROF-10, EMB-1 */
export const ConnectedActivityPanel = withLoading(
  LoadedPanel,
  ({ hasChart }: ConnectedActivityPanelProps) => <Skeleton shape="block" height={hasChart ? 560 : 260} />,
);

/** Returns the figures, requested once by whichever widget shows them first. */
function useActivity(isLoaded: boolean) {
  const store = useStore('activity');
  useEffect(() => {
    if (!isLoaded) void store.load();
  }, [store, isLoaded]);
  return store;
}

function LoadedPanel({ isLoaded = false, ...props }: ConnectedActivityPanelProps) {
  const store = useActivity(isLoaded);
  return (
    <ActivityPanel
      {...props}
      stats={store.stats.value}
      onRetry={() => void store.load()}
      onGoal={(days) => void store.setGoal(days)}
    />
  );
}

export type ConnectedAchievementsCardProps = Pick<AchievementsCardProps, 'href' | 'visibilityHref'> & OnAPage;

/** Shows the learner's own figures. @see DASH-6, DASH-7, EMB-1 */
export const ConnectedAchievementsCard = withLoading(
  LoadedCard,
  ({ href }: ConnectedAchievementsCardProps) => <AchievementsCard href={href} stats={{ state: 'loading' }} />,
);

function LoadedCard({ isLoaded = false, ...props }: ConnectedAchievementsCardProps) {
  const store = useActivity(isLoaded);
  return <AchievementsCard {...props} stats={store.stats.value} onRetry={() => void store.load()} />;
}
