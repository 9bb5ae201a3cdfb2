import path from 'node:path';
import { type Catalogue, labsRoots, loadCatalogue } from '@drawbridge/content';
import { createGrader, type Grader, type LoadedLab, loadLabs } from '@drawbridge/labs/grade';
import type { Log } from '../platform/log/log.ts';
import type { Secret } from '../platform/secret/secret.ts';
import type { Config } from '../settings/config.ts';
import { ROOT } from '../settings/root.ts';
import { StartRefused } from './start-refused.ts';

/** What servers in one process can share: none of them changes it. */
export interface ServerParts {
  labs: LoadedLab[];
  catalogue: Catalogue;
  grader: Grader;
}

/** Reads labs and catalogue while the graders start in processes of their own. */
export async function loadServerParts({
  config,
  secret,
  log,
}: {
  config: Config;
  secret: Secret;
  log: Log;
}): Promise<ServerParts> {
  const labs = loadLabs(labsRoots);
  const starting = createGrader({
    labs,
    processes: config.graderProcesses,
    jail: config.graderJail,
    production: config.mode === 'production',
    signingKey: secret.derive('grader').toString('base64url'),
    cacheDir: path.join(ROOT, 'node_modules/.cache/drawbridge/grader'),
    log: (line) => log.warn(line),
  }).catch((error: Error) => {
    throw new StartRefused(`The grader cannot start: ${error.message}`);
  });
  return { labs, catalogue: loadCatalogue(), grader: await starting };
}
