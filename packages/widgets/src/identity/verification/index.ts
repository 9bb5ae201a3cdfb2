export { VerificationDialog, type VerificationDialogProps } from './VerificationDialog.tsx';
