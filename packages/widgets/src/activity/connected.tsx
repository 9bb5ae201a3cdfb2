import { Skeleton } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../provider/index.ts';
import { AchievementsCard, type AchievementsCardProps } from './AchievementsCard.tsx';
import { ActivityPanel, type ActivityPanelProps } from './ActivityPanel.tsx';

export type ConnectedActivityPanelProps = Pick<ActivityPanelProps, 'hasChart'>;

/** The learner's own activity. @see DASH-19, PROF-10, EMB-1 */
export const ConnectedActivityPanel = withLoading(
  LoadedPanel,
  ({ hasChart }: ConnectedActivityPanelProps) => <Skeleton shape="block" height={hasChart ? 560 : 260} />,
);

function LoadedPanel(props: ConnectedActivityPanelProps) {
  const store = useStore('activity');
  useEffect(() => void store.load(), [store]);
  return (
    <ActivityPanel
      {...props}
      stats={store.stats.value}
      onRetry={() => void store.load()}
      onGoal={(days) => void store.setGoal(days)}
    />
  );
}

export type ConnectedAchievementsCardProps = Pick<AchievementsCardProps, 'href'>;

/** The learner's own figures. @see DASH-6, DASH-7, EMB-1 */
export const ConnectedAchievementsCard = withLoading(LoadedCard, (props: ConnectedAchievementsCardProps) => (
  <AchievementsCard {...props} stats={{ state: 'loading' }} />
));

function LoadedCard(props: ConnectedAchievementsCardProps) {
  const store = useStore('activity');
  useEffect(() => void store.load(), [store]);
  return <AchievementsCard {...props} stats={store.stats.value} onRetry={() => void store.load()} />;
}
