import { Badge, Button, IconButton, iconPlus, iconSearch, iconX, TextField } from '@drawbridge/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTyped } from '../../kit/paged-table/use-typed.ts';
import { t } from './form-messages.ts';
import * as styles from './managed.css.ts';

export interface PickerEntry {
  /** Tells entries apart. */
  key: string;
  title: string;
  /** In small type: its kind, an address. */
  line: string;
  badge?: ReactNode;
}

interface PickerProps<Found> {
  label: string;
  placeholder: string;
  /** Undefined if the search failed, which was announced. */
  find: (text: string) => Promise<readonly Found[] | undefined>;
  toEntry: (found: Found) => PickerEntry;
  isChosen: (found: Found) => boolean;
  onAdd: (found: Found) => void;
  chosen: readonly PickerEntry[];
  onRemove: (key: string) => void;
  /** In place of what was chosen. */
  noneText: string;
  error: string | undefined;
}

/** A search with its results, and what was chosen from them. */
export function Picker<Found>(props: PickerProps<Found>) {
  const { label, placeholder, find, toEntry, isChosen, onAdd, chosen, onRemove, noneText, error } = props;
  const [text, setText] = useState('');
  const [typed, setTyped] = useTyped(text, setText);
  const [found, setFound] = useState<{ text: string; items: readonly Found[] }>();
  const latest = useRef('');
  const search = useEffectEvent(async (wanted: string) => {
    latest.current = wanted;
    const items = await find(wanted);
    // A later search is under way.
    if (items && latest.current === wanted) setFound({ text: wanted, items });
  });
  useEffect(() => void search(text), [text]);
  return (
    <div className={styles.part}>
      <TextField
        label={label}
        type="search"
        icon={iconSearch}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        // Enter searches at once and does not submit the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          setText(typed.trim());
        }}
      />
      {found === undefined ? (
        <p role="status" className={styles.side}>
          {t('finding')}
        </p>
      ) : found.items.length === 0 ? (
        <p role="status" className={styles.side}>
          {t('found.none')}
        </p>
      ) : (
        // A scrolling list is reached by the keyboard through its buttons.
        <ul aria-label={t('found', { what: label })} className={styles.found}>
          {found.items.map((one) => {
            const entry = toEntry(one);
            return (
              <li key={entry.key} className={styles.foundEntry}>
                <EntryWords entry={entry} />
                {isChosen(one) ? (
                  <span className={styles.side}>{t('added')}</span>
                ) : (
                  <Button
                    size="sm"
                    icon={iconPlus}
                    aria-label={t('add.what', { title: entry.title })}
                    onClick={() => onAdd(one)}
                  >
                    {t('add')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {chosen.length === 0 ? (
        <p className={styles.side}>{noneText}</p>
      ) : (
        <ul aria-label={t('chosen', { what: label })} className={styles.chosen}>
          {chosen.map((entry) => (
            <li key={entry.key} className={styles.entry}>
              <EntryWords entry={entry} />
              <IconButton
                size="sm"
                icon={iconX}
                label={t('remove.what', { title: entry.title })}
                onClick={() => onRemove(entry.key)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function EntryWords({ entry: { title, line, badge } }: { entry: PickerEntry }) {
  return (
    <div className={styles.stacked}>
      <span className={styles.name}>{title}</span>
      <span className={styles.side}>{line}</span>
      {badge !== undefined && <Badge tone="warn">{badge}</Badge>}
    </div>
  );
}
