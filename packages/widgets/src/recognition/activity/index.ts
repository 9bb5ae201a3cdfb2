export { AchievementsCard, type AchievementsCardProps } from './AchievementsCard.tsx';
export { ActivityPanel, type ActivityPanelProps } from './ActivityPanel.tsx';
export {
  ConnectedAchievementsCard,
  type ConnectedAchievementsCardProps,
  ConnectedActivityPanel,
  type ConnectedActivityPanelProps,
} from './connected.tsx';
