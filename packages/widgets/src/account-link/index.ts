export { AccountButton, type AccountButtonProps } from './AccountButton.tsx';
export { LinkedLearners, type LinkedLearnersProps } from './LinkedLearners.tsx';
