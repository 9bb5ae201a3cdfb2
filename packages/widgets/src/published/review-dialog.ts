import {
  ConnectedReviewDialog as ConnectedDialog,
  ReviewDialog as Dialog,
} from '../learning/review/index.ts';
import { asWidget } from './as-widget.tsx';

export type {
  ConnectedReviewDialogProps,
  FormSignal,
  FormToken,
  ReviewDialogProps,
} from '../learning/review/index.ts';
export const ConnectedReviewDialog = asWidget(ConnectedDialog);
export const ReviewDialog = asWidget(Dialog);
