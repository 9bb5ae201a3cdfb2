import { RecommendationDialog as Dialog } from '../preferences/index.ts';
import { asWidget } from './as-widget.tsx';

export type { RecommendationDialogProps } from '../preferences/index.ts';
export const RecommendationDialog = asWidget(Dialog);
