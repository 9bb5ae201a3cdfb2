import type { ContextItem } from '@drawbridge/contracts/integration';

/** The title of a lab that is linked itself or is part of a course that is; otherwise its id. */
export function toLabTitle(items: readonly ContextItem[], labId: string): string {
  const linked = items.find(({ kind, id }) => kind === 'lab' && id === labId);
  const inCourse = items.flatMap(({ labs }) => labs).find(({ id }) => id === labId);
  return linked?.title ?? inCourse?.title ?? labId;
}
