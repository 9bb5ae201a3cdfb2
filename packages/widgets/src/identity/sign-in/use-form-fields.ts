import { type ChangeEvent, useRef, useState } from 'react';

type Errors<Name extends string> = Partial<Record<Name, string>>;

/** Ties a control to its field. */
export interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * The fields of a form. What was typed stays after a refusal, a message disappears when its field is edited, and the
 * first field with a message receives the focus. `names` are in page order.
 * @see SIGN-1, SIGN-10, SIGN-12
 */
export function useFormFields<Name extends string>(names: readonly Name[], initial: Errors<Name> = {}) {
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>,
  );
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [others, setOthers] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);

  /** Shows messages beside their fields, and those of fields that the form lacks; returns false if there are any. */
  function show(found: Readonly<Record<string, string | undefined>>): boolean {
    const toControl = (name: string) => form.current?.elements.namedItem(name);
    const isBeside = (name: string) => toControl(name) instanceof HTMLElement;
    const messages = Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setErrors(Object.fromEntries(messages.filter(([name]) => isBeside(name))) as Errors<Name>);
    setOthers(messages.filter(([name]) => !isBeside(name)).map(([, message]) => message));
    const first = names.find((name) => found[name] && isBeside(name));
    const control = first && toControl(first);
    if (control instanceof HTMLElement) control.focus();
    return messages.length === 0;
  }
  return {
    form,
    values,
    others,
    show,
    bind: (name: Name): BoundField => ({
      name,
      value: values[name],
      error: errors[name],
      onChange(event) {
        const { value } = event.target;
        setValues((now) => ({ ...now, [name]: value }));
        setErrors((now) => ({ ...now, [name]: undefined }));
      },
    }),
  };
}
