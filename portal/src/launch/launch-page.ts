import {
  createDrawbridge,
  createLaunchSession,
  createSafeStorage,
  type Drawbridge,
  type LaunchSession,
  toShownSession,
} from '@drawbridge/client';
import { PLATFORM_FIELD, toLaunchedAddress } from '@drawbridge/contracts/integration';
import { createToasts, type Toasts } from '@drawbridge/ui';
import type { Settings } from '../base/settings.ts';

/** What the pages of a launch are built on. */
export interface LaunchPage {
  settings: Settings;
  launch: LaunchSession;
  drawbridge: Drawbridge;
  toasts: Toasts;
}

/** An address of ours that names the platform of this launch. @see LTI-22 */
export function toAddress({ launch }: LaunchSession, path: string): string {
  const session = toShownSession(launch.peek());
  return session ? toLaunchedAddress(path, session.platform.ref) : path;
}

/** The pages of a launch have a session of their own, which knows nothing of the portal's. @see LTI-15 */
export function createLaunchPage(settings: Settings): LaunchPage {
  const storage = createSafeStorage(() => window.sessionStorage);
  const platformRef = new URLSearchParams(location.search).get(PLATFORM_FIELD) ?? undefined;
  const launch = createLaunchSession({ storage, platformRef });
  const toasts = createToasts();
  const drawbridge = createDrawbridge({
    bases: settings.bases,
    storage,
    tabStorage: storage,
    tokens: launch.tokens,
    notify: (tone, message) => void toasts.show({ tone, message }),
    cspNonce: settings.cspNonce,
    // The browser checks every page around the preview: the platform too. It is known once the launch is open.
    toPreviewFrameUrl: () => toAddress(launch, '/embed/frame/lab-preview'),
    // A broken contract is a fault worth finding; the reply itself is never logged.
    logError: (text, detail) => console.error(text, detail),
  });
  return { settings, launch, drawbridge, toasts };
}
