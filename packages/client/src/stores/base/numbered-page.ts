/** One page of a list that is shown a page at a time. */
export interface NumberedPage<Item> {
  items: readonly Item[];
  /** Items on all pages. */
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
}
