import type { PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { InviteDeps } from '../users/index.ts';

export interface ScimDeps extends InviteDeps {
  events: EventBus;
  log: Log;
  endSessions(tx: Tx, personId: PersonId): Promise<void>;
}

/** In audit entries of what a directory did: they have no actor. */
export const BY_DIRECTORY = { way: 'directory provisioning' } as const;
