import { defineConfig } from '@playwright/test';
import type { EngineName } from './engine-test.ts';

const toProject = (name: EngineName) => ({ name, use: { engineName: name } });

/** The main flows in the engines that Playwright has no build of here: one worker, and one browser, for each. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  globalSetup: '../fixtures/global-setup.ts',
  workers: 2,
  // A second try in CI only, and reported: decision 0006.
  retries: Number(process.env['SECOND_TRIES'] ?? 0),
  timeout: 300_000,
  expect: { timeout: 45_000 },
  outputDir: '../../.test/engines',
  reporter: 'list',
  projects: [toProject('Firefox'), toProject('WebKit')],
});
