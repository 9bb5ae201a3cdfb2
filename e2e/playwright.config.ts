import { findBrowser } from '@drawbridge/tooling/chromium';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './fixtures/browser/browser-flags.ts';

/** Long enough for a busy machine; what succeeds returns immediately. */
const TIMEOUT_MS = 300_000;

const browser = findBrowser();

/** `JOURNEYS=lean`: one journey of each capability (`e2e/README.md`); otherwise all. */
const isLean = process.env['JOURNEYS'] === 'lean';

/** Journeys open what they need themselves, each file a server with data of its own, two files at a time. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './fixtures/global-setup.ts',
  workers: 2,
  ...(isLean && { grep: /@lean/ }),
  // A second try in CI only, and reported: decision 0006.
  retries: Number(process.env['SECOND_TRIES'] ?? 0),
  timeout: TIMEOUT_MS,
  expect: { timeout: 45_000 },
  outputDir: '../.test/journeys',
  reporter: 'list',
  use: {
    // A press on something that never comes says so while the test still has time.
    actionTimeout: TIMEOUT_MS / 3,
    launchOptions: {
      ...browser,
      env: browser.env as Record<string, string> | undefined,
      args: [...browser.args, ...BROWSER_FLAGS],
    },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
