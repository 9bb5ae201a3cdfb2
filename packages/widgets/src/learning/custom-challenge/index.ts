export { ChallengeBuilder, type ChallengeBuilderProps } from './ChallengeBuilder.tsx';
export {
  ConnectedChallengeBuilder,
  type ConnectedChallengeBuilderProps,
} from './ConnectedChallengeBuilder.tsx';
export {
  ConnectedCustomRun,
  type ConnectedCustomRunProps,
  ConnectedSavedChallenges,
  type ConnectedSavedChallengesProps,
} from './ConnectedSets.tsx';
export { CustomRun, type CustomRunProps } from './CustomRun.tsx';
export { SavedChallenges, type SavedChallengesProps } from './SavedChallenges.tsx';
