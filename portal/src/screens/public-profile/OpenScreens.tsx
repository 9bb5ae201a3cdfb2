/** The pages that everyone may see. One module, because they link to each other. */
export { HallOfFameScreen } from '../hall-of-fame/HallOfFameScreen.tsx';
export { SharedReplayScreen } from '../shared-replay/SharedReplayScreen.tsx';
export { PublicProfileScreen } from './PublicProfileScreen.tsx';
