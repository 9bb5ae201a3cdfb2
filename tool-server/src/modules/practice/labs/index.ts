export type { GradeLab } from './grading.ts';
export type { LabWork } from './labs.module.ts';
export { createLabs } from './labs.module.ts';
