/** Tests in processes of their own that are proven by content; each list is a project of `vitest.config.ts`. */

/** What a host of the published packages sees. */
export const HOST_TESTS = ['tooling/publish/*.process.test.ts'];

/** The engine of labs, and what their authors run. */
export const AUTHORING_TESTS = [
  'packages/labs/src/author/{author,verify-labs}.process.test.ts',
  'packages/labs/src/author/cheats/**/*.process.test.ts',
  'packages/labs/src/engine/**/*.process.test.ts',
];
