import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useNavigate } from './use-navigate.ts';

/** How a filter is written in the query of an address, the same object in every render. */
export interface FilterAddress<Filter> {
  read(query: string): Filter;
  toQuery(filter: Filter): string;
}

const WRITE_WAIT_MS = 300;

/** The filter of a list; it is part of the address, so that a reload and the way back show the same. @see CAT-16 */
export function useFilterAddress<Filter>(list: string, { read, toQuery }: FilterAddress<Filter>) {
  const navigate = useNavigate();
  const asked = useSearch();
  /** The query of the filter that the address has, as it is written here: another spelling is no change. */
  const written = useRef(toQuery(read(asked)));
  const [filter, setFilter] = useState(() => read(asked));

  // The list follows each key; the address follows when the typing rests.
  useEffect(() => {
    const query = toQuery(filter);
    if (query === toQuery(read(location.search))) return undefined;
    const timer = setTimeout(() => {
      written.current = query;
      navigate(`${list}${query && `?${query}`}${location.hash}`, { replace: true });
    }, WRITE_WAIT_MS);
    return () => clearTimeout(timer);
  }, [list, filter, navigate, read, toQuery]);
  // The address changed by itself: the sidebar's link to this very list.
  useEffect(() => {
    const query = toQuery(read(asked));
    if (query === written.current) return;
    written.current = query;
    setFilter(read(asked));
  }, [asked, read, toQuery]);
  return [filter, setFilter] as const;
}
