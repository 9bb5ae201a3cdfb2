export type { GradeLab } from './grading.ts';
export { createLabs } from './labs.module.ts';
