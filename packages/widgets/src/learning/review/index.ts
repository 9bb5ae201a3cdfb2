export { ConnectedReviewDialog, type ConnectedReviewDialogProps } from './ConnectedReviewDialog.tsx';
export type { FormToken } from './form-address.ts';
export { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx';
export type { FormSignal } from './use-review-form.ts';
