export { createShowcase } from './showcase.module.ts';
