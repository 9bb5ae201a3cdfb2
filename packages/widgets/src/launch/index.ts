export { BackToPlatform } from './BackToPlatform.tsx';
export { LaunchGate, type LaunchGateProps } from './LaunchGate.tsx';
export { ScoreLine } from './ScoreLine.tsx';
