import { createSafeStorage } from '@drawbridge/client';
import { createLaunchStore, type LaunchStore } from '@drawbridge/client/stores/launch';
import { PLATFORM_FIELD, toLaunchedAddress } from '@drawbridge/contracts';
import { createProgram, type Program } from './host.ts';
import type { Settings } from './settings.ts';

export interface LaunchProgram extends Program {
  launch: LaunchStore;
}

/** An address of ours that names the platform of this launch. @see LTI-22 */
export function toAddress({ launch }: LaunchStore, path: string): string {
  const now = launch.peek();
  return now.state === 'open' ? toLaunchedAddress(path, now.session.platform.ref) : path;
}

/** The pages of a launch: a session of their own, that knows nothing of the portal's. @see LTI-15 */
export function createLaunchProgram(settings: Settings): LaunchProgram {
  const storage = createSafeStorage(() => window.sessionStorage);
  const platformRef = new URLSearchParams(location.search).get(PLATFORM_FIELD) ?? undefined;
  const launch = createLaunchStore({ storage, platformRef });
  const { client, program } = createProgram(settings, launch.tokens, storage);
  launch.connect(client);
  const { host } = program;
  return {
    ...program,
    host: {
      ...host,
      // The browser asks about everyone around the preview: the platform too. It is known once the launch is open.
      get previewFrameUrl() {
        return toAddress(launch, host.previewFrameUrl);
      },
    },
    launch,
  };
}
