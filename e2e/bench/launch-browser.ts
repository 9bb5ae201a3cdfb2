import { resolveBrowser } from '@drawbridge/tooling/chromium';
import { type Browser, chromium } from '@playwright/test';

/** Starts the browser of this machine that has what is needed. */
export async function launchBrowser(...which: Parameters<typeof resolveBrowser>): Promise<Browser> {
  const { executablePath, args, env } = await resolveBrowser(...which);
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args, ...(env ? { env } : {}) });
}
