import { LAB_LEVELS, LAB_STATES, type LabListFilter } from '@drawbridge/widgets/lab';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useNavigate } from '../../router/use-navigate.ts';

const WRITE_WAIT_MS = 300;

function toQuery({ search, levels, states, topics, languages }: LabListFilter): string {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('search', search.trim());
  for (const level of levels) query.append('level', level);
  for (const state of states) query.append('state', state);
  for (const topic of topics) query.append('topic', topic);
  for (const language of languages) query.append('language', language);
  return query.toString();
}

function readQuery(text: string): LabListFilter {
  const query = new URLSearchParams(text);
  const levels = query.getAll('level');
  const states = query.getAll('state');
  return {
    search: query.get('search') ?? '',
    levels: LAB_LEVELS.filter((level) => levels.includes(level)),
    states: LAB_STATES.filter((state) => states.includes(state)),
    topics: query.getAll('topic'),
    languages: query.getAll('language'),
  };
}

/** The filter of a list; it is part of the address, so that a reload and the way back show the same. */
export function useListFilter(list: string) {
  const navigate = useNavigate();
  const asked = useSearch();
  const written = useRef(asked);
  const [filter, setFilter] = useState(() => readQuery(asked));

  // The list follows each key; the address follows when the typing rests.
  useEffect(() => {
    const query = toQuery(filter);
    if (query === toQuery(readQuery(location.search))) return undefined;
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
    setFilter(readQuery(asked));
  }, [asked]);
  return [filter, setFilter] as const;
}
