export { createCustomChallenges } from './custom-challenges.module.ts';
export { readSetsByCourse } from './read-custom-challenges.ts';
