import type { Loadable } from '@drawbridge/client';
import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import {
  LONGEST_TEAM_NAME,
  type RulePreview,
  type TeamName,
  type TeamRule,
} from '@drawbridge/contracts/company';
import { RadioGroup, Select, TextField } from '@drawbridge/ui';
import { t } from './messages.ts';
import { RulePreviewBox } from './RulePreviewBox.tsx';
import { RULE_FIELDS, type TeamValues } from './team-fields.ts';
import * as styles from './teams.css.ts';

export interface TeamFieldsProps {
  values: TeamValues;
  onValues: (values: TeamValues) => void;
  faults: Readonly<Record<string, string | undefined>>;
  /** All teams that the new parent may be one of; nested ones are left out. */
  names: Loadable<readonly TeamName[]>;
  /** The team itself. */
  ownId?: string;
  /** The directory decides name and members. */
  isOfDirectory?: boolean;
  preview: (rule: TeamRule) => Promise<ChangeOutcome<RulePreview>>;
}

/** Name, parent and kind of members of a team. */
export function TeamFields(props: TeamFieldsProps) {
  const { values, onValues, faults, names, ownId, preview, isOfDirectory = false } = props;
  const change = (part: Partial<TeamValues>) => onValues({ ...values, ...part });
  return (
    <>
      <TextField
        data-autofocus
        label={t('form.name')}
        disabled={isOfDirectory}
        error={faults['name']}
        maxLength={LONGEST_TEAM_NAME}
        autoComplete="off"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <ParentField
        {...{ values, names, ownId }}
        error={faults['parent_id']}
        onParent={(parentId) => change({ parentId })}
      />
      {!isOfDirectory && (
        <RadioGroup
          label={t('form.kind')}
          variant="cards"
          options={(['chosen', 'rule'] as const).map((kind) => ({
            value: kind,
            label: t(`form.kind.${kind}`),
            hint: t(`form.kind.${kind}.hint`),
          }))}
          value={values.kind}
          onChange={(kind) => change({ kind: kind === 'rule' ? 'rule' : 'chosen' })}
        />
      )}
      {values.kind === 'rule' && (
        <div className={styles.group}>
          <p className={styles.side}>{t('form.rule')}</p>
          <div className={styles.conditions}>
            {RULE_FIELDS.map((field) => (
              <TextField
                key={field}
                label={t(`form.${field}`)}
                error={faults[`rule.${field}`]}
                maxLength={100}
                autoComplete="off"
                {...(field === 'domain' && { placeholder: 'example.com', inputMode: 'url' })}
                value={values[field]}
                onChange={(event) => change({ [field]: event.target.value })}
              />
            ))}
          </div>
          {faults['rule'] && (
            <p role="alert" className={styles.fault}>
              {faults['rule']}
            </p>
          )}
          <RulePreviewBox values={values} preview={preview} isNew={ownId === undefined} />
        </div>
      )}
    </>
  );
}

interface ParentFieldProps extends Pick<TeamFieldsProps, 'values' | 'names'> {
  ownId: string | undefined;
  error: string | undefined;
  onParent: (parentId: string) => void;
}

function ParentField({ values, names, ownId, error, onParent }: ParentFieldProps) {
  const teams = names.state === 'ready' ? names.value : [];
  const isTop = ownId !== undefined && teams.some(({ parent_id }) => parent_id === ownId);
  const parents = teams.filter(({ id, parent_id }) => parent_id === null && id !== ownId);
  // The current one is an option before the others are loaded.
  const isMissing = values.parentId !== '' && !parents.some(({ id }) => id === values.parentId);
  return (
    <Select
      label={t('form.parent')}
      hint={t(isTop ? 'form.parent.top' : 'form.parent.hint')}
      error={error ?? (names.state === 'problem' ? t('form.parent.problem') : undefined)}
      disabled={names.state !== 'ready' || isTop}
      value={values.parentId}
      onChange={onParent}
      options={[
        { value: '', label: t('form.parent.none') },
        ...(isMissing ? [{ value: values.parentId, label: '…' }] : []),
        ...parents.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
