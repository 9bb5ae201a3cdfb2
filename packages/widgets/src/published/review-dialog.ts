import { ReviewDialog as Dialog } from '../review/index.ts';
import { asWidget } from './as-widget.tsx';

export type { ReviewDialogProps } from '../review/index.ts';
export const ReviewDialog = asWidget(Dialog);
