import { defineConfig } from 'vitest/config';
import { EMBEDDED_TESTS } from './tool-server/test/embedded-tests.ts';
import { findPostgresBin } from './tool-server/test/postgres-cluster.ts';

/** A second try in CI only, and said aloud: decision 0006. */
const retry = process.env['CI'] ? 1 : 0;

/** Long enough for a busy machine; a poll that succeeds returns immediately. */
const longPolls = { poll: { timeout: 20_000 } };

/** Where a test runs is told by its name; see storybook/docs/architecture.mdx. */
const ALL_HTTP_TESTS: readonly string[] = ['tool-server/**/*.http.test.ts'];
const http = (name: string, globalSetup: string, include = ALL_HTTP_TESTS) => ({
  test: {
    name,
    include: [...include],
    environment: 'node',
    globalSetup,
    // One database for all files: modules are shared, files run one after another.
    isolate: false,
    fileParallelism: false,
    testTimeout: 30_000,
    expect: longPolls,
    retry,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'portal/src/**/*.test.ts',
            'tool-server/**/*.test.ts',
            'examples/**/*.test.ts',
            '.tools/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          exclude: ['**/*.http.test.ts', 'tool-server/test/**', '**/node_modules/**'],
          environment: 'node',
          testTimeout: 60_000,
          expect: longPolls,
          retry,
        },
      },
      // Whole processes started, killed and started again.
      {
        test: {
          name: 'processes',
          include: ['tool-server/test/**/*.test.ts'],
          exclude: ['**/*.http.test.ts', '**/node_modules/**'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          expect: longPolls,
          retry,
          hookTimeout: 60_000,
        },
      },
      http(
        'http-embedded',
        './tool-server/test/fixtures/embedded-setup.ts',
        findPostgresBin() ? EMBEDDED_TESTS : ALL_HTTP_TESTS,
      ),
      http('http-postgres', './tool-server/test/fixtures/postgres-setup.ts'),
    ],
  },
});
