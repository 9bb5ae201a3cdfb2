export { findNextInList } from '@drawbridge/widgets/practice/next-step';
