export * from './builders.ts';
export * from './lab-builders.ts';
export * from './team-builders.ts';
