export * from './builders.ts';
export * from './lab-builders.ts';
