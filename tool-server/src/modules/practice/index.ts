export { createPractice, type Practice } from './create-practice.ts';
