import { createSafeStorage } from '@drawbridge/client';
import { createLaunchStore, type LaunchStore } from '@drawbridge/client/stores/launch';
import { createProgram, type Program } from './host.ts';
import type { Settings } from './settings.ts';

export interface LaunchProgram extends Program {
  launch: LaunchStore;
}

/** The pages of a launch: a session of their own, that knows nothing of the portal's. @see LTI-15 */
export function createLaunchProgram(settings: Settings): LaunchProgram {
  const storage = createSafeStorage(() => window.sessionStorage);
  const launch = createLaunchStore({ storage });
  const { client, program } = createProgram(settings, launch.tokens, storage);
  launch.connect(client);
  return { ...program, launch };
}
