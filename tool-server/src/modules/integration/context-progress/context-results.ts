import type { ContextItem, LearnerProgress } from '@drawbridge/contracts/integration';
import type { ContextDirectory, LaunchedContext, LearnerRow, LinkFilter } from '../lti/index.ts';
import type { ItemNames, NamedItem } from './context-items.ts';

export interface LabStarts {
  of(personIds: readonly string[], labId?: string): Promise<{ person_id: string; lab_id: string }[]>;
  count(personIds: readonly string[]): Promise<{ lab_id: string; people: number }[]>;
}

interface ResultDeps {
  contexts: ContextDirectory;
  starts: LabStarts;
  names: ItemNames;
}

/** More than any class: what was opened is counted among these. */
const MOST_PEOPLE = 5_000;

type ItemRef = Pick<NamedItem, 'kind' | 'id'>;
const toItemKey = ({ kind, id }: ItemRef) => `${kind} ${id}`;

/**
 * The items that the instructor may see: those linked in the context. A link to a list opens everything of its kind;
 * only opened items of it are shown.
 */
async function readItems(
  { contexts, names }: ResultDeps,
  { key }: LaunchedContext,
  opened: readonly ItemRef[],
): Promise<NamedItem[]> {
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
export async function readLinkFilter(
  { contexts, starts }: ResultDeps,
  { key, link }: LaunchedContext,
): Promise<{ only: LinkFilter; leavesOut: boolean } | undefined> {
  if (!link?.hasMembers) return undefined;
  const { id, item } = link;
  const leftOut = await contexts.countLeftOut(key, { id, item, startedBy: [] });
  const opened = item.kind === 'lab' ? await starts.of(leftOut.launched, item.id) : [];
  const startedBy = opened.map(({ person_id: personId }) => personId);
  return { only: { id, item, startedBy }, leavesOut: leftOut.count > startedBy.length };
}

/** Each item with how many of the learners opened and completed it; and how many learners there are. */
export async function sumItems(
  deps: ResultDeps,
  context: LaunchedContext,
): Promise<{ learners: number; limited_to?: string; items: ContextItem[] }> {
  const { contexts, starts, names } = deps;
  const everyone = { status: 'current', sort: 'name' } as const;
  const filter = await readLinkFilter(deps, context);
  const [sums, people] = await Promise.all([
    contexts.sumResults(context.key, filter?.only),
    contexts.listLearners(context.key, everyone, { limit: MOST_PEOPLE, offset: 0 }, filter?.only),
  ]);
  const opened = await starts.count(people.rows.map(({ person_id: id }) => id));
  const openedBy = new Map(opened.map(({ lab_id: id, people: count }) => [id, count]));
  const sumOf = new Map(sums.map((sum) => [toItemKey(sum), sum]));
  const labs = opened.map(({ lab_id: id }) => ({ kind: 'lab' as const, id }));
  const items = await readItems(deps, context, [...labs, ...sums]);
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
export async function withItems(
  deps: ResultDeps,
  context: LaunchedContext,
  rows: LearnerRow[],
): Promise<{ learners: LearnerProgress[]; items: NamedItem[] }> {
  const { contexts, starts } = deps;
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
  const items = await readItems(deps, context, [...done.values()]);
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
