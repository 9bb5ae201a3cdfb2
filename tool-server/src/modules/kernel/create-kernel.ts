import type { Platform } from '../../create-platform.ts';
import type { ServerModule } from '../../module.ts';
import { type Audit, createAudit } from './audit/index.ts';
import { createKeys, type KeysModule } from './keys/index.ts';

interface Deps {
  platform: Platform;
  /** The data folder, where the database is the embedded one. */
  embeddedDir: string | undefined;
}

export interface Kernel {
  modules: readonly ServerModule[];
  audit: Audit;
  keys: Pick<KeysModule, 'portal' | 'lti' | 'credentials'>;
}

/** People, the catalogue, grants, the audit trail and the signing keys: the base of every other area. */
export function createKernel(deps: Deps): Kernel {
  const { config, database, clock, log, secret, limits } = deps.platform;
  const { embeddedDir } = deps;
  const audit = createAudit({ config, database, clock, limits, log });
  const keys = createKeys({ database, secret, clock, log, embeddedDir });
  return { modules: [audit, keys], audit: audit.audit, keys };
}
