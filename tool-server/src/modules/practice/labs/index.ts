export type { GradeLab } from './grading/grade-submission.ts';
export { createLabs, type LabsDeps, type LabsModule, type LabWork } from './labs.module.ts';
