import { Button, Chip, SearchField, Select } from '@drawbridge/ui';
import { toLevelWord } from '../../kit/labels/index.ts';
import { LAB_LEVELS, type LabLevel } from '../../practice/lab/LabList.filter.ts';
import { t } from './messages.ts';
import * as styles from './PickList.css.ts';
import { ALL, isFiltered, type PickChoices, type PickFilter, type PickKind } from './pickable.ts';

interface PickFiltersProps {
  value: PickFilter;
  onChange: (value: PickFilter) => void;
  /** Those that can be added. */
  kinds: readonly PickKind[];
  choices: PickChoices;
}

const toOptions = (allLabel: string, values: readonly string[]) => [
  { value: '', label: allLabel },
  ...values.map((value) => ({ value, label: value })),
];
const toLevels = () => [
  { value: '', label: t('level.any') },
  ...LAB_LEVELS.map((value) => ({ value, label: toLevelWord(value) })),
];

const toggled = (chosen: readonly PickKind[], kind: PickKind) =>
  chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind];

/** Search, kind, level, topic and language. */
export function PickFilters({ value, onChange, kinds, choices }: PickFiltersProps) {
  const change = (part: Partial<PickFilter>) => onChange({ ...value, ...part });
  return (
    <div role="search" className={styles.filters}>
      <SearchField
        label={t('search')}
        value={value.search}
        onChange={(search) => change({ search })}
        className={styles.search}
      />
      <div role="group" aria-label={t('kinds')} className={styles.chips}>
        {kinds.map((kind) => (
          <Chip
            key={kind}
            selected={value.kinds.includes(kind)}
            onToggle={() => change({ kinds: toggled(value.kinds, kind) })}
          >
            {t(`kinds.${kind}`)}
          </Chip>
        ))}
      </div>
      <div className={styles.selects}>
        <Select
          label={t('level')}
          labelHidden
          options={toLevels()}
          value={value.level}
          onChange={(level) => change({ level: level as LabLevel | '' })}
        />
        <Select
          label={t('topic')}
          labelHidden
          options={toOptions(t('topic.any'), choices.topics)}
          value={value.topic}
          onChange={(topic) => change({ topic })}
        />
        <Select
          label={t('language')}
          labelHidden
          options={toOptions(t('language.any'), choices.languages)}
          value={value.language}
          onChange={(language) => change({ language })}
        />
        {isFiltered(value) && (
          <Button tone="quiet" onClick={() => onChange(ALL)}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
