export * from './course-walk.ts';
export * from './duration.ts';
export * from './expiry.ts';
export * from './lab-links.ts';
export * from './next-lab.ts';
export * from './progress.ts';
export * from './random-pick.ts';
export * from './time-ago.ts';
export * as validation from './validation.ts';
