export { createCourseFeedback } from './course-feedback.module.ts';
export { findFeedbackStage } from './course-feedback.store.ts';
