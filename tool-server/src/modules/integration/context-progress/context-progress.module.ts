import type { Catalogue } from '@drawbridge/content';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { ContextDirectory } from '../lti/index.ts';
import { toContextProgressRoutes } from './context-progress.routes.ts';
import { createContextProgressService } from './context-progress.service.ts';
import type { LabStarts } from './context-results.ts';

/** What the learners of a launched course did, for its instructors. @see LTI-17 */
export function createContextProgress(deps: {
  database: Database;
  contexts: ContextDirectory;
  starts: LabStarts;
  labs: readonly LoadedLab[];
  catalogue: Catalogue;
  audit: Audit;
  clock: Clock;
}): ServerModule {
  return { routes: toContextProgressRoutes(createContextProgressService(deps)) };
}
