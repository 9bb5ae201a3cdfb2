import type { ChosenItem, DateField, ItemSettings } from '@drawbridge/client/stores/integration/deep-linking';
import type { DeepLinking } from '@drawbridge/contracts/integration';
import { Checkbox, RadioGroup, TextArea, TextField } from '@drawbridge/ui';
import { toZoneName } from '../../kit/time/local-time.ts';
import { t } from './messages.ts';
import * as styles from './Tray.css.ts';

interface SettingFieldsProps {
  item: ChosenItem;
  takes: DeepLinking;
  platform: string;
  onChange: (part: Partial<ItemSettings>) => void;
}

const EARLIEST = '2000-01-01T00:00';
const LATEST = '2099-12-31T23:59';

/** How the platform shows one item. */
export function SettingFields({ item, takes, platform, onChange }: SettingFieldsProps) {
  const { content, settings, errors } = item;
  return (
    <div className={styles.fields}>
      <TextField
        label={t('field.title')}
        value={settings.title}
        hint={settings.title.trim() === '' && t('field.title.hint', { title: content.title })}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label={t('field.text')}
        rows={3}
        value={settings.text}
        error={errors.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {takes.accept_lineitem && content.isGradable && (
        <>
          <Checkbox
            label={t('field.graded')}
            hint={t('field.graded.hint', { platform })}
            checked={settings.isGraded}
            onChange={(isGraded) => onChange({ isGraded })}
          />
          {settings.isGraded && (
            <TextField
              label={t('field.points')}
              type="number"
              min={1}
              max={10_000}
              inputMode="decimal"
              value={settings.points}
              error={errors.points}
              onChange={(event) => onChange({ points: event.target.value })}
              className={styles.points}
            />
          )}
        </>
      )}
      {takes.keeps_dates ? (
        <>
          <div className={styles.dates}>
            <DateTime field="from" {...{ settings, onChange }} error={errors.from} />
            <DateTime field="until" {...{ settings, onChange }} error={errors.until} />
            <DateTime field="due" {...{ settings, onChange }} error={errors.due} />
          </div>
          <p className={styles.zone}>{t('field.zone', { zone: toZoneName() })}</p>
        </>
      ) : (
        <p className={styles.zone}>{t('field.elsewhere', { platform })}</p>
      )}
      {takes.targets.length > 1 && (
        <RadioGroup
          label={t('field.target')}
          options={takes.targets.map((value) => ({ value, label: t(`target.${value}`) }))}
          value={settings.target}
          onChange={(target) => onChange({ target: target as ItemSettings['target'] })}
        />
      )}
    </div>
  );
}

interface DateTimeProps extends Pick<SettingFieldsProps, 'onChange'> {
  field: DateField;
  settings: ItemSettings;
  error: string | undefined;
}

function DateTime({ field, settings, error, onChange }: DateTimeProps) {
  /** A partly entered date has an empty value, like none. */
  function noteUnfinished(isValid: boolean) {
    const others = settings.unfinished.filter((one) => one !== field);
    if (isValid === settings.unfinished.includes(field))
      onChange({ unfinished: isValid ? others : [...others, field] });
  }
  return (
    <TextField
      label={t(`field.${field}`)}
      type="datetime-local"
      min={EARLIEST}
      max={LATEST}
      value={settings[field]}
      error={error}
      onChange={(event) => onChange({ [field]: event.target.value })}
      onBlur={(event) => noteUnfinished(event.target.validity.valid)}
    />
  );
}
