import { ensureBrowser } from '@drawbridge/tooling/chromium';
import { ensurePortalBuild } from '@drawbridge/tooling/portal-build';

/** Journeys run in a browser against the built portal; the portal is built when a source changed. */
export default async function setup(): Promise<void> {
  await ensureBrowser();
  ensurePortalBuild();
}
