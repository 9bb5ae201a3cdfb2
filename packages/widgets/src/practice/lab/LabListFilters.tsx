import { Badge, Button, Chip, iconFilter, SearchField } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { type ReactNode, useId, useState } from 'react';
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
  const count = [value.levels, value.states, value.topics, value.languages].flat().length;
  // What narrows the list is not hidden from whoever comes with it in the address.
  const [isOpen, setIsOpen] = useState(count > 0);
  const chipsId = useId();
  const change = (part: Partial<LabListFilter>) => onChange({ ...value, ...part });
  return (
    <div role="search" className={styles.bar}>
      <SearchField
        label={t(`${type ?? 'lab'}.search`)}
        value={value.search}
        onChange={(search) => change({ search })}
        className={styles.search}
      />
      <Button
        icon={iconFilter}
        aria-expanded={isOpen}
        aria-controls={chipsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('filter')}
        {count > 0 && <Badge count>{toFigure(count)}</Badge>}
      </Button>
      {isFiltering(value) && (
        <Button tone="quiet" size="sm" onClick={() => onChange(NO_FILTER)}>
          {t('clear')}
        </Button>
      )}
      <div id={chipsId} hidden={!isOpen} className={styles.rows}>
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
        </ChipRow>
        <ChipRow label={t('topics')}>
          <Chips
            values={listTopics(ofType)}
            chosen={value.topics}
            onChange={(topics) => change({ topics })}
          />
        </ChipRow>
      </div>
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
