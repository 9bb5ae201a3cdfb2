export { AttemptList, type AttemptListProps } from './AttemptList.tsx';
export { AttemptReview, type AttemptReviewProps } from './AttemptReview.tsx';
