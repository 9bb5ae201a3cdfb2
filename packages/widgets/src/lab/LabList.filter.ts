import type { LabCard } from '@drawbridge/contracts';

export type LabLevel = LabCard['level'];
export type LabType = LabCard['type'];

export const LAB_LEVELS: readonly LabLevel[] = ['Basic', 'Intermediate', 'Advanced'];
export const LAB_STATES = ['open', 'solved'] as const;
export type LabState = (typeof LAB_STATES)[number];

/** The filters of the list; an empty one lets everything pass. */
export interface LabListFilter {
  search: string;
  levels: readonly LabLevel[];
  states: readonly LabState[];
}

export const NO_FILTER: LabListFilter = { search: '', levels: [], states: [] };

export const isFiltering = ({ search, levels, states }: LabListFilter) =>
  search.trim() !== '' || levels.length > 0 || states.length > 0;

const toWords = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/** Labs that match: each word of the search is in the title, summary, weakness or topic. */
export function filterLabs(labs: readonly LabCard[], { search, levels, states }: LabListFilter): LabCard[] {
  const words = toWords(search);
  return labs.filter(({ title, summary, cwe, owasp, level, passed }) => {
    const text = [title, summary, ...cwe, ...owasp].join(' ').toLocaleLowerCase();
    return (
      (levels.length === 0 || levels.includes(level)) &&
      (states.length === 0 || states.includes(passed ? 'solved' : 'open')) &&
      words.every((word) => text.includes(word))
    );
  });
}

export interface LabGroup {
  id: LabType | LabLevel;
  labs: LabCard[];
}

const TYPES: readonly LabType[] = ['lab', 'challenge', 'playground'];

/** Groups by level for one type, by type for several; in the order of learning. */
export function groupLabs(labs: readonly LabCard[], type: LabType | undefined): LabGroup[] {
  const groups: LabGroup[] =
    type === undefined
      ? TYPES.map((id) => ({ id, labs: labs.filter((lab) => lab.type === id) }))
      : LAB_LEVELS.map((id) => ({ id, labs: labs.filter((lab) => lab.level === id) }));
  return groups.filter((group) => group.labs.length > 0);
}
