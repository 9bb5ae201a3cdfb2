import { defineConfig } from 'vitest/config';
import { EMBEDDED_TESTS } from './tool-server/test/embedded-tests.ts';
import { findPostgresBin } from './tooling/servers/postgres-cluster.ts';

/** A second try in CI only, and reported: decision 0006. */
const retry = process.env['CI'] ? 1 : 0;

/** Long enough for a busy machine; a poll that succeeds returns immediately. */
const longPolls = { poll: { timeout: 20_000 } };

/** The name of a test file decides where it runs; see storybook/docs/architecture.mdx. */
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

/**
 * Files without lasting effects in their process: they share it and the modules that are loaded in it. A file that
 * replaces modules (`vi.mock`), starts processes or reads the environment is not among them.
 */
const withoutEffects = ['packages/{contracts,content,ui,client,widgets}/src/**/*.test.ts'];

const unit = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  test: {
    name,
    ...files,
    exclude: ['**/*.http.test.ts', '**/node_modules/**', ...(files.exclude ?? [])],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: longPolls,
    retry,
  },
});

export default defineConfig({
  test: {
    // Vitest leaves a core idle.
    maxWorkers: '100%',
    projects: [
      unit('unit', { include: withoutEffects, isolate: false }),
      unit('unit-isolated', {
        include: [
          'packages/labs/src/**/*.test.ts',
          'portal/src/**/*.test.ts',
          'tool-server/**/*.test.ts',
          'examples/**/*.test.ts',
          'tooling/**/*.test.ts',
          'e2e/**/*.test.ts',
        ],
        exclude: [...withoutEffects, '**/*.process.test.ts'],
      }),
      // Servers and graders started, killed and started again.
      {
        test: {
          name: 'processes',
          include: ['**/*.process.test.ts'],
          exclude: ['**/node_modules/**'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 300_000,
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
