/** Story tests: each story is drawn in a real Chromium, its play function run, axe as judge; once per theme. */
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { resolveBrowser } from './browser.ts';
import { optimizedDeps } from './vite-shared.ts';

const { executablePath, args, env } = await resolveBrowser();
const configDir = path.join(import.meta.dirname, '.storybook');

/** A fresh object for each theme: vitest refuses a shared browser object. */
function project(theme: string) {
  return {
    plugins: [storybookTest({ configDir, storybookScript: 'npm run storybook' })],
    define: { 'import.meta.env.STORY_THEME': JSON.stringify(theme) },
    optimizeDeps: { include: [...optimizedDeps, 'storybook/test'] },
    test: {
      name: `stories-${theme}`,
      // A busy machine is slow, not wrong.
      testTimeout: 60_000,
      retry: process.env['CI'] ? 1 : 0,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath, args, ...(env ? { env } : {}) },
          // What fades in is not yet visible; a test that looks at once would see a matter of luck.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

const themes = process.env['STORY_THEMES']?.split(',') ?? ['light', 'dark'];

export default defineConfig({ test: { projects: themes.map(project) } });
