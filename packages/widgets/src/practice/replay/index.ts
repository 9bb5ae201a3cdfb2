export { SharedReplayPage } from './SharedReplayPage.tsx';
