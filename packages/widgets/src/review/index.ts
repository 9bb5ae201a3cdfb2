export { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx';
export type { FormSignal } from './use-review-form.ts';
