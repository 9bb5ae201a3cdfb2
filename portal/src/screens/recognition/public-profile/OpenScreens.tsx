/** The pages that everyone may see. One module, because they link to each other. */

export { SharedReplayScreen } from '../../practice/shared-replay/SharedReplayScreen.tsx';
export { HallOfFameScreen } from '../hall-of-fame/HallOfFameScreen.tsx';
export { PublicProfileScreen } from './PublicProfileScreen.tsx';
