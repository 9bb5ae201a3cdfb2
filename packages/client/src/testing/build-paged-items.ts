import type { PagedItems } from '../stores/base/paged-list.ts';

/** What is loaded of a list, all of it unless the overrides say that there is more. */
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
