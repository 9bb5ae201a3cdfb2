export type { GradeLab } from './grading.ts';
export { createLabs, type LabsDeps, type LabsModule, type LabWork } from './labs.module.ts';
