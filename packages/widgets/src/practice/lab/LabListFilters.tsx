import { Button, Chip, SearchField } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { toLevelWord } from '../../kit/labels/index.ts';
import {
  isFiltering,
  LAB_LEVELS,
  LAB_STATES,
  type LabChoice,
  type LabListFilter,
  type LabType,
  listLanguages,
  listTopics,
  NO_FILTER,
} from './LabList.filter.ts';
import { t } from './LabList.messages.ts';
import * as styles from './LabListFilters.css.ts';

export interface LabListFiltersProps {
  /** The labs to choose from, which give the topics and languages to offer. Empty until the labs are known. */
  labs: readonly LabChoice[];
  /** The type of the list. Without it, the list has all types. */
  type?: LabType;
  value: LabListFilter;
  onChange: (value: LabListFilter) => void;
}

const toggled = <Value,>(values: readonly Value[], value: Value) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** Filters a list of labs by search, level, state, topic and language. @see LAB-7, LAB-8, EMB-1 */
export function LabListFilters({ labs, type, value, onChange }: LabListFiltersProps) {
  const ofType = labs.filter((lab) => type === undefined || lab.type === type);
  const languages = listLanguages(ofType);
  const change = (part: Partial<LabListFilter>) => onChange({ ...value, ...part });
  return (
    <div role="search" className={styles.bar}>
      <SearchField
        label={t(`${type ?? 'lab'}.search`)}
        value={value.search}
        onChange={(search) => change({ search })}
        className={styles.search}
      />
      <ChipRow label={t('filters')}>
        <Chips
          values={LAB_LEVELS}
          chosen={value.levels}
          toName={(level) => toLevelWord(level)}
          onChange={(levels) => change({ levels })}
        />
        {/* Playgrounds have nothing to solve. */}
        {type !== 'playground' && (
          <>
            <span className={styles.divider} />
            <Chips
              values={LAB_STATES}
              chosen={value.states}
              toName={(state) => t(`state.${state}`)}
              onChange={(states) => change({ states })}
            />
          </>
        )}
        {languages.length > 1 && (
          <>
            <span className={styles.divider} />
            <Chips
              values={languages}
              chosen={value.languages}
              onChange={(chosen) => change({ languages: chosen })}
            />
          </>
        )}
        {isFiltering(value) && (
          <Button tone="quiet" size="sm" onClick={() => onChange(NO_FILTER)}>
            {t('clear')}
          </Button>
        )}
      </ChipRow>
      <ChipRow label={t('topics')}>
        <Chips values={listTopics(ofType)} chosen={value.topics} onChange={(topics) => change({ topics })} />
      </ChipRow>
    </div>
  );
}

const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label} className={styles.chips}>
    {children}
  </div>
);

interface ChipsProps<Value extends string> {
  values: readonly Value[];
  chosen: readonly Value[];
  toName?: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
}

const Chips = <Value extends string>({ values, chosen, toName, onChange }: ChipsProps<Value>) =>
  values.map((value) => (
    <Chip key={value} selected={chosen.includes(value)} onToggle={() => onChange(toggled(chosen, value))}>
      {toName?.(value) ?? value}
    </Chip>
  ));
