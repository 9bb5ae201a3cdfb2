export { AccountButton, type AccountButtonProps } from './AccountButton.tsx';
export { LinkedLearners, type LinkedLearnersProps } from './LinkedLearners.tsx';
export { useAccountDialog } from './use-account-dialog.tsx';
