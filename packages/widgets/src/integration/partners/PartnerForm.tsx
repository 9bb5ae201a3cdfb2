import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import { MOST_ORIGINS } from '@drawbridge/contracts/integration';
import { Button, Callout, IconButton, iconPlus, iconX, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { t } from './messages.ts';
import { findFaults, type PartnerFormFields, toInput, toRowFaults } from './partner-fields.ts';
import * as styles from './partners.css.ts';

export type PartnerInput = ReturnType<typeof toInput>;

interface PartnerFormProps<T> {
  fields: PartnerFormFields;
  submitLabel: string;
  cancelLabel: string;
  /** Returns undefined if the person declined the confirmation. */
  onSubmit: (input: PartnerInput) => Promise<ChangeOutcome<T> | undefined>;
  onDone: (value: T) => void;
  /** Absent: canceling resets the form to its initial values. */
  onCancel?: () => void;
}

const EXAMPLE = 'https://www.example.com';

interface Row {
  /** Stays the same while rows above are added and removed. */
  id: number;
  origin: string;
}

const toRows = (origins: readonly string[]): Row[] =>
  (origins.length > 0 ? origins : ['']).map((origin, id) => ({ id, origin }));

/** Name and origins of a partner. */
export function PartnerForm<T>(props: PartnerFormProps<T>) {
  const { submitLabel, cancelLabel, onSubmit, onDone, onCancel } = props;
  const [name, setName] = useState(props.fields.name);
  const [rows, setRows] = useState(() => toRows(props.fields.origins));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  /** Number of refused submissions. */
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  /** The row to focus as soon as it is rendered. */
  const [wanted, setWanted] = useState<number>();
  const form = useRef<HTMLFormElement>(null);
  const nextId = useRef(rows.length);
  const origins = rows.map(({ origin }) => origin);

  // Only after a submission: while somebody corrects a value the focus stays with it.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  useEffect(() => {
    if (wanted !== undefined) form.current?.querySelector<HTMLElement>(`[data-row="${wanted}"]`)?.focus();
  }, [wanted]);

  const forget = (field: string) =>
    setFaults(Object.fromEntries(Object.entries(faults).filter(([known]) => known !== field)));
  function add() {
    const id = nextId.current;
    nextId.current += 1;
    setRows([...rows, { id, origin: '' }]);
    setWanted(id);
  }
  function remove(place: number) {
    const left = rows.filter((_, index) => index !== place);
    setRows(left);
    // Faults are by place, and the places have changed.
    setFaults(faults['name'] === undefined ? {} : { name: faults['name'] });
    setWanted(left[Math.max(0, place - 1)]?.id);
  }

  function discard() {
    setName(props.fields.name);
    setRows(toRows(props.fields.origins));
    setFaults({});
    setRefusal(undefined);
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return undefined;
    const fields = { name, origins };
    const found = findFaults(fields);
    setFaults(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);
    setBusy(true);
    const outcome = await onSubmit(toInput(fields));
    setBusy(false);
    if (!outcome) return undefined;
    if (outcome.kind === 'done') return onDone(outcome.value);
    if (outcome.kind === 'fields') setFaults(toRowFaults(origins, outcome.errors));
    else setRefusal(outcome.text);
    return setRefusals(refusals + 1);
  }

  return (
    // The browser's own messages would be in another language than the page.
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {(refusal !== undefined || Object.keys(faults).length > 0) && (
        <Callout tone="fail" live>
          {refusal ?? t('form.faults')}
        </Callout>
      )}
      <TextField
        label={t('form.name')}
        hint={t('form.name.hint')}
        error={faults['name']}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          forget('name');
        }}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('form.origins')}</legend>
        <p className={styles.side}>{t('form.origins.hint')}</p>
        {rows.map(({ id, origin }, place) => (
          <div key={id} className={styles.originRow}>
            <TextField
              label={t('form.origin', { number: place + 1 })}
              error={faults[`allowed_origins.${place}`]}
              type="url"
              mono
              placeholder={EXAMPLE}
              autoComplete="off"
              data-row={id}
              value={origin}
              onChange={(event) => {
                const typed = event.target.value;
                setRows(rows.map((row) => (row.id === id ? { id, origin: typed } : row)));
                forget(`allowed_origins.${place}`);
              }}
            />
            <IconButton
              className={styles.originRemove}
              icon={iconX}
              label={t('form.origin.remove', { number: place + 1 })}
              disabled={rows.length === 1}
              onClick={() => remove(place)}
            />
          </div>
        ))}
        {rows.length < MOST_ORIGINS && (
          <Button size="sm" className={styles.start} icon={iconPlus} onClick={add}>
            {t('form.origin.add')}
          </Button>
        )}
      </fieldset>
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" loading={isBusy}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel ?? discard} disabled={isBusy}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  );
}
