export { RecommendationDialog, type RecommendationDialogProps } from './RecommendationDialog.tsx';
