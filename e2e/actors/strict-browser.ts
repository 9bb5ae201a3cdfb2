import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveBrowser } from '@drawbridge/tooling/chromium';
import { type BrowserContext, chromium } from '@playwright/test';

/** A browser as strict as they come: cookies and storage of other sites are blocked. */
export async function openStrictBrowser(options: {
  args: readonly string[];
  viewport?: { width: number; height: number };
}): Promise<BrowserContext> {
  const profile = mkdtempSync(path.join(tmpdir(), 'drawbridge-profile-'));
  mkdirSync(path.join(profile, 'Default'));
  const preferences = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } };
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const browser = await resolveBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...browser,
    env: browser.env as Record<string, string> | undefined,
    args: [
      ...browser.args,
      ...options.args,
      '--test-third-party-cookie-phaseout',
      '--disable-background-networking',
      '--disable-component-update',
    ],
    ignoreHTTPSErrors: true,
    viewport: options.viewport ?? { width: 1440, height: 900 },
  });
  // A browser that is closing still writes: what is left of its folder goes a moment later.
  context.once('close', () =>
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  );
  return context;
}
