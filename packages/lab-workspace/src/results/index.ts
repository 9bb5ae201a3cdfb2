export { compareResults, findEarlier } from './compare.ts';
export type { ReplaySource, ReplayToShare, Side } from './replay-source.ts';
export { countPassed, toStateLabel } from './test-labels.ts';
