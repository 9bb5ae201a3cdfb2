export { createCustomChallenges } from './custom-challenges.module.ts';
