export { ConnectedHallOfFame, type ConnectedHallOfFameProps } from './ConnectedHallOfFame.tsx';
export { type BoardView, HallOfFame, type HallOfFameProps } from './HallOfFame.tsx';
export { PublicProfile, type PublicProfileProps } from './PublicProfile.tsx';
export { VisibilitySection, type VisibilitySectionProps } from './VisibilitySection.tsx';
