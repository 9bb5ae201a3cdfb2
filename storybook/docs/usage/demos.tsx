import {
  Button,
  Checkbox,
  Chip,
  ConfirmDialog,
  createToasts,
  Inline,
  RadioGroup,
  SearchField,
  Select,
  Tabs,
  ToastRegion,
} from '@drawbridge/ui';
import { useState } from 'react';

/** Examples that keep a value, as the page around them would. */

export function ToastDemo({ label, message }: { label: string; message: string }) {
  const [toasts] = useState(createToasts);
  return (
    <>
      <Button onClick={() => toasts.show({ tone: 'positive', message })}>{label}</Button>
      <ToastRegion toasts={toasts} />
    </>
  );
}

export function DialogDemo({
  label,
  title,
  message,
  confirmLabel,
}: Record<'label' | 'title' | 'message' | 'confirmLabel', string>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        message={message}
        confirmLabel={confirmLabel}
        tone="danger"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

export function ChipsDemo({ values }: { values: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>(values.slice(0, 1));
  return (
    <Inline>
      {values.map((value) => (
        <Chip
          key={value}
          selected={chosen.includes(value)}
          onToggle={(isChosen) =>
            setChosen(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          {value}
        </Chip>
      ))}
    </Inline>
  );
}

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function SelectDemo({ label, values }: { label: string; values: readonly string[] }) {
  const [value, setValue] = useState(values[0] ?? '');
  return <Select label={label} options={toOptions(values)} value={value} onChange={setValue} />;
}

export function RadioDemo({ label, values }: { label: string; values: readonly string[] }) {
  const [value, setValue] = useState(values[0]);
  return <RadioGroup label={label} options={toOptions(values)} value={value} onChange={setValue} />;
}

export function CheckboxDemo({ label, hint }: { label: string; hint?: string }) {
  const [isChecked, setIsChecked] = useState(true);
  return <Checkbox label={label} hint={hint} checked={isChecked} onChange={setIsChecked} />;
}

export function SearchDemo({ label }: { label: string }) {
  const [value, setValue] = useState('injection');
  return <SearchField label={label} value={value} onChange={setValue} />;
}

export function TabsDemo({ label, tabs }: { label: string; tabs: Readonly<Record<string, string>> }) {
  const [value, setValue] = useState(Object.keys(tabs)[0] ?? '');
  return (
    <div>
      <Tabs
        label={label}
        value={value}
        onChange={setValue}
        tabs={Object.entries(tabs).map(([id, content]) => ({ id, label: id, content: <p>{content}</p> }))}
      />
    </div>
  );
}
