import { Button, iconSearch, SearchField, Select, type SelectOption, TextField } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import * as styles from './paged-table.css.ts';
import { useTyped } from './use-typed.ts';

/** A filter as data. Its value is text: '' lets everything through. */
export type Filter =
  /** `isWide`: takes the room of two. */
  | { kind: 'search'; id: string; label: string; placeholder?: string; isWide?: boolean }
  | { kind: 'choice'; id: string; label: string; options: readonly SelectOption[] }
  | { kind: 'day'; id: string; label: string; error?: string | false };

export type FilterValues = Readonly<Record<string, string>>;

/**
 * Where the values are kept: the host stores them in its URL, so that a link and the Back button show the same rows.
 */
export interface FilterState {
  values: FilterValues;
  onValues: (values: FilterValues) => void;
}

export interface FilterBarProps extends FilterState {
  /** Names the group. */
  label: string;
  filters: readonly Filter[];
  /** True if a filter is set, so that it can be cleared. */
  isFiltered: boolean;
  onClear: () => void;
  clearLabel?: string;
  /** In one line, with labels only for screen readers. */
  isCompact?: boolean;
  /** More controls, in the same line. */
  children?: ReactNode;
}

const MOST_CHARACTERS = 100;

/** The filters of a list. Typed text is passed on when typing pauses, everything else immediately. */
export function FilterBar({
  label,
  filters,
  values,
  onValues,
  isFiltered,
  onClear,
  clearLabel = t('clear'),
  isCompact = false,
  children,
}: FilterBarProps) {
  const searchId = filters.find(({ kind }) => kind === 'search')?.id ?? '';
  const [typed, setTyped] = useTyped(values[searchId] ?? '', (text) =>
    onValues({ ...values, [searchId]: text }),
  );
  // What is typed and not passed on yet is not lost by another choice.
  const change = (id: string, value: string) =>
    onValues({ ...values, ...(searchId !== '' && { [searchId]: typed.trim() }), [id]: value });
  return (
    <div role="search" aria-label={label} className={isCompact ? styles.compactFilters : styles.filters}>
      {filters.map((filter) => {
        const value = values[filter.id] ?? '';
        if (filter.kind === 'search')
          return isCompact ? (
            <SearchField
              key={filter.id}
              label={filter.label}
              placeholder={filter.placeholder}
              value={typed}
              maxLength={MOST_CHARACTERS}
              onChange={setTyped}
              className={styles.compactSearch}
            />
          ) : (
            <TextField
              key={filter.id}
              label={filter.label}
              type="search"
              icon={iconSearch}
              placeholder={filter.placeholder}
              maxLength={MOST_CHARACTERS}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className={filter.isWide ? styles.wideFilter : styles.filter}
            />
          );
        if (filter.kind === 'day')
          return (
            <TextField
              key={filter.id}
              label={filter.label}
              type="date"
              value={value}
              error={filter.error}
              onChange={(event) => change(filter.id, event.target.value)}
              className={styles.filter}
            />
          );
        return (
          <Select
            key={filter.id}
            label={filter.label}
            labelHidden={isCompact}
            options={filter.options}
            value={value}
            onChange={(chosen) => change(filter.id, chosen)}
            className={isCompact ? styles.compactFilter : styles.filter}
          />
        );
      })}
      {children}
      {isFiltered && (
        <Button
          tone="quiet"
          className={isCompact ? undefined : styles.clear}
          onClick={() => {
            setTyped('');
            onClear();
          }}
        >
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
