import { Button, Chip, SearchField } from '@drawbridge/ui';
import {
  isFiltering,
  LAB_LEVELS,
  LAB_STATES,
  type LabListFilter,
  type LabType,
  NO_FILTER,
} from './LabList.filter.ts';
import { t } from './LabList.messages.ts';
import * as styles from './LabListFilters.css.ts';

export interface LabListFiltersProps {
  type: LabType;
  value: LabListFilter;
  onChange: (value: LabListFilter) => void;
}

const toggled = <Value,>(values: readonly Value[], value: Value) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** Search, level and state over a list of labs. Playgrounds have nothing to solve. @see LAB-7, LAB-8 */
export function LabListFilters({ type, value, onChange }: LabListFiltersProps) {
  const states = type === 'playground' ? [] : LAB_STATES;
  return (
    <div role="search" className={styles.bar}>
      <SearchField
        label={t(`${type}.search`)}
        value={value.search}
        onChange={(search) => onChange({ ...value, search })}
        className={styles.search}
      />
      <div role="group" aria-label={t('filters')} className={styles.chips}>
        {LAB_LEVELS.map((level) => (
          <Chip
            key={level}
            selected={value.levels.includes(level)}
            onToggle={() => onChange({ ...value, levels: toggled(value.levels, level) })}
          >
            {level}
          </Chip>
        ))}
        {states.length > 0 && <span className={styles.divider} />}
        {states.map((state) => (
          <Chip
            key={state}
            selected={value.states.includes(state)}
            onToggle={() => onChange({ ...value, states: toggled(value.states, state) })}
          >
            {t(`state.${state}`)}
          </Chip>
        ))}
        {isFiltering(value) && (
          <Button tone="quiet" size="sm" onClick={() => onChange(NO_FILTER)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
