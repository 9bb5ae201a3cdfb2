/**
 * Tests in a real Chromium. Each story is drawn, its play function run, axe as judge; components that no story shows are
 * tested with Testing Library.
 * @see SB-8
 */
import path from 'node:path';
import { findBrowser } from '@drawbridge/tooling/chromium';
import { PREACT_DEPS, preactAlias } from '@drawbridge/tooling/preact-alias';
import { optimizedDeps, sharedPlugins } from '@drawbridge/tooling/vite';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const configDir = path.join(import.meta.dirname, '.storybook');

/** Fresh objects for each project: vitest refuses a shared browser object. */
const toTest = (name: string) => ({
  name,
  // As in Storybook itself, all files share a page: a fresh one for each would load every module again.
  isolate: false,
  globalSetup: path.join(import.meta.dirname, 'global-setup.ts'),
  // Long enough for a busy machine.
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  // In CI only, and reported: decision 0006.
  retry: Number(process.env['SECOND_TRIES'] ?? 0),
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: findBrowser(),
      // An element that fades in is not visible yet; a test that looks immediately would depend on timing.
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
});

/** `STORY_RUNTIME=preact`: on what the widgets of partners' pages run on. */
const isPreact = process.env['STORY_RUNTIME'] === 'preact';
const runtimeDeps = isPreact
  ? [...optimizedDeps.filter((name) => !/^(react|@preact)/.test(name)), ...PREACT_DEPS]
  : optimizedDeps;

/**
 * A folder of its own for what Vite prepares: both kinds may run at the same time. Storybook's plugin sets one for both, so
 * this one comes after it.
 */
const ownCache: Plugin = {
  name: 'drawbridge:preact-cache',
  enforce: 'post',
  config: () => ({ cacheDir: path.join(import.meta.dirname, '../node_modules/.vite-preact') }),
};

const stories = {
  ...(isPreact && { resolve: { alias: preactAlias } }),
  plugins: [storybookTest({ configDir, storybookScript: 'npm run storybook' }), isPreact && ownCache],
  define: {
    'import.meta.env.STORY_THEME': JSON.stringify(process.env['STORY_THEME'] ?? 'light'),
    'import.meta.env.STORY_CHECKS': JSON.stringify(process.env['STORY_CHECKS'] ?? 'lean'),
  },
  optimizeDeps: { include: [...runtimeDeps, 'axe-core', 'storybook/test'] },
  // Pages of documents have no stories.
  test: { ...toTest('stories'), exclude: ['**/*.mdx'] },
};

/** Parts of screens that no story shows: what they do when something goes wrong. */
const components = {
  root: path.join(import.meta.dirname, '..'),
  plugins: [sharedPlugins()],
  optimizeDeps: { include: [...optimizedDeps, '@testing-library/react'] },
  test: {
    ...toTest('components'),
    setupFiles: 'storybook/component-setup.ts',
    include: ['packages/*/src/**/*.{test.tsx,browser.test.ts}', 'portal/src/**/*.test.tsx'],
  },
};

export default defineConfig({ test: { maxWorkers: '100%', projects: [components, stories] } });
