export { findNextInList } from '@drawbridge/widgets/next-step';
