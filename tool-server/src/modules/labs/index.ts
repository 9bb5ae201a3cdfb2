export { createGrading, type GradeLab } from './grading.ts';
export { createLabFlags } from './lab-flags.ts';
export { createLabHelpService } from './lab-help.service.ts';
export { createLabReviewService } from './lab-review.service.ts';
export { toLabRoutes } from './labs.routes.ts';
export { createLabService } from './labs.service.ts';
export { sendPreviewFrame } from './preview-frame.ts';
