import { type ChangeEvent, useRef, useState } from 'react';

type Errors<Name extends string> = Partial<Record<Name, string>>;

/** What ties a control to its field. */
export interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * The fields of a form: what was typed stays after a refusal, a message goes when its field is edited, and the first
 * faulty field gets the focus. `names` are in the order they stand on the page.
 * @see SIGN-1, SIGN-10, SIGN-12
 */
export function useFormFields<Name extends string>(names: readonly Name[], initial: Errors<Name> = {}) {
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>,
  );
  const [errors, setErrors] = useState<Errors<Name>>({});
  const form = useRef<HTMLFormElement>(null);

  /** Shows messages beside their fields; gives false when there are any. */
  function show(found: Readonly<Partial<Record<Name, string | undefined>>>): boolean {
    const faulty = names.filter((name) => found[name] !== undefined);
    setErrors(Object.fromEntries(faulty.map((name) => [name, found[name]])) as Errors<Name>);
    const [first] = faulty;
    if (first === undefined) return true;
    const control = form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
    return false;
  }
  return {
    form,
    values,
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
