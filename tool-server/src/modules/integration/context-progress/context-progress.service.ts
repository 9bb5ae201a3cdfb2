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
  type refreshRoster,
} from '@drawbridge/contracts';
import type { LaunchActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type {
  ContextDirectory,
  LaunchedContext,
  LearnerFilter,
  LearnerRow,
  LinkFilter,
} from '../lti/index.ts';
import { createItemNames, type NamedItem } from './context-items.ts';
import { toProgressCsv } from './progress-csv.ts';

export interface LabStarts {
  of(personIds: readonly string[], labId?: string): Promise<{ person_id: string; lab_id: string }[]>;
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
  refreshRoster(actor: LaunchActor): Promise<OutputOf<typeof refreshRoster>>;
}

/** Opening the page reads a roster again that is older. */
const STALE_MS = 3_600_000;
/** So does the button, whose press says that it is wanted now. */
const PRESSED_MS = 60_000;
/** More than any class: what was opened is counted among these. */
const MOST_PEOPLE = 5_000;

type ItemRef = Pick<NamedItem, 'kind' | 'id'>;
const toItemKey = ({ kind, id }: ItemRef) => `${kind} ${id}`;

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
  const names = createItemNames(deps);

  async function findContext(actor: LaunchActor): Promise<LaunchedContext | undefined> {
    if (!actor.isInstructor) throw problem('forbidden');
    return contexts.find(actor.sessionId);
  }

  /**
   * What the instructor may see: what was linked in the context. A link to a list opens everything of its kind, of which
   * only what somebody opened is shown.
   */
  async function readItems({ key }: LaunchedContext, opened: readonly ItemRef[]): Promise<NamedItem[]> {
    const linked = await contexts.linkedItems(key);
    const isListed = (kind: ItemRef['kind']) =>
      linked.some((item) => item.kind === 'list' && item.id === `${kind}s`);
    const shown = [
      ...linked.filter((item): item is ItemRef => item.kind !== 'list'),
      ...opened.filter(({ kind }) => isListed(kind)),
    ];
    const byKey = new Map(shown.map((item) => [toItemKey(item), item]));
    return [...byKey.values()].flatMap(({ kind, id }) => names.find(kind, id) ?? []);
  }

  /**
   * Whom the lists of this launch show where the platform told who has access to its link: those, and who worked on its
   * lab or course all the same. Undefined: everyone of the context.
   */
  async function readLinkFilter({
    key,
    link,
  }: LaunchedContext): Promise<{ only: LinkFilter; leavesOut: boolean } | undefined> {
    if (!link?.hasMembers) return undefined;
    const { id, item } = link;
    const leftOut = await contexts.countLeftOut(key, { id, item, startedBy: [] });
    const opened = item.kind === 'lab' ? await starts.of(leftOut.launched, item.id) : [];
    const startedBy = opened.map(({ person_id: personId }) => personId);
    return { only: { id, item, startedBy }, leavesOut: leftOut.count > startedBy.length };
  }

  /** Each item with how many of the learners opened and completed it; and how many learners there are. */
  async function sumItems(
    context: LaunchedContext,
  ): Promise<{ learners: number; limited_to?: string; items: ContextItem[] }> {
    const everyone = { status: 'current', sort: 'name' } as const;
    const filter = await readLinkFilter(context);
    const [sums, people] = await Promise.all([
      contexts.sumResults(context.key, filter?.only),
      contexts.listLearners(context.key, everyone, { limit: MOST_PEOPLE, offset: 0 }, filter?.only),
    ]);
    const opened = await starts.count(people.rows.map(({ person_id: id }) => id));
    const openedBy = new Map(opened.map(({ lab_id: id, people: count }) => [id, count]));
    const sumOf = new Map(sums.map((sum) => [toItemKey(sum), sum]));
    const labs = opened.map(({ lab_id: id }) => ({ kind: 'lab' as const, id }));
    const items = await readItems(context, [...labs, ...sums]);
    const limit = filter?.leavesOut ? names.find(filter.only.item.kind, filter.only.item.id) : undefined;
    return {
      learners: people.total,
      ...(limit ? { limited_to: limit.title } : {}),
      items: items.map((item) => {
        const sum = sumOf.get(toItemKey(item));
        const openedLab = item.kind === 'lab' ? (openedBy.get(item.id) ?? 0) : 0;
        return {
          ...item,
          started: Math.max(openedLab, sum?.with_result ?? 0),
          completed: sum?.completed ?? 0,
          ...(sum ? { average_score: Math.round(sum.average) } : {}),
        };
      }),
    };
  }

  /** The learners with what they did in the items of the context, and in no other; and these items. */
  async function withItems(
    context: LaunchedContext,
    rows: LearnerRow[],
  ): Promise<{ learners: LearnerProgress[]; items: NamedItem[] }> {
    const ids = rows.map(({ person_id: id }) => id);
    const [results, opened] = await Promise.all([contexts.resultsOf(context.key, ids), starts.of(ids)]);
    const done = new Map<string, LearnerProgress['items'][number] & { personId: string }>();
    for (const { person_id: personId, lab_id: id } of opened)
      done.set(`${personId} lab ${id}`, { personId, kind: 'lab', id, completed: false });
    for (const { person_id: personId, kind, id, score, completed, at } of results)
      done.set(`${personId} ${kind} ${id}`, {
        personId,
        kind,
        id,
        score,
        completed,
        at: at.toISOString(),
      });
    const items = await readItems(context, [...done.values()]);
    const isShown = new Set(items.map(toItemKey));
    const byPerson = Map.groupBy(done.values(), ({ personId }) => personId);
    const learners = rows.map((row) => ({
      ...row,
      items: (byPerson.get(row.person_id) ?? [])
        .filter((item) => isShown.has(toItemKey(item)))
        .map(({ personId: _person, ...item }) => item),
    }));
    return { learners, items };
  }

  return {
    async overview(actor) {
      const context = await findContext(actor);
      if (!context) return { has_context: false, learners: 0, roster: { state: 'unavailable' }, items: [] };
      return {
        has_context: true,
        ...(context.title === undefined ? {} : { title: context.title }),
        roster: await contexts.askForRoster(context, { minAgeMs: STALE_MS, byPerson: false }),
        ...(await sumItems(context)),
      };
    },

    async learners(actor, { page, ...filter }) {
      const context = await findContext(actor);
      if (!context) return { items: [], total: 0, page_size: LEARNER_PAGE_SIZE };
      const part = { limit: LEARNER_PAGE_SIZE, offset: (page - 1) * LEARNER_PAGE_SIZE };
      const only = (await readLinkFilter(context))?.only;
      const { rows, total } = await contexts.listLearners(context.key, filter, part, only);
      const { learners } = await withItems(context, rows);
      return { items: learners, total, page_size: LEARNER_PAGE_SIZE };
    },

    async export(actor, filter, origin) {
      const context = await findContext(actor);
      if (!context) throw problem('forbidden', { message: 'Your platform did not name a course.' });
      const part = { limit: PROGRESS_EXPORT_MOST, offset: 0 };
      const only = (await readLinkFilter(context))?.only;
      const { rows, total } = await contexts.listLearners(context.key, filter, part, only);
      const { learners, items } = await withItems(context, rows);
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
