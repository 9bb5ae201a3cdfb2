import type { ServerModule } from '../../module.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Secret } from '../../platform/secret/secret.ts';
import { createKeySetPage } from './key-set-page.ts';
import { createKeyRing, type KeyRing } from './keys.ts';

export interface KeysModule extends ServerModule {
  /** Signs our own sessions. */
  portal: KeyRing;
  /** Signs what LTI platforms verify. */
  lti: KeyRing;
}

export function createKeys(deps: { database: Database; secret: Secret; clock: Clock }): KeysModule {
  const portal = createKeyRing('portal', deps);
  return { routes: [], router: createKeySetPage(portal), portal, lti: createKeyRing('lti', deps) };
}
