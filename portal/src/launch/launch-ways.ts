import type { LaunchSession } from '@drawbridge/client';
import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { LTIK_FIELD } from '@drawbridge/contracts/integration';
import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { useRouteValues } from '../router/route-values.ts';
import { useNavigate } from '../router/use-navigate.ts';
import { toAddress } from './launch-page.ts';

/** An address with those fields of a query that have a value. */
export const withQuery = (path: string, query: Record<string, string | null | undefined>) => {
  const given = Object.entries(query).filter((field): field is [string, string] => !!field[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const toLabPath = (labId: string) => toPagePath(LAUNCH_PAGES.lab, { labId });
export const toCoursePath = (courseId: string | null) =>
  withQuery(toPagePath(LAUNCH_PAGES.course, {}), { course_id: courseId });
export const toVideoPath = (courseId: string | null, itemId: string | null) =>
  withQuery(LAUNCH_PAGES.video, { course_id: courseId, item_id: itemId });
interface ProgressFrom {
  lab_id?: string | undefined;
  course_id?: string | undefined;
  /** Of that course, shown by itself. */
  item_id?: string | null | undefined;
  from?: string | null;
}

/** The progress of the class. The query names the page that its way back leads to: a lab, a course, one item of it, or a list. */
export const toProgressPath = (query: ProgressFrom = {}) =>
  withQuery(toPagePath(LAUNCH_PAGES.contextProgress, {}), { ...query });

/** The ltik of the page's address: the segment that its route has for it, else the query. @see LTI-7 */
export function useLtik(): string | undefined {
  const { ltik } = useRouteValues();
  const query = new URLSearchParams(useSearch());
  return ltik ?? query.get(LTIK_FIELD) ?? undefined;
}

/** Goes to a page of this launch, at an address that its platform may load again. */
export function useGo(launch: LaunchSession) {
  const navigate = useNavigate();
  return useCallback(
    (path: string, options?: { replace: boolean }) => navigate(toAddress(launch, path), options),
    [launch, navigate],
  );
}
