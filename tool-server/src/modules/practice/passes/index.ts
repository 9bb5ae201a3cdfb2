export { createPasses, type LentPoints } from './passes.module.ts';
