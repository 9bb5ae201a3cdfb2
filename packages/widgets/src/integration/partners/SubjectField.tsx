import type { CatalogueStore } from '@drawbridge/client/stores/kernel/catalogue';
import { Select, TextField } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { t } from './messages.ts';

interface SubjectFieldProps {
  store: CatalogueStore;
  kind: 'course' | 'lab';
  value: string;
  onChange: (id: string) => void;
}

/** The course or lab that a widget shows: one of the catalogue, or its id where the catalogue could not be loaded. */
export function SubjectField({ store, kind, value, onChange }: SubjectFieldProps) {
  useSignals();
  const label = t(`code.${kind}`);
  const known = store.catalogue.value;
  if (known.state === 'loading')
    return (
      <Select
        label={label}
        options={[]}
        placeholder={t('loading')}
        disabled
        value=""
        onChange={() => undefined}
      />
    );
  if (known.state === 'problem')
    return (
      <TextField
        label={label}
        hint={t('code.id.hint')}
        mono
        maxLength={64}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    );
  const { courses, labs } = known.value;
  const options =
    kind === 'course'
      ? courses.map(({ _key, event_name }) => ({ value: _key, label: event_name }))
      : labs.map(({ lab_id, title }) => ({ value: lab_id, label: title }));
  return (
    <Select
      label={label}
      options={options}
      placeholder={t('code.choose')}
      value={value}
      onChange={onChange}
    />
  );
}
