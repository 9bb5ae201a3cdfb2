import type { PagedItems } from '../stores/base/paged-list.ts';

/** The loaded part of a list; all of it unless the overrides say otherwise. */
export const buildPagedItems = <Item, Rest = undefined>(
  items: readonly Item[],
  overrides: Partial<PagedItems<Item, Rest>> & Pick<PagedItems<Item, Rest>, 'rest'>,
): PagedItems<Item, Rest> => ({
  items,
  pages: 1,
  hasMore: false,
  total: undefined,
  isLoadingMore: false,
  moreProblem: undefined,
  ...overrides,
});
