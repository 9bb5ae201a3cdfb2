/** One page of a list that shows a page at a time. */
export interface NumberedPage<Item> {
  items: readonly Item[];
  /** Number of items on all pages. */
  total: number;
  /** Counted from 1. */
  page: number;
  pageSize: number;
}
