import type { UsersStore } from '@drawbridge/client/stores/company/users/users';
import { USER_SEEN, USER_STATES } from '@drawbridge/contracts/company';
import { useSignals } from '@preact/signals-react/runtime';
import { type Filter, FilterBar } from '../../kit/paged-table/FilterBar.tsx';
import { t } from './messages.ts';
import {
  EVERYBODY,
  isEverybody,
  LICENSE_FILTERS,
  ROLE_FILTERS,
  SOURCE_FILTERS,
  toUsersView,
  type UsersView,
} from './users-view.ts';

interface UserFiltersProps {
  store: UsersStore;
  view: UsersView;
  onView: (view: UsersView) => void;
}

function toFilters(departments: readonly string[], hasDirectory: boolean): Filter[] {
  const any = { value: '', label: t('any') };
  const choices = (known: readonly string[], toLabel: (value: never) => string) => [
    any,
    ...known.map((value) => ({ value, label: toLabel(value as never) })),
  ];
  return [
    { kind: 'search', id: 'search', label: t('search'), placeholder: t('search.hint'), isWide: true },
    {
      kind: 'choice',
      id: 'state',
      label: t('state'),
      options: choices(USER_STATES, (value: (typeof USER_STATES)[number]) => t(`state.${value}`)),
    },
    {
      kind: 'choice',
      id: 'role',
      label: t('role'),
      options: choices(ROLE_FILTERS, (value: (typeof ROLE_FILTERS)[number]) => t(`role.${value}`)),
    },
    {
      kind: 'choice',
      id: 'license',
      label: t('license'),
      options: choices(LICENSE_FILTERS, (value: (typeof LICENSE_FILTERS)[number]) => t(`license.${value}`)),
    },
    {
      kind: 'choice',
      id: 'seen',
      label: t('seen'),
      options: choices(USER_SEEN, (value: (typeof USER_SEEN)[number]) => t(`seen.${value}`)),
    },
    ...(hasDirectory
      ? [
          {
            kind: 'choice' as const,
            id: 'source',
            label: t('source'),
            options: choices(SOURCE_FILTERS, (value: (typeof SOURCE_FILTERS)[number]) =>
              t(`source.${value}`),
            ),
          },
        ]
      : []),
    ...(departments.length > 0
      ? [
          {
            kind: 'choice' as const,
            id: 'department',
            label: t('department'),
            options: choices(departments, (value: string) => value),
          },
        ]
      : []),
  ];
}

export function UserFilters({ store, view, onView }: UserFiltersProps) {
  useSignals();
  const { value: departments } = store.departments;
  const { value: list } = store.list;
  const hasDirectory =
    view.values.source !== '' ||
    (list.state === 'ready' && list.value.items.some(({ is_provisioned }) => is_provisioned));
  return (
    <FilterBar
      label={t('filters')}
      filters={toFilters(departments.state === 'ready' ? departments.value : [], hasDirectory)}
      values={view.values}
      onValues={(values) => onView({ ...view, values: toUsersView(values).values })}
      isFiltered={!isEverybody(view)}
      clearLabel={t('clear')}
      onClear={() => onView({ ...view, values: EVERYBODY.values })}
    />
  );
}
