/** The pages anybody may see: one piece of code, because they lead to each other. */
export { HallOfFameScreen } from '../hall-of-fame/HallOfFameScreen.tsx';
export { PublicProfileScreen } from './PublicProfileScreen.tsx';
