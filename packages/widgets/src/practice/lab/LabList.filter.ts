import type { LabFilterState } from '@drawbridge/client';
import type { LabCard } from '@drawbridge/contracts/practice';
import { isClosed } from '@drawbridge/contracts/rules';

export type LabLevel = LabCard['level'];
export type LabType = LabCard['type'];

export const LAB_LEVELS: readonly LabLevel[] = ['Basic', 'Intermediate', 'Advanced'];
export const LAB_STATES = ['open', 'solved'] as const;

/** The filters of the list. An empty filter matches every lab. */
export type LabListFilter = LabFilterState;

/** What the filters of a lab can choose from. */
export type LabChoice = Pick<LabCard, 'type' | 'topics' | 'language'>;

export const NO_FILTER: LabListFilter = { search: '', levels: [], states: [], topics: [], languages: [] };

export const isFiltering = ({ search, levels, states, topics, languages }: LabListFilter) =>
  search.trim() !== '' || [levels, states, topics, languages].some(({ length }) => length > 0);

const toWords = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

const isAny = <Value>(wanted: readonly Value[], values: readonly Value[]) =>
  wanted.length === 0 || values.some((value) => wanted.includes(value));

function toSearchText(lab: LabCard): string {
  const { title, summary, weaknesses, owasp, topics, language, steps, search_words } = lab;
  const names = weaknesses.flatMap(({ id, name }) => [id, name]);
  return [title, summary, ...names, ...owasp, ...topics, language, ...steps, search_words]
    .join(' ')
    .toLocaleLowerCase();
}

/** Returns the labs that match each filter. Each word of the search must occur in a title, a weakness or a synonym. */
export function filterLabs(labs: readonly LabCard[], filter: LabListFilter): LabCard[] {
  const words = toWords(filter.search);
  return labs.filter((lab) => {
    const text = toSearchText(lab);
    return (
      isAny(filter.levels, [lab.level]) &&
      isAny(filter.states, [lab.passed ? 'solved' : 'open']) &&
      isAny(filter.topics, lab.topics) &&
      isAny(filter.languages, [lab.language]) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** Returns the topics of these labs, each once, for the choices of a filter. */
export const listTopics = (labs: readonly LabChoice[]) =>
  [...new Set(labs.flatMap(({ topics }) => topics))].sort();
export const listLanguages = (labs: readonly LabChoice[]) =>
  [...new Set(labs.map(({ language }) => language))].sort();

const toRank = (lab: LabCard) => (lab.passed ? 3 : isClosed(lab) ? 2 : lab.started ? 0 : 1);

/** Returns the labs of a type to go on with: those in progress, those not begun, those that are closed, those passed. */
export function pickNext(labs: readonly LabCard[], type: LabType, count: number): LabCard[] {
  return labs
    .filter((lab) => lab.type === type)
    .sort((left, right) => toRank(left) - toRank(right))
    .slice(0, count);
}

export interface LabGroup {
  id: LabType | LabLevel;
  labs: LabCard[];
}

const TYPES: readonly LabType[] = ['lab', 'challenge', 'playground'];

/** Groups labs by level for one type, and by type for several, in the order of learning. */
export function groupLabs(labs: readonly LabCard[], type: LabType | undefined): LabGroup[] {
  const groups: LabGroup[] =
    type === undefined
      ? TYPES.map((id) => ({ id, labs: labs.filter((lab) => lab.type === id) }))
      : LAB_LEVELS.map((id) => ({ id, labs: labs.filter((lab) => lab.level === id) }));
  return groups.filter((group) => group.labs.length > 0);
}
