export { createContextProgress } from './context-progress.module.ts';
