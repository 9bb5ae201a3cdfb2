import type { InputOf } from '@drawbridge/contracts';
import type { filterCourses } from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';

/** Criteria for a list of labs. An empty filter matches every lab. @see LAB-7, LAB-8 */
export interface LabFilterState {
  search: string;
  levels: readonly LabCard['level'][];
  states: readonly ('open' | 'solved')[];
  topics: readonly string[];
  languages: readonly string[];
}

export const NO_LAB_FILTER: LabFilterState = {
  search: '',
  levels: [],
  states: [],
  topics: [],
  languages: [],
};

/** Converts the state to the input of the call, without empty criteria. @see CAT-8 */
export function toLabCriteria({
  search,
  levels,
  states,
  topics,
  languages,
}: LabFilterState): Pick<
  InputOf<typeof filterCourses>,
  'search' | 'levels' | 'topics' | 'languages' | 'solved'
> {
  const words = search.trim();
  // Both states together are every lab.
  const [state, ...others] = states;
  return {
    ...(words && { search: words }),
    ...(levels.length > 0 && { levels: [...levels] }),
    ...(topics.length > 0 && { topics: [...topics] }),
    ...(languages.length > 0 && { languages: [...languages] }),
    ...(state && others.length === 0 && { solved: state === 'solved' }),
  };
}
