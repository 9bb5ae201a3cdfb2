import type { ContextItem, LearnerProgress } from '@drawbridge/contracts/integration';
import { toCsv } from '@drawbridge/contracts/rules';

const STATUS: Record<LearnerProgress['status'], string> = {
  active: 'active',
  inactive: 'inactive',
  left: 'left',
  unlisted: 'not in the roster',
};

function toCell(item: LearnerProgress['items'][number] | undefined): string {
  if (!item) return '';
  return item.score === undefined ? 'started' : String(item.score);
}

/** A row for each learner, a column for each item with the best score out of 100, as spreadsheets read it. */
export function toProgressCsv(
  items: readonly Pick<ContextItem, 'kind' | 'id' | 'title'>[],
  learners: readonly LearnerProgress[],
): string {
  const head = ['Name', 'Status', 'Last seen (UTC)', ...items.map(({ title }) => title)];
  const rows = learners.map((learner) => [
    learner.name,
    STATUS[learner.status],
    learner.last_launched_at ?? '',
    ...items.map(({ kind, id }) =>
      toCell(learner.items.find((item) => item.kind === kind && item.id === id)),
    ),
  ]);
  return toCsv([head, ...rows]);
}
