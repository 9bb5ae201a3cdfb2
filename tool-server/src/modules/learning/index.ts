export { findExplaining } from './courses/index.ts';
export { createLearning, type Learning } from './create-learning.ts';
