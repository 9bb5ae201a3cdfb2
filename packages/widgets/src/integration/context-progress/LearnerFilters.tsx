import { Button, SearchField, Select } from '@drawbridge/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import * as styles from './context-progress.css.ts';
import { type ClassChoice, DEFAULT_CHOICE, isEverybody, SORTS, STATUSES } from './learner-choice.ts';
import { t } from './messages.ts';

interface LearnerFiltersProps {
  choice: ClassChoice;
  onChoice: (choice: ClassChoice) => void;
  children?: ReactNode;
}

const TYPING_WAIT_MS = 300;
const MOST_CHARACTERS = 100;
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: t(`status.${value}`) }));
const SORT_OPTIONS = SORTS.map((value) => ({ value, label: t(`sort.${value}`) }));

export function LearnerFilters({ choice, onChoice, children }: LearnerFiltersProps) {
  const [typed, setTyped] = useState(choice.search);
  // What is typed and not passed on yet is not lost by another choice.
  const change = (part: Partial<ClassChoice>) =>
    onChoice({ ...choice, search: typed.trim(), page: 1, ...part });
  const rest = useEffectEvent(() => change({}));
  useEffect(() => {
    if (typed.trim() === choice.search) return undefined;
    const timer = setTimeout(() => rest(), TYPING_WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, choice.search]);
  return (
    <div role="search" aria-label={t('search')} className={styles.filters}>
      <SearchField
        label={t('search')}
        value={typed}
        maxLength={MOST_CHARACTERS}
        onChange={setTyped}
        className={styles.search}
      />
      <Select
        label={t('status')}
        labelHidden
        options={STATUS_OPTIONS}
        value={choice.status}
        onChange={(status) => change({ status: status as ClassChoice['status'] })}
        className={styles.select}
      />
      <Select
        label={t('sort')}
        labelHidden
        options={SORT_OPTIONS.map(({ value, label }) => ({ value, label: `${t('sort')}: ${label}` }))}
        value={choice.sort}
        onChange={(sort) => change({ sort: sort as ClassChoice['sort'] })}
        className={styles.select}
      />
      {children}
      {!isEverybody(choice) && (
        <Button
          tone="quiet"
          onClick={() => {
            setTyped('');
            change({ search: '', status: DEFAULT_CHOICE.status });
          }}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
