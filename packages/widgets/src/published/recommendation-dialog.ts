import {
  ConnectedRecommendationDialog as ConnectedDialog,
  RecommendationDialog as Dialog,
} from '../identity/preferences/index.ts';
import { asWidget } from './as-widget.tsx';

export type {
  Answers,
  AnswersOutcome,
  ConnectedRecommendationDialogProps,
  RecommendationDialogProps,
} from '../identity/preferences/index.ts';
export const ConnectedRecommendationDialog = asWidget(ConnectedDialog);
export const RecommendationDialog = asWidget(Dialog);
