import { defineConfig } from 'vitest/config';
import { EMBEDDED_TESTS } from './tool-server/test/embedded-tests.ts';
import { AUTHORING_TESTS, HOST_TESTS } from './tooling/proofs/process-tests.ts';
import { findPostgresBin } from './tooling/servers/postgres-cluster.ts';

/**
 * What all projects have in common. Files share a process and the modules that are loaded in it: a test restores what it
 * replaces (decision 0074).
 */
const shared = {
  environment: 'node',
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  // Long enough for a busy machine; a poll that succeeds returns immediately.
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 60_000,
};

/** Files run one after the other. Vitest wants such projects in a group of their own, which runs after the other tests. */
const ONE_BY_ONE = { fileParallelism: false, sequence: { groupOrder: 1 } };

/** The name of a test file decides where it runs; see storybook/docs/architecture.mdx. */
const ALL_HTTP_TESTS: readonly string[] = ['tool-server/**/*.http.test.ts'];
const http = (name: string, globalSetup: string, include = ALL_HTTP_TESTS) => ({
  test: {
    ...shared,
    name,
    include: [...include],
    globalSetup,
    // One database for all files.
    ...ONE_BY_ONE,
    // No test needs a second try on a busy machine: limits of time only end what hangs.
    retry: 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 100_000 } },
  },
});

const processes = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    ...shared,
    name,
    /** A second try in CI only, and reported: decision 0006. */
    retry: Number(process.env['SECOND_TRIES'] ?? 0),
    include,
    exclude: [...exclude, '**/node_modules/**'],
    ...ONE_BY_ONE,
    testTimeout: 300_000,
  },
});

export default defineConfig({
  test: {
    // Vitest leaves a core idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: ['**/*.{http,process,browser}.test.ts', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      // Servers and graders started, killed and started again.
      processes('processes', ['**/*.process.test.ts'], [...HOST_TESTS, ...AUTHORING_TESTS]),
      processes('hosts', HOST_TESTS),
      processes('authoring', AUTHORING_TESTS),
      http(
        'http-embedded',
        './tool-server/test/fixtures/database/embedded-setup.ts',
        findPostgresBin() ? EMBEDDED_TESTS : ALL_HTTP_TESTS,
      ),
      http('http-postgres', './tool-server/test/fixtures/database/postgres-setup.ts'),
    ],
  },
});
