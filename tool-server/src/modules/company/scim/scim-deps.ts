import type { Log } from '../../../platform/log/log.ts';
import type { InviteDeps, StateDeps } from '../users/index.ts';

export interface ScimDeps extends InviteDeps, StateDeps {
  log: Log;
}

/** In audit entries of what a directory did: they have no actor. */
export const BY_DIRECTORY = { way: 'directory provisioning' } as const;
