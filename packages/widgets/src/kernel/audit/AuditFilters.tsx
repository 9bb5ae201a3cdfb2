import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '@drawbridge/contracts/kernel';
import { type Filter, FilterBar, type FilterValues } from '../../kit/paged-table/FilterBar.tsx';
import { AUDIT_PERIODS, type AuditView, EVERYTHING, isEverything, isReversed } from './audit-view.ts';
import { t } from './messages.ts';

interface AuditFiltersProps {
  view: AuditView;
  onView: (view: AuditView) => void;
}

const toFilters = (view: AuditView): Filter[] => [
  { kind: 'search', id: 'person', label: t('person'), placeholder: t('person.hint') },
  {
    kind: 'choice',
    id: 'action',
    label: t('action'),
    options: [
      { value: '', label: t('action.any') },
      ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`action.${value}`) })),
    ],
  },
  {
    kind: 'choice',
    id: 'outcome',
    label: t('outcome'),
    options: [
      { value: '', label: t('outcome.any') },
      ...AUDIT_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
    ],
  },
  {
    kind: 'choice',
    id: 'period',
    label: t('period'),
    options: AUDIT_PERIODS.map((value) => ({ value, label: t(`period.${value}`) })),
  },
  ...(view.period === 'days'
    ? [
        { kind: 'day', id: 'from', label: t('from') } as const,
        { kind: 'day', id: 'to', label: t('to'), error: isReversed(view) && t('reversed') } as const,
      ]
    : []),
];

/** The days belong to the period of days: another period has none. */
function toView(values: FilterValues, before: AuditView): AuditView {
  const period = AUDIT_PERIODS.find((one) => one === values['period']) ?? before.period;
  const isSame = period === before.period;
  return {
    action: AUDIT_ACTIONS.find((one) => one === values['action']),
    outcome: AUDIT_OUTCOMES.find((one) => one === values['outcome']),
    person: values['person'] ?? '',
    period,
    from: isSame ? (values['from'] ?? '') : '',
    to: isSame ? (values['to'] ?? '') : '',
  };
}

export function AuditFilters({ view, onView }: AuditFiltersProps) {
  return (
    <FilterBar
      label={t('filters')}
      filters={toFilters(view)}
      values={{ ...view, action: view.action ?? '', outcome: view.outcome ?? '' }}
      onValues={(values) => onView(toView(values, view))}
      isFiltered={!isEverything(view)}
      clearLabel={t('clear')}
      onClear={() => onView(EVERYTHING)}
    />
  );
}
