import type { LearnerFilter } from '@drawbridge/client/stores/integration/context-progress';

export const STATUSES = ['current', 'not_started', 'left', 'all'] as const;
export const SORTS = ['name', 'last_launched', 'score'] as const;

/** What of the class is shown. */
export interface ClassChoice {
  view: 'learners' | 'activities';
  search: string;
  status: (typeof STATUSES)[number];
  sort: (typeof SORTS)[number];
  /** From 1. */
  page: number;
  /** Keys of the activities that have a column; undefined for the first ones. */
  columns: readonly string[] | undefined;
}

export const DEFAULT_CHOICE: ClassChoice = {
  view: 'learners',
  search: '',
  status: 'current',
  sort: 'name',
  page: 1,
  columns: undefined,
};

export const MOST_COLUMNS = 6;

export const isEverybody = ({ search, status }: ClassChoice) => search === '' && status === 'current';

export const toFilter = ({
  search,
  status,
  sort,
}: Pick<ClassChoice, 'search' | 'status' | 'sort'>): LearnerFilter => ({
  ...(search !== '' && { search }),
  status,
  sort,
});

export const toItemKey = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`;
