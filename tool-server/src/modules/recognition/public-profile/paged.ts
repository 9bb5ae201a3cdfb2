import type { PaginationInfo } from '@drawbridge/contracts/recognition';

export interface Paged<T> {
  pagination_info: PaginationInfo;
  results: T[];
}

export function toPagination(page: number, perPage: number, total: number): PaginationInfo {
  return { page, per_page: perPage, total, pages: Math.ceil(total / perPage) };
}
