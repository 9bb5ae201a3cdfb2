export { PreferenceDialog, type PreferenceDialogProps } from './PreferenceDialog.tsx';
