import { LAB_LEVELS, LAB_STATES, type LabListFilter } from '@drawbridge/widgets/practice/lab-list';
import type { FilterAddress } from '../../../router/use-filter-address.ts';

function toQuery({ search, levels, states, topics, languages }: LabListFilter): string {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('search', search.trim());
  for (const level of levels) query.append('level', level);
  for (const state of states) query.append('state', state);
  for (const topic of topics) query.append('topic', topic);
  for (const language of languages) query.append('language', language);
  return query.toString();
}

function read(text: string): LabListFilter {
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

/** The filter of a list of labs as part of the address. */
export const labFilterAddress: FilterAddress<LabListFilter> = { read, toQuery };
