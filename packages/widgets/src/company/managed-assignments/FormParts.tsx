import type { AssignmentEditorStore } from '@drawbridge/client/stores/company/managed/managed-assignments';
import type { Assignable, Assignee, AssignmentType } from '@drawbridge/contracts/company';
import { Card, Checkbox, RadioGroup, Select, TextArea, TextField } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import { t } from './form-messages.ts';
import { type ChosenItem, type FormState, holds, toItems, withAdded, without } from './form-state.ts';
import * as styles from './managed.css.ts';
import { Picker } from './Picker.tsx';
import { toTimeZones } from './time-zones.ts';

export interface PartProps {
  state: FormState;
  onChange: (change: Partial<FormState>) => void;
  /** Why a field was refused. */
  toFault: (field: string) => string | undefined;
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.part}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}

const toKey = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

const toItemEntry = (item: ChosenItem) => ({
  key: toKey(item),
  title: item.title,
  line: t(`kind.${item.kind}`),
  ...(item.isWithdrawn ? { badge: t('withdrawn') } : {}),
});

const toFoundEntry = (found: Assignable) => ({
  key: toKey(found),
  title: found.title,
  line: found.kind === 'set' ? t('kind.set', { count: found.items?.length ?? 0 }) : t(`kind.${found.kind}`),
});

export function WhatPart(props: PartProps & { type: AssignmentType; store: AssignmentEditorStore }) {
  const { type, store, state, onChange, toFault } = props;
  const { items } = state;
  return (
    <Part title={t('what')}>
      <TextField
        label={t('name')}
        hint={t('name.hint')}
        error={toFault('name')}
        value={state.name}
        maxLength={120}
        required
        autoComplete="off"
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={t('note')}
        error={toFault('note')}
        value={state.note}
        maxLength={2_000}
        rows={3}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <Picker
        label={type === 'course' ? t('items') : t('challenges')}
        placeholder={t('items.hint')}
        find={(text) => store.findItems(type, text)}
        toEntry={toFoundEntry}
        isChosen={(found) => holds(items, toItems(found))}
        onAdd={(found) => onChange({ items: withAdded(items, toItems(found)) })}
        chosen={items.map(toItemEntry)}
        onRemove={(key) => onChange({ items: items.filter((item) => toKey(item) !== key) })}
        noneText={t('items.none')}
        error={toFault('items')}
      />
    </Part>
  );
}

const toAssigneeEntry = (one: Assignee) => ({
  key: toKey(one),
  title: one.name,
  line: one.kind === 'person' ? (one.email ?? '') : toTeamText(one.members ?? 0),
});
const toTeamText = (count: number) => (count === 1 ? t('kind.team.one') : t('kind.team', { count }));

function toEveryoneText(count: number | undefined): string {
  if (count === undefined) return t('everyone.hint');
  return count === 1 ? t('everyone.hint.one') : t('everyone.hint.count', { count: toFigure(count) });
}

export function WhoPart(props: PartProps & { store: AssignmentEditorStore }) {
  useSignals();
  const { store, state, onChange } = props;
  const { isForEveryone } = state;
  return (
    <Part title={t('who')}>
      <RadioGroup
        label={t('givenTo')}
        variant="cards"
        options={[
          { value: 'named', label: t('named'), hint: t('named.hint') },
          { value: 'everyone', label: t('everyone'), hint: toEveryoneText(store.peopleInCompany.value) },
        ]}
        value={isForEveryone ? 'everyone' : 'named'}
        onChange={(value) => onChange({ isForEveryone: value === 'everyone' })}
      />
      {!isForEveryone && <Named {...props} />}
      <RadioGroup
        label={isForEveryone ? t('membership.everyone') : t('membership')}
        variant="cards"
        options={(['dynamic', 'frozen'] as const).map((value) => ({
          value,
          label: isForEveryone ? t(`${value}.everyone`) : t(value),
          hint: isForEveryone ? t(`${value}.everyone.hint`) : t(`${value}.hint`),
        }))}
        value={state.people}
        onChange={(value) => onChange({ people: value === 'frozen' ? 'frozen' : 'dynamic' })}
      />
    </Part>
  );
}

function Named({ store, state, onChange, toFault }: PartProps & { store: AssignmentEditorStore }) {
  const { assignees } = state;
  return (
    <Picker
      label={t('assignees')}
      placeholder={t('assignees.hint')}
      find={(text) => store.findAssignees(text)}
      toEntry={toAssigneeEntry}
      isChosen={(found) => holds(assignees, [found])}
      onAdd={(found) => onChange({ assignees: withAdded(assignees, [found]) })}
      chosen={assignees.map(toAssigneeEntry)}
      onRemove={(key) => {
        const gone = assignees.find((one) => toKey(one) === key);
        if (gone) onChange({ assignees: without(assignees, gone) });
      }}
      noneText={t('assignees.none')}
      error={toFault('team_ids') ?? toFault('person_ids')}
    />
  );
}

export function WhenPart({ state, onChange, toFault }: PartProps) {
  return (
    <Part title={t('when')}>
      <div className={styles.fields}>
        {(['starts_on', 'due_on'] as const).map((field) => (
          <TextField
            key={field}
            label={t(field)}
            type="datetime-local"
            required
            error={toFault(field)}
            value={state[field]}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        ))}
        <Select
          label={t('time_zone')}
          error={toFault('time_zone')}
          options={toTimeZones(state.time_zone).map((value) => ({ value, label: value }))}
          value={state.time_zone}
          onChange={(zone) => onChange({ time_zone: zone })}
        />
      </div>
      <RadioGroup
        label={t('zone_of')}
        variant="cards"
        options={(['company', 'person'] as const).map((value) => ({
          value,
          label: t(value),
          hint: t(`${value}.hint`),
        }))}
        value={state.zone_of}
        onChange={(value) => onChange({ zone_of: value === 'person' ? 'person' : 'company' })}
      />
      <Checkbox
        label={t('has_hard_end')}
        hint={t('has_hard_end.hint')}
        checked={state.has_hard_end}
        onChange={(checked) => onChange({ has_hard_end: checked })}
      />
      {toFault('has_hard_end') !== undefined && (
        <p role="alert" className={styles.fault}>
          {toFault('has_hard_end')}
        </p>
      )}
      <Checkbox
        label={t('sends_reminders')}
        hint={t('sends_reminders.hint')}
        checked={state.sends_reminders}
        onChange={(checked) => onChange({ sends_reminders: checked })}
      />
    </Part>
  );
}

const REPEATS = ['none', 'yearly', 'after_pass'] as const;

export function RulesPart({ state, onChange, toFault }: PartProps) {
  const { repeat } = state;
  const number = (field: 'pass_percent' | 'repeat_months' | 'early_days', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={field === 'early_days' ? 0 : 1}
      error={toFault(field)}
      value={state[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  return (
    <Part title={t('rules')}>
      <div className={styles.narrow}>{number('pass_percent', t('pass_percent'), t('pass_percent.hint'))}</div>
      <Checkbox
        label={t('counts_past_work')}
        hint={t('counts_past_work.hint')}
        checked={state.counts_past_work}
        onChange={(checked) => onChange({ counts_past_work: checked })}
      />
      <RadioGroup
        label={t('repeat')}
        variant="cards"
        options={REPEATS.map((value) => ({ value, label: t(value), hint: t(`${value}.hint`) }))}
        value={repeat}
        error={toFault('repeat')}
        onChange={(value) => onChange({ repeat: REPEATS.find((one) => one === value) ?? 'none' })}
      />
      {repeat !== 'none' && (
        <div className={styles.fields}>
          {repeat === 'after_pass' && number('repeat_months', t('repeat_months'), t('early.hint'))}
          {number('early_days', t(`early.${repeat}`), t('early.hint'))}
        </div>
      )}
    </Part>
  );
}
