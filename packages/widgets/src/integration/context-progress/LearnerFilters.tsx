import type { ReactNode } from 'react';
import { FilterBar } from '../../kit/paged-table/FilterBar.tsx';
import { type ClassChoice, DEFAULT_CHOICE, isEverybody, SORTS, STATUSES } from './learner-choice.ts';
import { t } from './messages.ts';

interface LearnerFiltersProps {
  choice: ClassChoice;
  onChoice: (choice: ClassChoice) => void;
  children?: ReactNode;
}

export function LearnerFilters({ choice, onChoice, children }: LearnerFiltersProps) {
  const { search, status, sort } = choice;
  return (
    <FilterBar
      isCompact
      label={t('search')}
      filters={[
        { kind: 'search', id: 'search', label: t('search') },
        {
          kind: 'choice',
          id: 'status',
          label: t('status'),
          options: STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        {
          kind: 'choice',
          id: 'sort',
          label: t('sort'),
          options: SORTS.map((value) => ({ value, label: `${t('sort')}: ${t(`sort.${value}`)}` })),
        },
      ]}
      values={{ search, status, sort }}
      onValues={(values) =>
        onChoice({
          ...choice,
          search: values['search'] ?? '',
          status: STATUSES.find((one) => one === values['status']) ?? status,
          sort: SORTS.find((one) => one === values['sort']) ?? sort,
          page: 1,
        })
      }
      isFiltered={!isEverybody(choice)}
      clearLabel={t('clear')}
      onClear={() => onChoice({ ...choice, search: '', status: DEFAULT_CHOICE.status, page: 1 })}
    >
      {children}
    </FilterBar>
  );
}
