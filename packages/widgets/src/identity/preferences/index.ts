export {
  ConnectedRecommendationDialog,
  type ConnectedRecommendationDialogProps,
} from './ConnectedRecommendationDialog.tsx';
export {
  type Answers,
  type AnswersOutcome,
  RecommendationDialog,
  type RecommendationDialogProps,
} from './RecommendationDialog.tsx';
