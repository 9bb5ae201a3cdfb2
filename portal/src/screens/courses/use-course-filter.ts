import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useNavigate } from '../../router/use-navigate.ts';
import { readFilterQuery, toFilterQuery } from './course-filter-address.ts';

const WRITE_WAIT_MS = 300;

/** The filter of a list of courses, kept in the address of the page. @see CAT-16 */
export function useCourseFilter(list: string) {
  const navigate = useNavigate();
  const asked = useSearch();
  const written = useRef(asked);
  const [filter, setFilter] = useState(() => readFilterQuery(asked));

  // The address follows when the typing rests.
  useEffect(() => {
    const query = toFilterQuery(filter);
    if (query === toFilterQuery(readFilterQuery(location.search))) return undefined;
    const timer = setTimeout(() => {
      written.current = query;
      navigate(`${list}${query && `?${query}`}${location.hash}`, { replace: true });
    }, WRITE_WAIT_MS);
    return () => clearTimeout(timer);
  }, [list, filter, navigate]);
  // The address changed by itself: the sidebar's link to this very list.
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setFilter(readFilterQuery(asked));
  }, [asked]);
  return [filter, setFilter] as const;
}
