export { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx';
