import {
  asId,
  type ContextItem,
  type exportContextProgress,
  type getContextProgress,
  LEARNER_PAGE_SIZE,
  type LearnerProgress,
  type listContextLearners,
  type OutputOf,
  type ParsedInputOf,
  PROGRESS_EXPORT_MOST,
  problem,
  type RosterState,
} from '@drawbridge/contracts';
import type { LaunchActor } from '../../actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/api.ts';
import type { Audit } from '../audit/index.ts';
import type { ContextDirectory, LaunchedContext, LearnerFilter, LearnerRow } from '../lti/index.ts';
import { createItemNames, type NamedItem } from './context-items.ts';
import { toProgressCsv } from './progress-csv.ts';

export interface LabStarts {
  of(personIds: readonly string[]): Promise<{ person_id: string; lab_id: string }[]>;
  count(personIds: readonly string[]): Promise<{ lab_id: string; people: number }[]>;
}

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
  refreshRoster(actor: LaunchActor): Promise<RosterState>;
}

/** Opening the page reads a roster again that is older. */
const STALE_MS = 3_600_000;
/** So does the button, whose press says that it is wanted now. */
const PRESSED_MS = 60_000;
/** More than any class; what was opened from a list is counted among these. */
const MOST_PEOPLE = 5_000;

export function createContextProgressService(deps: {
  database: Database;
  contexts: ContextDirectory;
  starts: LabStarts;
  labs: Parameters<typeof createItemNames>[0]['labs'];
  catalogue: Parameters<typeof createItemNames>[0]['catalogue'];
  audit: Audit;
}): ContextProgressService {
  const { database, contexts, starts, audit } = deps;
  const names = createItemNames(deps);

  async function findContext(actor: LaunchActor): Promise<LaunchedContext | undefined> {
    if (!actor.isInstructor) throw problem('forbidden');
    return contexts.find(actor.sessionId);
  }

  /**
   * What the instructor may see: what was linked in the context. A link to a list opens everything of its kind, of which
   * only what somebody opened is shown.
   */
  async function readItems({ key }: LaunchedContext, opened: ReadonlySet<string>): Promise<NamedItem[]> {
    const linked = await contexts.linkedItems(key);
    const isListed = (kind: 'lab' | 'course') =>
      linked.some((item) => item.kind === 'list' && item.id === `${kind}s`);
    const found = new Map<string, NamedItem>();
    const add = (kind: 'lab' | 'course', id: string) => {
      const item = names.find(kind, id);
      if (item) found.set(`${kind} ${id}`, item);
    };
    for (const { kind, id } of linked) if (kind !== 'list') add(kind, id);
    for (const entry of opened) {
      const [kind, id] = entry.split(' ') as ['lab' | 'course', string];
      if (isListed(kind)) add(kind, id);
    }
    return [...found.values()];
  }

  async function readPeopleIds({ key }: LaunchedContext): Promise<string[]> {
    const everyone = { status: 'current', sort: 'name' } as const;
    const { rows } = await contexts.listLearners(key, everyone, { limit: MOST_PEOPLE, offset: 0 });
    return rows.map(({ person_id: id }) => id);
  }

  async function sumItems(context: LaunchedContext): Promise<ContextItem[]> {
    const [sums, opened] = await Promise.all([
      contexts.sumResults(context.key),
      readPeopleIds(context).then((ids) => starts.count(ids)),
    ]);
    const openedCount = new Map(opened.map(({ lab_id: id, people }) => [`lab ${id}`, people]));
    const sumOf = new Map(sums.map((sum) => [`${sum.kind} ${sum.id}`, sum]));
    const items = await readItems(context, new Set([...openedCount.keys(), ...sumOf.keys()]));
    return items.map((item) => {
      const entry = `${item.kind} ${item.id}`;
      const sum = sumOf.get(entry);
      return {
        ...item,
        started: Math.max(openedCount.get(entry) ?? 0, sum?.with_result ?? 0),
        completed: sum?.completed ?? 0,
        ...(sum ? { average_score: Math.round(sum.average) } : {}),
      };
    });
  }

  /** The learners with what they did in the items of the context, and in no other. */
  async function withItems(context: LaunchedContext, rows: LearnerRow[]): Promise<LearnerProgress[]> {
    const ids = rows.map(({ person_id: id }) => id);
    const [results, opened] = await Promise.all([contexts.resultsOf(ids), starts.of(ids)]);
    const all = [
      ...results.map(({ person_id, kind, id, score, completed, at }) => ({
        person_id,
        item: { kind, id, score, completed, at: at.toISOString() },
      })),
      ...opened
        .filter(
          ({ person_id, lab_id }) =>
            !results.some(
              (result) => result.person_id === person_id && result.kind === 'lab' && result.id === lab_id,
            ),
        )
        .map(({ person_id, lab_id }) => ({
          person_id,
          item: { kind: 'lab' as const, id: lab_id, completed: false },
        })),
    ];
    const items = await readItems(context, new Set(all.map(({ item }) => `${item.kind} ${item.id}`)));
    const isShown = new Set(items.map(({ kind, id }) => `${kind} ${id}`));
    const byPerson = Map.groupBy(all, ({ person_id }) => person_id);
    return rows.map((row) => ({
      ...row,
      items: (byPerson.get(row.person_id) ?? [])
        .map(({ item }) => item)
        .filter(({ kind, id }) => isShown.has(`${kind} ${id}`)),
    }));
  }

  return {
    async overview(actor) {
      const context = await findContext(actor);
      if (!context) return { has_context: false, learners: 0, roster: { state: 'unavailable' }, items: [] };
      await contexts.askForRoster(context.key, { minAgeMs: STALE_MS, byPerson: false });
      const now = (await contexts.find(actor.sessionId)) ?? context;
      return {
        has_context: true,
        ...(now.title === undefined ? {} : { title: now.title }),
        learners: await contexts.countLearners(context.key),
        roster: now.roster,
        items: await sumItems(context),
      };
    },

    async learners(actor, { page, ...filter }) {
      const context = await findContext(actor);
      if (!context) return { items: [], total: 0, page_size: LEARNER_PAGE_SIZE };
      const { rows, total } = await contexts.listLearners(context.key, filter, {
        limit: LEARNER_PAGE_SIZE,
        offset: (page - 1) * LEARNER_PAGE_SIZE,
      });
      return { items: await withItems(context, rows), total, page_size: LEARNER_PAGE_SIZE };
    },

    async export(actor, filter, origin) {
      const context = await findContext(actor);
      if (!context) throw problem('forbidden', { message: 'Your platform did not name a course.' });
      const { rows, total } = await contexts.listLearners(context.key, filter, {
        limit: PROGRESS_EXPORT_MOST,
        offset: 0,
      });
      const learners = await withItems(context, rows);
      await audit.record(database.db, {
        action: 'progress.export',
        actorId: actor.personId,
        companyId: asId<'company'>(context.companyId),
        subject: { kind: 'platform', id: context.key.platformId },
        origin,
        details: { context: context.key.contextId, rows: String(rows.length) },
      });
      const items = await sumItems(context);
      return { csv: toProgressCsv(items, learners), rows: rows.length, is_cut: total > rows.length };
    },

    async refreshRoster(actor) {
      const context = await findContext(actor);
      if (!context) return { state: 'unavailable' };
      await contexts.askForRoster(context.key, { minAgeMs: PRESSED_MS, byPerson: true });
      return (await contexts.find(actor.sessionId))?.roster ?? context.roster;
    },
  };
}
