import { asId, type OutputOf, type ParsedInputOf, problem } from '@drawbridge/contracts';
import {
  type exportContextProgress,
  type getContextProgress,
  LEARNER_PAGE_SIZE,
  type listContextLearners,
  PROGRESS_EXPORT_MOST,
  type refreshRoster,
} from '@drawbridge/contracts/integration';
import type { LaunchActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { ContextDirectory, LaunchedContext, LearnerFilter } from '../lti/index.ts';
import { createItemNames } from './context-items.ts';
import { type LabStarts, readLinkFilter, sumItems, withItems } from './context-results.ts';
import { toProgressCsv } from './progress-csv.ts';

export interface ContextProgressService {
  overview(actor: LaunchActor): Promise<OutputOf<typeof getContextProgress>>;
  learners(
    actor: LaunchActor,
    asked: ParsedInputOf<typeof listContextLearners>,
  ): Promise<OutputOf<typeof listContextLearners>>;
  export(
    actor: LaunchActor,
    filter: LearnerFilter,
    origin: Origin,
  ): Promise<OutputOf<typeof exportContextProgress>>;
  refreshRoster(actor: LaunchActor): Promise<OutputOf<typeof refreshRoster>>;
}

/** Opening the page reads a roster again that is older. */
const STALE_MS = 3_600_000;
/** So does the button, whose press says that it is wanted now. */
const PRESSED_MS = 60_000;

export function createContextProgressService(deps: {
  database: Database;
  contexts: ContextDirectory;
  starts: LabStarts;
  labs: Parameters<typeof createItemNames>[0]['labs'];
  catalogue: Parameters<typeof createItemNames>[0]['catalogue'];
  audit: Audit;
  clock: Clock;
}): ContextProgressService {
  const { database, contexts, starts, audit, clock } = deps;
  const parts = { contexts, starts, names: createItemNames(deps) };

  async function findContext(actor: LaunchActor): Promise<LaunchedContext | undefined> {
    if (!actor.isInstructor) throw problem('forbidden');
    return contexts.find(actor.sessionId);
  }

  return {
    async overview(actor) {
      const context = await findContext(actor);
      if (!context) return { has_context: false, learners: 0, roster: { state: 'unavailable' }, items: [] };
      return {
        has_context: true,
        ...(context.title === undefined ? {} : { title: context.title }),
        roster: await contexts.askForRoster(context, { minAgeMs: STALE_MS, byPerson: false }),
        ...(await sumItems(parts, context)),
      };
    },

    async learners(actor, { page, ...filter }) {
      const context = await findContext(actor);
      if (!context) return { items: [], total: 0, page_size: LEARNER_PAGE_SIZE };
      const part = { limit: LEARNER_PAGE_SIZE, offset: (page - 1) * LEARNER_PAGE_SIZE };
      const only = (await readLinkFilter(parts, context))?.only;
      const { rows, total } = await contexts.listLearners(context.key, filter, part, only);
      const { learners } = await withItems(parts, context, rows);
      return { items: learners, total, page_size: LEARNER_PAGE_SIZE };
    },

    async export(actor, filter, origin) {
      const context = await findContext(actor);
      if (!context) throw problem('forbidden', { message: 'Your platform did not name a course.' });
      const part = { limit: PROGRESS_EXPORT_MOST, offset: 0 };
      const only = (await readLinkFilter(parts, context))?.only;
      const { rows, total } = await contexts.listLearners(context.key, filter, part, only);
      const { learners, items } = await withItems(parts, context, rows);
      await audit.record(database.db, {
        action: 'progress.export',
        actorId: actor.personId,
        companyId: asId<'company'>(context.companyId),
        subject: { kind: 'platform', id: context.key.platformId },
        origin,
        details: { context: context.key.contextId, rows: String(rows.length) },
      });
      return { csv: toProgressCsv(items, learners), rows: rows.length, is_cut: total > rows.length };
    },

    async refreshRoster(actor) {
      const context = await findContext(actor);
      if (!context) return { roster: { state: 'unavailable' } };
      const roster = await contexts.askForRoster(context, { minAgeMs: PRESSED_MS, byPerson: true });
      const readAt = roster.state === 'ready' && roster.read_at !== undefined ? roster.read_at : undefined;
      if (readAt === undefined) return { roster };
      const leftMs = Date.parse(readAt) + PRESSED_MS - clock.now().getTime();
      return { roster, again_in_seconds: Math.max(1, Math.ceil(leftMs / 1_000)) };
    },
  };
}
