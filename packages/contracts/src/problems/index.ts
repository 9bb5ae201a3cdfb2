export * from './problem.ts';
export * from './table.ts';
