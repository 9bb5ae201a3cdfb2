import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import type { PlatformFields } from '@drawbridge/client/stores/integration/platforms';
import { PLATFORM_FAMILIES, SCORE_RULES } from '@drawbridge/contracts/integration';
import { Button, Callout, Select, TextArea, TextField } from '@drawbridge/ui';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  CANVAS_ENVIRONMENTS,
  type CanvasEnvironment,
  type KnownFrom,
  needsSite,
  toKnownAddresses,
} from './known-addresses.ts';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';
import {
  ADDRESS_FIELDS,
  type FormFields,
  findFaults,
  isShared,
  toInput,
  toIssuerNote,
} from './platform-fields.ts';

interface PlatformFormProps<T> {
  fields: FormFields;
  /** True to fill in the addresses that follow from the product; false for an existing registration. */
  fillsIn?: boolean;
  submitLabel: string;
  onSubmit: (input: PlatformFields) => Promise<ChangeOutcome<T>>;
  onDone: (value: T) => void;
  onCancel?: () => void;
}

const toRules = () => SCORE_RULES.map((value) => ({ value, label: t(`form.score_rule.${value}`) }));
const toEnvironments = () =>
  CANVAS_ENVIRONMENTS.map((value) => ({ value, label: t(`form.environment.${value}`) }));
const toFamilies = () => PLATFORM_FAMILIES.map((value) => ({ value, label: t(`family.${value}`) }));
const NOTHING_TYPED: KnownFrom = { site: '', environment: 'production', clientId: '' };
const SITE_EXAMPLE = 'https://lms.school.example';

/** The fields of the form that follow from the product. Some have them before anything is typed. */
function toFilledIn(family: FormFields['family'], from: KnownFrom): Partial<FormFields> {
  const { token_audience, ...known } = toKnownAddresses(family, from);
  return { ...known, ...(token_audience !== undefined && { token_audience: token_audience ?? '' }) };
}

/** The values of a platform. Those that follow from its product are filled in and can be changed. */
export function PlatformForm<T>(props: PlatformFormProps<T>) {
  const { fillsIn = false, submitLabel, onSubmit, onDone, onCancel } = props;
  const [fields, setFields] = useState<FormFields>(() => ({
    ...props.fields,
    ...(fillsIn && toFilledIn(props.fields.family, NOTHING_TYPED)),
  }));
  const [from, setFrom] = useState(NOTHING_TYPED);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  /** Number of refused submissions. */
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { family } = fields;
  const lms = t(`family.${family}`);

  const set = (part: Partial<FormFields>) => {
    setFields({ ...fields, ...part });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in part))));
  };
  /** Updates the addresses when what they follow from has changed. */
  const know = (part: Partial<KnownFrom>, more: Partial<FormFields> = {}) => {
    const next = { ...from, ...part };
    setFrom(next);
    set({ ...more, ...(fillsIn && toFilledIn(family, next)) });
  };

  const hasFaults = Object.keys(faults).length > 0;
  // Only after a submission: while somebody corrects a value the focus stays with it.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = findFaults(fields);
    setFaults(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);
    setBusy(true);
    const outcome = await onSubmit(toInput(fields));
    setBusy(false);
    if (outcome.kind === 'done') return onDone(outcome.value);
    if (outcome.kind === 'fields') setFaults(outcome.errors);
    else setRefusal(outcome.text);
    return setRefusals(refusals + 1);
  }

  const text = (
    name: 'name' | 'client_id' | 'token_audience' | (typeof ADDRESS_FIELDS)[number],
    hint?: ReactNode,
  ) => ({
    label: t(`form.${name}`),
    hint,
    error: faults[name],
    value: fields[name],
    onChange: (event: { target: { value: string } }) =>
      name === 'client_id'
        ? know({ clientId: event.target.value }, { client_id: event.target.value })
        : set({ [name]: event.target.value }),
  });
  const isFilledIn = fillsIn && family !== 'other';
  const hasAddressFault = ADDRESS_FIELDS.some((name) => faults[name] !== undefined);
  return (
    // The browser's own messages would be in another language than the page.
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {(hasFaults || refusal) && (
        <Callout tone="fail" live>
          {refusal ?? t('form.faults')}
        </Callout>
      )}
      <TextField {...text('name', t('form.name.hint'))} maxLength={255} autoComplete="off" />
      {!fillsIn && (
        <Select
          label={t('form.family')}
          options={toFamilies()}
          value={family}
          onChange={(value) => set({ family: PLATFORM_FAMILIES.find((one) => one === value) ?? 'other' })}
        />
      )}
      {fillsIn && needsSite(family) && (
        <TextField
          label={t('form.site', { lms })}
          hint={t('form.site.hint', { example: SITE_EXAMPLE })}
          type="url"
          mono
          value={from.site}
          onChange={(event) => know({ site: event.target.value })}
        />
      )}
      {fillsIn && family === 'canvas' && (
        <Select
          label={t('form.environment')}
          options={toEnvironments()}
          value={from.environment}
          onChange={(value) => know({ environment: value as CanvasEnvironment })}
        />
      )}
      <TextField
        {...text('client_id', family === 'blackboard' ? t('form.client_id.blackboard') : undefined)}
        mono
        maxLength={255}
        autoComplete="off"
      />
      <TextArea
        label={t('form.deployment_ids')}
        {...(!isShared(family) && { mark: t('optional') })}
        hint={t(isShared(family) ? 'form.deployment_ids.needed' : 'form.deployment_ids.hint', { lms })}
        error={Object.entries(faults).find(([name]) => name.startsWith('deployment_ids'))?.[1]}
        rows={2}
        value={fields.deployment_ids}
        onChange={(event) => set({ deployment_ids: event.target.value })}
      />
      <Addresses isOpen={!isFilledIn || hasAddressFault}>
        {isFilledIn && <p className={styles.side}>{t('form.addresses.filled', { lms })}</p>}
        {ADDRESS_FIELDS.map((name) => (
          <TextField
            key={name}
            {...text(name, name === 'issuer' ? toIssuerNote(fields) : undefined)}
            type="url"
            mono
            autoComplete="off"
          />
        ))}
        <TextField
          {...text('token_audience', t('form.token_audience.hint'))}
          mark={t('optional')}
          mono
          autoComplete="off"
        />
      </Addresses>
      <Select
        label={t('form.score_rule')}
        options={toRules()}
        value={fields.score_rule}
        onChange={(value) => set({ score_rule: SCORE_RULES.find((rule) => rule === value) ?? 'best' })}
      />
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" loading={isBusy}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      </div>
    </form>
  );
}

/** The addresses, collapsed while they are filled in and valid. */
function Addresses({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(isOpen);
  const [was, setWas] = useState(isOpen);
  if (was !== isOpen) {
    setWas(isOpen);
    if (isOpen) setOpen(true);
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('form.addresses')}</summary>
      <div className={styles.details}>{children}</div>
    </details>
  );
}
