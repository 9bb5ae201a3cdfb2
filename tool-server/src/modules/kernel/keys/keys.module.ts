import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { createKeySetPage } from './key-set-page.ts';
import { createRotationJob } from './keys.jobs.ts';
import { createKeyRing, type KeyRing } from './keys.ts';
import { rotateKeys } from './rotate-keys.ts';

export interface KeysModule extends ServerModule {
  /** Signs our own sessions. */
  portal: KeyRing;
  /** The keys that sign the messages which LTI platforms verify. */
  lti: KeyRing;
  /** The keys that sign badges. */
  credentials: KeyRing;
}

export function createKeys(deps: {
  database: Database;
  secret: Secret;
  clock: Clock;
  log: Log;
  /** The folder of the embedded database. A command rotates the keys of any other database itself. */
  embeddedDir: string | undefined;
}): KeysModule {
  const { embeddedDir, log } = deps;
  const rings = {
    portal: createKeyRing('portal', deps),
    lti: createKeyRing('lti', deps),
    credentials: createKeyRing('credentials', deps),
  };
  return {
    routes: [],
    router: createKeySetPage(rings.portal),
    jobs:
      embeddedDir === undefined
        ? []
        : [
            createRotationJob({
              dataDir: embeddedDir,
              log,
              async rotate(rotation) {
                const result = await rotateKeys(rotation, deps);
                rings[rotation.purpose].forget();
                return result;
              },
            }),
          ],
    ...rings,
  };
}
