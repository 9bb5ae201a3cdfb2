/** `npm run pictures`: the pictures of `pictures/pictures.ts`, compared with `pictures/reference`. @see SB-8 */
import path from 'node:path';
import { resolveBrowser } from '@drawbridge/tooling/chromium';
import { ROOT } from '@drawbridge/tooling/root';
import { optimizedDeps, sharedPlugins } from '@drawbridge/tooling/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: ROOT,
  plugins: [sharedPlugins()],
  optimizeDeps: { include: [...optimizedDeps, '@storybook/react-vite', 'storybook/test'] },
  test: {
    name: 'pictures',
    include: ['storybook/pictures/*.browser.test.ts'],
    setupFiles: 'storybook/pictures/short-timers.ts',
    // Long enough for a busy machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await resolveBrowser('shell'),
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // Room for another rounding in a newer browser; a missing icon is more (decision 0096).
          comparatorOptions: { threshold: 0.02, includeAA: true, allowedMismatchedPixels: 20 },
          timeout: 20_000,
          resolveScreenshotPath: ({ arg, ext }) =>
            path.join(ROOT, 'storybook/pictures/reference', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => path.join(ROOT, '.test/pictures', `${arg}${ext}`),
        },
      },
    },
  },
});
