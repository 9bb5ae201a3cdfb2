export { BackToPlatform } from './BackToPlatform.tsx';
export { FoldedScore } from './FoldedScore.tsx';
export { LaunchGate, type LaunchGateProps } from './LaunchGate.tsx';
export { ScoreLine } from './ScoreLine.tsx';
